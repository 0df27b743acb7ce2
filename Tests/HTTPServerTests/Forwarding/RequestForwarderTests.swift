import Foundation
import HTTPTypes
import Testing

@testable import HTTPServer

/// What a client gets from a server that passes its requests on to another one.
@Suite struct RequestForwarderTests {
    /// Runs a test against a server in front of another one.
    private func withForwarding(
        handler: @escaping @Sendable (Request) async -> Response,
        test: (_ front: SocketAddress, _ back: Server) async throws -> Void
    ) async throws {
        let path = "@segue-forwarding-\(UUID().uuidString)"
        try await withServer(
            {
                $0.socketPath = path
                $0.proxies.trusted = [AddressRange("unix")].compactMap(\.self)
                $0.compression = nil
            }, handler: handler
        ) { _, back in
            try await withServer(handler: { request in
                do throws(ForwardingError) {
                    return try await RequestForwarder(path: path).respond(to: request)
                } catch {
                    return .text("\(error)", status: .badGateway)
                }
            }) { front, _ in try await test(front, back) }
        }
    }

    private func ask(_ address: SocketAddress, _ text: String) async throws -> Answer {
        let client = try RawClient(address)
        await client.send(text)
        return try #require(Answer(await client.receiveBytes().0))
    }

    @Test func `passes the request on with the client's address and without fields that pose as it`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            let fields = request.head.headerFields.map { "\($0.name)=\($0.value)" }.sorted()
            return .text(
                "\(request.head.method) \(request.head.path ?? "") \(request.head.authority ?? "") "
                    + "\(request.remoteAddress.host) \(fields)")
        }
        try await withForwarding(handler: handler) { front, _ in
            let answer = try await ask(
                front,
                "GET /a?b=%20c HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-For: 6.6.6.6\r\nX-Forwarded-Host: evil\r\n"
                    + "Cookie: a=b\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
            #expect(answer.status == 200)
            #expect(
                answer.text
                    == "GET /a?b=%20c site.example 127.0.0.1 [\"Cookie=a=b\", \"X-Forwarded-For=127.0.0.1\"]")
        }
    }

    @Test(arguments: [
        "Content-Length: 5\r\n\r\nhello", "Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n",
    ])
    func `passes content on, whether its length is known or not`(content: String) async throws {
        try await withForwarding(handler: Response.echo) { front, _ in
            let answer = try await ask(front, "POST /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(content)")
            #expect(answer.text == "POST /x hello")
        }
    }

    @Test func `uses a connection again after a response of any form`() async throws {
        let long = [UInt8](repeating: 65, count: 300_000)
        let handler: @Sendable (Request) async -> Response = { request in
            switch request.head.path {
            case "/long": return Response(status: .ok, body: .bytes(long))
            case "/chunks":
                return Response(
                    status: .ok,
                    body: .stream(length: nil) { writer in
                        for _ in 0..<3 { try await writer.write("piece ") }
                    })
            case "/none": return Response(status: .noContent)
            default: return .text("short")
            }
        }
        try await withForwarding(handler: handler) { front, back in
            let client = try RawClient(front)
            for (path, end) in [("/", "short"), ("/chunks", "0\r\n\r\n"), ("/none", "\r\n\r\n"), ("/", "short")] {
                await client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(await client.receive(until: end).hasSuffix(end))
            }
            await client.send("HEAD /long HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await client.receive(until: "\r\n\r\n").lowercased().contains("content-length: 300000"))
            await client.send("GET /long HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(try #require(Answer(await client.receiveBytes().0)).content.count == long.count)
            #expect(back.connectionCount == 1)
        }
    }

    @Test func `ends the other server's work when the client leaves`() async throws {
        let begun = Occasion()
        let ended = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    try await writer.write("begun")
                    begun.happen()
                    await Occasion().wait()
                    ended.happen()
                })
        }
        try await withForwarding(handler: handler) { front, _ in
            let client = try RawClient(front)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await begun.wait()
            _ = await client.receive(until: "begun\r\n")
            client.reset()
            await ended.wait()
        }
    }

    @Test func `ends no connection that another request has by now`() async throws {
        try await withForwarding(handler: Response.echo) { _, back in
            let path = try #require(back.configuration.socketPath)
            let loop = try EventLoop()
            try loop.start(name: "test")
            let (results, continuation) = AsyncStream<[Bool]>.makeStream()
            loop.perform {
                defer { continuation.finish() }
                guard let first = try? ForwardedConnection.connected(to: path, on: loop) else { return }
                first.putBack()
                let second = try? ForwardedConnection.connected(to: path, on: loop)
                // What came too late for the first request.
                first.abort(0)
                second?.putBack()
                let third = try? ForwardedConnection.connected(to: path, on: loop)
                third?.abort(2)
                third?.putBack()
                let fourth = try? ForwardedConnection.connected(to: path, on: loop)
                continuation.yield([first === second, second === third, third === fourth])
                fourth?.close()
            }
            var iterator = results.makeAsyncIterator()
            #expect(await iterator.next() == [true, true, false])
            loop.stop()
        }
    }

    @Test func `tells a server that is not there from one that breaks off`() async throws {
        let asked = Occasion()
        try await withForwarding(handler: { _ in
            asked.happen()
            await Occasion().wait()
            return .text("never")
        }) { front, back in
            async let answer = ask(front, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            await asked.wait()
            await back.stopNow()
            #expect(try await answer.text == "interrupted")
            let later = try await ask(front, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(later.text == "unreachable")
        }
    }

    @Test func `leaves out the fields that concern the client's connection only, as it says`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            let length = request.head.headerFields[.contentLength] ?? "none"
            let fields = request.head.headerFields.map { "\($0.name)" }.filter { $0.hasPrefix("X-") }
            return .text("\(length) \(fields)")
        }
        try await withForwarding(handler: handler) { front, _ in
            let answer = try await ask(
                front,
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 0\r\nX-One: 1\r\nX-Two: 2\r\n"
                    + "X-Three: 3\r\nConnection: x-one , close\r\nConnection: X-Three, X-Forwarded-For\r\n\r\n")
            #expect(answer.status == 200)
            #expect(answer.text == "0 [\"X-Two\", \"X-Forwarded-For\"]")
        }
    }
}
