import Logging
import UIKitCore

extension SceneHost {
    /// For how long nobody must have used a session that leaves memory because there is too little.
    private static let idleTime: Duration = .seconds(2)

    /// Takes account of the memory in use; to be called often.
    ///
    /// When it nears the limit, the app gets a memory warning, and sessions leave memory that nobody used for longest: first
    /// those that never had an event, then those that come back from the store, and only when none of these is left those of
    /// which some would not come back. When it comes nearer all the same, nobody new is let in until there is room again.
    package func relieveMemory() {
        guard let limit = configuration.memoryLimit else { return }
        let used = memoryUse()
        metrics.memory.record(used)
        let previous = memoryPressure
        memoryPressure = MemoryPressure(used: used, limit: limit, after: previous)
        if previous == .none, memoryPressure > .none {
            metrics.memoryWarnings.increment()
            application.sendMemoryWarning()
        }
        if memoryPressure != previous { report(used, of: limit) }
        guard memoryPressure > .none else { return }
        if suspendLongestUnused() > 0 { ResidentMemory.giveBack() }
    }

    /// Takes a part of the sessions out of memory; how many.
    private func suspendLongestUnused() -> Int {
        let count = max(sessions.count / 16, 16)
        let isStoring = archive.map { !$0.isFailing } ?? false
        func longestUnused(where isMeant: (UserSession) -> Bool) -> [UserSession] {
            sessions.longestUnused(atMost: count, since: clock.now() - Self.idleTime) { session in
                // Without a store that works they would end; a page that somebody sees comes back at once.
                (isStoring || !session.isTouched) && (memoryPressure == .critical || !session.isWatched)
                    && isMeant(session)
            }
        }
        var unused = longestUnused { !$0.isTouched || !$0.isIncomplete }
        if unused.isEmpty { unused = longestUnused { _ in true } }
        for session in unused {
            if session.isTouched || session.isStored { suspend(session) } else { end(session) }
        }
        return unused.count
    }

    private func report(_ used: Int, of limit: Int) {
        let metadata: Logger.Metadata = [
            "used": "\(used >> 20) MiB", "limit": "\(limit >> 20) MiB", "sessions": "\(sessions.count)",
        ]
        switch memoryPressure {
        case .none: logger.notice("there is enough memory again", metadata: metadata)
        case .high: logger.notice("memory is short: sessions that nobody uses leave it", metadata: metadata)
        case .critical:
            logger.error(
                "memory is used up: nobody new is let in until sessions end; give the process a higher limit",
                metadata: metadata)
        }
    }

    /// Checks that there is memory for one more session.
    ///
    /// - Throws: 503 when there is none.
    func checkMemory() throws(Problem) {
        guard configuration.memoryLimit != nil else { return }
        // Many may come before it is looked again.
        openedSinceMemoryCheck += 1
        if openedSinceMemoryCheck >= Self.sessionsPerCheck {
            openedSinceMemoryCheck = 0
            relieveMemory()
        }
        if memoryPressure == .critical { throw .noMemory }
    }

    private static let sessionsPerCheck = 32
}
