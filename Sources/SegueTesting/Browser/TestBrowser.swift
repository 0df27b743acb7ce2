import HTTP
import HTTPServer
import HTTPTypes

/// A browser of one person: its tabs share a session, by a cookie.
@MainActor
public final class TestBrowser {
    /// The app that it talks to.
    public let application: TestApplication

    /// The window and its person, as tabs that are opened from now on have it.
    public var environment: TestEnvironment

    /// Whether scripts run in it.
    public let runsScripts: Bool

    /// The tabs, in the order in which they were opened; also those that links opened.
    public private(set) var tabs: [TestTab] = []

    private var cookies: [String: String] = [:]

    init(of application: TestApplication, environment: TestEnvironment, scripts: Bool) {
        self.application = application
        self.environment = environment
        runsScripts = scripts
    }

    /// Opens a further tab: a scene of its own.
    ///
    /// - Parameter address: The path, perhaps with a query.
    /// - Returns: The tab, showing the page.
    /// - Throws: What the app answered in place of a page.
    @discardableResult
    public func openTab(at address: String = "/") async throws(TestFailure) -> TestTab {
        let tab = TestTab(in: self)
        try await tab.open(address)
        tabs.append(tab)
        return tab
    }

    /// Forgets its cookies, so that the next tab begins a new session.
    public func removeCookies() {
        cookies.removeAll()
    }

    /// Sends a request with its cookies, and follows where the answer leads.
    func send(
        _ method: HTTPRequest.Method, _ target: String, headerFields: [(name: String, value: String)],
        body: [UInt8] = [], environment: TestEnvironment
    ) async throws(TestFailure) -> (answer: Answer, target: String) {
        var (method, target, body) = (method, target, body)
        for _ in 0..<Self.mostRedirections {
            var head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: target)
            for (name, value) in environment.headerFields + headerFields {
                if let name = HTTPField.Name(name) { head.headerFields[name] = value }
            }
            if !cookies.isEmpty {
                head.headerFields[.cookie] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            }
            let response = await application.respond(to: Request(head: head, body: RequestBody(body)))
            let answer = Answer(response)
            takeCookie(answer)
            guard answer.status == 303, let location = answer.headerFields[.location] else { return (answer, target) }
            // The place on the page is for the browser alone.
            (method, target, body) = (.get, String(location.prefix { $0 != "#" }), [])
        }
        throw TestFailure("The app sends the browser in circles, last to \(target).")
    }

    private static let mostRedirections = 8

    private func takeCookie(_ answer: Answer) {
        guard let field = answer.headerFields[.setCookie] else { return }
        let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        guard let name = pair.first else { return }
        cookies[String(name)] = pair.count == 2 ? String(pair[1]) : nil
    }
}

/// What the app answered.
struct Answer {
    let status: Int
    let headerFields: HTTPFields
    let bytes: [UInt8]

    init(_ response: Response) {
        status = response.head.status.code
        headerFields = response.head.headerFields
        if case .bytes(let bytes) = response.body { self.bytes = bytes } else { bytes = [] }
    }

    /// The content as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it is a patch for the script of a page.
    var isPatch: Bool { headerFields[.contentType]?.hasPrefix(Self.patchType) ?? false }

    /// The type of patches.
    static let patchType = "application/vnd.segue.patch+json"
}
