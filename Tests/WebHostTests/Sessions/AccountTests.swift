import Foundation
import SceneStore
import Testing

@testable import WebHost

/// What an app does with a person's user session: new secrets, signing in and out.
@Suite("Accounts and secrets")
@MainActor
struct AccountTests {
    private let store = MemorySceneStore()

    /// A browser that opened the first page, and that page.
    private func visitor(of server: TestServer) async -> (browser: TestClient, page: Answer) {
        let browser = TestClient(of: server)
        return (browser, await browser.get("/"))
    }

    /// A browser whose person has signed in, and the page after that.
    private func signedIn(on server: TestServer) async -> (browser: TestClient, page: Answer) {
        let (browser, page) = await visitor(of: server)
        return (browser, await browser.follow(await browser.press("sign in", on: page)))
    }

    /// The page once some screen of the server has a title.
    private func shows(
        _ title: String, on server: TestServer, to browser: TestClient, _ page: Answer
    ) async -> Answer {
        let isShown = {
            server.host.sessions.all.contains { $0.scenes.contains { $0.scene.visibleController?.title == title } }
        }
        for _ in 0..<1_000_000 where !isShown() { await Task.yield() }
        return await browser.get("/?scene=\(page.scene)")
    }

    /// The title of the screen after a button was pressed that shows whose session it is.
    private func account(of browser: TestClient, on page: Answer) async -> String? {
        await browser.follow(await browser.press("account", on: page)).text.between("<title>", "</title>")
    }

    @Test("signing in gives the browser another cookie for the same session, and the old one is worth nothing")
    func renewal() async throws {
        let server = TestServer(store: store)
        let (browser, page) = await visitor(of: server)
        let planted = try #require(browser.cookie)
        let answer = await browser.press("sign in", on: page)
        let renewed = try #require(browser.cookie)
        #expect(answer.status == 303 && renewed != planted)
        #expect(renewed.prefix(22) == planted.prefix(22))
        let shown = await browser.follow(answer)
        #expect(shown.status == 200 && shown.scene == page.scene && shown[.setCookie] == nil)

        // Whoever planted the cookie, and another tab whose request was under way.
        for path in ["/", "/?scene=\(page.scene)"] {
            let refused = await TestClient(of: server, cookie: planted).get(path)
            #expect(refused.status == 503 && refused[.setCookie] == nil && refused[.retryAfter] == "2")
        }
        let event = await TestClient(of: server, cookie: planted).press("increment", on: page)
        #expect(event.status == 503 && event[.setCookie] == nil)
        // A page opens its stream again by itself.
        let stream = await TestClient(of: server, cookie: planted).get(
            "/_segue/stream?scene=\(page.scene)&revision=1&page=name")
        #expect(stream.status == 204 && stream.text.isEmpty)
        server.advance(by: .seconds(60))
        let stranger = TestClient(of: server, cookie: planted)
        #expect(await stranger.get("/").scene != page.scene)
        #expect(stranger.cookie?.prefix(22) != planted.prefix(22))
        #expect(await account(of: browser, on: shown)?.hasPrefix("anna") == true)
    }

    @Test("a new secret goes out with each kind of answer", arguments: [TestClient.Kind.browser, .program])
    func formats(_ kind: TestClient.Kind) async throws {
        let server = TestServer()
        let client = TestClient(of: server, kind)
        var cookies = [try #require(await client.get("/").newCookie)]
        let page = await client.get("/")
        let answer =
            kind == .browser
            ? await client.press("renew", on: page)
            : await client.post(json: #"{"events":[{"target":"renew"}]}"#)
        cookies.append(try #require(answer.newCookie))
        #expect(Set(cookies).count == 2)
        #expect(await client.get("/").newCookie == nil)
    }

    @Test("a renewed session survives a restart with its account, and the old cookie does not")
    func restart() async throws {
        let (browser, page) = await visitor(of: TestServer(store: store))
        let planted = browser.cookie
        let shown = await browser.follow(await browser.press("sign in", on: page))
        let second = TestServer(store: store)
        let later = TestClient(of: second, cookie: browser.cookie)
        let restored = await later.get("/?scene=\(page.scene)")
        #expect(restored.status == 200 && restored.scene == shown.scene)
        #expect(await account(of: later, on: restored)?.hasPrefix("anna") == true)
        let stranger = TestClient(of: second, cookie: planted)
        // It could be another tab of the person, whose request was under way: another session in its place would end this.
        let refused = await stranger.get("/?scene=\(page.scene)")
        #expect(refused.status == 503 && refused[.setCookie] == nil)
        second.advance(by: .seconds(61))
        #expect(await stranger.get("/?scene=\(page.scene)").status == 303)
        #expect(stranger.cookie?.prefix(22) != planted?.prefix(22))
        // The owner's session is as it was.
        #expect(await later.get("/?scene=\(page.scene)").status == 200)
    }

    @Test("whoever knows the name of a session only has nothing of it, and takes nothing away")
    func name() async throws {
        let server = TestServer(store: store)
        let (browser, page) = await signedIn(on: server)
        let name = try #require(browser.cookie?.prefix(22))
        let forged = "\(name).\(String(repeating: "A", count: 32))"
        for other in [server, TestServer(store: store)] {
            let stranger = TestClient(of: other, cookie: forged)
            let answer = await stranger.get("/?scene=\(page.scene)")
            #expect(answer.status == 303 && stranger.cookie?.prefix(22) != name)
        }
        let again = TestClient(of: TestServer(store: store), cookie: browser.cookie)
        #expect(await again.get("/?scene=\(page.scene)").status == 200)
    }

    @Test("a second tab finds the account")
    func tabs() async {
        let server = TestServer()
        let (browser, first) = await signedIn(on: server)
        let second = await browser.get("/")
        #expect(second.scene != first.scene)
        #expect(await account(of: browser, on: second)?.hasPrefix("anna") == true)
    }

    @Test("signing out ends all windows and begins a new session, on a page and in JSON")
    func end() async throws {
        let server = TestServer(store: store)
        let (browser, page) = await signedIn(on: server)
        let tab = await browser.get("/items/1")
        let former = try #require(browser.cookie)
        let answer = await browser.press("sign out", on: page)
        #expect(answer.status == 303 && answer[.location] == "/")
        #expect(try #require(answer.newCookie).prefix(22) != former.prefix(22))
        let fresh = await browser.follow(answer)
        #expect(fresh.status == 200 && fresh.scene != page.scene)
        #expect(await account(of: browser, on: fresh)?.hasPrefix("nobody") == true)
        #expect(await browser.get(tab.formAction).status == 303)
        for _ in 0..<1_000 where try await store.statistics().sessions > 1 { await Task.yield() }
        let thief = TestClient(of: TestServer(store: store), cookie: former)
        #expect(await thief.get("/?scene=\(page.scene)").status == 303)

        let program = TestClient(of: server, .program)
        _ = await program.post(json: #"{"events":[{"target":"increment"}]}"#)
        let cookie = program.cookie
        let ended = await program.post(json: #"{"events":[{"target":"sign out"}]}"#)
        #expect(ended.status == 200 && ended.count == "0" && program.cookie != cookie)
    }

    @Test("a session that a task ends is gone with the next request")
    func endLater() async {
        let server = TestServer()
        let (browser, page) = await visitor(of: server)
        _ = await browser.press("sign out later", on: page)
        for _ in 0..<5_000 where server.host.sessionCount > 0 { await Task.yield() }
        #expect(await browser.get("/?scene=\(page.scene)").status == 303)
        #expect(server.host.sessionCount == 1)
    }

    @Test("signing out everywhere else ends the account's other sessions, in memory and in the store, and no others")
    func endOthers() async throws {
        let server = TestServer(store: store)
        let (phone, phonePage) = await signedIn(on: server)
        let (tablet, tabletPage) = await signedIn(on: server)
        let (stranger, strangerPage) = await visitor(of: server)
        _ = await stranger.press("increment", on: strangerPage)
        let (sleeper, sleeperPage) = await signedIn(on: server)
        try server.host.suspend(
            #require(server.host.sessions.all.first { sleeper.cookie?.hasPrefix($0.identifier) == true }))

        _ = await phone.press("sign out elsewhere", on: phonePage)
        let shown = await shows("Signed out elsewhere", on: server, to: phone, phonePage)
        #expect(await tablet.get("/?scene=\(tabletPage.scene)").status == 303)
        #expect(await sleeper.get("/?scene=\(sleeperPage.scene)").status == 303)
        #expect(await stranger.get("/?scene=\(strangerPage.scene)").text.contains(">1<"))
        #expect(shown.text.contains("Signed out elsewhere"))
    }

    @Test("an app learns what the store keeps of a session", arguments: [true, false])
    func storage(_ isStored: Bool) async {
        let server = TestServer(store: isStored ? store : nil)
        let (browser, page) = await visitor(of: server)
        let expected = isStored ? "1 scenes, true" : "no store"
        _ = await browser.press("storage", on: page)
        let shown = await shows(expected, on: server, to: browser, page)
        #expect(shown.text.contains(expected))
    }

    @Test("when the store fails, whoever signs out everywhere is told, and nothing waits to be written")
    func failure() async throws {
        let failing = FailingStore()
        failing.isFailing = false
        let server = TestServer(store: failing)
        let (phone, phonePage) = await signedIn(on: server)
        let (tablet, tabletPage) = await signedIn(on: server)
        failing.isFailing = true
        _ = await phone.press("sign out elsewhere", on: phonePage)
        let shown = await shows("There is no room.", on: server, to: phone, phonePage)
        #expect(shown.text.contains("There is no room."))
        #expect(await tablet.get("/?scene=\(tabletPage.scene)").status == 303)
    }
}
