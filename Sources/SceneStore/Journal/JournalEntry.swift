import Foundation

/// The latest state of a scene in a journal, which the database has not got yet.
struct JournalEntry: Sendable {
    /// Which scene of which session it is.
    let name: JournalRecord.Name

    /// The right under which it was written.
    var lease: SessionLease { SessionLease(session: name.session, token: token) }

    /// The fencing token.
    let token: Int

    /// The encrypted scene.
    let sealed: Data
}
