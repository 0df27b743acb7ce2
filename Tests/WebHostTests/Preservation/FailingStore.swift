import Foundation
import SceneStore
import Synchronization

/// A store that fails as long as it is told to, and is a store in memory otherwise.
final class FailingStore: SceneStore {
    let owner = "test"
    let workMark: WorkMark? = nil
    let executor: (any TaskExecutor)? = nil
    private let memory = MemorySceneStore()
    private let failing = Mutex(true)
    private let released = Mutex<[String]>([])
    private let failsWritingOnly = Mutex(false)
    private let failsReleasing = Mutex(false)
    private let writing = Mutex<@Sendable () -> Void>({})
    private let atOnce = Mutex<[String: [UInt8]]?>(nil)
    private let batches = Mutex<[[String]]>([])
    private let writtenCount = Mutex(0)
    private let stopped = Mutex<[SessionWork]>([])
    private let pieces = Mutex<[FilePiece: [UInt8]]>([:])

    /// Whether it fails.
    var isFailing: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// Whether it can be read while it fails.
    var isReadable: Bool {
        get { failsWritingOnly.withLock { $0 } }
        set { failsWritingOnly.withLock { $0 = newValue } }
    }

    /// Whether it fails to give sessions up.
    var keepsReleases: Bool {
        get { failsReleasing.withLock { $0 } }
        set { failsReleasing.withLock { $0 = newValue } }
    }

    /// The scenes that were written at once, by their names; nil where it does not write so.
    var scenesWrittenAtOnce: [String: [UInt8]]? {
        get { atOnce.withLock { $0 } }
        set { atOnce.withLock { $0 = newValue } }
    }

    /// The names of the scenes that were written at once, those together that were written together.
    var batchesWrittenAtOnce: [[String]] { batches.withLock { $0 } }

    /// How often it was asked to write changes.
    var writeCount: Int { writtenCount.withLock { $0 } }

    /// Has something done while sessions are being written, or scenes are being written at once.
    func duringWriting(_ work: @escaping @Sendable () -> Void) {
        writing.withLock { $0 = work }
    }

    /// The sessions that were given up.
    var releasedSessions: [String] { released.withLock { $0 } }

    /// Changes what is kept of files.
    func changePieces(_ change: (inout [FilePiece: [UInt8]]) -> Void) {
        pieces.withLock { change(&$0) }
    }

    /// What the last owner of the session that is claimed next was at when the app stopped it.
    var stoppedWork: [SessionWork] {
        get { stopped.withLock { $0 } }
        set { stopped.withLock { $0 = newValue } }
    }

    private func check() throws(SceneStoreError) {
        if isFailing { throw SceneStoreError(.full, "There is no room.") }
    }

    func claim(_ session: String, now: Date) async throws(SceneStoreError) -> SessionClaim {
        if !isReadable { try check() }
        let claim = try await memory.claim(session, now: now)
        guard case .granted(let lease, var stored) = claim else { return claim }
        stored.stoppedWork = stoppedWork
        stoppedWork = []
        return .granted(lease, stored)
    }

    func sessions() async throws(SceneStoreError) -> [StoredSessionSummary] {
        try check()
        return try await memory.sessions()
    }

    var writesAtOnce: Bool { true }

    func writeAtOnce(_ scenes: [SceneChange]) -> Bool {
        writing.withLock { $0 }()
        return atOnce.withLock { written in
            for scene in scenes { written?[scene.scene] = scene.contents }
            if written != nil { batches.withLock { $0.append(scenes.map(\.scene)) } }
            return written != nil
        }
    }

    func write(_ changes: [SessionChange]) async throws(SceneStoreError) -> Set<String> {
        writtenCount.withLock { $0 += 1 }
        writing.withLock { $0 }()
        try check()
        return try await memory.write(changes)
    }

    var keepsFiles: Bool { true }

    func write(_ contents: [UInt8], as piece: FilePiece, expires: Date) async throws(SceneStoreError) {
        try check()
        pieces.withLock { $0[piece] = contents }
    }

    func contents(of piece: FilePiece) async throws(SceneStoreError) -> [UInt8]? {
        try check()
        return pieces.withLock { $0[piece] }
    }

    func lostSessions(among leases: [SessionLease]) async throws(SceneStoreError) -> Set<String> {
        try check()
        return try await memory.lostSessions(among: leases)
    }

    func release(_ leases: [SessionLease]) async throws(SceneStoreError) {
        try check()
        if keepsReleases { throw SceneStoreError(.unavailable, "The store is away.") }
        released.withLock { $0 += leases.map(\.session) }
    }

    func remove(_ leases: [SessionLease]) async throws(SceneStoreError) {
        try check()
        try await memory.remove(leases)
    }

    func endSessions(ofAccount account: String, except session: String?) async throws(SceneStoreError) {
        try check()
        try await memory.endSessions(ofAccount: account, except: session)
    }

    var notices: AsyncStream<SceneStoreNotice> { memory.notices }

    func sweep(now: Date) async throws(SceneStoreError) -> Int {
        try check()
        return try await memory.sweep(now: now)
    }

    func statistics() async throws(SceneStoreError) -> SceneStoreStatistics {
        try check()
        return try await memory.statistics()
    }

    func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics {
        try check()
        return try await memory.statistics(of: session)
    }

    func close() async {}
}
