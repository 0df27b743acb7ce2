import Synchronization

/// Tells those who wait that something has changed.
final class WorkerChanges: Sendable {
    private struct State {
        var count = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextIdentifier = 0
    }

    private let state = Mutex(State())

    /// How often something has changed.
    var count: Int { state.withLock { $0.count } }

    /// Says that something has changed.
    func announce() {
        let waiting = state.withLock { state in
            state.count += 1
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until something has changed more often than it had, or time is up.
    ///
    /// - Parameters:
    ///   - count: How often it had.
    ///   - limit: The longest wait.
    nonisolated(nonsending) func next(after count: Int, within limit: Duration) async {
        let identifier = state.withLock { state in
            state.nextIdentifier += 1
            return state.nextIdentifier
        }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.count == count else { return true }
                state.waiting[identifier] = continuation
                return false
            }
            guard !isOver else { return continuation.resume() }
            Task {
                try? await Task.sleep(for: limit)
                self.end(identifier)
            }
        }
    }

    private func end(_ identifier: Int) {
        let continuation = state.withLock { $0.waiting.removeValue(forKey: identifier) }
        continuation?.resume()
    }
}
