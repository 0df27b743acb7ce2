package import Logging
import Synchronization

/// Tells the log what is refused, of each kind once a second at most: a flood must not become a flood of lines.
package final class RefusalLog: Sendable {
    private struct Line {
        var second: Int64
        var suppressed = 0
    }

    private let logger: Logger
    private let second: @Sendable () -> Int64
    private let lines = Mutex<[String: Line]>([:])

    /// Creates a log of refusals.
    package convenience init(logger: Logger) {
        self.init(logger: logger) { Moment.now().nanoseconds / 1_000_000_000 }
    }

    /// Creates a log of refusals.
    ///
    /// - Parameters:
    ///   - logger: Where its lines go.
    ///   - second: Says which second it is, counted from anywhere.
    init(logger: Logger, second: @escaping @Sendable () -> Int64) {
        self.logger = logger
        self.second = second
    }

    /// Logs a refusal, unless one of its kind was logged within the same second.
    ///
    /// - Parameters:
    ///   - kind: What tells kinds apart; there must be few, for each is remembered.
    ///   - level: How bad it is.
    ///   - message: What was refused and why.
    ///   - metadata: What else is known of it.
    package func note(
        _ kind: String, level: Logger.Level = .warning, _ message: @autoclosure () -> String,
        metadata: @autoclosure () -> Logger.Metadata = [:]
    ) {
        let now = second()
        let suppressed = lines.withLock { lines -> Int? in
            guard let line = lines[kind] else {
                lines[kind] = Line(second: now)
                return 0
            }
            guard line.second != now else {
                lines[kind]?.suppressed += 1
                return nil
            }
            lines[kind] = Line(second: now)
            return line.suppressed
        }
        guard let suppressed else { return }
        let more = suppressed > 0 ? " (\(suppressed) more like the one before it were not logged.)" : ""
        logger.log(level: level, "\(message())\(more)", metadata: metadata())
    }
}
