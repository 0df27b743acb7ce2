import HTTPServer
import HTTPTypes
import Testing

/// How a request's content is read, asked for, discarded and held back.
@Suite struct RequestContentTests {
    @Test func `asks for content when the handler begins to read it`() async throws {
        let mayRead = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            await mayRead.wait()
            return await Response.echo(of: request)
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            mayRead.happen()
            #expect(await client.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            await client.send("hiGET /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nPOST / hi"
                    + "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 7\r\nConnection: close\r\n\r\n"
                    + "GET /2 "
            )
        }
    }

    @Test func `does not ask for content that the handler does not want`() async throws {
        try await withServer(handler: { _ in .text("no", status: .forbidden) }) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n"
                    + "Connection: close\r\n\r\nno"
            )
        }
    }

    @Test func `does not ask for content that is there already`() async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"
            )
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\nConnection: close\r\n\r\n"
                    + "POST / hi"
            )
        }
    }

    @Test func `discards a little unread content and goes on`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in .text(request.head.path ?? "") }
        try await withServer({ $0.limits.unreadContentLength = 1000 }, handler: handler) { address, _ in
            let content = String(repeating: "x", count: 1000)
            let client = try RawClient(address)
            await client.send(
                "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n\(content)"
                    + "POST /2 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
                    + "POST /3 HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n\(content)xGET /4 HTTP/1.1\r\n"
            )
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n"
            #expect(
                await client.receiveAll() == "\(head)\r\n/1\(head)\r\n/2\(head)Connection: close\r\n\r\n/3"
            )
        }
    }

    @Test func `streams content both ways at once`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    for try await piece in request.body { try await writer.write(piece) }
                }
            )
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n")
            for word in ["one", "two", "three"] {
                await client.send("\(word.count)\r\n\(word)\r\n")
                let received = await client.receive(until: "\(word)\r\n")
                #expect(received.hasSuffix("\(word.count)\r\n\(word)\r\n"))
            }
            await client.send("0\r\n\r\n")
            #expect(await client.receiveAll() == "0\r\n\r\n")
        }
    }

    @Test func `can be read from the main actor and from other tasks`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            let body = request.body
            let first = await MainActor.run { body }
            let content = await Task.detached { try? await first.collect(upTo: 100_000) }.value
            return .text("\(content?.count ?? -1)")
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            let content = String(repeating: "x", count: 70_000)
            await client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 70000\r\nConnection: close\r\n\r\n\(content)")
            #expect(await client.receiveAll().hasSuffix("\r\n\r\n70000"))
        }
    }

    @Test func `holds a client back that sends more than is read`() async throws {
        let mayRead = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            await mayRead.wait()
            var count = 0
            do {
                for try await piece in request.body { count += piece.count }
            } catch {
                return .text("\(error)")
            }
            return .text("\(count)")
        }
        try await withServer({ $0.limits.contentLength = 1 << 30 }, handler: handler) { address, _ in
            let client = try RawClient(address)
            let length = 64 << 20
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n")
            let sent = await client.sendUntilFull(atMost: length)
            #expect(sent < length)
            mayRead.happen()
            await client.send([UInt8](repeating: 0x61, count: length - sent))
            #expect(await client.receiveAll().hasSuffix("\r\n\r\n\(length)"))
        }
    }

    @Test func `cannot be read once the request was answered`() async throws {
        let (bodies, continuation) = AsyncStream<RequestBody>.makeStream()
        let handler: @Sendable (Request) async -> Response = { request in
            continuation.yield(request.body)
            return .text("")
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")
            _ = await client.receiveAll()
            var iterator = bodies.makeAsyncIterator()
            let body = try #require(await iterator.next())
            let error = await #expect(throws: RequestBodyError.self) { try await body.collect(upTo: 10) }
            #expect(error?.code == .disconnected)
        }
    }

    @Test func `hands over the trailer fields once the content was read`() async throws {
        try await withServer(handler: { request in
            let before = await request.body.trailerFields.count
            let content = try? await request.body.collect(upTo: 100)
            let fields = await request.body.trailerFields
            return .text("\(before) \(content?.count ?? -1) \(fields.map { "\($0.name)=\($0.value)" })")
        }) { address, _ in
            let client = try RawClient(address)
            let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            await client.send(head + "2\r\nab\r\n0\r\nChecksum: 5\r\nX: y\r\n\r\n")
            #expect(await client.receive(until: "]").hasSuffix("0 2 [\"Checksum=5\", \"X=y\"]"))
            await client.send(head + "0\r\n\r\n")
            #expect(await client.receive(until: "]").hasSuffix("0 0 []"))
        }
    }

    @Test func `does not ask for content once the response has begun`() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    try await writer.write("begun")
                    for try await piece in request.body { try await writer.write(piece) }
                })
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(await client.receive(until: "begun\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
            await client.send("hi")
            #expect(await client.receiveAll() == "2\r\nhi\r\n0\r\n\r\n")
        }
    }
}
