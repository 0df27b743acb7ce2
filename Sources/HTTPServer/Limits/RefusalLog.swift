import Logging
import Synchronization

/// Counts what the server refuses and tells the log, of each kind once a second at most: a flood must not become a flood of
/// lines.
final class RefusalLog: Sendable {
    private struct Line {
        var second: Int64 = -1
        var suppressed = 0
    }

    private let logger: Logger
    private let metrics: ServerMetrics
    private let lines = Mutex<[ServerMetrics.Refusal: Line]>([:])

    init(logger: Logger, metrics: ServerMetrics) {
        self.logger = logger
        self.metrics = metrics
    }

    /// Counts a refusal and logs it, unless one of its kind was logged within the same second.
    func note(_ refusal: ServerMetrics.Refusal, _ message: @autoclosure () -> String) {
        metrics.count(refusal)
        let second = Moment.now().nanoseconds / 1_000_000_000
        let suppressed = lines.withLock { lines -> Int? in
            let line = lines[refusal] ?? Line()
            guard line.second != second else {
                lines[refusal]?.suppressed += 1
                return nil
            }
            lines[refusal] = Line(second: second)
            return line.suppressed
        }
        guard let suppressed else { return }
        let more = suppressed > 0 ? " (\(suppressed) more like the one before it were not logged.)" : ""
        logger.warning("\(message())\(more)")
    }
}
