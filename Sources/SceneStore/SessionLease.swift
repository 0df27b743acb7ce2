/// The right of a process to run the scenes of a user session and to write them.
package struct SessionLease: Sendable, Hashable {
    /// The name of the session.
    package let session: String

    /// The fencing token, which is greater with each owner and begins with 1.
    package let token: Int

    /// Creates a lease.
    ///
    /// - Parameters:
    ///   - session: The name of the session.
    ///   - token: The fencing token.
    package init(session: String, token: Int = 1) {
        self.session = session
        self.token = token
    }
}

/// What became of the wish to take over a session.
package enum SessionClaim: Sendable, Equatable {
    /// The session belongs to this process now.
    case granted(SessionLease, StoredSession)
    /// There is none of that name, or its time is over.
    case unknown
    /// Another process that is alive owns it; that one is told that the session is wanted.
    case ownedElsewhere
}
