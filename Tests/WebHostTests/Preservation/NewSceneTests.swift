import Foundation
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// Pages on which nothing was done before their process ended.
@Suite("A page that was only opened survives")
@MainActor
struct NewSceneTests {
    private let store = MemorySceneStore()

    /// How the process ends.
    enum End: CaseIterable {
        /// It is told to.
        case termination
        /// It is killed, some time after it sent the page.
        case kill
    }

    private func end(_ server: TestServer, _ end: End) async throws {
        switch end {
        case .termination: #expect(server.host.suspendAllSessions() == 1)
        case .kill: server.host.storeNewScenes()
        }
        try await written(sessions: 1)
    }

    /// Waits until the store has as many sessions, as nobody waits for these.
    private func written(sessions: Int) async throws {
        for _ in 0..<100_000 where try await store.statistics().sessions != sessions { await Task.yield() }
        #expect(try await store.statistics().sessions == sessions)
    }

    @Test("the first press is done in the process that comes next", arguments: End.allCases)
    func press(_ way: End) async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        try await end(server, way)

        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let answer = await later.submit([("name", "Anna"), ("segue-event", "increment.touchUpInside")], from: page)
        #expect(answer.status == 303 && answer[.setCookie] == nil)
        let shown = await later.follow(answer)
        #expect(shown.scene == page.scene && shown.text.contains(">1<") && shown.text.contains("value=\"Anna\""))
        #expect(!shown.text.contains("had been closed"))
    }

    @Test("a program that only asked what there is carries on", arguments: End.allCases)
    func program(_ way: End) async throws {
        let server = TestServer(store: store)
        let program = TestClient(of: server, .program)
        _ = await program.get("/")
        try await end(server, way)
        let later = TestClient(of: TestServer(store: store), .program, cookie: program.cookie)
        let state = await later.post(json: #"{"events":[{"target":"increment"}]}"#)
        #expect(state.status == 200 && state.count == "1")
    }

    @Test("a tab that was only opened beside another one comes back too")
    func tab() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        _ = await browser.press("increment", on: await browser.get("/"))
        let other = await browser.get("/items/1")
        server.host.storeNewScenes()
        for _ in 0..<100_000 where try await store.statistics().scenes < 2 { await Task.yield() }
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let shown = await later.get("/items/1?scene=\(other.scene)")
        #expect(shown.scene == other.scene && !shown.text.contains("had been closed"))
    }

    @Test("it is kept as long as in memory, and longer once something was done")
    func time() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let start = Date()
        let page = await browser.get("/")
        server.host.storeNewScenes()
        try await written(sessions: 1)
        let before = try #require(try await store.sessions().first?.expires)
        #expect(before >= start.addingTimeInterval(890) && before < start.addingTimeInterval(1_800))
        // To look at it again writes nothing until much of the time is over.
        _ = await browser.get("/?scene=\(page.scene)")
        #expect(try await store.sessions().first?.expires == before)
        _ = await browser.press("increment", on: page)
        let after = try #require(try await store.sessions().first?.expires)
        #expect(after >= start.addingTimeInterval(7_190))
    }

    @Test("when its time is over, and when it makes room for others, the store forgets it", arguments: [false, true])
    func forgotten(makesRoom: Bool) async throws {
        let server = TestServer(store: store) { $0.limits.untouchedSessionCount = 1 }
        let browser = TestClient(of: server)
        _ = await browser.get("/")
        server.host.storeNewScenes()
        try await written(sessions: 1)
        if makesRoom {
            _ = await TestClient(of: server).get("/")
        } else {
            server.advance(by: .seconds(901))
            server.host.endExpiredSessions()
        }
        try await written(sessions: 0)
    }

    @Test("of a flood of visitors some are stored only")
    func flood() async throws {
        let server = TestServer(store: store)
        for _ in 0..<40 { _ = await TestClient(of: server).get("/") }
        server.host.storeNewScenes()
        try await written(sessions: 32)
        #expect(server.host.sessionCount == 40)
    }

    @Test("where scenes are stored in the background only, what was only opened is stored when the process ends")
    func background() async throws {
        let server = TestServer(store: store) { $0.preservation = .background }
        _ = await TestClient(of: server).get("/")
        server.host.storeNewScenes()
        for _ in 0..<100 { await Task.yield() }
        #expect(try await store.statistics().sessions == 0)
        #expect(server.host.suspendAllSessions() == 1)
        try await written(sessions: 1)
    }
}
