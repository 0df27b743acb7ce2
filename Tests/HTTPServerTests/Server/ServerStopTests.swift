import Foundation
import HTTPServer
import Testing

@Suite struct ServerStopTests {
    @Test func `lets running requests end, closes idle connections and accepts no more`() async throws {
        let started = Occasion()
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            if request.head.path == "/slow" {
                started.happen()
                await mayEnd.wait()
            }
            return await Response.echo(of: request)
        }
        try await withServer(handler: handler) { address, server in
            let idle = try RawClient(address)
            await idle.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await idle.receive(until: "GET / ")
            let silent = try RawClient(address)
            let busy = try RawClient(address)
            await busy.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            async let stopping: Void = server.stop(within: .seconds(60))
            #expect(await idle.receiveAll() == "")
            #expect(await silent.receiveAll() == "")
            #expect(throws: POSIXError.self) { try RawClient(address) }
            mayEnd.happen()
            #expect(
                await busy.receiveAll()
                    == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 10\r\nConnection: close\r\n\r\n"
                    + "GET /slow "
            )
            await stopping
            #expect(server.connectionCount == 0)
        }
    }

    @Test func `answers a request that comes while it is stopping, as the last of its connection`() async throws {
        try await withServer({ $0.timeouts.farewell = .seconds(60) }, handler: Response.echo) { address, server in
            let client = try RawClient(address)
            await client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await client.receive(until: "GET /1 ")
            async let stopping: Void = server.stop(within: .seconds(600))
            async let refused: Void = untilRefused(address)
            await refused
            await client.send("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = try #require(Answer(await client.receiveBytes().0))
            #expect(answer.text == "GET /2 ")
            #expect(answer.fields[.connection] == "close")
            await stopping
        }
    }

    @Test func `stops at once what has not ended in time`() async throws {
        let started = Occasion()
        let cancelled = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await Occasion().wait()
            cancelled.happen()
            return .text("never sent")
        }
        try await withServer(handler: handler) { address, server in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            await server.stop(within: .milliseconds(20))
            await cancelled.wait()
            #expect(["", "<reset>"].contains(await client.receiveAll()))
        }
    }

    @Test func `stops at once when it is told to stop a second time`() async throws {
        let started = Occasion()
        let handler: @Sendable (Request) async -> Response = { _ in
            started.happen()
            await Occasion().wait()
            return .text("never sent")
        }
        try await withServer(handler: handler) { address, server in
            let client = try RawClient(address)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            async let first: Void = server.stop(within: .seconds(600))
            async let refused: Void = untilRefused(address)
            await refused
            await server.stop(within: .seconds(600))
            await first
            #expect(["", "<reset>"].contains(await client.receiveAll()))
        }
    }

    /// Connects until no connection is accepted any more.
    private func untilRefused(_ address: SocketAddress) async {
        while (try? RawClient(address)) != nil { await Task.yield() }
    }
}
