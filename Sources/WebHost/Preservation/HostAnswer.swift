import HTTPServer

/// What the main actor says to a request.
enum HostAnswer: Sendable {
    /// The response, with the session that it is about; it is sent once what it tells of is stored, where there is something
    /// to store, unless the session went on in another process meanwhile.
    case response(Response, of: UserSession?, storedWith: SessionArchive.Ticket?)
    /// The session is not in memory; it may be in the store.
    case sessionIsAway(SessionKey)

    /// The answer, where what it tells of is stored with a change.
    func stored(with ticket: SessionArchive.Ticket) -> HostAnswer {
        guard case .response(let response, let session, storedWith: _) = self else { return self }
        return .response(response, of: session, storedWith: ticket)
    }
}

/// What a request knows of its session, where that was not in memory.
enum Whereabouts: Sendable {
    /// Nothing: it did not ask.
    case unknown
    /// It was taken out of the store, for this request and others that asked meanwhile.
    case claimed(ArchivedSession)
    /// Another request took it in.
    case takenIn
    /// There is none.
    case nowhere
    /// The store cannot tell.
    case unreachable
}
