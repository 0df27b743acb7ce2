import Logging
import Synchronization

/// A log whose lines are kept.
final class RecordedLog: Sendable {
    private let all = Mutex<[String]>([])

    private struct Recorder: LogHandler {
        let log: RecordedLog
        var logLevel = Logger.Level.trace
        var metadata: Logger.Metadata = [:]
        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) {
            log.all.withLock { $0.append("\(event.level): \(event.message) \(event.metadata ?? [:])") }
        }
    }

    /// What writes into it.
    var logger: Logger { Logger(label: "test") { _ in Recorder(log: self) } }

    /// The lines that hold a text.
    func lines(with text: String) -> [String] { all.withLock { $0.filter { $0.contains(text) } } }
}
