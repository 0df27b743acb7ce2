import Logging
import SceneStore

extension SessionArchive {
    /// Whether the store is known not to be usable, so that what is not in memory would be lost.
    var isFailing: Bool { state.withLock { $0.failure != nil } }

    /// Does something with the store, and takes account of how that went.
    ///
    /// - Returns: What it gave; nil where it failed.
    @discardableResult
    func attempt<Result: Sendable>(
        _ work: @Sendable () async throws(SceneStoreError) -> Result
    ) async -> Result? {
        do throws(SceneStoreError) {
            let result = try await work()
            noteSuccess()
            return result
        } catch {
            noteFailure(error)
            return nil
        }
    }

    /// Takes account of the store not doing something; the log says it once for each kind of failure.
    func noteFailure(_ error: SceneStoreError) {
        metrics.failures.increment()
        let isNew = state.withLock { state in
            defer { state.failure = error.code }
            return state.failure != error.code
        }
        if isNew {
            logger.error("sessions are kept in memory only: the store fails", metadata: ["reason": "\(error)"])
        }
    }

    /// Takes account of the store doing something.
    ///
    /// One that is full, or may not be written, can be read all the while.
    func noteSuccess(ofWriting isWriting: Bool = false) {
        let wasFailing = state.withLock { state in
            guard let failure = state.failure, isWriting || failure == .unavailable else { return false }
            state.failure = nil
            return true
        }
        if wasFailing { logger.notice("the store works again") }
    }
}
