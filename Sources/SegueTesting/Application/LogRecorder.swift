import Logging
import Synchronization

/// Keeps what an app logs, for its tests to read.
final class LogRecorder: Sendable {
    private let storage = Mutex<[String]>([])

    /// The lines, the oldest first.
    var lines: [String] { storage.withLock { $0 } }

    /// Keeps a line.
    func record(_ line: String) {
        storage.withLock { $0.append(line) }
    }

    /// A logger whose notices, warnings and errors are kept.
    func logger() -> Logger {
        Logger(label: "segue.testing") { _ in RecordingLogHandler(recorder: self) }
    }
}

private struct RecordingLogHandler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let text = details.map { " \($0.key)=\($0.value)" }.joined()
        recorder.record("\(event.level): \(event.message)\(text)")
    }
}
