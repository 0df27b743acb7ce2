import Foundation
import HTTPTypes
import Testing

@testable import WebHost

/// Sessions that are in a store which cannot be used when their persons come back.
@Suite("Sessions that the store cannot give")
@MainActor
struct UnreachableSessionTests {
    private static let notice = "What you had open cannot be reached at the moment"

    private let store = FailingStore()
    private let browser: TestClient
    private let server: TestServer

    init() {
        store.isFailing = false
        browser = TestClient(of: TestServer(store: store))
        server = TestServer(store: store)
    }

    /// Opens a page, presses its button and has the store fail.
    private func openPage() async -> Answer {
        let page = await browser.follow(await browser.press("increment", on: await browser.get("/")))
        store.isFailing = true
        return page
    }

    /// The cookies that an answer gives, by their names, with all that is said of them.
    private func cookies(of answer: Answer) -> [String: String] {
        answer.headerFields[values: .setCookie].reduce(into: [:]) { cookies, field in
            let parts = field.split(separator: "=", maxSplits: 1)
            cookies[String(parts[0])] = String(parts[1])
        }
    }

    /// What leads back, as a browser sends it when some time has passed; all that came from an answer.
    private func later(_ answer: Answer) throws -> String {
        let value = try #require(cookies(of: answer)["segue-before"]?.split(separator: ";").first)
        var parts = value.split(separator: ".").map(String.init)
        #expect(parts.count == 4)
        parts[2] = "\(try #require(Int(parts[2])) - 60)"
        return "segue-before=" + parts.joined(separator: ".")
    }

    /// Asks for a page with the session's cookie and one that leads back.
    private func get(_ path: String, in client: TestClient, with cookie: String) async -> Answer {
        let session = client.cookie ?? ""
        return await client.get(path, headers: ["Cookie": "segue=\(session); \(cookie)"])
    }

    @Test("a page that is loaded again leads back once the store can be used, and not before")
    func wayBack() async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.get("/?scene=\(page.scene)")
        #expect(redirection.status == 303 && client.cookie != browser.cookie)
        #expect(cookies(of: redirection)["segue-before"]?.hasSuffix("; Path=/; HttpOnly; SameSite=Lax") == true)
        let substitute = await client.follow(redirection)
        #expect(substitute.notice?.hasPrefix(Self.notice) == true && substitute.text.contains(">0<"))
        let cookie = try later(redirection)
        let again = await get("/?scene=\(substitute.scene)", in: client, with: cookie)
        #expect(again.status == 200 && again.scene == substitute.scene && again[.setCookie] == nil)

        store.isFailing = false
        let back = await get("/?scene=\(substitute.scene)", in: client, with: cookie)
        #expect(back.status == 303 && back[.location] == "/?scene=\(page.scene)")
        #expect(client.cookie == browser.cookie)
        #expect(cookies(of: back)["segue-before"]?.contains("Max-Age=0") == true)
        let restored = await client.follow(back)
        #expect(restored.status == 200 && restored.scene == page.scene && restored.text.contains(">1<"))
        #expect(restored.notice == nil && server.host.sessionCount == 1)
        let pressed = await client.press("increment", on: page)
        #expect(await client.follow(pressed).text.contains(">2<"))
    }

    @Test("the page that comes at once is that of the new session, whatever the store does")
    func atOnce() async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.get("/?scene=\(page.scene)")
        store.isFailing = false
        let cookie = try #require(cookies(of: redirection)["segue-before"]?.split(separator: ";").first)
        let substitute = await get("/", in: client, with: "segue-before=\(cookie)")
        #expect(substitute.status == 200 && substitute.notice?.hasPrefix(Self.notice) == true)
    }

    @Test(
        "what is pressed on a page from before is not done in the new session, which leads back too",
        arguments: [false, true])
    func press(withScripts: Bool) async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.submit(
            [("segue-event", "increment.touchUpInside")], from: page,
            headers: withScripts
                ? [
                    "Accept": "application/vnd.segue.patch+json",
                    "Segue-Revision": page.hiddenField("segue-revision"),
                ] : [:])
        #expect(redirection.status == 303)
        let cookie = try later(redirection)
        let substitute = await client.follow(redirection)
        #expect(substitute.notice?.hasPrefix(Self.notice) == true && substitute.text.contains(">0<"))
        store.isFailing = false
        let back = await get("/?scene=\(substitute.scene)", in: client, with: cookie)
        #expect(back[.location] == "/?scene=\(page.scene)")
        #expect(await client.follow(back).text.contains(">1<"))
    }

    @Test("an address without scene leads back as well")
    func addressWithoutScene() async throws {
        _ = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let substitute = await client.get("/")
        #expect(substitute.status == 200 && substitute.notice?.hasPrefix(Self.notice) == true)
        store.isFailing = false
        let back = await get("/", in: client, with: try later(substitute))
        #expect(back.status == 303 && back[.location] == "/" && client.cookie == browser.cookie)
    }

    @Test("who does something in the new session stays there")
    func goingOn() async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.get("/?scene=\(page.scene)")
        let substitute = await client.follow(redirection)
        let cookie = try later(redirection)
        let pressed = await client.submit(
            [("segue-event", "increment.touchUpInside")], from: substitute,
            headers: ["Cookie": "segue=\(client.cookie ?? ""); \(cookie)"])
        #expect(pressed.status == 303)
        #expect(cookies(of: pressed)["segue-before"]?.hasPrefix("; Path=/; Max-Age=0") == true)
        #expect(cookies(of: pressed)["segue"] == nil)
        #expect(await client.follow(pressed).text.contains(">1<"))
    }

    @Test("who comes to a process that does not know the new session is led back as well")
    func anotherProcess() async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.get("/?scene=\(page.scene)")
        let substitute = await client.follow(redirection)
        let other = TestClient(of: TestServer(store: store), cookie: client.cookie)
        // As long as the store fails, the first one is kept in mind.
        let second = await get("/?scene=\(substitute.scene)", in: other, with: try later(redirection))
        let cookie = try later(second)
        store.isFailing = false
        let back = await get("/", in: other, with: cookie)
        #expect(back[.location] == "/?scene=\(page.scene)" && other.cookie == browser.cookie)
        #expect(await other.follow(back).text.contains(">1<"))
    }

    @Test("a session that is over by then says so")
    func over() async throws {
        let page = await openPage()
        let client = TestClient(of: server, cookie: browser.cookie)
        let redirection = await client.get("/?scene=\(page.scene)")
        store.isFailing = false
        let third = TestServer(store: FailingStore())
        (third.host.archive?.store as? FailingStore)?.isFailing = false
        let other = TestClient(of: third, cookie: client.cookie)
        let back = await get("/", in: other, with: try later(redirection))
        #expect(back.status == 303 && back[.location] == "/?scene=\(page.scene)")
        let replaced = await other.follow(await other.follow(back))
        #expect(replaced.status == 200 && replaced.notice?.hasPrefix("Your previous page had been closed") == true)
    }

    @Test("programs are told to ask again, and keep their cookie")
    func program() async {
        _ = await openPage()
        let program = TestClient(of: server, .program, cookie: browser.cookie)
        let answer = await program.get("/")
        #expect(answer.status == 503 && answer[.setCookie] == nil && program.cookie == browser.cookie)
        store.isFailing = false
        #expect(await program.get("/").count == "1")
    }

    @Test(
        "what is no such cookie leads nowhere",
        arguments: [
            "", ".", "...", "a.b.1.Lw==", "KEY.0.%%%", "KEY.x.Lw==", "KEY.0.Ly9ldmlsLmV4YW1wbGUvLi4=", "KEY.0./w==",
        ])
    func malformed(value: String) async {
        let page = await openPage()
        store.isFailing = false
        let client = TestClient(of: server, cookie: browser.cookie)
        let text = value.replacingOccurrences(of: "KEY", with: browser.cookie ?? "")
        let answer = await get("/?scene=\(page.scene)", in: client, with: "segue-before=\(text)")
        #expect(answer.status == 200 && answer.scene == page.scene)
    }

    @Test("it leads to no other host")
    func otherHost() throws {
        let cookie = SessionCredential.cookieValue(of: .random(), with: .random())
        func target(_ text: String) -> String? {
            UnreachableSession(cookieValue: "\(cookie).0.\(Data(text.utf8).base64EncodedString())")?.target
        }
        #expect(target("/notes?scene=1") == "/notes?scene=1")
        #expect(target("//evil.example/a") == "/evil.example/a")
        #expect(target("https://evil.example/a") == "/a")
        #expect(target("evil.example") == nil)
        #expect(target("/a\r\nb") == nil)
    }
}
