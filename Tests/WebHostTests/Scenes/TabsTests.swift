import Testing

@testable import WebHost

@Suite("Sessions and tabs")
@MainActor
struct TabsTests {
    private let server = TestServer()

    @Test("two browsers see nothing of each other")
    func twoSessions() async {
        let one = TestClient(of: server)
        let other = TestClient(of: server)
        let onePage = await one.get("/")
        let otherPage = await other.get("/")
        #expect(one.cookie != other.cookie)
        #expect(onePage.hiddenField("segue-token") != otherPage.hiddenField("segue-token"))
        _ = await one.press("increment", on: onePage)
        #expect(await one.get("/?scene=\(onePage.scene)").text.contains(">1<"))
        #expect(await other.get("/?scene=\(otherPage.scene)").text.contains(">0<"))
    }

    @Test("two tabs of one browser see nothing of each other")
    func twoScenes() async {
        let browser = TestClient(of: server)
        let one = await browser.get("/")
        let other = await browser.get("/")
        #expect(one.scene != other.scene)
        #expect(one.hiddenField("segue-token") == other.hiddenField("segue-token"))
        _ = await browser.press("increment", on: one)
        #expect(await browser.get("/?scene=\(one.scene)").text.contains(">1<"))
        #expect(await browser.get("/?scene=\(other.scene)").text.contains(">0<"))
        #expect(server.host.sessionCount == 1)
    }

    @Test("a tab that is duplicated gets a copy of the scene, which goes its own way")
    func copy() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        var shown = await browser.follow(await browser.press("increment", on: page))
        shown = await browser.follow(
            await browser.submit([("name", "Anna"), ("segue-event", "increment.touchUpInside")], from: shown))
        let answer = await browser.get("/?scene-copy=\(page.scene)")
        #expect(answer.status == 303)
        let copy = await browser.follow(answer)
        #expect(copy.scene != page.scene)
        #expect(copy.text.contains(">2<") && copy.text.contains("value=\"Anna\""))
        _ = await browser.press("increment", on: copy)
        #expect(await browser.get(copy.formAction).text.contains(">3<"))
        #expect(await browser.get(page.formAction).text.contains(">2<"))
    }

    @Test("a copy of a scene in which nothing was done, and of one that is not there, is a new scene at the address")
    func copyOfNothing() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/items/3")
        let copy = await browser.follow(await browser.get("/items/3?scene-copy=\(page.scene)"))
        #expect(copy.scene != page.scene && copy.text.contains("Item 3"))
        let other = await browser.follow(await browser.get("/items/4?scene-copy=nothing"))
        #expect(other.text.contains("Item 4"))
        let stranger = TestClient(of: server)
        let own = await stranger.get("/")
        _ = await stranger.press("increment", on: own)
        #expect(await browser.follow(await browser.get("/?scene-copy=\(own.scene)")).text.contains(">0<"))
    }

    @Test("loading the only page again before any event shows the same scene")
    func reload() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        for _ in 1...3 {
            #expect(await browser.get("/", headers: ["Cache-Control": "max-age=0"]).scene == page.scene)
        }
        #expect(server.host.sceneCount == 1)
    }

    @Test(
        "a program without the name of a scene gets the one used last", arguments: [TestClient.Kind.program, .anything])
    func lastUsedScene(_ kind: TestClient.Kind) async {
        let browser = TestClient(of: server)
        let one = await browser.get("/")
        _ = await browser.get("/")
        _ = await browser.press("increment", on: one)
        let answer = await TestClient(of: server, kind, cookie: browser.cookie).get("/")
        #expect(answer.text.contains(one.scene))
        #expect(server.host.sceneCount == 2)
    }

    @Test("a scene that is gone is replaced by a new one, with a notice and without a circle")
    func lostScene() async {
        let browser = TestClient(of: server)
        _ = await browser.get("/")
        let answer = await browser.get("/items/3?scene=gone")
        #expect(answer.status == 303)
        #expect(answer[.location] == "/items/3")
        let page = await browser.follow(answer)
        #expect(page.status == 200)
        #expect(page.formAction == "/items/3?scene=\(page.scene)")
        #expect(page.notice?.contains("closed") == true)
        #expect(!page.text.contains("data-copy"), "The session goes on, so somebody may have signed out.")
        let again = await browser.get("/items/3?scene=\(page.scene)")
        #expect(again.notice == page.notice, "The first page may have been lost on its way.")
        let root = await browser.get("/?scene=\(page.scene)")
        let later = await browser.follow(await browser.press("increment", on: root))
        #expect(later.notice == nil)
    }

    @Test("each of several tabs that lose their session at once gets a scene of its own, which says so")
    func lostSessionOfSeveralTabs() async {
        let browser = TestClient(of: server)
        var tabs: [Answer] = []
        for _ in 0..<3 { tabs.append(await browser.get("/")) }
        server.advance(by: .seconds(100_000))
        server.host.endExpiredSessions()
        // All are loaded again with the old cookie before the browser has a new one, and follow where they are sent.
        let cookie = browser.cookie
        var answers: [Answer] = []
        for tab in tabs {
            let old = TestClient(of: server, .browser, cookie: cookie)
            answers.append(await old.get("/?scene=\(tab.scene)", headers: ["Cache-Control": "max-age=0"]))
            browser.cookie = old.cookie
        }
        #expect(answers.map { $0[.location] } == ["/", "/", "/"])
        var scenes: Set<String> = []
        for _ in tabs {
            let page = await browser.get("/", headers: ["Cache-Control": "max-age=0"])
            #expect(page.notice?.contains("closed") == true)
            scenes.insert(page.scene)
        }
        #expect(scenes.count == 3)
    }

    @Test("a tab of a session that replaced a lost one keeps its scene when it is loaded again later")
    func reloadOfAReplacement() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        server.advance(by: .seconds(100_000))
        server.host.endExpiredSessions()
        let fresh = await browser.follow(await browser.get("/?scene=\(page.scene)"))
        #expect(fresh.notice != nil)
        server.advance(by: .seconds(11))
        let again = await browser.get("/", headers: ["Cache-Control": "max-age=0"])
        #expect(again.scene == fresh.scene)
        #expect(again.notice == fresh.notice)
    }

    @Test("a page whose session is over leads to a new one, also from its form")
    func lostSession() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        server.advance(by: .seconds(100_000))
        server.host.endExpiredSessions()
        #expect(server.host.sessionCount == 0)
        let answer = await browser.press("increment", on: page)
        #expect(answer.status == 303)
        let fresh = await browser.follow(answer)
        #expect(fresh.status == 200)
        #expect(fresh.notice != nil)
        #expect(fresh.text.contains("data-copy=\"What you typed"))
        #expect(fresh.scene != page.scene)
        #expect(fresh.text.contains(">0<"))
    }

    @Test("what was typed can be copied also where the first answer got lost, until the person does something else")
    func lostAnswer() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        server.advance(by: .seconds(100_000))
        server.host.endExpiredSessions()
        #expect(await browser.get("/?scene=\(page.scene)").status == 303)
        let fresh = await browser.follow(await browser.get("/?scene=\(page.scene)"))
        #expect(fresh.text.contains("data-copy=\"What you typed"))
        _ = await browser.press("increment", on: fresh)
        let later = await browser.follow(await browser.get("/?scene=\(page.scene)"))
        #expect(later.notice != nil)
        #expect(!later.text.contains("data-copy"))
    }

    @Test("a form without cookie says that the session ended, and where to begin again")
    func noCookie() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        browser.cookie = nil
        let answer = await browser.press("increment", on: page)
        #expect(answer.status == 403)
        #expect(answer.text.contains("allow cookies"))
        #expect(answer.text.contains("data-copy=\"What you typed"))
        #expect(answer.text.contains("href=\"/\""))
    }

    @Test("a browser without cookies is shown a page, not sent in circles")
    func cookiesOff() async {
        let browser = TestClient(of: server)
        let answer = await browser.get("/?scene=gone")
        browser.cookie = nil
        let page = await browser.follow(answer)
        #expect(page.status == 200)
    }

    @Test("a program whose session is over learns so")
    func expiredProgram() async {
        let program = TestClient(of: server, .program)
        let scene = await program.get("/").json["scene"] as? String ?? ""
        server.advance(by: .seconds(100_000))
        #expect(await program.get("/?scene=\(scene)").status == 410)
        #expect(await program.post(json: "{}").status == 410)
    }

    @Test("a session's secret and its scenes' identifiers are long, and the session's public name opens nothing")
    func identifiers() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(page.scene.utf8.count == 16)
        let session = try #require(server.host.sessions.all.first)
        let name = try #require(session.scenes.first).scene.session.userSessionIdentifier
        #expect(name == session.identifier)
        #expect(name.utf8.count == 22)
        #expect(!page.text.contains(name))
        let cookie = try #require(browser.cookie)
        #expect(cookie.hasPrefix(name + ".") && cookie.utf8.count == 55)
        for forged in [name, name + ".", name + "." + String(repeating: "A", count: 32), name + "." + name] {
            #expect(await TestClient(of: server, cookie: forged).get("/?scene=\(page.scene)").status == 303)
        }
    }

    @Test("a cookie that was never given out opens a new session under another secret")
    func plantedCookie() async {
        let planted = String(repeating: "A", count: 32)
        let browser = TestClient(of: server, cookie: planted)
        let page = await browser.get("/")
        #expect(page.status == 200)
        #expect(page.newCookie != nil)
        #expect(browser.cookie != planted)
    }
}
