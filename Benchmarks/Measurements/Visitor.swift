import BenchmarkPages
import HTTPServer
import HTTPTypes
import WebHost

/// A host without server, and its visitors.
@MainActor
final class Site {
    private let host: SceneHost
    fileprivate let handler: SceneRequestHandler

    /// Makes a host whose scenes show a page, and which allows as many sessions and events as come.
    init(showing page: BenchmarkPage) {
        BenchmarkApp.launch(showing: page)
        var configuration = WebHostConfiguration()
        configuration.limits.sessionCount = .max
        configuration.limits.untouchedSessionCount = .max
        configuration.limits.sessionCountPerAddress = .max
        configuration.limits.eventsPerSecond = .max
        host = SceneHost(configuration: configuration)
        handler = SceneRequestHandler(host: host, files: nil, configuration: configuration)
    }

    /// Opens sessions that stay alive.
    func openSessions(_ count: Int) async {
        for _ in 0..<count { _ = await Visitor.arriving(at: self) }
    }

    /// Opens sessions and ends them, each with its first page.
    func openAndEndSessions(_ count: Int) async {
        await openSessions(count)
        clear()
    }

    /// Ends all sessions.
    func clear() {
        host.endAllSessions()
    }
}

/// A browser in the process: it calls the request handler with what a browser would send.
///
/// What it measures leaves out sockets, parsing and encoding of messages.
struct Visitor: Sendable {
    private let handler: SceneRequestHandler
    private let cookie: String
    private let page: PageForm

    /// Opens a session.
    @MainActor
    static func arriving(at site: Site) async -> Visitor? {
        let response = await site.handler.respond(to: Request(head: head(.get, "/")))
        guard let cookie = response.head.headerFields[.setCookie]?.prefix(while: { $0 != ";" }),
            case .bytes(let bytes) = response.body, let page = PageForm(bytes)
        else { return nil }
        return Visitor(handler: site.handler, cookie: String(cookie), page: page)
    }

    /// Looks at the page.
    ///
    /// - Returns: The bytes of the page.
    func look() async -> Int {
        await get(page.action).body.length ?? 0
    }

    /// Presses the page's button by sending its form, and follows to the page; again and again.
    ///
    /// - Returns: Whether every press was performed.
    func press(times: Int) async -> Bool {
        guard case .bytes(let bytes) = await get(page.action).body, var page = PageForm(bytes) else { return false }
        for _ in 0..<times {
            let fields = "segue-token=\(page.token)&segue-revision=\(page.revision)&segue-sequence=\(page.sequence)"
            let body = "\(fields)&segue-event=increment.touchUpInside"
            var head = head(.post, page.action)
            head.headerFields[.contentType] = "application/x-www-form-urlencoded"
            let answer = await handler.respond(to: Request(head: head, body: RequestBody(Array(body.utf8))))
            guard answer.head.status == .seeOther, let location = answer.head.headerFields[.location],
                case .bytes(let bytes) = await get(location).body, let next = PageForm(bytes)
            else { return false }
            page = next
        }
        return true
    }

    /// Presses the page's button with JSON, and gets the new state; again and again.
    ///
    /// - Returns: Whether every press was performed.
    func pressWithJSON(times: Int) async -> Bool {
        let body = Array(#"{"events":[{"target":"increment","event":"touchUpInside"}]}"#.utf8)
        var head = head(.post, page.action)
        head.headerFields[.contentType] = "application/json"
        head.headerFields[.accept] = "application/json"
        for _ in 0..<times {
            let answer = await handler.respond(to: Request(head: head, body: RequestBody(body)))
            guard answer.head.status == .ok else { return false }
        }
        return true
    }

    private func get(_ path: String) async -> Response {
        await handler.respond(to: Request(head: head(.get, path)))
    }

    private func head(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
        var head = Self.head(method, path)
        head.headerFields[.cookie] = cookie
        return head
    }

    private static func head(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
        var head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
        head.headerFields[.accept] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
        return head
    }
}
