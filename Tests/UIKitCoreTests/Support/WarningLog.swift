import Logging
import Synchronization

@testable import UIKitCore

/// What the object model logged as a warning while something was done.
final class WarningLog: Sendable {
    private let entries = Mutex<[String]>([])

    /// Does something, and returns the warnings that it gave, in order.
    @MainActor
    static func warnings(of work: @MainActor () throws -> Void) rethrows -> [String] {
        let log = WarningLog()
        let logger = Logger(label: "test") { _ in Handler(log: log) }
        try Logger.$uiKit.withValue(logger) { try work() }
        return log.entries.withLock { $0 }
    }

    /// Keeps the messages of warnings.
    private struct Handler: LogHandler {
        let log: WarningLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            guard event.level == .warning else { return }
            log.entries.withLock { $0.append("\(event.message)") }
        }
    }
}
