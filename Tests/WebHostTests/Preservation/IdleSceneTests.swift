import Foundation
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// Scenes that nobody uses while other ones of their sessions are used.
@Suite("Idle scenes beside active ones")
@MainActor
struct IdleSceneTests {
    private let store = MemorySceneStore()

    /// Opens two tabs with an event each, and uses only the second one after the time at which idle scenes leave memory.
    private func openTabs(
        of browser: TestClient, at address: String = "/", pressing control: String = "increment.touchUpInside"
    ) async throws -> (idle: Answer, active: Answer, hosted: HostedScene) {
        let first = await browser.get(address)
        let idle = await browser.follow(await browser.submit([("segue-event", control)], from: first))
        let second = await browser.get("/")
        _ = await browser.press("increment", on: second)
        let session = try #require(browser.server.host.sessions.all.first)
        let hosted = try #require(session.scene(withIdentifier: idle.scene))
        browser.server.advance(by: .seconds(301))
        return (idle, await browser.get("/?scene=\(second.scene)"), hosted)
    }

    @Test("an idle tab leaves memory on its own, and its page goes on working, here and after the process was killed")
    func sleep() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, hosted) = try await openTabs(of: browser)
        server.host.suspendIdleScenes()
        let session = try #require(server.host.sessions.all.first)
        #expect(session.scenes.map(\.identifier) == [active.scene])
        #expect(session.sleepingScenes.keys.sorted() == [idle.scene])
        #expect(server.host.sceneCount == 1 && server.host.sessionCount == 1)
        #expect(hosted.scene.activationState == .unattached)
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 1)

        _ = await browser.press("increment", on: active)
        let pressed = await browser.press("increment", on: idle)
        #expect(pressed.status == 303)
        #expect(await browser.follow(pressed).text.contains(">2<"))
        #expect(server.host.sceneCount == 2 && session.sleepingScenes.isEmpty)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(idle.scene)").text.contains(">2<"))
        #expect(await later.get("/?scene=\(active.scene)").text.contains(">2<"))
    }

    /// Does something as an event of a scene would.
    private func inTurn<Result>(of hosted: HostedScene, _ work: () throws -> Result) rethrows -> Result {
        try hosted.scene.inTurn {
            defer { hosted.scene.commit() }
            return try work()
        }
    }

    @Test("the app knows the sessions of sleeping scenes of its person, with what it kept in them, and ends them")
    func destruction() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, hosted) = try await openTabs(of: browser)
        hosted.scene.session.userInfo = ["draft": "Dear Anna"]
        let stranger = TestClient(of: server)
        _ = await stranger.press("increment", on: await stranger.get("/"))
        server.host.suspendIdleScenes()
        let using = try #require(server.host.sessions.all.flatMap(\.scenes).first { $0.identifier == active.scene })
        let other = try #require(server.host.sessions.all.flatMap(\.scenes).first { $0.identifier != active.scene })
        let sleeping = try inTurn(of: using) {
            try #require(UIApplication.shared.openSessions.first { $0.persistentIdentifier == idle.scene })
        }
        #expect(sleeping === hosted.scene.session)
        #expect(sleeping.scene == nil && sleeping.userInfo?["draft"] as? String == "Dear Anna")
        #expect(!inTurn(of: other) { UIApplication.shared.openSessions.contains(sleeping) })
        #expect(!UIApplication.shared.openSessions.contains(sleeping))

        var errors: [UISceneError] = []
        inTurn(of: using) {
            UIApplication.shared.requestSceneSessionDestruction(sleeping, options: nil) { _ in
                errors.append(UISceneError(.requestDenied))
            }
        }
        while !TestAppDelegate.discarded.contains(idle.scene) { await Task.yield() }
        #expect(errors.isEmpty)
        #expect(server.host.sceneCount == 2)
        #expect(await browser.get("/?scene=\(idle.scene)").status == 410)
        #expect(!inTurn(of: using) { UIApplication.shared.openSessions.contains(sleeping) })
        UIApplication.shared.requestSceneSessionDestruction(sleeping, options: nil) { _ in
            errors.append(UISceneError(.requestDenied))
        }
        #expect(errors == [UISceneError(.requestDenied)])
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(idle.scene)").status == 303)
        #expect(await later.get("/?scene=\(active.scene)").text.contains(">1<"))
    }

    @Test("after the process was killed the app finds what it kept in the sessions of scenes that nobody asked for yet")
    func sessionsOfKilledProcess() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let (idle, active, hosted) = try await openTabs(of: browser)
        hosted.scene.session.userInfo = ["draft": "Dear Anna"]
        _ = await browser.press("increment", on: idle)
        let server = TestServer(store: store)
        let later = TestClient(of: server, cookie: browser.cookie)
        #expect(await later.get("/?scene=\(active.scene)").status == 200)
        let using = try #require(server.host.sessions.all.first?.scenes.first)
        // The process that was killed is still there in this one.
        let sleeping = try inTurn(of: using) {
            try #require(
                UIApplication.shared.openSessions.first { $0.persistentIdentifier == idle.scene && $0.scene == nil })
        }
        #expect(sleeping.userInfo?["draft"] as? String == "Dear Anna")
        // What the app keeps in it meanwhile is there when it wakes.
        sleeping.userInfo = ["draft": "Dear Bert"]
        #expect(await later.get("/?scene=\(idle.scene)").text.contains(">2<"))
        let woken = try #require(server.host.sessions.all.first?.scene(withIdentifier: idle.scene))
        #expect(woken.scene.session === sleeping && sleeping.scene === woken.scene)
        #expect(sleeping.userInfo?["draft"] as? String == "Dear Bert")
    }

    @Test("a sleeping scene that the app offers goes on with the activity when the person follows the link")
    func activation() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, _) = try await openTabs(of: browser)
        server.host.suspendIdleScenes()
        let using = try #require(server.host.sessions.all.first?.scenes.first)
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "http://example.org/items/7")
        activity.title = "Item"
        try inTurn(of: using) {
            let sleeping = try #require(
                UIApplication.shared.openSessions.first { $0.persistentIdentifier == idle.scene })
            UIApplication.shared.requestSceneSessionActivation(
                sleeping, userActivity: activity, options: nil, errorHandler: { _ in Issue.record("refused") })
        }
        #expect(server.host.sceneCount == 1)
        let offering = await browser.get("/?scene=\(active.scene)")
        #expect(offering.text.contains("href=\"/?scene=\(idle.scene)\""))
        let opened = await browser.get("/?scene=\(idle.scene)")
        #expect(opened.text.contains("Item 7") && opened.formAction == "/items/7?scene=\(idle.scene)")
        #expect(await !browser.get("/?scene=\(active.scene)").text.contains("scene-offers"))
        // The one that it shows now is not left by the same link, offered again.
        inTurn(of: using) {
            let session = server.host.sessions.all.first?.scene(withIdentifier: idle.scene)?.scene.session
            UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
        }
        // Its own page goes where it wants to meanwhile.
        #expect(await browser.get("/items/8?scene=\(idle.scene)").text.contains("Item 8"))
        #expect(await browser.get("/?scene=\(idle.scene)").text.contains("Item 8"))
    }

    @Test("a session whose other scene sleeps leaves memory as a whole, and both come back")
    func whole() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, _) = try await openTabs(of: browser)
        server.host.suspendIdleScenes()
        #expect(server.host.suspendAllSessions() == 1)
        #expect(server.host.sceneCount == 0)
        #expect(await browser.get("/?scene=\(active.scene)").text.contains(">1<"))
        #expect(await browser.get("/?scene=\(idle.scene)").text.contains(">1<"))
    }

    @Test("a scene stays that was used last, that somebody watches, or of which something would be lost")
    func stay() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (_, _, watched) = try await openTabs(of: browser)
        watched.livePage = LivePage(of: watched, applicationName: nil)
        let stream = PageStream(page: "page")
        watched.livePage?.add(stream, atMost: 1)
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 2)
        // It counts as used for as long as it was watched.
        watched.livePage?.remove(stream)
        server.advance(by: .seconds(299))
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 2)
        server.advance(by: .seconds(2))
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 1)
        server.advance(by: .seconds(1_000))
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 1)
    }

    @Test("a scene stays that does not come back as it is")
    func incomplete() async throws {
        let server = TestServer(store: store)
        _ = try await openTabs(of: TestClient(of: server), at: "/rows", pressing: "row1.selectRow")
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 2)
    }

    @Test("without a store, or while it fails, scenes stay in memory")
    func failing() async throws {
        let alone = TestServer()
        _ = try await openTabs(of: TestClient(of: alone))
        alone.host.suspendIdleScenes()
        #expect(alone.host.sceneCount == 2)
        let failing = TestServer(store: FailingStore())
        _ = try await openTabs(of: TestClient(of: failing))
        failing.host.suspendIdleScenes()
        #expect(failing.host.sceneCount == 2)
    }

    @Test("a session with a sleeping scene that leaves memory while the store fails comes back with both scenes")
    func failingLater() async throws {
        let store = FailingStore()
        store.isFailing = false
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, _) = try await openTabs(of: browser)
        server.host.suspendIdleScenes()
        store.isFailing = true
        _ = await browser.press("increment", on: active)
        for session in server.host.sessions.all { server.host.suspend(session) }
        #expect(server.host.sessionCount == 0)
        #expect(await browser.get("/?scene=\(active.scene)").text.contains(">2<"))
        #expect(await browser.get("/?scene=\(idle.scene)").text.contains(">1<"))
    }

    @Test("a scene that is closed as soon as it came back is gone from the store too")
    func closing() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let (idle, active, _) = try await openTabs(of: browser)
        server.host.suspendIdleScenes()
        #expect(await browser.get("/?scene=\(idle.scene)").text.contains(">1<"))
        let session = try #require(server.host.sessions.all.first)
        let restored = try #require(session.scene(withIdentifier: idle.scene))
        restored.scene.session.destructionHandler?()
        #expect(server.host.sceneCount == 1)
        await server.host.archive?.close()
        #expect(try await store.statistics().scenes == 1)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(active.scene)").text.contains(">1<"))
    }

    @Test("the files of a sleeping scene stay its own")
    func files() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)").path
        let server = TestServer(store: try SQLiteSceneStore(directory: directory))
        let browser = TestClient(of: server)
        let name = UUID().uuidString
        let page = await browser.get("/files")
        let sent = await browser.follow(await browser.upload([("\(name).md", "text/markdown", "hello")], from: page))
        let before = await browser.receivedFiles()
        let other = await browser.get("/")
        _ = await browser.press("increment", on: other)
        server.advance(by: .seconds(301))
        _ = await browser.get("/?scene=\(other.scene)")
        server.host.suspendIdleScenes()
        #expect(server.host.sceneCount == 1)
        #expect(await browser.get(sent.formAction).status == 200)
        let after = await browser.receivedFiles()
        #expect(after.map(\.content) == ["hello"] && after.map(\.path) == before.map(\.path))
        server.host.endAllSessions()
        #expect(TestClient.filesOnDisk(named: name).isEmpty)
        try FileManager.default.removeItem(atPath: directory)
    }
}
