package import Foundation

/// Where user sessions and their scenes are kept while no process holds them in memory, and in case one ends.
///
/// A session belongs to one owner at a time, which is a process of the app. Whoever opens a session or claims it gets a
/// ``SessionLease``; what is written under a lease that another owner has since replaced is refused, so that two
/// processes never run one scene. The token of the lease is a fencing token: it grows with each change of owner.
///
/// Contents are bytes that the store does not look into. All methods may be called from any thread, and several at once.
package protocol SceneStore: Sendable {
    /// The name by which this process owns sessions, unlike that of any other process.
    var owner: String { get }

    /// Where it is noted what this process is doing, for those who take its sessions over; nil where nobody could.
    var workMark: WorkMark? { get }

    /// Where the store works; tasks that run there anyway need not change threads to write. Nil for anywhere.
    var executor: (any TaskExecutor)? { get }

    /// Takes over a session that an earlier process, or this one, wrote.
    ///
    /// - Parameters:
    ///   - session: The name of the session.
    ///   - now: The time, by which sessions are over.
    /// - Returns: The session with its lease; or that there is none, or that another process that is alive owns it.
    /// - Throws: Why the store cannot tell.
    func claim(_ session: String, now: Date) async throws(SceneStoreError) -> SessionClaim

    /// Writes what changed, of each session all of it or nothing.
    ///
    /// - Parameter changes: The changes, at most one for each session.
    /// - Returns: The names of the sessions that belong to another process by now, of which nothing was written.
    /// - Throws: Why not everything was written; all of it may be written again.
    func write(_ changes: [SessionChange]) async throws(SceneStoreError) -> Set<String>

    /// Whether ``writeAtOnce(_:)`` may write, so that it is worth making the bytes of scenes for it.
    var writesAtOnce: Bool { get }

    /// Writes scenes of sessions that are otherwise as they were written, where the thread that asks need not wait for that.
    ///
    /// What was written so survives the end of the process like what ``write(_:)`` wrote. That a session belongs to another
    /// process by now, or is gone, is told as a notice, ``SceneStoreNotice/lost(_:)`` or ``SceneStoreNotice/missing(_:)``.
    ///
    /// - Parameter scenes: The scenes, of sessions of which no other change is being written.
    /// - Returns: Whether they are written, all of them; if not, they take ``write(_:)``.
    func writeAtOnce(_ scenes: [SceneChange]) -> Bool

    /// Whether files that people sent are kept too; if not, they end with the process or when their session leaves memory.
    var keepsFiles: Bool { get }

    /// Keeps a piece of a file, until its scene or its session is gone; to be written before the scene that has the file.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - piece: Which piece it is.
    ///   - expires: When the session's time is over.
    func write(_ contents: [UInt8], as piece: FilePiece, expires: Date) async throws(SceneStoreError)

    /// Reads a piece of a file.
    ///
    /// - Parameter piece: Which piece it is.
    /// - Returns: The bytes; nil when there is no such piece.
    /// - Throws: That it was damaged or tampered with, or why the store cannot tell.
    func contents(of piece: FilePiece) async throws(SceneStoreError) -> [UInt8]?

    /// Which of the sessions of this process belong to another one by now.
    ///
    /// - Parameter leases: The leases of those that were written.
    /// - Returns: The names of the sessions.
    func lostSessions(among leases: [SessionLease]) async throws(SceneStoreError) -> Set<String>

    /// Lets others claim sessions that this process wrote and does not hold any more.
    ///
    /// - Parameter leases: The leases; those that are over already are passed over.
    func release(_ leases: [SessionLease]) async throws(SceneStoreError)

    /// Removes sessions for good.
    ///
    /// - Parameter leases: The leases; sessions that belong to another process by now are left alone.
    func remove(_ leases: [SessionLease]) async throws(SceneStoreError)

    /// Ends the sessions of an account for good.
    ///
    /// Those that another process has, which is told as if somebody asked for them, cannot be written by it any more.
    ///
    /// - Parameters:
    ///   - account: Whose sessions they are.
    ///   - session: The name of the one that goes on; nil for none.
    func endSessions(ofAccount account: String, except session: String?) async throws(SceneStoreError)

    /// What the store has to say by itself, for one reader; it ends when the store is closed.
    var notices: AsyncStream<SceneStoreNotice> { get }

    /// Removes the sessions whose time is over; to be called now and then.
    ///
    /// - Parameter now: The time.
    /// - Returns: How many sessions were removed.
    func sweep(now: Date) async throws(SceneStoreError) -> Int

    /// What the store holds.
    func statistics() async throws(SceneStoreError) -> SceneStoreStatistics

    /// What the store holds of one session.
    ///
    /// - Parameter session: The name of the session.
    func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics

    /// The sessions that the store holds, those first whose time is over first.
    func sessions() async throws(SceneStoreError) -> [StoredSessionSummary]

    /// Gives up all sessions of this process and closes the store.
    func close() async
}

extension SceneStore {
    /// Most stores have to be waited for.
    package var writesAtOnce: Bool { false }

    /// Nothing is written.
    package func writeAtOnce(_ scenes: [SceneChange]) -> Bool { false }
}
