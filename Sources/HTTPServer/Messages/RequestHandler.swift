/// Answers requests.
public protocol RequestHandler: Sendable {
    /// Answers one request.
    ///
    /// Called once for each request of each connection, in the order in which a connection's requests arrived; the next
    /// one of the same connection is asked for after the response to this one was sent. The call starts on the event
    /// loop of the connection and must not block it: work that takes long belongs to another actor or task.
    ///
    /// An implementation that is `nonisolated(nonsending)` as well is called directly; one that is bound to an actor, or
    /// to none, costs a change of executors.
    ///
    /// The task is cancelled when the client disconnects or the server is stopped at once.
    nonisolated(nonsending) func respond(to request: Request) async -> Response
}
