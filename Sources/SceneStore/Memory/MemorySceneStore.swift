package import Foundation
import Synchronization

/// A store in the memory of the process: scenes that nobody looks at give back their views, and end with the process.
package final class MemorySceneStore: SceneStore {
    /// The name by which this process owns sessions.
    package let owner = "memory"

    /// None: nobody takes these sessions over.
    package var workMark: WorkMark? { nil }

    /// Anywhere.
    package var executor: (any TaskExecutor)? { nil }

    /// What is kept of a session.
    private struct Entry {
        var session: StoredSession
        var account: String?
        var token: Int
    }

    private let sessions = Mutex<[String: Entry]>([:])

    private let continuation: AsyncStream<SceneStoreNotice>.Continuation

    /// What the store has to say by itself: which sessions it lost.
    package let notices: AsyncStream<SceneStoreNotice>

    /// Creates an empty store.
    package init() {
        (notices, continuation) = AsyncStream.makeStream()
    }

    /// Takes over a session that was written before.
    package func claim(_ session: String, now: Date) async throws(SceneStoreError) -> SessionClaim {
        sessions.withLock { sessions in
            guard let entry = sessions[session], entry.session.expires > now else { return .unknown }
            sessions[session]?.token += 1
            return .granted(SessionLease(session: session, token: entry.token + 1), entry.session)
        }
    }

    /// Writes what changed, all of it or nothing.
    package func write(_ changes: [SessionChange]) async throws(SceneStoreError) -> Set<String> {
        sessions.withLock { sessions in
            var lost: Set<String> = []
            for change in changes {
                let name = change.lease.session
                if let token = sessions[name]?.token, token != change.lease.token {
                    lost.insert(name)
                    continue
                }
                if sessions[name] == nil, change.isKnown { continuation.yield(.missing(name)) }
                var scenes = sessions[name]?.session.scenes ?? [:]
                for (scene, contents) in change.scenes { scenes[scene] = contents }
                sessions[name] = Entry(
                    session: StoredSession(contents: change.contents, scenes: scenes, expires: change.expires),
                    account: change.account, token: change.lease.token)
            }
            return lost
        }
    }

    /// They are not: they would take the memory that sessions make room for.
    package var keepsFiles: Bool { false }

    /// Does nothing.
    package func write(_ contents: [UInt8], as piece: FilePiece, expires: Date) async throws(SceneStoreError) {}

    /// None.
    package func contents(of piece: FilePiece) async throws(SceneStoreError) -> [UInt8]? { nil }

    /// The sessions that were claimed since.
    package func lostSessions(among leases: [SessionLease]) async throws(SceneStoreError) -> Set<String> {
        sessions.withLock { sessions in
            let lost = leases.filter { lease in sessions[lease.session].map { $0.token != lease.token } ?? false }
            return Set(lost.map(\.session))
        }
    }

    /// Lets others claim sessions.
    package func release(_ leases: [SessionLease]) async throws(SceneStoreError) {}

    /// Removes sessions for good.
    package func remove(_ leases: [SessionLease]) async throws(SceneStoreError) {
        sessions.withLock { sessions in
            for lease in leases where sessions[lease.session]?.token == lease.token { sessions[lease.session] = nil }
        }
    }

    /// Ends the sessions of an account for good.
    package func endSessions(ofAccount account: String, except session: String?) async throws(SceneStoreError) {
        sessions.withLock { sessions in
            sessions = sessions.filter { $0.value.account != account || $0.key == session }
        }
    }

    /// Removes the sessions whose time is over.
    package func sweep(now: Date) async throws(SceneStoreError) -> Int {
        sessions.withLock { sessions in
            let count = sessions.count
            sessions = sessions.filter { $0.value.session.expires > now }
            return count - sessions.count
        }
    }

    /// What the store holds.
    package func statistics() async throws(SceneStoreError) -> SceneStoreStatistics {
        sessions.withLock { sessions in
            sessions.values.reduce(into: SceneStoreStatistics()) { $0.add($1.session) }
        }
    }

    /// What the store holds of one session.
    package func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics {
        sessions.withLock { sessions in
            var statistics = SceneStoreStatistics()
            if let stored = sessions[session]?.session { statistics.add(stored) }
            return statistics
        }
    }

    /// The sessions that the store holds, those first whose time is over first.
    package func sessions() async throws(SceneStoreError) -> [StoredSessionSummary] {
        sessions.withLock { sessions in
            sessions.map { name, entry in
                var statistics = SceneStoreStatistics()
                statistics.add(entry.session)
                return StoredSessionSummary(
                    name: name, scenes: statistics.scenes, bytes: statistics.bytes, expires: entry.session.expires,
                    isAwake: false)
            }.sorted { $0.expires < $1.expires }
        }
    }

    /// Gives up all sessions of this process and closes the store.
    package func close() async {}
}

extension SceneStoreStatistics {
    /// Counts a session.
    fileprivate mutating func add(_ session: StoredSession) {
        sessions += 1
        scenes += session.scenes.count
        bytes += session.contents.count + session.scenes.values.reduce(0) { $0 + $1.count }
    }
}
