import Foundation
import Glibc
import HTTP
import HTTPServer
import Logging
import Testing

@testable import WebHost

/// The same exchange as a browser's, byte for byte on a socket.
@Suite("Exchanges on a socket")
@MainActor
struct SocketExchangeTests {
    @Test("a page is opened, its button pressed, and the result shown, over one connection")
    func exchange() async throws {
        try await withServer { connection in
            let page = try await connection.send("GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n")
            #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
            let cookie = try #require(page.between("Set-Cookie: ", ";"))
            let action = try #require(page.between("<form id=\"segue\"", ">")?.between("action=\"", "\""))
            let form = URLEncodedForm.encode(
                Form([
                    Form.Field(
                        name: "segue-token", value: try #require(page.between("name=\"segue-token\" value=\"", "\""))),
                    Form.Field(name: "segue-sequence", value: "1"),
                    Form.Field(name: "segue-event", value: "increment.touchUpInside"),
                ]))
            let answer = try await connection.send(
                """
                POST \(action) HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)\r\n\r\n\(form)
                """)
            #expect(answer.hasPrefix("HTTP/1.1 303 See Other\r\n"))
            let location = try #require(answer.between("Location: ", "\r\n"))
            let result = try await connection.send(
                "GET \(location) HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nCookie: \(cookie)\r\n\r\n")
            #expect(result.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(result.contains(">1<"))
        }
    }

    @Test("an entry of a menu that was chosen on an older page is the one that is meant, or none")
    func changedMenu() async throws {
        try await withServer { connection in
            let page = try await connection.send(
                "GET /people HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n")
            let cookie = try #require(page.between("Set-Cookie: ", ";"))
            let action = try #require(page.between("<form id=\"segue\"", ">")?.between("action=\"", "\""))
            let path = action.replacing("&amp;", with: "&")
            func post(_ type: String, _ body: String) async throws -> String {
                try await connection.send(
                    """
                    POST \(path) HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\nAccept: text/html\r\n\
                    Content-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
                    """)
            }
            func choose(_ event: Substring, sequence: String) async throws -> String {
                let fields = [
                    ("segue-token", try #require(page.between("name=\"segue-token\" value=\"", "\""))),
                    ("segue-revision", try #require(page.between("name=\"segue-revision\" value=\"", "\""))),
                    ("segue-sequence", sequence), ("segue-event", String(event)),
                ]
                let form = Form(fields.map { Form.Field(name: $0.0, value: $0.1) })
                return try await post("application/x-www-form-urlencoded", URLEncodedForm.encode(form))
            }
            let entry = try #require(
                page.firstMatch(of: /value="(v\d+\.selectMenuItem=0[^"]*)"[^>]*>(<[^>]*>)*Remove Ada/)
            ).1
            // In another tab somebody comes in front.
            _ = try await post("application/json", #"{"events":[{"target":"add"}]}"#)
            #expect(try await choose(entry, sequence: "1").hasPrefix("HTTP/1.1 303 "))
            let result = try await connection.send(
                "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nCookie: \(cookie)\r\n\r\n")
            #expect(result.contains(">Zoe, Bea<"))
            let sequence = try #require(result.between("name=\"segue-sequence\" value=\"", "\""))
            let refused = try await choose(entry, sequence: sequence)
            #expect(refused.hasPrefix("HTTP/1.1 409 ") && refused.contains("changed in the meantime"))
            #expect(refused.contains(">Zoe, Bea<"))
            // A program that says the place alone means the place.
            let program = try await post(
                "application/json", #"{"events":[{"target":"people","event":"selectMenuItem","value":"0"}]}"#)
            #expect(program.hasPrefix("HTTP/1.1 200 ") || program.hasPrefix("HTTP/1.1 303 "))
            let last = try await connection.send(
                "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nCookie: \(cookie)\r\n\r\n")
            #expect(last.contains(">Bea<"))
        }
    }

    @Test("fields that came twice count as one list, or not at all")
    func repeatedFields() async throws {
        try await withServer { connection in
            let page = try await connection.send("GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n")
            let cookie = try #require(page.between("Set-Cookie: ", ";"))
            let json = #"{"events":[{"target":"increment"}]}"#
            func post(_ fields: String...) async throws -> String {
                try await connection.send(
                    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(json.utf8.count)\r\n"
                        + fields.map { "\($0)\r\n" }.joined() + "\r\n\(json)")
            }
            let type = "Content-Type: application/json"
            // Cookies in two fields are those of one (RFC 6265, section 5.4, as HTTP/2 may split them).
            let split = try await post(type, "Cookie: other=1", "Cookie: \(cookie)")
            #expect(split.hasPrefix("HTTP/1.1 200 ") && !split.contains("Set-Cookie"))
            // A type that is two is none, however the first one reads.
            for types in [[type, "Content-Type: text/plain"], ["Content-Type: text/plain", type], [type, type]] {
                #expect(try await post(types[0], types[1], "Cookie: \(cookie)").hasPrefix("HTTP/1.1 415 "))
            }
            // One good origin does not vouch for another one.
            let own = "http://localhost"
            for origins in [[own, "http://evil.example"], ["http://evil.example", own], [own, own]] {
                let answer = try await post(
                    type, "Cookie: \(cookie)", "Origin: \(origins[0])", "Origin: \(origins[1])")
                #expect(answer.hasPrefix("HTTP/1.1 403 "))
            }
            let sites = try await post(
                type, "Cookie: \(cookie)", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site")
            #expect(sites.hasPrefix("HTTP/1.1 403 "))
            // What is accepted may be said in several fields.
            let accepted = try await connection.send(
                "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\nAccept: image/png\r\n"
                    + "Accept: application/json\r\n\r\n")
            #expect(accepted.contains("Content-Type: application/json"))
        }
    }

    @Test("many requests at once, of many sessions, each get their own answer")
    func concurrency() async throws {
        let server = TestServer()
        await withTaskGroup(of: Void.self) { tasks in
            for count in 1...20 {
                tasks.addTask {
                    let client = await TestClient(of: server, .program)
                    for _ in 1..<count { _ = await client.post(json: #"{"events":[{"target":"increment"}]}"#) }
                    let answer = await client.post(json: #"{"events":[{"target":"increment"}]}"#)
                    #expect(answer.count == "\(count)")
                }
            }
        }
        #expect(server.host.sessionCount == 20)
    }

    private func withServer(_ body: (Connection) async throws -> Void) async throws {
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.eventLoopCount = 1
        // A machine with too much to do must not end the connection on which a test waits to send its next request.
        configuration.timeouts.header = .seconds(600)
        configuration.timeouts.keepAlive = .seconds(600)
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = Server(configuration: configuration, handler: TestServer().handler, logger: logger)
        let address = try await server.start()
        try await body(try Connection(to: address.port))
        await server.stopNow()
    }
}

/// One connection of a client; each answer is read to the length it announces.
private final class Connection: Sendable {
    private let descriptor: Int32

    init(to port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit {
        close(descriptor)
    }

    /// Sends a request and reads the answer, beside the main thread, which the answer needs.
    @concurrent
    func send(_ request: String) async throws -> String {
        let bytes = Array(request.utf8)
        try #require(Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let text = String(decoding: answer, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") {
                let length = text.between("Content-Length: ", "\r\n").flatMap { Int($0) } ?? 0
                if text[end.upperBound...].utf8.count >= length { return text }
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            try #require(count > 0)
            answer += buffer[..<count]
        }
    }
}
