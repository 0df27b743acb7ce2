import HTTPServer
import Synchronization
import Testing

/// What happens to clients that take too long.
///
/// Each test waits for what the server does, not for a time to pass.
@Suite struct TimeoutTests {
    @Test func `answers 408 to a head that does not end`() async throws {
        try await withServer({ $0.timeouts.header = .milliseconds(50) }, handler: Response.echo) { address, _ in
            var answer = ""
            // Where the first byte came too late, nothing was asked.
            while answer.isEmpty {
                let client = try RawClient(address)
                await client.send("GET / HTTP/1.1\r\nHost:")
                answer = await client.receiveAll()
            }
            #expect(answer == problem(.requestTimeout, "The header fields did not arrive in time."))
        }
    }

    @Test func `closes a connection on which nothing is asked`() async throws {
        try await withServer({ $0.timeouts.header = .milliseconds(50) }, handler: Response.echo) { address, _ in
            let silent = try RawClient(address)
            #expect(await silent.receiveAll() == "")
        }
    }

    @Test func `closes a connection that is idle between requests`() async throws {
        try await withServer({ $0.timeouts.keepAlive = .milliseconds(50) }, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(
                await client.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n\r\nGET / "
            )
        }
    }

    @Test func `answers 408 to content that does not come, and one byte at a time does not help`() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.timeouts.content = .milliseconds(60)
            configuration.timeouts.linger = .milliseconds(60)
        }
        try await withServer(configure, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")
            async let received = client.receiveAll()
            var isTaken = true
            while isTaken { isTaken = await client.send("x") }
            #expect(
                await received
                    == "HTTP/1.1 408 Request Timeout\r\nContent-Type: text/plain\r\nContent-Length: 48\r\n"
                    + "Connection: close\r\n\r\nhandler saw: The content did not arrive in time."
            )
        }
    }

    @Test func `aborts a response that nobody takes`() async throws {
        let started = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            return Response(status: .ok, body: .bytes([UInt8](repeating: 0x61, count: 32 << 20)))
        }
        try await withServer({ $0.timeouts.write = .milliseconds(50) }, handler: handler) { address, server in
            let client = try RawClient(address, receiveBuffer: 4096)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            while server.connectionCount > 0 { await Task.yield() }
            let (bytes, ending) = await client.receiveBytes()
            #expect(bytes.count < 32 << 20)
            #expect(ending == "<reset>")
        }
    }

    @Test func `aborts a response that is taken one byte at a time`() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.timeouts.write = .milliseconds(60)
            configuration.timeouts.minimumResponseRate = 1 << 40
        }
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(status: .ok, body: .bytes([UInt8](repeating: 0x61, count: 32 << 20)))
        }
        try await withServer(configure, handler: handler) { address, server in
            let client = try RawClient(address, receiveBuffer: 4096)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            var taken = await client.receiveExactly(1).count
            #expect(taken == 1)
            while server.connectionCount > 0 { taken += await client.receiveExactly(1).count }
            #expect(taken < 32 << 20)
        }
    }

    @Test func `lets the system hold little of what a client does not take`() async throws {
        let written = Mutex(0)
        let piece = [UInt8](repeating: 0x61, count: 16 << 10)
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(
                status: .ok,
                body: .stream(length: nil) { writer in
                    while true {
                        try await writer.write(piece)
                        written.withLock { $0 += piece.count }
                    }
                })
        }
        try await withServer({ $0.timeouts.write = .milliseconds(50) }, handler: handler) { address, server in
            let client = try RawClient(address, receiveBuffer: 4096)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            while written.withLock({ $0 }) == 0 { await Task.yield() }
            while server.connectionCount > 0 { await Task.yield() }
            #expect(written.withLock { $0 } < 1 << 20)
            #expect(await client.receiveBytes().1 == "<reset>")
        }
    }
}
