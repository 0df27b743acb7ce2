/// Why a request that was passed on to another process of the app has no response.
package enum ForwardingError: Error, Sendable, Equatable {
    /// Nobody listens at the socket; nothing of the request was read.
    case unreachable
    /// The process ended, or gave up the connection, before its response was complete.
    case interrupted
    /// What the process sent is no response.
    case malformed
    /// The client's content could not be read.
    case content(RequestBodyError)
}
