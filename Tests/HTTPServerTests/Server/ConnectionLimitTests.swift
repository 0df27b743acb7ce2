import HTTPServer
import Testing

@Suite struct ConnectionLimitTests {
    private let refusal = problem(
        .serviceUnavailable,
        "Too many connections are open.",
        fields: "Retry-After: 5\r\n"
    )

    @Test(arguments: [true, false])
    func `refuses connections beyond its limits until one is closed`(perAddress: Bool) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            if perAddress {
                configuration.limits.connectionCountPerAddress = 2
                configuration.limits.countsLoopbackAddresses = true
            } else {
                configuration.limits.connectionCount = 2
            }
        }
        try await withServer(configure, handler: Response.echo) { address, server in
            let first = try RawClient(address)
            let second = try RawClient(address)
            for client in [first, second] {
                await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                _ = await client.receive(until: "GET / ")
            }
            let refused = try RawClient(address)
            #expect(await refused.receiveAll() == refusal)
            #expect(server.connectionCount == 2)
            await first.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            _ = await first.receiveAll()
            while server.connectionCount > 1 { await Task.yield() }
            let third = try RawClient(address)
            await third.send("GET /3 HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await third.receive(until: "GET /3 ").hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test func `closes a connection after so many requests`() async throws {
        try await withServer({ $0.limits.requestCountPerConnection = 2 }, handler: Response.echo) { address, _ in
            let client = try RawClient(address)
            await client.send(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 3))
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n"
            #expect(await client.receiveAll() == "\(head)\r\nGET / \(head)Connection: close\r\n\r\nGET / ")
        }
    }
}
