import Foundation
import HTTPServer
import HTTPTypes
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

/// What is to come back although no event changed it, or nobody could see it.
@Suite("What changes besides events survives")
@MainActor
struct UnseenChangeTests {
    private let store = MemorySceneStore()

    private func name(of browser: TestClient) throws -> String {
        try #require(browser.cookie.flatMap(SessionCredential.init(cookieValue:))).key.description
    }

    @Test("what the browser's Back button did is stored, so that the page goes on working after the process was killed")
    func back() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.follow(await browser.press("push", on: page))
        let list = await browser.get("/?scene=\(page.scene)")
        #expect(list.text.contains("increment"))
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let button = try #require(list.text.firstMatch(of: /value="(v\d+)\.touchUpInside"[^>]*>(<[^>]*>)*increment/))
        let pressed = await later.press(String(button.1), on: list)
        #expect(pressed.status == 303)
        let shown = await later.follow(pressed)
        #expect(shown.text.contains(">1<") && shown.formAction.hasPrefix("/?"))
    }

    @Test("who only followed links leaves nothing in the store all the same")
    func links() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        #expect(await browser.get("/items/3?scene=\(page.scene)").text.contains("Item 3"))
        #expect(try await store.statistics().sessions == 0)
    }

    @Test(
        "what the app saves as a scene enters the background is stored, whether its page is hidden or the process ends",
        arguments: [true, false])
    func background(hides: Bool) async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let shown = await browser.follow(await browser.press("increment", on: page))
        let draft = "draft \(UUID().uuidString)"
        TestSceneDelegate.drafts[page.scene] = draft
        if hides {
            let headers = [
                "Accept": "application/vnd.segue.patch+json",
                "Segue-Revision": shown.hiddenField("segue-revision"),
            ]
            let report = #"{"environment":{"visible":false}}"#
            #expect(await browser.post(json: report, to: shown.formAction, headers: headers).status == 200)
        } else {
            let (stored, left) = await server.host.suspendAllSessions(within: .seconds(60))
            #expect((stored, left) == (1, 0))
            await server.host.archive?.close()
        }
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").status == 200)
        #expect(TestSceneDelegate.restoredDrafts.contains(draft))
    }

    @Test("while many sessions are stored before the process ends, the log says each second how far it is")
    func progress() async {
        let log = RecordedLog()
        let server = TestServer(store: store, logger: log.logger)
        for _ in 0..<70 {
            let browser = TestClient(of: server)
            let page = await browser.get("/")
            #expect(await browser.press("increment", on: page).status == 303)
            TestSceneDelegate.departures[page.scene] = { server.advance(by: .milliseconds(40)) }
        }
        let (stored, left) = await server.host.suspendAllSessions(within: .seconds(60))
        #expect((stored, left) == (70, 0))
        let lines = log.lines(with: "sessions are being stored")
        #expect(lines.count == 2)
        for (line, done) in zip(lines, [32, 64]) { #expect(line.contains("\(done)") && line.contains("70"), "\(line)") }
    }

    @Test("when there is no time to encode sessions, they come back as they were")
    func noTime() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let (stored, left) = await server.host.suspendAllSessions(within: .zero)
        #expect((stored, left) == (0, 1))
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    // MARK: What no page shows

    @Test("what a timer or a task changes and no page shows is stored too, once, and survives the end of the process")
    func unseen() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let archive = try #require(server.host.archive)
        let hosted = try #require(server.host.sessions.all.first?.scenes.first)
        await server.host.storeUnseenChanges()
        let before = archive.lastTicket
        await server.host.storeUnseenChanges()
        #expect(archive.lastTicket == before)

        let (draft, revision) = ("draft \(UUID().uuidString)", hosted.scene.revision)
        // Nothing on the page.
        hosted.scene.session.userInfo = ["draft": draft]
        await server.host.storeUnseenChanges()
        let after = archive.lastTicket
        #expect(after > before && hosted.scene.revision == revision)
        await server.host.storeUnseenChanges()
        #expect(archive.lastTicket == after)
        await archive.waitUntilWritten(after)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">1<"))
        #expect(TestSceneDelegate.restoredDrafts.contains(draft))
    }

    @Test("a change that shows and comes by itself is stored without another event")
    func late() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("later", on: page)
        while await !browser.get("/?scene=\(page.scene)").text.contains(">1<") { await Task.yield() }
        let archive = try #require(server.host.archive)
        let hosted = try #require(server.host.sessions.all.first?.scenes.first)
        while hosted.storedRevision != hosted.scene.revision { await Task.yield() }
        await archive.waitUntilWritten(archive.lastTicket)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    @Test("a change that came by itself is stored before anybody sees it")
    func lateAndSeen() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("later", on: page)
        while await !browser.get("/?scene=\(page.scene)").text.contains(">1<") { await Task.yield() }
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">1<"))
    }

    @Test("nobody's scene is looked at where only what leaves memory is stored, and none in which nothing was done")
    func unseenElsewhere() async throws {
        let server = TestServer(store: store) { $0.preservation = .background }
        let browser = TestClient(of: server)
        _ = await browser.press("increment", on: await browser.get("/"))
        let looking = TestServer(store: store)
        _ = await TestClient(of: looking).get("/")
        for host in [server.host, looking.host] {
            let before = try #require(host.archive).lastTicket
            await host.storeUnseenChanges()
            #expect(host.archive?.lastTicket == before)
        }
    }

    // MARK: Time

    @Test("a page that somebody watches does not expire until the session is too old, nor does what is stored of it")
    func watched() async throws {
        let server = TestServer(store: store) {
            $0.lifetimes.idle = .seconds(1_000)
            $0.lifetimes.absolute = .seconds(9_000)
        }
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let shown = await browser.follow(await browser.press("increment", on: page))
        let hosted = try #require(server.host.sessions.all.first?.scenes.first)
        let stream = PageStream(page: "page")
        hosted.livePage = LivePage(of: hosted, applicationName: nil)
        hosted.livePage?.add(stream, atMost: 1)
        let name = try name(of: browser)
        var ends: [Date] = []
        for _ in 0..<8 {
            server.advance(by: .seconds(900))
            server.host.endExpiredSessions()
            #expect(server.host.sessionCount == 1)
            await server.host.archive?.waitUntilWritten(server.host.archive?.lastTicket ?? .init(number: 0))
            ends += try await store.sessions().filter { $0.name == name }.map(\.expires)
        }
        #expect(ends.count == 8 && ends == ends.sorted() && Set(ends).count > 4)
        #expect(await browser.get(shown.formAction).status == 200)
        server.advance(by: .seconds(1_800))
        server.host.endExpiredSessions()
        #expect(server.host.sessionCount == 0)
    }

    @Test("a session that is only looked at lasts as long in the store as in memory")
    func looking() async throws {
        let server = TestServer(store: store) { $0.lifetimes.idle = .seconds(1_000) }
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let before = try #require(try await store.sessions().first?.expires)
        server.advance(by: .seconds(100))
        _ = await browser.get("/?scene=\(page.scene)")
        #expect(try await store.sessions().first?.expires == before)
        server.advance(by: .seconds(800))
        _ = await browser.get("/?scene=\(page.scene)")
        #expect(try #require(try await store.sessions().first?.expires) > before)
    }

    @Test("when the store lost a session, the next event has all of its scenes written again")
    func missing() async throws {
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let first = await browser.get("/")
        _ = await browser.press("increment", on: first)
        let second = await browser.get("/items/1")
        _ = await browser.submit([("segue-event", "nothing.touchUpInside")], from: second)
        _ = await browser.get("/?scene=\(first.scene)")
        let other = await browser.get("/")
        _ = await browser.press("increment", on: other)
        let held = try await store.statistics().scenes
        #expect(held == 2)
        let lease = try #require(server.host.sessions.all.first?.lease)
        try await store.remove([lease])
        _ = await browser.press("increment", on: await browser.get("/?scene=\(other.scene)"))
        for _ in 0..<100_000 where try await store.statistics().scenes < held {
            server.host.followOwnership()
            await Task.yield()
        }
        #expect(try await store.statistics().scenes == held)
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(first.scene)").text.contains(">1<"))
        #expect(await later.get("/?scene=\(other.scene)").text.contains(">2<"))
    }

    // MARK: What cannot be restored

    @Test(
        "what is broken is removed, so that no other process meets it again", arguments: [[0, 9], Array("SgSt".utf8)])
    func broken(contents: [UInt8]) async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        guard case .granted(let lease, var stored) = try await store.claim(try name(of: browser), now: Date()) else {
            Issue.record("not stored")
            return
        }
        if contents.first == 0 {
            stored.scenes[page.scene] = contents
        } else {
            // A record that can be read, of a state that cannot.
            var record = try SceneRecord(stored.scenes[page.scene] ?? [], rememberedSubmissions: 8)
            record.state = PreservedState(data: Data(contents))
            stored.scenes[page.scene] = record.bytes
        }
        _ = try await store.write([
            SessionChange(
                lease: lease, contents: stored.contents, scenes: stored.scenes.mapValues { $0 },
                expires: stored.expires)
        ])
        let server = TestServer(store: store)
        let later = TestClient(of: server, cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").status == 303)
        await server.host.archive?.close()
        #expect(try await store.statistics().scenes == 0)
    }

    @Test("where a controller does not come back, the page says so")
    func dropped() async throws {
        let browser = TestClient(of: TestServer(store: store))
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        let item = await browser.get("/items/\(ItemController.unrestorable)?scene=\(page.scene)")
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        let answer = await later.get("/?scene=\(page.scene)")
        #expect(answer.text.contains("increment"))
        #expect(answer.notice != nil)
        #expect(item.status == 200 && item.notice == nil)
    }

    @Test("scenes that sleep count among those that a session may have, and the oldest goes first")
    func sleepingScenes() async throws {
        let first = TestServer(store: store)
        let browser = TestClient(of: first)
        var pages: [Answer] = []
        for _ in 0..<3 {
            let page = await browser.get("/")
            _ = await browser.press("increment", on: page)
            pages.append(page)
        }
        let server = TestServer(store: store) { $0.limits.sceneCountPerSession = 3 }
        let later = TestClient(of: server, cookie: browser.cookie)
        #expect(await later.get("/?scene=\(pages[2].scene)").text.contains(">1<"))
        let opened = await later.get("/items/1")
        #expect(opened.status == 200)
        let session = try #require(server.host.sessions.all.first)
        #expect(session.scenes.count + session.sleepingScenes.count == 3)
        #expect(session.sleepingScenes.keys.sorted() == [pages[1].scene])
        await server.host.archive?.close()
        #expect(try await store.statistics().scenes == 2)
    }

    @Test("a session that was put away while the store failed comes back at once, and is written later")
    func failing() async throws {
        let store = FailingStore()
        let server = TestServer(store: store)
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.press("increment", on: page)
        for session in server.host.sessions.all { server.host.suspend(session) }
        #expect(server.host.sessionCount == 0)
        let shown = await browser.get("/?scene=\(page.scene)")
        #expect(shown.status == 200 && shown.text.contains(">1<"))
        let pressed = await browser.press("increment", on: shown)
        #expect(pressed.status == 303)
        store.isFailing = false
        await server.host.archive?.close(within: .seconds(30))
        let later = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await later.get("/?scene=\(page.scene)").text.contains(">2<"))
    }
}
