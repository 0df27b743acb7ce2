import Foundation
import HTTPServer
import HTTPTypes
import Synchronization
import Testing

/// Whole exchanges over a socket, byte for byte except for dates.
@Suite struct ExchangeTests {
    @Test func `lets others have their turn between many requests of one connection`() async throws {
        let started = Occasion()
        let isReady = DispatchSemaphore(value: 0)
        let paths = Mutex<[String]>([])
        try await withServer(
            { $0.eventLoopCount = 1 },
            handler: { request in
                let path = request.head.path ?? ""
                let count = paths.withLock { paths in
                    paths.append(path)
                    return paths.count
                }
                if count == 2 {
                    started.happen()
                    // The loop stands still until the other client has asked.
                    Self.wait(for: isReady)
                }
                return .text(path)
            }
        ) { address, _ in
            let other = try RawClient(address)
            await other.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await other.receive(until: "/first")
            let many = try RawClient(address)
            await many.send(String(repeating: "GET /many HTTP/1.1\r\nHost: a\r\n\r\n", count: 200))
            await started.wait()
            await other.send("GET /other HTTP/1.1\r\nHost: a\r\n\r\n")
            isReady.signal()
            _ = await other.receive(until: "/other")
            for _ in 0..<200 { _ = await many.receive(until: "/many") }
        }
        let place = try #require(paths.withLock { $0.firstIndex(of: "/other") })
        #expect(place < 100)
    }

    private static func wait(for semaphore: DispatchSemaphore) {
        semaphore.wait()
    }

    @Test func `serves request after request on one connection`() async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(
                await client.receive(until: "GET /1 ").withoutDates
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 7\r\n\r\nGET /1 "
            )
            await client.send("POST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
            #expect(
                await client.receive(until: "abc").withoutDates
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\nPOST /2 abc"
            )
            await client.send("GET /3 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 7\r\nConnection: close\r\n\r\n"
                    + "GET /3 "
            )
        }
    }

    @Test func `answers pipelined requests in order`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            // The first takes a while: nobody may overtake it.
            if request.head.path == "/1" { for _ in 0..<100 { await Task.yield() } }
            return await Response.echo(of: request)
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"
                    + "POST /2 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nyou\r\n0\r\n\r\n"
                    + "GET /3 HTTP/1.1\r\nHost: a\r\n\r\n"
            )
            client.endOutput()
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: "
            #expect(
                await client.receiveAll()
                    == "\(head)10\r\n\r\nPOST /1 hi\(head)11\r\n\r\nPOST /2 you\(head)7\r\n\r\nGET /3 "
            )
        }
    }

    @Test func `serves HTTP 1.0 clients`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            guard request.head.path == "/stream" else { return .text("hi") }
            return Response(status: .ok, body: .stream(length: nil) { try await $0.write("streamed") })
        }
        try await withServer(handler: handler) { address, _ in
            let kept = try RawClient(address)
            await kept.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /stream HTTP/1.0\r\n\r\n")
            #expect(
                await kept.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: keep-alive"
                    + "\r\n\r\nhiHTTP/1.1 200 OK\r\nConnection: close\r\n\r\nstreamed"
            )
        }
    }

    @Test func `answers HEAD like GET without the content`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            switch request.head.path {
            case "/stream":
                Response(
                    status: .ok,
                    body: .stream(length: nil) { _ in Issue.record("The content was produced.") }
                )
            case "/none": Response(status: .noContent)
            default: .text("hello")
            }
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "HEAD / HTTP/1.1\r\nHost: a\r\n\r\nHEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n"
                    + "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            )
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\n"
                    + "HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
            )
        }
    }

    @Test func `streams content in chunks as it is written`() async throws {
        let mayGoOn = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    try await writer.write("first")
                    await mayGoOn.wait()
                    try await writer.write("")
                    try await writer.write([UInt8](repeating: 0x61, count: 20))
                    await writer.setTrailerFields([.eTag: "\"1\""])
                }
            )
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let start = await client.receive(until: "first\r\n").withoutDates
            #expect(
                start == "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nfirst\r\n"
            )
            mayGoOn.happen()
            let rest = await client.receiveAll()
            #expect(rest == "14\r\naaaaaaaaaaaaaaaaaaaa\r\n0\r\nETag: \"1\"\r\n\r\n")
        }
    }

    @Test func `aborts a stream that does not keep its word`() async throws {
        struct Failure: Error {}
        let handler: @Sendable (Request) async -> Response = { request in
            let length = request.head.path == "/chunks" ? nil : 5
            return Response(
                status: .ok,
                body: .stream(length: length) { writer in
                    try await writer.write("abc")
                    if request.head.path == "/long" { try await writer.write("def") }
                    if request.head.path != "/short" { throw Failure() }
                }
            )
        }
        try await withServer(handler: handler) { address, _ in
            for path in ["/short", "/long", "/chunks"] {
                let client = try RawClient(address)
                await client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(await client.receiveAll().hasSuffix("<reset>"))
            }
        }
    }

    @Test func `answers 500 for a stream that fails before it began, and goes on`() async throws {
        struct Failure: Error {}
        let handler: @Sendable (Request) async -> Response = { request in
            guard request.head.path == "/stream" else { return .text("next") }
            return Response(status: .ok, body: .stream(length: nil) { _ in throw Failure() })
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
            let expected = problem(.internalServerError, "The content was not produced.")
            #expect(
                await client.receive(until: "}\n").withoutDates
                    == expected.replacing("Connection: close\r\n", with: "")
            )
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(await client.receiveAll().hasSuffix("\r\n\r\nnext"))
        }
    }

    @Test func `sends large content and parts of files`() async throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let path = NSTemporaryDirectory() + "segue-\(UUID().uuidString)"
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try #require(OpenFile(path: path))
        let handler: @Sendable (Request) async -> Response = { request in
            switch request.head.path {
            case "/small": Response(status: .ok, body: .file(FileRegion(file: file, offset: 10, length: 100)))
            case "/large": Response(status: .ok, body: .file(FileRegion(file: file, offset: 7, length: 2_900_000)))
            case "/missing": Response(status: .ok, body: .file(FileRegion(file: file, offset: 2_999_999, length: 50)))
            default: Response(status: .ok, body: .bytes(bytes))
            }
        }
        let expected = ["/small": bytes[10..<110], "/large": bytes[7..<2_900_007], "/": bytes[...]]
        try await withServer(handler: handler) { address, _ in
            for (path, content) in expected {
                let client = try RawClient(address)
                await client.send("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                let (received, ending) = await client.receiveBytes()
                #expect(received.suffix(content.count).elementsEqual(content))
                #expect(String(decoding: received.prefix(200), as: UTF8.self).contains("Length: \(content.count)\r\n"))
                #expect(ending == "")
            }
            let client = try RawClient(address)
            await client.send("GET /missing HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await client.receiveAll() == "<reset>")
        }
    }

    @Test func `answers 500 in place of a response that cannot be sent`() async throws {
        try await withServer(handler: { _ in Response(status: .continue) }) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let expected = problem(.internalServerError, "The server produced an invalid response.")
            #expect(await client.receiveAll() == expected)
        }
    }

    @Test func `hands over the target, the host and the client's address`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            let head = request.head
            let address = request.remoteAddress
            return .text(
                "\(head.authority ?? "") \(head.path ?? "") \(address.family) \(address.host) \(address.port > 0)")
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET http://b:1/x?y=%20 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(await client.receiveAll().hasSuffix("\r\n\r\nb:1 /x?y=%20 v4 127.0.0.1 true"))
        }
    }

    @Test func `answers for https addresses over TLS and for trusted proxies only`() async throws {
        let request =
            "GET https://a/x HTTP/1.1\r\nHost: a\r\n\r\nGET /y HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        try await withServer(handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send(request)
            let text = await client.receiveAll()
            #expect(text.hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
            #expect(!text.contains("GET /x"))
            #expect(text.hasSuffix("\r\n\r\nGET /y "))
        }
        try await withServer(
            { $0.proxies.trusted = [AddressRange("127.0.0.1")].compactMap(\.self) }, handler: Response.echo
        ) {
            address, _ in
            let client = try RawClient(address)
            await client.send(request)
            #expect(await client.receiveAll().contains("\r\n\r\nGET /x "))
        }
    }

    @Test func `answers for the whole server without asking the handler`() async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\nOPTIONS http://a HTTP/1.1\r\nHost: a\r\n\r\n")
            await client.send("OPTIONS /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let text = await client.receiveAll()
            #expect(text.hasPrefix("HTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"))
            #expect(text.hasSuffix("\r\n\r\nOPTIONS /a "))
        }
    }

    @Test func `lets a client that sends more than the last request read the response`() async throws {
        let started = Occasion()
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await mayEnd.wait()
            return .text("last")
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            await started.wait()
            // It comes while nobody reads, and would reset the connection if it stayed unread.
            await client.send("GET /more HTTP/1.1\r\nHost: a\r\n\r\n")
            mayEnd.happen()
            #expect(await client.receiveAll().hasSuffix("\r\n\r\nlast"))
        }
    }
}
