import HTTPServer
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
}
