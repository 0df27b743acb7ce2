import Foundation
import Logging
import SceneStore

extension SessionArchive {
    /// How long at most what could not be removed waits for another attempt.
    private static let longestPause: Duration = .seconds(30)

    /// How long a store that could not be used is left alone while there is no more time.
    private static let closingPause: Duration = .milliseconds(100)

    /// Removes sessions for good, and what waits to be written of them: as soon as the store can be used, and until then
    /// nobody gets them here.
    func remove(_ leases: [SessionLease]) {
        state.withLock { state in
            for lease in leases {
                state.changes[lease.session] = nil
                state.takenIn.remove(lease.session)
            }
            state.leasesToRelease.removeAll(where: leases.contains)
            state.ended.leases.formUnion(leases)
        }
        beginRemoving()
    }

    /// Ends the sessions of an account for good, and drops what waits to be written of them.
    ///
    /// - Parameters:
    ///   - account: Whose sessions they are.
    ///   - session: The name of the one that goes on.
    /// - Throws: Why the store could not be used; they end as soon as it can, and until then nobody gets them here.
    func endSessions(ofAccount account: String, except session: String) async throws(SceneStoreError) {
        let ending = EndedSessions.Account(name: account, exception: session)
        let ended = state.withLock { state in
            state.changes = state.changes.filter { $0.value.session.account != account || $0.key == session }
            state.ended.accounts[ending] = state.attemptCount
            return EndedSessions(accounts: [ending: state.attemptCount])
        }
        do throws(SceneStoreError) {
            try await remove(ended)
        } catch {
            beginRemoving()
            throw error
        }
    }

    /// Has the store forget what ended, unless that goes on already.
    private func beginRemoving() {
        let begins = state.withLock { state in
            defer { state.isRemoving = true }
            return !state.isRemoving
        }
        if begins { Task.detached { await self.removeAll() } }
    }

    /// Has the store forget what ended, until nothing is left.
    private func removeAll() async {
        var pause = Self.pause
        while true {
            let ended = state.withLock { state in
                let ended = state.isClosed ? EndedSessions() : state.ended
                if ended.isEmpty { state.isRemoving = false }
                return ended
            }
            guard !ended.isEmpty else { return }
            do throws(SceneStoreError) {
                try await remove(ended)
                pause = Self.pause
            } catch {
                // The log says why.
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, Self.longestPause)
            }
        }
    }

    /// Has the store forget sessions, once nothing is being written of them.
    private func remove(_ ended: EndedSessions) async throws(SceneStoreError) {
        let ticket = lastTicket
        await wait { state in
            state.triedTicket < ticket.number && state.isWriting && !state.writtenChanges.isEmpty
                ? (ticket.number, 0) : nil
        }
        // Who signed in meanwhile is not to be signed out.
        let ended = state.withLock { $0.ended.intersection(ended) }
        do throws(SceneStoreError) {
            if !ended.leases.isEmpty { try await store.remove(Array(ended.leases)) }
            for account in ended.accounts.keys {
                try await store.endSessions(ofAccount: account.name, except: account.exception)
            }
        } catch {
            noteFailure(error)
            throw error
        }
        noteSuccess()
        state.withLock { $0.ended.subtract(ended) }
    }

    /// Ends the sessions of accounts before others are written.
    func endAccounts() async {
        let accounts = state.withLock { $0.ended.accounts }
        for account in accounts {
            let isDone: Void? = await attempt { [store] () async throws(SceneStoreError) in
                try await store.endSessions(ofAccount: account.key.name, except: account.key.exception)
            }
            guard isDone != nil else { return }
            state.withLock { $0.ended.subtract(EndedSessions(accounts: [account.key: account.value])) }
        }
    }

    /// Whether a session ended that the store still has.
    func hasEnded(_ stored: StoredSession, named session: String) -> Bool {
        state.withLock { state in
            guard !state.ended.isEmpty else { return false }
            return state.ended.contains(session, of: (try? SessionRecord(stored.contents))?.account)
        }
    }

    /// Writes what is waiting, gives up what others may claim, removes what ended and closes the store.
    ///
    /// Where the store failed before, it gets another attempt: what is lost now would not come back. The log says how much
    /// that is.
    ///
    /// - Parameter limit: For how long attempts begin.
    /// - Returns: How many sessions could not be written.
    @discardableResult
    package func close(within limit: Duration = .zero) async -> Int {
        let end = ContinuousClock.now + limit
        while true {
            await waitUntilAllIsWritten()
            await state.withLock { $0.releasing }?.value
            await releaseWritten()
            let ended = state.withLock { $0.ended }
            if !ended.isEmpty { try? await remove(ended) }
            let isDone = state.withLock { $0.changes.isEmpty && $0.writtenChanges.isEmpty && $0.ended.isEmpty }
            guard !isDone, .now < end else { break }
            try? await Task.sleep(for: Self.closingPause)
        }
        let (unwritten, ended) = state.withLock { state in
            state.isClosed = true
            return (Set(state.writtenChanges.keys).union(state.changes.keys).count, state.ended)
        }
        if unwritten > 0 {
            logger.error(
                "what changed of sessions is lost: it could not be stored", metadata: ["count": "\(unwritten)"])
        }
        if !ended.isEmpty {
            logger.error(
                "what ended may come back: it could not be removed from the store",
                metadata: ["sessions": "\(ended.leases.count)", "accounts": "\(ended.accounts.count)"])
        }
        await store.close()
        ownershipChange.finish()
        return unwritten
    }
}
