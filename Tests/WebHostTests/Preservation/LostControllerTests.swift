import Logging
import SceneStore
import Synchronization
import Testing

@testable import WebHost

/// What developers are told of controllers that do not come back.
@Suite("Controllers that would be lost")
@MainActor
struct LostControllerTests {
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

        /// The lines that tell of such a controller.
        var lost: [String] { all.withLock { $0.filter { $0.contains("would be lost") } } }
    }

    private func log(isDevelopment: Bool) async -> [String] {
        let lines = Lines()
        let server = TestServer(
            store: MemorySceneStore(), { $0.isDevelopment = isDevelopment },
            logger: Logger(label: "test") { _ in Recorder(lines: lines) })
        for _ in 0..<2 {
            let browser = TestClient(of: server)
            _ = await browser.press("increment", on: await browser.get("/"))
            let rows = await browser.get("/rows")
            for _ in 0..<2 { _ = await browser.submit([("segue-event", "row1.selectRow")], from: rows) }
        }
        return lines.lost
    }

    @Test("are named in development, each class once, with what is to be done")
    func development() async {
        let lines = await log(isDevelopment: true)
        #expect(lines.count == 1)
        let line = lines.first ?? ""
        #expect(line.hasPrefix("warning: ") && line.contains("RowsController"))
        #expect(line.contains("give it a restorationIdentifier"))
    }

    @Test("are not spoken of where people use the app")
    func production() async {
        #expect(await log(isDevelopment: false).isEmpty)
    }
}
