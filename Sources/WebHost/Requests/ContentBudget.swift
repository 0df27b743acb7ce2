import Synchronization

/// Counts the bytes of requests' content that are in memory, so that many slow clients together cannot fill it.
final class ContentBudget: Sendable {
    private let limit: Int
    private let used = Atomic<Int>(0)

    /// Creates a budget.
    ///
    /// - Parameter limit: The bytes that all requests may have in memory at once.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes so many bytes of it; false when it has no more.
    fileprivate func take(_ count: Int) -> Bool {
        guard used.add(count, ordering: .relaxed).newValue <= limit else {
            give(count)
            return false
        }
        return true
    }

    /// Gives so many bytes back.
    fileprivate func give(_ count: Int) {
        used.subtract(count, ordering: .relaxed)
    }
}

/// What one request has taken of the budget; only the task that reads its content uses it.
final class ContentShare {
    private let budget: ContentBudget
    private var count = 0

    /// Begins with nothing.
    init(of budget: ContentBudget) {
        self.budget = budget
    }

    deinit {
        budget.give(count)
    }

    /// Takes so many bytes more.
    ///
    /// - Throws: 503 when the budget has no more.
    func add(_ count: Int) throws(Problem) {
        guard budget.take(count) else { throw .noRoomForContent }
        self.count += count
    }
}
