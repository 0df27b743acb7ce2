import Foundation
import SceneStore
import Synchronization
import Testing
import UIKitCore

@testable import WebHost

/// What happens when the process nears the memory that it may use.
@Suite("Memory")
@MainActor
struct MemoryPressureTests {
    private let used = Amount()

    private func server(store: (any SceneStore)? = MemorySceneStore()) -> TestServer {
        TestServer(store: store, { $0.memoryLimit = 1_000 }, memoryUse: { [used] in used.value })
    }

    @Test("that nears its end: the app is warned, idle sessions leave memory, and come back with what was on them")
    func high() async {
        let warnings = Amount()
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in warnings.add(1) }
        defer { NotificationCenter.default.removeObserver(observer) }
        let server = server()
        let idle = TestClient(of: server)
        let page = await idle.get("/")
        _ = await idle.press("increment", on: page)
        let visitor = TestClient(of: server)
        _ = await visitor.get("/")
        server.advance(by: .seconds(3))
        let busy = TestClient(of: server)
        _ = await busy.press("increment", on: await busy.get("/"))
        #expect(server.host.sessionCount == 3)

        // Other tests warn the app too, but not before the next time that this one waits.
        warnings.value = 0
        used.value = 790
        server.host.relieveMemory()
        #expect((server.host.sessionCount, warnings.value) == (3, 0))
        used.value = 830
        server.host.relieveMemory()
        #expect((server.host.sessionCount, warnings.value) == (1, 1))
        server.host.relieveMemory()
        #expect(warnings.value == 1)

        let restored = await idle.get("/?scene=\(page.scene)")
        #expect(restored.status == 200 && restored.text.contains(">1<"))
    }

    @Test("that nears its end: pages that somebody watches do not keep those from leaving that nobody does")
    func watched() async throws {
        let server = server()
        for number in 0..<40 {
            let client = TestClient(of: server)
            _ = await client.press("increment", on: await client.get("/"))
            guard number < 32 else { continue }
            let hosted = try #require(server.host.sessions.all.last?.scenes.first)
            hosted.livePage = LivePage(of: hosted, applicationName: nil)
            hosted.livePage?.add(PageStream(page: "page"), atMost: 1)
        }
        server.advance(by: .seconds(3))
        used.value = 830
        server.host.relieveMemory()
        #expect(server.host.sessionCount == 32)
        let areWatched = server.host.sessions.all.allSatisfy { $0.isWatched }
        #expect(areWatched)
    }

    @Test("that nears its end: sessions of which some would not come back leave memory only when no others are left")
    func incomplete() async {
        let server = server()
        for _ in 0..<2 {
            let losing = TestClient(of: server)
            _ = await losing.submit([("segue-event", "row1.selectRow")], from: await losing.get("/rows"))
        }
        let complete = TestClient(of: server)
        _ = await complete.press("increment", on: await complete.get("/"))
        server.advance(by: .seconds(3))
        used.value = 830
        server.host.relieveMemory()
        #expect(server.host.sessionCount == 2)
        let areIncomplete = server.host.sessions.all.allSatisfy { $0.isIncomplete }
        #expect(areIncomplete)
        server.host.relieveMemory()
        #expect(server.host.sessionCount == 0)
    }

    @Test("that is used up: nobody new is let in, everybody else goes on, until there is room again")
    func critical() async {
        let server = server()
        let known = TestClient(of: server)
        let page = await known.get("/")
        used.value = 950
        server.host.relieveMemory()
        let refused = await TestClient(of: server).get("/")
        #expect(refused.status == 503)
        #expect(refused[.retryAfter] == "10")
        #expect(await known.press("increment", on: page).status == 303)
        used.value = 860
        server.host.relieveMemory()
        #expect(await TestClient(of: server).get("/").status == 503)
        used.value = 840
        server.host.relieveMemory()
        #expect(await TestClient(of: server).get("/").status == 200)
    }

    @Test("without a store: nobody's work ends for it")
    func withoutStore() async {
        let server = server(store: nil)
        let client = TestClient(of: server)
        let page = await client.get("/")
        _ = await client.press("increment", on: page)
        _ = await TestClient(of: server).get("/")
        server.advance(by: .seconds(60))
        used.value = 950
        server.host.relieveMemory()
        #expect(server.host.sessionCount == 1)
        #expect(await client.get("/?scene=\(page.scene)").text.contains(">1<"))
    }
}

/// A number that several threads use.
private final class Amount: Sendable {
    private let number = Mutex(0)

    var value: Int {
        get { number.withLock { $0 } }
        set { number.withLock { $0 = newValue } }
    }

    func add(_ other: Int) {
        number.withLock { $0 += other }
    }
}
