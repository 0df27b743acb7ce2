import Foundation
import HTTPTypes
import Testing
import UIKitCore

@testable import WebHost

@Suite("Requests")
@MainActor
struct SceneRequestHandlerTests {
    private let server = TestServer()

    @Test(
        "other methods are refused with those that are allowed", arguments: ["PUT", "DELETE", "PATCH", "TRACE", "BREW"])
    func methods(_ name: String) async throws {
        let method = try #require(HTTPRequest.Method(name))
        let answer = await TestClient(of: server).send(method, "/")
        #expect(answer.status == (name == "BREW" ? 501 : 405))
        #expect(answer[.allow] == "GET, HEAD, POST, OPTIONS")
        let file = await TestClient(of: server, .program).send(method, "/_segue/health")
        #expect(file.status == (name == "BREW" ? 501 : 405))
        #expect(file[.allow] == "GET, HEAD, OPTIONS")
        #expect(file[.contentType] == "application/problem+json")
    }

    @Test("OPTIONS tells the methods")
    func options() async {
        let answer = await TestClient(of: server).send(.options, "/")
        #expect(answer.status == 204)
        #expect(answer[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test(
        "OPTIONS tells the methods of what is not the app's, too",
        arguments: [
            "/_segue/health", "/_segue/ready", "/_segue/stream", "/_segue/files/a?scene=b", "/_segue/shortcuts/a",
            "/favicon.ico", "/manifest.webmanifest", "style",
        ])
    func optionsOfFramework(_ path: String) async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/").text
        let style = try #require(page.between("rel=\"stylesheet\" href=\"", "\""))
        let answer = await browser.send(.options, path == "style" ? style : path)
        #expect(answer.status == 204)
        #expect(answer[.allow] == "GET, HEAD, OPTIONS")
    }

    @Test("HEAD of an event stream says what GET would, and opens none")
    func headOfStream() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let path = "/_segue/stream?scene=\(page.scene)&page=a&revision=\(page.hiddenField("segue-revision"))"
        let answer = await browser.send(.head, path)
        #expect(answer.status == 200)
        #expect(answer[.contentType] == "text/event-stream")
        let isWatched = server.host.sessions.all.contains { $0.isWatched }
        #expect(!isWatched)
        #expect(await browser.send(.head, "/_segue/stream?scene=none&page=a&revision=1").status == 404)
    }

    @Test("files of the framework and images say who may frame and load them, as the operator has it")
    func policies() async throws {
        let server = TestServer {
            $0.browserPolicy.resource = .crossOrigin
            $0.browserPolicy.frameAncestors = ["https://portal.example"]
        }
        let browser = TestClient(of: server)
        let style = try #require(await browser.get("/").text.between("rel=\"stylesheet\" href=\"", "\""))
        let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>".utf8)
        let image = try #require(UIImage(data: svg))
        let address = try #require(image.urlPath)
        for path in [style, address] {
            let answer = await browser.get(path)
            #expect(answer.status == 200)
            #expect(answer[.crossOriginResourcePolicy] == "cross-origin")
            #expect(answer[.referrerPolicy] == "same-origin")
            #expect(answer[.contentSecurityPolicy]?.contains("frame-ancestors https://portal.example") == true)
            #expect(answer[.eTag] != nil)
            #expect(await browser.get(path, headers: ["If-None-Match": answer[.eTag] ?? ""]).status == 304)
        }
        let part = await browser.get(address, headers: ["Range": "bytes=1-3"])
        #expect(part.status == 206)
        #expect(part.text == "svg")
        #expect(part[.contentSecurityPolicy]?.contains("sandbox") == true)
        withExtendedLifetime(image) {}
    }

    @Test("those who watch the process get an answer that opens no session", arguments: ["health", "ready"])
    func health(_ name: String) async {
        let answer = await TestClient(of: server).get("/_segue/\(name)")
        #expect(answer.status == 200)
        #expect(answer[.cacheControl] == "no-store")
        #expect(server.host.sessionCount == 0)
    }

    @Test("the stylesheet of a page is kept by browsers for good")
    func stylesheet() async throws {
        let browser = TestClient(of: server)
        let path = try #require(await browser.get("/").text.between("rel=\"stylesheet\" href=\"", "\""))
        let answer = await browser.get(path)
        #expect(answer.status == 200)
        #expect(answer[.contentType] == "text/css; charset=utf-8")
        #expect(answer[.cacheControl] == "public, max-age=31536000, immutable")
    }

    @Test(
        "unknown addresses of the framework are not found",
        arguments: ["/_segue/", "/_segue/style-0.css", "/_segue/images/x.png"])
    func unknownFrameworkFile(_ path: String) async {
        #expect(await TestClient(of: server).get(path).status == 404)
        #expect(server.host.sessionCount == 0)
    }

    @Test(
        "targets that cannot be read are refused",
        arguments: ["/../etc/passwd", "/%2e%2e/x", "/%zz", "/%00", "/%FF", "*", "http://", ""])
    func targets(_ path: String) async {
        #expect(await TestClient(of: server).get(path).status == 400)
    }

    @Test(
        "hosts that are none are refused",
        arguments: ["a b", "<script>", "a/b", String(repeating: "a", count: 300)])
    func hosts(_ host: String) async {
        #expect(await TestClient(of: server).get("/", headers: ["Host": host]).status == 400)
    }

    @Test("where hosts are listed, others are turned away")
    func allowedHosts() async {
        let server = TestServer { $0.allowedHosts = ["example.org", "[::1]"] }
        let browser = TestClient(of: server)
        #expect(await browser.get("/", headers: ["Host": "Example.org:8080"]).status == 200)
        #expect(await browser.get("/", headers: ["Host": "[::1]:80"]).status == 200)
        #expect(await browser.get("/", headers: ["Host": "evil.example"]).status == 421)
    }

    @Test("content of other types is refused", arguments: [nil, "text/plain", "application/xml", "nonsense"])
    func contentTypes(_ type: String?) async {
        let headers = type.map { ["Content-Type": $0] } ?? [:]
        let answer = await TestClient(of: server).send(.post, "/", headers: headers, body: Array("a=b".utf8))
        #expect(answer.status == 415)
    }

    @Test(
        "forms that cannot be read are refused",
        arguments: [
            ("application/x-www-form-urlencoded", "a=%FF"), ("application/x-www-form-urlencoded", "=empty"),
            ("application/x-www-form-urlencoded", "segue-revision=x"),
            ("application/x-www-form-urlencoded", "segue-sequence=-1"),
            ("application/x-www-form-urlencoded", "segue-event=nothing"),
            ("application/x-www-form-urlencoded", "segue-event=a.b&segue-event=c.d"),
            ("multipart/form-data", "no boundary"), ("multipart/form-data; boundary=x", "--y"),
        ])
    func malformedForms(_ type: String, _ body: String) async {
        let answer = await TestClient(of: server).send(
            .post, "/", headers: ["Content-Type": type], body: Array(body.utf8))
        #expect(answer.status == 400)
        #expect(server.host.sessionCount == 0)
    }

    @Test("forms that are too large are refused")
    func largeForms() async {
        let server = TestServer {
            $0.limits.contentLength = 100
            $0.formLimits.fieldCount = 3
        }
        let browser = TestClient(of: server)
        #expect(await browser.post([("a", String(repeating: "x", count: 200))], to: "/").status == 413)
        #expect(await browser.post([("a", ""), ("b", ""), ("c", ""), ("d", "")], to: "/").status == 413)
    }

    @Test("forms that do not fit into memory are refused for now, and lead back to their scene")
    func formsInMemory() async {
        let server = TestServer { $0.limits.bufferedContentLength = 1_000 }
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        for _ in 0..<5 { #expect(await browser.press("increment", on: page).status == 303) }
        let long = String(repeating: "x", count: 1_000)
        let refused = await browser.submit([("a", long)], from: page)
        #expect(refused.status == 503)
        #expect(refused[.retryAfter] == "5")
        #expect(refused.text.contains("scene=\(page.scene)"))
        let part = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\(long)1\r\n--x--\r\n"
        let parts = await browser.send(
            .post, "/", headers: ["Content-Type": "multipart/form-data; boundary=x"], body: Array(part.utf8))
        #expect(parts.status == 503)
        #expect(await browser.press("increment", on: page).status == 303, "what was refused is not counted any more")
    }

    @Test("a multipart form works as a URL-encoded one does")
    func multipart() async {
        let browser = TestClient(of: server)
        let page = await browser.get("/")
        let fields = [
            ("segue-token", page.hiddenField("segue-token")), ("segue-event", "increment.touchUpInside"),
            ("name", "Zoë"),
        ]
        let body =
            fields.map { "--x\r\nContent-Disposition: form-data; name=\"\($0.0)\"\r\n\r\n\($0.1)\r\n" }.joined()
            + "--x--\r\n"
        let answer = await browser.send(
            .post, page.formAction, headers: ["Content-Type": "multipart/form-data; boundary=x"], body: Array(body.utf8)
        )
        #expect(answer.status == 303)
        #expect(await browser.follow(answer).text.contains("Zoë"))
    }

    @Test(
        "an image or the like that is missing does not reach the app",
        arguments: ["image", "style", "script", "manifest"])
    func subresources(_ destination: String) async {
        let answer = await TestClient(of: server).get("/missing.png", headers: ["Sec-Fetch-Dest": destination])
        #expect(answer.status == 404)
    }

    @Test("an app without an icon has nothing to show, and no session begins for it")
    func icon() async {
        let answer = await TestClient(of: server).get("/favicon.ico")
        #expect(answer.status == 204)
        #expect(server.host.sessionCount == 0)
    }

    @Test("a client that takes neither pages nor JSON is told so")
    func notAcceptable() async {
        let answer = await TestClient(of: server).get("/", headers: ["Accept": "image/png"])
        #expect(answer.status == 406)
        #expect(server.host.sessionCount == 0)
    }
}
