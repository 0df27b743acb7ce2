import Logging
import Synchronization
import Testing

@testable import HTTPServer

@Suite struct RefusalLogTests {
    /// Keeps the lines of a log.
    private struct Recorder: LogHandler {
        let lines: Lines
        var logLevel = Logger.Level.trace
        var metadata: Logger.Metadata = [:]
        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) {
            lines.all.withLock { $0.append("\(event.level): \(event.message) \(event.metadata ?? [:])") }
        }
    }

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
        let second = Mutex<Int64>(0)
    }

    @Test func `has a line of each kind in a second, and says how many there were`() {
        let lines = Lines()
        let log = RefusalLog(logger: Logger(label: "test") { _ in Recorder(lines: lines) }) {
            lines.second.withLock { $0 }
        }
        for number in 0..<100 { log.note("a", "number \(number)", metadata: ["n": "\(number)"]) }
        log.note("b", level: .notice, "another")
        lines.second.withLock { $0 = 1 }
        log.note("a", "later")
        log.note("a", "not this")
        lines.second.withLock { $0 = 9 }
        log.note("b", level: .notice, "last")
        #expect(
            lines.all.withLock { $0 } == [
                #"warning: number 0 ["n": 0]"#, "notice: another [:]",
                "warning: later (99 more like the one before it were not logged.) [:]", "notice: last [:]",
            ])
    }
}
