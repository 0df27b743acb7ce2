import Testing

@testable import WebHost

@Suite("Mistakes of the app")
@MainActor
struct SceneFaultTests {
    @Test("a mistake is answered with an error page that hides the cause and leads back")
    func production() async {
        let server = TestServer()
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.press("fault", on: page)
        #expect(answer.status == 500)
        #expect(answer.text.contains("Something went wrong"))
        #expect(answer.text.contains("href=\"/?scene=\(page.scene)\""))
        #expect(!answer.text.contains("NSInternalInconsistencyException"))
        let back = await browser.get("/?scene=\(page.scene)")
        #expect(back.status == 200)
    }

    @Test("in development the cause is shown, escaped")
    func development() async {
        let server = TestServer { $0.isDevelopment = true }
        let browser = TestClient(of: server)
        let answer = await browser.press("fault", on: await browser.get("/"))
        #expect(answer.status == 500)
        #expect(answer.text.contains("NSInternalInconsistencyException: Presenting &lt;twice&gt;."))
    }

    @Test("a program gets a problem document")
    func program() async {
        let server = TestServer()
        let program = TestClient(of: server, .program)
        let answer = await program.post(json: #"{"events":[{"target":"fault"}]}"#)
        #expect(answer.status == 500)
        #expect(answer[.contentType] == "application/problem+json")
        #expect(answer.json["type"] as? String == "/_segue/problems/fault")
        #expect(!answer.text.contains("twice"))
    }

    @Test("a mistake while a scene is connected leaves neither scene nor session")
    func connecting() async {
        let server = TestServer()
        let answer = await TestClient(of: server).get("/fault")
        #expect(answer.status == 500)
        #expect(server.host.sessionCount == 0)
    }

    @Test("a mistake repeated by a double click is made once")
    func repetition() async {
        let server = TestServer()
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let first = await browser.press("fault", on: page)
        let second = await browser.press("fault", on: page)
        #expect(first.status == 500)
        #expect(second.status == 500)
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        #expect(await program.get("/").count == "1")
    }

    @Test("a mistake outside a request does not stand in the way of the next one")
    func laterMistake() async {
        let server = TestServer()
        let browser = TestClient(of: server)
        let page = await browser.follow(await browser.press("fault later", on: await browser.get("/")))
        #expect(page.status == 200)
        #expect(await browser.press("increment", on: page).status == 303)
    }

    @Test("another person's scene is not touched by it")
    func isolation() async {
        let server = TestServer()
        let unlucky = TestClient(of: server)
        let other = TestClient(of: server)
        let page = await other.get("/")
        _ = await unlucky.press("fault", on: await unlucky.get("/"))
        let answer = await other.press("increment", on: page)
        #expect(answer.status == 303)
        #expect(await other.follow(answer).text.contains(">1<"))
    }
}
