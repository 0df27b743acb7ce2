import Foundation
import HTTP
import HTTPServer
import HTTPTypes

@testable import WebHost

/// A browser or program with its own cookies.
@MainActor
final class TestClient {
    /// What a client says it accepts.
    enum Kind: String {
        /// A browser that opens pages.
        case browser = "text/html,application/xhtml+xml,*/*;q=0.8"
        /// A program that takes anything, as curl does.
        case anything = "*/*"
        /// A program that wants JSON.
        case program = "application/json"
    }

    let server: TestServer
    private let kind: Kind
    private let address: SocketAddress
    var cookie: String?
    /// What TLS or a trusted proxy says of how the client speaks.
    var scheme = "http"

    init(of server: TestServer, _ kind: Kind = .browser, cookie: String? = nil, address: SocketAddress = .unspecified) {
        self.server = server
        self.kind = kind
        self.cookie = cookie
        self.address = address
    }

    /// Asks for an address.
    func get(_ path: String, headers: [String: String] = [:]) async -> Answer {
        await send(.get, path, headers: headers)
    }

    /// Sends a form as a page does, with the hidden fields of the page.
    func submit(
        _ fields: [(String, String)], from page: Answer, to path: String? = nil, headers: [String: String] = [:]
    ) async -> Answer {
        await post(form(fields, from: page), to: path ?? page.formAction, headers: headers)
    }

    /// What a page sends, with its hidden fields.
    func form(_ fields: [(String, String)], from page: Answer) -> Form {
        let hidden = ["segue-token", "segue-revision", "segue-sequence"].map { ($0, page.hiddenField($0)) }
        let names = Set(fields.map(\.0))
        return Form((hidden.filter { !names.contains($0.0) } + fields).map { Form.Field(name: $0.0, value: $0.1) })
    }

    /// Presses a button of a page.
    func press(_ identifier: String, on page: Answer) async -> Answer {
        await submit([("segue-event", "\(identifier).touchUpInside")], from: page)
    }

    /// Sends a form.
    func post(_ fields: [(String, String)], to path: String, headers: [String: String] = [:]) async -> Answer {
        await post(Form(fields.map { Form.Field(name: $0.0, value: $0.1) }), to: path, headers: headers)
    }

    private func post(_ form: Form, to path: String, headers: [String: String]) async -> Answer {
        let headers = headers.merging(["Content-Type": "application/x-www-form-urlencoded"]) { first, _ in first }
        return await send(.post, path, headers: headers, body: Array(URLEncodedForm.encode(form).utf8))
    }

    /// Sends JSON.
    func post(json: String, to path: String = "/", headers: [String: String] = [:]) async -> Answer {
        let headers = headers.merging(["Content-Type": "application/json"]) { first, _ in first }
        return await send(.post, path, headers: headers, body: Array(json.utf8))
    }

    /// Sends a request.
    func send(
        _ method: HTTPRequest.Method, _ path: String, headers: [String: String] = [:], body: [UInt8] = []
    ) async -> Answer {
        let answer = Answer(await server.handler.respond(to: request(method, path, headers: headers, body: body)))
        if let value = answer.newCookie { cookie = value }
        return answer
    }

    /// The head of a request, as the host reads it.
    func pageRequest(
        _ method: HTTPRequest.Method, _ path: String, _ headers: [String: String] = [:]
    ) throws -> PageRequest {
        try PageRequest(
            request(method, path, headers: headers), target: RequestTarget(path),
            configuration: server.host.configuration)
    }

    private func request(
        _ method: HTTPRequest.Method, _ path: String, headers: [String: String], body: [UInt8] = []
    ) -> Request {
        var head = HTTPRequest(method: method, scheme: scheme, authority: "example.org", path: path)
        head.headerFields[.accept] = kind.rawValue
        if let cookie { head.headerFields[.cookie] = "theme=dark; \(server.cookieName)=\(cookie)" }
        for (name, value) in headers {
            if name == "Host" { head.authority = value }
            guard let name = HTTPField.Name(name) else { continue }
            head.headerFields[name] = value
        }
        return Request(head: head, body: RequestBody(body), remoteAddress: address)
    }

    /// Follows a redirection.
    func follow(_ answer: Answer) async -> Answer {
        await get(answer[.location].map { String($0.prefix { $0 != "#" }) } ?? "no location")
    }
}

/// What a client got.
struct Answer {
    let status: Int
    let headerFields: HTTPFields
    let text: String
    /// What writes the content, where that is a stream.
    let produce: (@Sendable (ResponseBodyWriter) async throws -> Void)?

    init(_ response: Response) {
        if case .stream(_, let produce) = response.body { self.produce = produce } else { produce = nil }
        status = response.head.status.code
        headerFields = response.head.headerFields
        if case .bytes(let bytes) = response.body { text = String(decoding: bytes, as: UTF8.self) } else { text = "" }
    }

    subscript(name: HTTPField.Name) -> String? { headerFields[name] }

    /// The value of the session's cookie, if the answer sets one.
    var newCookie: String? {
        let names = ["segue", "__Host-segue"]
        let fields = headerFields[values: .setCookie]
        let pairs = fields.compactMap { $0.split(separator: ";").first?.split(separator: "=") }
        return pairs.first { names.contains(String($0[0])) }?.last.map(String.init)
    }

    // MARK: Pages

    /// The value of one of the form's hidden fields.
    func hiddenField(_ name: String) -> String {
        text.between("name=\"\(name)\" value=\"", "\"") ?? "no \(name)"
    }

    /// Where the form goes.
    var formAction: String {
        text.between("<form id=\"segue\"", ">")?.between("action=\"", "\"") ?? "no form"
    }

    /// The scene that the form goes to.
    var scene: String { formAction.components(separatedBy: "scene=").last ?? "no scene" }

    /// What the page tells the person besides the scene.
    var notice: String? { text.between("class=\"notice\" role=\"status\">", "</p>") }

    // MARK: JSON

    /// The object that the text holds.
    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    /// The state that a problem document carries, or the state itself.
    var state: [String: Any] { json["state"] as? [String: Any] ?? json }

    /// What a view of the state says.
    func view(_ identifier: String) -> [String: Any] {
        let views = state["views"] as? [[String: Any]] ?? []
        return views.first { $0["identifier"] as? String == identifier } ?? [:]
    }

    /// The number on the first screen.
    var count: String? { view("count")["label"] as? String }
}

extension String {
    /// The text between two others.
    func between(_ start: String, _ end: String) -> String? {
        guard let startRange = range(of: start),
            let endRange = range(of: end, range: startRange.upperBound..<endIndex)
        else { return nil }
        return String(self[startRange.upperBound..<endRange.lowerBound])
    }
}
