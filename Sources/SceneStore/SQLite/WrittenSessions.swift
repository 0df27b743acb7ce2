import Foundation
import Synchronization

/// What a process wrote last of its sessions besides their scenes, so that it is not written again with each event.
final class WrittenSessions: Sendable {
    private struct Entry {
        let token: Int
        let contents: [UInt8]
        let account: String?
        let expires: Date
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Whether the store says all of a session that a change says, but for its scenes and some moments of its time.
    func cover(_ change: SessionChange, now: Date) -> Bool {
        entries.withLock { entries in
            guard let entry = entries[change.lease.session] else { return false }
            return entry.token == change.lease.token && entry.contents == change.contents
                && entry.account == change.account
                && StoredEnd.mayStay(
                    laterBy: .seconds(change.expires.timeIntervalSince(entry.expires)),
                    left: .seconds(entry.expires.timeIntervalSince(now)))
        }
    }

    /// Takes note of a change that was written whole.
    func note(_ change: SessionChange) {
        entries.withLock { entries in
            entries[change.lease.session] = Entry(
                token: change.lease.token, contents: change.contents, account: change.account, expires: change.expires)
        }
    }

    /// Drops what is known of sessions that the process does not hold any more.
    func forget(_ sessions: some Sequence<String>) {
        entries.withLock { entries in
            for session in sessions { entries[session] = nil }
        }
    }
}
