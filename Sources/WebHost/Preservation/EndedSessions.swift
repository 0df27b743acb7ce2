import SceneStore

/// The sessions that ended and of which the store may still have something.
struct EndedSessions: Sendable {
    /// The sessions of an account that ended, but for one.
    struct Account: Hashable, Sendable {
        /// Whose sessions they are.
        let name: String
        /// The name of the session that goes on.
        let exception: String
    }

    /// What the sessions were held by.
    var leases: Set<SessionLease> = []

    /// The accounts whose sessions ended, and which of the attempts to write was the last that began before.
    var accounts: [Account: Int] = [:]

    /// Whether there are none.
    var isEmpty: Bool { leases.isEmpty && accounts.isEmpty }

    /// Whether a session ended by itself, not with others of its account.
    func contains(_ session: String) -> Bool {
        leases.contains { $0.session == session }
    }

    /// Whether a stored session ended.
    ///
    /// - Parameters:
    ///   - session: The name of the session.
    ///   - account: Whose it is.
    func contains(_ session: String, of account: String?) -> Bool {
        contains(session) || accounts.keys.contains { $0.name == account && $0.exception != session }
    }

    /// Whether a change is of a session that ended since an attempt to write it began.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - attempt: Which attempt it was.
    func contains(_ change: UnwrittenChange, writtenIn attempt: Int) -> Bool {
        let session = change.lease.session
        return leases.contains(change.lease)
            || accounts.contains { account, last in
                account.name == change.session.account && account.exception != session && last >= attempt
            }
    }

    /// Those that others have too.
    func intersection(_ others: EndedSessions) -> EndedSessions {
        EndedSessions(
            leases: leases.intersection(others.leases),
            accounts: accounts.filter { others.accounts[$0.key] == $0.value })
    }

    /// Drops what the store has forgotten.
    mutating func subtract(_ forgotten: EndedSessions) {
        leases.subtract(forgotten.leases)
        // One that ended again meanwhile is ended again.
        accounts = accounts.filter { forgotten.accounts[$0.key] != $0.value }
    }
}
