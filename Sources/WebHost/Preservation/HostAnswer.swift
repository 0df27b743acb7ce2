import HTTPServer

/// What the main actor says to a request.
enum HostAnswer: Sendable {
    /// The response; it is sent once what it tells of is stored, where there is something to store.
    case response(Response, storedWith: SessionArchive.Ticket?)
    /// The session is not in memory; it may be in the store.
    case sessionIsAway(SessionKey)
}
