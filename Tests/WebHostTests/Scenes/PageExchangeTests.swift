import HTTPTypes
import Testing

@testable import WebHost

@Suite("Exchanges of pages")
@MainActor
struct PageExchangeTests {
    private let server = TestServer()

    @Test("a page that is loaded after an event has the focus where it was")
    func focusAfterEvent() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(!page.text.contains(" autofocus"))
        let next = await browser.follow(await browser.press("increment", on: page))
        #expect(next.text.components(separatedBy: " autofocus").count == 2)
        let presented = await browser.follow(await browser.press("present", on: next))
        #expect(presented.text.components(separatedBy: " autofocus").count == 2)
        #expect(presented.text.contains("tabindex=\"-1\" autofocus"))
    }

    @Test("a page that is loaded again is not scrolled to the focus, until something is done")
    func focusAgain() async {
        let browser = TestClient(of: server)
        let next = await browser.follow(await browser.press("increment", on: await browser.get("/")))
        #expect(next.text.contains(" autofocus"))
        for _ in 1...4 {
            // What a script asks for has the focus where it moved.
            let fetched = await browser.get(next.formAction, headers: ["Sec-Fetch-Dest": "empty"])
            #expect(fetched.text.contains(" autofocus") && !fetched.text.contains(" data-focused"))
        }
        for _ in 1...4 {
            let again = await browser.get(next.formAction)
            #expect(!again.text.contains(" autofocus") && again.text.contains(" data-focused"))
        }
        let last = await browser.follow(await browser.press("increment", on: next))
        #expect(last.text.contains(" autofocus") && !last.text.contains(" data-focused"))
    }

    @Test("a first visit is answered at once with a page and a cookie that scripts and other sites do not get")
    func firstVisit() async throws {
        let page = await TestClient(of: server).get("/")
        #expect(page.status == 200)
        #expect(page[.contentType] == "text/html; charset=utf-8")
        let cookie = try #require(page[.setCookie])
        #expect(cookie.hasPrefix("segue="))
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
        #expect(page.newCookie?.utf8.count == 55)
        #expect(page.formAction == "/?scene=\(page.scene)")
        #expect(page.text.contains(">0<"))
    }

    @Test("under HTTPS the cookie is bound to the host and to TLS")
    func secureCookie() async throws {
        let server = TestServer { $0.usesHTTPS = true }
        let cookie = try #require(await TestClient(of: server).get("/")[.setCookie])
        #expect(cookie.hasPrefix("__Host-segue="))
        #expect(cookie.hasSuffix("; Path=/; Secure; HttpOnly; SameSite=Lax"))
    }

    @Test("a press is performed, and the browser is sent to the page that shows it")
    func press() async {
        let browser = TestClient(of: server)
        let first = await browser.get("/")
        let answer = await browser.press("increment", on: first)
        #expect(answer.status == 303)
        #expect(answer[.location] == "/?scene=\(first.scene)")
        #expect(answer[.setCookie] == nil)
        let second = await browser.follow(answer)
        #expect(second.status == 200)
        #expect(second.text.contains(">1<"))
        #expect(second.hiddenField("segue-sequence") == "2")
        #expect(second.hiddenField("segue-token") == first.hiddenField("segue-token"))
    }

    @Test("a controller with an address of its own gives it to the page")
    func address() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let pushed = await browser.press("push", on: page)
        #expect(pushed[.location] == "/items/7?scene=\(page.scene)")
        let item = await browser.follow(pushed)
        #expect(item.status == 200)
        #expect(item.formAction == "/items/7?scene=\(page.scene)")
        #expect(item.text.contains("Item 7"))
    }

    @Test("an address opens the screen it names")
    func deepLink() async {
        let page = await TestClient(of: server).get("/items/%C3%BC%20%26")
        #expect(page.status == 200)
        #expect(page.formAction == "/items/%C3%BC%20&amp;?scene=\(page.scene)")
        #expect(page.text.contains("Item ü &amp;"))
    }

    @Test("an address that leads nowhere is a friendly page, and leaves neither session nor cookie")
    func unknownAddress() async {
        let answer = await TestClient(of: server).get("/nowhere")
        #expect(answer.status == 404)
        #expect(answer[.contentType] == "text/html; charset=utf-8")
        #expect(answer[.setCookie] == nil)
        #expect(answer.text.contains("There is nothing here"))
        #expect(server.host.sessionCount == 0)
        #expect(server.host.sceneCount == 0)
    }

    @Test("the Back button reaches the app as an address to open")
    func back() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        _ = await browser.follow(await browser.press("push", on: page))
        let back = await browser.get("/?scene=\(page.scene)")
        #expect(back.status == 200)
        #expect(back.formAction == "/?scene=\(page.scene)")
        let forward = await browser.get("/items/7?scene=\(page.scene)")
        #expect(forward.status == 200)
        #expect(forward.text.contains("Item 7"))
    }

    @Test("an address that a scene does not know leads back to what it shows")
    func unknownAddressInScene() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let answer = await browser.get("/nowhere?scene=\(page.scene)")
        #expect(answer.status == 303)
        #expect(answer[.location] == "/?scene=\(page.scene)")
    }

    @Test("the root leads to the first screen even where that has an address of its own")
    func firstScreenWithAddress() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/?start=item")
        #expect(page.status == 200)
        #expect(page.formAction == "/items/1?scene=\(page.scene)")
        let again = await browser.get("/?start=item", headers: ["Cache-Control": "max-age=0"])
        #expect(again.scene == page.scene)
    }

    @Test("a page says with which query its address is to be shown")
    func query() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/items/1?view=list")
        #expect(page.formAction == "/items/1?scene=\(page.scene)")
        #expect(page.text.contains("data-address=\"/items/1?view=list&amp;scene=\(page.scene)\""))
        // Without a query the form goes to the address itself.
        let other = await browser.get("/items/2?scene=\(page.scene)")
        #expect(other.formAction == "/items/2?scene=\(page.scene)")
        #expect(!other.text.contains("data-address"))
    }

    @Test("what changes after the event is on a later page", .timeLimit(.minutes(10)))
    func laterChange() async {
        let browser = TestClient(of: server)
        let answer = await browser.press("later", on: await browser.get("/"))
        while await !browser.follow(answer).text.contains(">1<") { await Task.yield() }
    }

    @Test("asking for the head gives that of the page and leaves nothing behind")
    func head() async {
        let answer = await TestClient(of: server).send(.head, "/")
        #expect(answer.status == 200)
        #expect(answer[.contentType] == "text/html; charset=utf-8")
        #expect(answer[.setCookie] == nil)
        #expect(server.host.sessionCount == 0)
        #expect(server.host.sceneCount == 0)
    }

    @Test("what a person reads is escaped in text, attributes and addresses")
    func escaping() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        #expect(page.text.contains("Test &amp; &quot;more&quot; &lt;app&gt;") || page.text.contains("&lt;app&gt;"))
        #expect(!page.text.contains("<app>"))
        let item = await browser.get("/items/%22%3E%3Cscript%3E")
        #expect(item.status == 200)
        #expect(!item.text.contains("<script>"))
        #expect(item.formAction == "/items/%22%3E%3Cscript%3E?scene=\(item.scene)")
    }

    @Test("a page carries every header that keeps it to itself")
    func securityHeaders() async throws {
        let page = await TestClient(of: server).get("/")
        let policy = try #require(page[.contentSecurityPolicy])
        let nonce = try #require(policy.between("'nonce-", "'"))
        #expect(nonce.utf8.count == 22)
        #expect(page.text.contains("<style nonce=\"\(nonce)\">"))
        for part in [
            "default-src 'none'", "style-src 'self' 'nonce-", "img-src 'self' data: https:", "form-action 'self'",
            "base-uri 'none'", "frame-ancestors 'none'",
        ] {
            #expect(policy.contains(part))
        }
        #expect(page[.xContentTypeOptions] == "nosniff")
        #expect(page[.referrerPolicy] == "same-origin")
        #expect(page[.cacheControl] == "no-store")
        #expect(page[.crossOriginOpenerPolicy] == "same-origin")
        #expect(page[.crossOriginResourcePolicy] == "same-origin")
        #expect(page[.permissionsPolicy]?.contains("camera=()") == true)
    }

    @Test("an app may allow browsers more, on pages, problems and data")
    func relaxedPolicy() async throws {
        let server = TestServer {
            $0.browserPolicy.frameAncestors = ["https://portal.example"]
            $0.browserPolicy.imageSources = ["https://a.example", "https://b.example"]
            $0.browserPolicy.formTargets = ["https://login.example"]
            $0.browserPolicy.referrer = .noReferrer
            $0.browserPolicy.opener = .sameOriginAllowPopups
            $0.browserPolicy.resource = .sameSite
            $0.browserPolicy.permissions = "camera=(self)"
        }
        let browser = TestClient(of: server)
        for path in ["/", "/_segue/nothing"] {
            let page = await browser.get(path)
            let policy = try #require(page[.contentSecurityPolicy])
            #expect(policy.hasSuffix("frame-ancestors https://portal.example"))
            #expect(policy.contains("img-src 'self' data: https://a.example https://b.example;"))
            #expect(policy.contains("form-action 'self' https://login.example;"))
            #expect(page[.referrerPolicy] == "no-referrer")
            #expect(page[.crossOriginOpenerPolicy] == "same-origin-allow-popups")
            #expect(page[.crossOriginResourcePolicy] == "same-site")
            #expect(page[.permissionsPolicy] == "camera=(self)")
        }
    }

    @Test("each page has a nonce of its own")
    func nonce() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let again = await browser.get("/?scene=\(page.scene)")
        #expect(page[.contentSecurityPolicy] != again[.contentSecurityPolicy])
    }
}
