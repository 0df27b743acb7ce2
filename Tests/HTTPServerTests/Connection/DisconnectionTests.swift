import HTTPServer
import Synchronization
import Testing

@Suite struct DisconnectionTests {
    @Test func `cancels the handler of a client that leaves`() async throws {
        let started = Occasion()
        let cancelled = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await Occasion().wait()
            if Task.isCancelled { cancelled.happen() }
            return .text("too late")
        }
        try await withServer(handler: handler) { address, server in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            client.reset()
            await cancelled.wait()
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func `answers a client that ends its side while its request is handled`() async throws {
        let started = Occasion()
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            if request.head.path == "/other" { return .text("other") }
            started.happen()
            await mayEnd.wait()
            return .text(Task.isCancelled ? "cancelled" : "done")
        }
        try await withServer({ $0.eventLoopCount = 1 }, handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            client.endOutput()
            // Once the same loop answered another client it knows of the end.
            let other = try RawClient(address)
            await other.send("GET /other HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            _ = await other.receiveAll()
            mayEnd.happen()
            #expect(await client.receiveAll().hasSuffix("\r\n\r\ndone"))
        }
    }

    @Test func `answers a client that ended its side after its request`() async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            client.endOutput()
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n\r\nGET / "
            )
        }
    }

    @Test func `tells the reader of content that the client left`() async throws {
        let (failures, continuation) = AsyncStream<RequestBodyError>.makeStream()
        let handler: @Sendable (Request) async -> Response = { request in
            do throws(RequestBodyError) {
                _ = try await request.body.collect(upTo: 100)
            } catch {
                continuation.yield(error)
            }
            return .text("")
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
            client.endOutput()
            var iterator = failures.makeAsyncIterator()
            #expect(await iterator.next()?.code == .disconnected)
            #expect(await client.receiveAll() == "")
        }
    }

    @Test func `tells the writer of a stream that the client left`() async throws {
        let (failures, continuation) = AsyncStream<ResponseBodyError>.makeStream()
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    do throws(ResponseBodyError) {
                        while true { try await writer.write([UInt8](repeating: 0x61, count: 65536)) }
                    } catch {
                        continuation.yield(error)
                        throw error
                    }
                }
            )
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await client.receive(until: "aaaa")
            client.reset()
            var iterator = failures.makeAsyncIterator()
            #expect(await iterator.next()?.code == .disconnected)
        }
    }

    @Test func `makes a writer wait for a slow reader`() async throws {
        let piece = [UInt8](repeating: 0x61, count: 65536)
        let written = Mutex(0)
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    while true {
                        try await writer.write(piece)
                        written.withLock { $0 += piece.count }
                    }
                }
            )
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            for megabytes in 1...64 {
                #expect(await client.receive(count: 1 << 20) == 1 << 20)
                // What is written but not received is in the buffers of the system, which hold a few megabytes.
                #expect(written.withLock { $0 } < (megabytes + 32) << 20)
            }
        }
    }

    @Test(arguments: [true, false])
    func `cancels the producer of a stream whose client leaves while nothing is written`(resets: Bool) async throws {
        let (events, continuation) = AsyncStream<Int>.makeStream()
        let ended = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok, headerFields: [.contentType: "text/event-stream"],
                body: .stream(length: nil) { writer in
                    try await writer.write(": hello\n\n")
                    for await number in events { try await writer.write("data: \(number)\n\n") }
                    if Task.isCancelled { ended.happen() }
                }
            )
        }
        try await withServer(handler: handler) { address, server in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await client.receive(until: "hello\n\n")
            continuation.yield(1)
            _ = await client.receive(until: "data: 1\n\n")
            if resets { client.reset() } else { client.endOutput() }
            await ended.wait()
            while server.connectionCount > 0 { await Task.yield() }
        }
    }
}
