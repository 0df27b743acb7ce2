import Foundation
import HTTPServer
import HTTPTypes
import Testing

@Suite struct AccessLogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")), as: UTF8.self)
    }

    private func withLog(
        _ log: AccessLog, handler: @escaping @Sendable (Request) async -> Response = { _ in .text("hello") },
        test: (_ address: SocketAddress, _ server: Server) async throws -> Void
    ) async throws {
        try await withServer({ $0.accessLog = log }, handler: handler, test: test)
    }

    private func exchange(_ request: String, with address: SocketAddress) async throws {
        let client = try RawClient(address)
        await client.send(request)
        _ = await client.receiveBytes()
    }

    @Test func `has a line for each request, in order, with the bytes of content`() async throws {
        let log = try AccessLog(.file("\(folder.path)/log"), format: .combined)
        try await withLog(log) { address, _ in
            let head = "HTTP/1.1\r\nHost: a\r\nUser-Agent: Test/1\r\n"
            try await exchange("GET /a \(head)\r\nHEAD /b \(head)Connection: close\r\n\r\n", with: address)
            try await exchange("nonsense\r\n\r\n", with: address)
        }
        log.flush()
        let lines = try text("log").replacing(/\[[^\]]+\]/, with: "[]").split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "127.0.0.1 - - [] \"GET /a HTTP/1.1\" 200 5 \"-\" \"Test/1\"")
        #expect(lines.dropFirst().first == "127.0.0.1 - - [] \"HEAD /b HTTP/1.1\" 200 0 \"-\" \"Test/1\"")
        #expect(lines.last?.hasPrefix("127.0.0.1 - - [] \"-\" 400 ") == true)
        #expect(log.droppedCount == 0)
    }

    @Test func `says what was asked for when it is refused, and what was sent in place of a response`() async throws {
        let log = try AccessLog(.file("\(folder.path)/log"), format: .common)
        try await withLog(
            log, handler: { _ in Response(status: .ok, body: .stream(length: nil) { _ in throw Failure() }) }
        ) { address, _ in
            try await exchange("PUT /a HTTP/1.1\r\nX: y\r\n\r\n", with: address)
            try await exchange("GET /b HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n", with: address)
            try await exchange("HEAD /d HTTP/1.0\r\nExpect: x\r\n\r\n", with: address)
            try await exchange("GET /c HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", with: address)
        }
        log.flush()
        let lines = try text("log").replacing(/\[[^\]]+\]/, with: "[]").split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.dropFirst(2).first == "127.0.0.1 - - [] \"HEAD /d HTTP/1.0\" 417 0")
        #expect(lines.first?.hasPrefix("127.0.0.1 - - [] \"PUT /a HTTP/1.1\" 400 ") == true)
        #expect(lines.dropFirst().first?.hasPrefix("127.0.0.1 - - [] \"GET /b HTTP/1.1\" 417 ") == true)
        #expect(lines.last?.hasPrefix("127.0.0.1 - - [] \"GET /c HTTP/1.1\" 500 ") == true)
    }

    @Test func `does not count what asks for content as content`() async throws {
        let log = try AccessLog(.file("\(folder.path)/log"), format: .common)
        let handler: @Sendable (Request) async -> Response = { request in
            guard request.head.path == "/stream" else { return await Response.echo(of: request) }
            return Response(
                status: .ok,
                body: .stream(length: 2) { writer in
                    for try await piece in request.body { try await writer.write(piece) }
                })
        }
        try await withLog(log, handler: handler) { address, _ in
            for path in ["/", "/stream"] {
                let client = try RawClient(address)
                await client.send(
                    "POST \(path) HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n"
                        + "Connection: close\r\n\r\n")
                #expect(await client.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
                await client.send("hi")
                _ = await client.receiveAll()
            }
        }
        log.flush()
        let lines = try text("log").replacing(/\[[^\]]+\]/, with: "[]").split(separator: "\n")
        #expect(
            lines == [
                "127.0.0.1 - - [] \"POST / HTTP/1.1\" 200 9", "127.0.0.1 - - [] \"POST /stream HTTP/1.1\" 200 2",
            ])
    }

    private struct Failure: Error {}

    @Test func `says when a response was cut off`() async throws {
        let log = try AccessLog(.file("\(folder.path)/log"), format: .json)
        try await withLog(
            log,
            handler: { _ in
                Response(status: .ok, body: .stream(length: 10) { try await $0.write("short") })
            }
        ) { address, _ in
            try await exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n", with: address)
        }
        log.flush()
        let line = try text("log")
        #expect(line.contains("\"bytes\":5,"))
        #expect(line.hasSuffix("\"complete\":false}\n"))
    }

    @Test func `goes on in a new file when the old one was moved away`() async throws {
        let path = "\(folder.path)/log"
        let log = try AccessLog(.file(path), format: .common)
        try await withLog(log) { address, _ in
            let request = "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            try await exchange("GET /first \(request)", with: address)
            try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
            try log.reopen()
            try await exchange("GET /second \(request)", with: address)
        }
        log.flush()
        let moved = try text("log.1")
        let new = try text("log")
        #expect(moved.contains("/first"))
        #expect(!moved.contains("/second"))
        #expect(new.contains("/second"))
    }

    @Test func `says why a file cannot be written to`() throws {
        #expect(throws: SystemError.self) { try AccessLog(.file("\(folder.path)/none/log"), format: .common) }
        let log = try AccessLog(.file("\(folder.path)/log"), format: .common)
        try folder.remove("log")
        try FileManager.default.createDirectory(atPath: "\(folder.path)/log", withIntermediateDirectories: false)
        #expect(throws: SystemError.self) { try log.reopen() }
    }

    @Test func `leaves out what cannot be written and keeps no one waiting`() async throws {
        let log = try AccessLog(.file("/dev/full"), format: .common)
        try await withLog(log) { address, _ in
            try await exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", with: address)
        }
        log.flush()
        #expect(log.droppedCount == 1)
    }
}
