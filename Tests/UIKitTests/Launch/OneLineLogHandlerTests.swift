import Logging
import Synchronization
import Testing

@testable import UIKit

@Suite("An entry of the log is one line")
struct OneLineLogHandlerTests {
    private final class Recorder: LogHandler {
        let lines = Mutex<[String]>([])
        let level = Mutex(Logger.Level.trace)
        var logLevel: Logger.Level {
            get { level.withLock { $0 } }
            set { level.withLock { $0 = newValue } }
        }
        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { nil }
            set {}
        }
        func log(event: LogEvent) {
            let metadata = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted().joined(separator: " ")
            lines.withLock { $0.append("\(event.message) \(metadata)") }
        }
    }

    @Test("in which texts of others do not end it, nor mean anything to a terminal")
    func escaping() {
        let recorder = Recorder()
        let logger = Logger(label: "test") { _ in OneLineLogHandler(recorder) }
        logger.info("a\nb\u{1B}[2J", metadata: ["name": "\u{202E}x\r", "usual": "Grüße 👋 \"quoted\""])
        #expect(
            recorder.lines.withLock { $0 } == [
                #"a\nb\u{1B}[2J name=\u{202E}x\r usual=Grüße 👋 "quoted""#
            ])
    }

    @Test("and the level is that of what writes it")
    func level() {
        let recorder = Recorder()
        var logger = Logger(label: "test") { _ in OneLineLogHandler(recorder) }
        logger.logLevel = .error
        logger.info("not written")
        logger.error("written")
        #expect(recorder.lines.withLock { $0 } == ["written "])
    }
}
