import Foundation
package import Logging
package import SceneStore
import Synchronization

/// Writes sessions into a store and takes them out of it, away from the main actor.
///
/// Changes that come while others are being written wait and are then written together, the later ones of a session in
/// place of the earlier ones. While the store cannot be used, sessions carry on in memory: what changed waits until it
/// can, and the log says once what is wrong.
package final class SessionArchive: Sendable {
    /// Says how far writing must be for a change to be stored.
    struct Ticket: Comparable, Sendable {
        let number: Int

        static func < (left: Ticket, right: Ticket) -> Bool { left.number < right.number }
    }

    /// Somebody who waits until changes are written.
    struct Waiter {
        /// The last of the changes.
        let ticket: Int
        /// The first attempt after whose failure it waits no longer.
        let attempt: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    /// What waits.
    struct State {
        var changes: [String: UnwrittenChange] = [:]
        var lastTicket = 0
        /// The last change that an attempt was made to write, with or without success.
        var triedTicket = 0
        var isWriting = false
        /// What is being written, by the names of the sessions.
        var writtenChanges: [String: UnwrittenChange] = [:]
        /// What is given up once it is written.
        var leasesToRelease: [SessionLease] = []
        var ended = EndedSessions()
        var isRemoving = false
        var isClosed = false
        /// The latest task that releases leases, after all earlier ones.
        var releasing: Task<Void, Never>?
        /// How many attempts began.
        var attemptCount = 0
        var waiting: [Waiter] = []
        var claims: [String: Task<ArchiveClaim, any Error>] = [:]
        /// The tokens of the sessions that were taken out of the store and not yet into memory.
        var granted: [String: Int] = [:]
        var takenIn: Set<String> = []
        var lostLeases: Set<SessionLease> = []
        var wantedSessions: Set<String> = []
        var missingSessions: Set<String> = []
        var isEmptied = false
        var hasLapsed = false
        var failure: SceneStoreError.Code?
    }

    /// How long a store that could not be used is left alone.
    static let pause: Duration = .seconds(1)

    /// The store.
    let store: any SceneStore
    let logger: Logger
    let metrics = ArchiveMetrics()
    let state = Mutex(State())
    private let keeper: FileKeeper

    /// Says, for one reader, when sessions belong to other processes, are wanted by them, or are to be written again.
    package let ownershipChanges: AsyncStream<Void>
    let ownershipChange: AsyncStream<Void>.Continuation

    /// Creates the archive of a store.
    ///
    /// - Parameters:
    ///   - store: Where sessions are kept.
    ///   - logger: Where it is said what the store cannot do.
    package init(store: any SceneStore, logger: Logger = Logger(label: "segue.store")) {
        self.store = store
        self.logger = logger
        keeper = FileKeeper(store: store, logger: logger)
        (ownershipChanges, ownershipChange) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        Task.detached { [weak self, notices = store.notices] in
            for await notice in notices { self?.heed(notice) }
        }
    }

    private func heed(_ notice: SceneStoreNotice) {
        state.withLock { state in
            switch notice {
            case .wanted(let session): state.wantedSessions.insert(session)
            case .lost(let lease): state.lostLeases.insert(lease)
            case .missing(let session): state.missingSessions.insert(session)
            case .emptied: state.isEmptied = true
            case .lapsed: state.hasLapsed = true
            }
        }
        if notice == .emptied { logger.error("the store lost its sessions; those in memory are written again") }
        ownershipChange.yield()
    }

    // MARK: Writing

    /// Takes in a change that is to be written, together with others: once somebody waits for one, or says that no more
    /// are to come now.
    ///
    /// - Returns: What ``waitUntilWritten(_:)`` takes.
    @discardableResult
    func enqueue(_ change: UnwrittenChange) -> Ticket {
        state.withLock { state in
            state.merge(change)
            state.lastTicket += 1
            return Ticket(number: state.lastTicket)
        }
    }

    /// Whether a scene may be written by ``writeAtOnce(_:)``: where the store may do so and can be used, and nothing of the
    /// scene's session waits to be written, which the scene would be written over by.
    ///
    /// - Parameter lease: The lease of its session.
    func mayWriteAtOnce(under lease: SessionLease) -> Bool {
        guard store.writesAtOnce else { return false }
        return state.withLock { state in
            state.failure == nil && !state.isUnwritten(lease.session) && !state.lostLeases.contains(lease)
                && !state.ended.leases.contains(lease) && state.ended.accounts.isEmpty
        }
    }

    /// Writes scenes of sessions that are otherwise as they were written, if the store can do so at once.
    ///
    /// - Parameter scenes: The scenes; ``mayWriteAtOnce(under:)`` has to hold for each.
    /// - Returns: Whether they are written, all of them; if not, they are to be enqueued.
    func writeAtOnce(_ scenes: [SceneChange]) -> Bool {
        guard store.writeAtOnce(scenes) else { return false }
        metrics.writtenSessions.increment(by: scenes.count)
        return true
    }

    /// Has what was taken in written, unless that goes on already.
    func beginWriting() {
        let begins = state.withLock { state in
            guard !state.isWriting, !state.changes.isEmpty else { return false }
            state.isWriting = true
            return true
        }
        if begins { Task.detached(executorPreference: store.executor) { await self.writeAll() } }
    }

    /// The ticket of the last change.
    var lastTicket: Ticket { Ticket(number: state.withLock { $0.lastTicket }) }

    /// Waits until a change is stored, or could not be.
    func waitUntilWritten(_ ticket: Ticket) async {
        beginWriting()
        await wait { state in
            state.triedTicket < ticket.number && state.isWriting && state.failure == nil ? (ticket.number, 0) : nil
        }
    }

    /// Waits until everything is stored, or an attempt that begins from now on failed.
    func waitUntilAllIsWritten() async {
        beginWriting()
        await wait { state in state.isWriting ? (state.lastTicket, state.attemptCount + 1) : nil }
    }

    /// Waits for the ticket and the attempt that a closure names, if it names any.
    func wait(_ choose: (State) -> (ticket: Int, attempt: Int)?) async {
        await withCheckedContinuation { continuation in
            let waits = state.withLock { state in
                guard let (ticket, attempt) = choose(state) else { return false }
                state.waiting.append(Waiter(ticket: ticket, attempt: attempt, continuation: continuation))
                return true
            }
            if !waits { continuation.resume() }
        }
    }

    /// Writes until nothing is left.
    private func writeAll() async {
        while true {
            let (batch, ticket) = state.withLock { state in
                defer { state.changes = [:] }
                state.writtenChanges = state.changes
                if state.changes.isEmpty { state.isWriting = false } else { state.attemptCount += 1 }
                return (Array(state.changes.values), state.lastTicket)
            }
            // What was waited for may have been taken back.
            guard !batch.isEmpty else { return finish(ticket) { _ in } }
            // Whoever signs in after all were signed out stays signed in.
            await endAccounts()
            do throws(SceneStoreError) {
                try await writeFiles(of: batch)
                let lost = try await store.write(batch.map(\.encoded))
                metrics.writtenSessions.increment(by: batch.count)
                noteSuccess(ofWriting: true)
                finish(ticket) { $0.lostLeases.formUnion(batch.map(\.lease).filter { lost.contains($0.session) }) }
                if !lost.isEmpty { ownershipChange.yield() }
                await releaseWritten()
            } catch {
                noteFailure(error)
                finish(ticket, hasFailed: true) { state in
                    for change in batch where !state.ended.contains(change, writtenIn: state.attemptCount) {
                        state.mergeOlder(change)
                    }
                }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Writes the files of changes, so that no scene is stored that lacks some.
    private func writeFiles(of batch: [UnwrittenChange]) async throws(SceneStoreError) {
        for change in batch {
            for (scene, files) in change.files {
                try await keeper.write(files, of: scene, in: change.lease.session, expires: change.expires)
            }
        }
    }

    /// Lets those go on who wait for the changes up to a ticket, unless they wait for another attempt.
    private func finish(_ ticket: Int, hasFailed: Bool = false, _ update: (inout State) -> Void) {
        let waiting = state.withLock { state in
            state.writtenChanges = [:]
            update(&state)
            state.triedTicket = max(state.triedTicket, ticket)
            let attempt = hasFailed ? state.attemptCount : .max
            let split = state.waiting.partition { $0.ticket <= ticket && $0.attempt <= attempt }
            defer { state.waiting.removeSubrange(split...) }
            return Array(state.waiting[split...])
        }
        for waiter in waiting { waiter.continuation.resume() }
    }

    // MARK: Owning

    /// Takes a session out of the store.
    ///
    /// What is waiting to be written is written before. Several requests for one session share one claim, until one of
    /// them has taken the session in.
    ///
    /// - Parameter session: The name of the session.
    /// - Returns: What became of the claim; nil when the session was taken in meanwhile.
    /// - Throws: Why the store cannot tell.
    func claim(_ session: String) async throws -> ArchiveClaim? {
        let task: Task<ArchiveClaim, any Error>? = state.withLock { state in
            if let task = state.claims[session] { return task }
            if state.takenIn.contains(session) { return nil }
            let ticket = Ticket(number: state.lastTicket)
            let task = Task<ArchiveClaim, any Error>.detached { try await self.fetch(session, after: ticket) }
            state.claims[session] = task
            return task
        }
        guard let task else { return nil }
        do {
            let claim = try await task.value
            if case .granted = claim {} else { forgetClaim(of: session) }
            return claim
        } catch {
            forgetClaim(of: session)
            throw error
        }
    }

    private func fetch(_ session: String, after ticket: Ticket) async throws(SceneStoreError) -> ArchiveClaim {
        await waitUntilWritten(ticket)
        // The store has an earlier state as long as what was put away could not be written.
        let (isUnwritten, isOver) = state.withLock { ($0.isUnwritten(session), $0.ended.contains(session)) }
        guard !isOver else { return .unknown }
        if isUnwritten { return takeUnwritten(session).map(ArchiveClaim.granted) ?? .ownedElsewhere }
        do throws(SceneStoreError) {
            let claim = try await store.claim(session, now: Date())
            noteSuccess()
            switch claim {
            case .unknown: return .unknown
            case .ownedElsewhere: return .ownedElsewhere
            case .granted(let lease, let stored):
                guard !hasEnded(stored, named: session) else {
                    remove([lease])
                    return .unknown
                }
                let files = await keeper.restoreFiles(of: stored, named: session)
                state.withLock { $0.granted[session] = lease.token }
                return .granted(ArchivedSession(stored: stored, lease: lease, files: files))
            }
        } catch {
            noteFailure(error)
            throw error
        }
    }

    /// Takes a session back that was put away and could not be written, under the lease that it had.
    ///
    /// - Returns: The session; nil where some of it is in the store only.
    private func takeUnwritten(_ session: String) -> ArchivedSession? {
        state.withLock { state in
            guard let change = state.unwrittenChange(of: session), change.isWhole, change.files.isEmpty,
                state.leasesToRelease.contains(change.lease)
            else { return nil }
            let scenes = change.scenes.compactMapValues { $0 }
            guard scenes.values.allSatisfy(\.files.isEmpty) else { return nil }
            state.leasesToRelease.removeAll { $0 == change.lease }
            state.granted[session] = change.lease.token
            let stored = StoredSession(
                contents: change.session.bytes, scenes: scenes.mapValues(\.bytes), expires: change.expires)
            return ArchivedSession(stored: stored, lease: change.lease, files: [:])
        }
    }

    private func forgetClaim(of session: String) {
        state.withLock { $0.claims[session] = nil }
    }

    /// Says that a session that was claimed is about to be in memory.
    ///
    /// - Parameter lease: What the claim gave.
    /// - Returns: Whether it may be: the first of those who shared the claim takes the session in, and after that it may
    ///   have changed, here or elsewhere.
    func noteTakenIn(_ lease: SessionLease) -> Bool {
        state.withLock { state in
            guard state.granted[lease.session] == lease.token else { return false }
            state.granted[lease.session] = nil
            state.claims[lease.session] = nil
            state.takenIn.insert(lease.session)
            return true
        }
    }

    /// Lets others claim sessions once what changed of them is stored, and not before: they would get what was.
    func release(_ leases: [SessionLease]) {
        state.withLock { state in
            state.takenIn.subtract(leases.map(\.session))
            state.leasesToRelease += leases
            let (ticket, earlier) = (Ticket(number: state.lastTicket), state.releasing)
            state.releasing = Task.detached {
                await earlier?.value
                await self.waitUntilWritten(ticket)
                await self.releaseWritten()
            }
        }
    }

    /// Releases what is stored by now; what the store does not release is tried again later.
    func releaseWritten() async {
        let leases = state.withLock { state in
            let written = state.leasesToRelease.filter { !state.isUnwritten($0.session) }
            state.leasesToRelease.removeAll { written.contains($0) }
            return written
        }
        guard !leases.isEmpty else { return }
        let isDone: Void? = await attempt { [store] () async throws(SceneStoreError) in
            try await store.release(leases)
        }
        if isDone == nil { state.withLock { $0.leasesToRelease += leases } }
    }

    // MARK: Knowing

    /// What the store holds of a session, once what waits is written.
    ///
    /// - Throws: Why the store could not be used.
    func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics {
        await waitUntilWritten(lastTicket)
        return try await store.statistics(of: session)
    }

    /// The leases of sessions that turned out to belong to another process, since this was last asked.
    func takeLostLeases() -> Set<SessionLease> {
        state.withLock { state in
            defer { state.lostLeases = [] }
            return state.lostLeases
        }
    }

    /// Says that a session that belongs to another process is not in memory any more, so that it can be claimed.
    func noteLost(_ lease: SessionLease) {
        state.withLock { _ = $0.takenIn.remove(lease.session) }
    }

    /// The sessions of this process that another one asked for, since this was last asked.
    func takeWantedSessions() -> Set<String> {
        state.withLock { state in
            defer { state.wantedSessions = [] }
            return state.wantedSessions
        }
    }

    /// The sessions of which the store turned out to have nothing any more, since this was last asked.
    func takeMissingSessions() -> Set<String> {
        state.withLock { state in
            defer { state.missingSessions = [] }
            return state.missingSessions
        }
    }

    /// Whether this process did not count as alive for a while, since this was last asked.
    func takeLapse() -> Bool {
        state.withLock { state in
            defer { state.hasLapsed = false }
            return state.hasLapsed
        }
    }

    /// Finds out which sessions other processes took while this one did not count as alive.
    ///
    /// - Parameter leases: The leases of the sessions in memory.
    func checkOwnership(of leases: [SessionLease]) async {
        let lost = await attempt { [store] () async throws(SceneStoreError) in
            try await store.lostSessions(among: leases)
        }
        guard let lost, !lost.isEmpty else { return }
        state.withLock { $0.lostLeases.formUnion(leases.filter { lost.contains($0.session) }) }
        ownershipChange.yield()
    }

    /// Whether the store lost what it held, since this was last asked.
    func takeLoss() -> Bool {
        state.withLock { state in
            defer { state.isEmptied = false }
            return state.isEmptied
        }
    }

    /// Removes what is over.
    package func sweep() async {
        await releaseWritten()
        let count = await attempt { [store] () async throws(SceneStoreError) in try await store.sweep(now: Date()) }
        if let count, count > 0 { logger.debug("stored sessions expired", metadata: ["count": "\(count)"]) }
        if let statistics = await attempt({ [store] () async throws(SceneStoreError) in try await store.statistics() })
        {
            metrics.record(statistics)
        }
    }
}

extension SessionArchive.State {
    /// Whether the store has not got all of a session.
    fileprivate func isUnwritten(_ session: String) -> Bool {
        changes[session] != nil || writtenChanges[session] != nil
    }

    /// All that the store has not got of a session; nil where that is under different leases.
    fileprivate func unwrittenChange(of session: String) -> UnwrittenChange? {
        guard let waiting = changes[session] else { return writtenChanges[session] }
        guard let earlier = writtenChanges[session] else { return waiting }
        return earlier.lease == waiting.lease ? waiting.following(earlier) : nil
    }

    /// Puts a change in place of what waits of its session, of which scenes that did not change again are kept.
    fileprivate mutating func merge(_ change: UnwrittenChange) {
        let name = change.lease.session
        guard !ended.leases.contains(change.lease) else { return }
        guard let earlier = changes[name], earlier.lease == change.lease else {
            changes[name] = change
            return
        }
        changes[name] = change.following(earlier)
    }

    /// Puts back a change that could not be written, unless later ones replace it.
    fileprivate mutating func mergeOlder(_ change: UnwrittenChange) {
        let name = change.lease.session
        guard let later = changes[name] else {
            changes[name] = change
            return
        }
        guard later.lease == change.lease else { return }
        changes[name] = later.following(change)
    }
}
