import HTTPServer
import HTTPTypes
import Testing

@Suite struct OverloadTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n"

    /// The bytes of a refusal after which the connection goes on.
    private func refusal(_ status: HTTPResponse.Status, _ detail: String, wait: Int) -> String {
        problem(status, detail, fields: "Retry-After: \(wait)\r\n")
            .replacing("Connection: close\r\n", with: "")
    }

    @Test func `refuses requests beyond an address's share, and goes on with the connection`() async throws {
        try await withServer(
            {
                $0.limits.countsLoopbackAddresses = true
                $0.limits.requestRatePerAddress = 0.001
                $0.limits.requestBurstPerAddress = 2
            }, handler: { _ in .text("ok") }
        ) { address, _ in
            let client = try RawClient(address)
            await client.send(String(repeating: get + "\r\n", count: 3))
            _ = await client.receive(until: "ok")
            _ = await client.receive(until: "ok")
            let expected = refusal(.tooManyRequests, "Too many requests came from this address.", wait: 1_000)
            #expect(await client.receive(until: "}\n").withoutDates == expected)
            let other = try RawClient(address)
            await other.send(get + "Connection: close\r\n\r\n")
            #expect(Answer(await other.receiveBytes().0)?.status == 429)
        }
    }

    @Test func `counts the requests of the clients that a proxy names`() async throws {
        try await withServer(
            {
                $0.proxies.trusted = [AddressRange("127.0.0.1")].compactMap(\.self)
                $0.limits.requestRatePerAddress = 0.001
                $0.limits.requestBurstPerAddress = 1
            }, handler: { _ in .text("ok") }
        ) { address, _ in
            var statuses: [Int?] = []
            for client in ["192.0.2.1", "192.0.2.2", "192.0.2.1"] {
                let proxy = try RawClient(address)
                await proxy.send("\(get)X-Forwarded-For: \(client)\r\nConnection: close\r\n\r\n")
                statuses.append(Answer(await proxy.receiveBytes().0)?.status)
            }
            #expect(statuses == [200, 200, 429])
        }
    }

    @Test func `refuses requests while too many are being answered`() async throws {
        let started = Occasion()
        let mayEnd = Occasion()
        try await withServer(
            { $0.limits.concurrentRequestCount = 1 },
            handler: { request in
                if request.head.path == "/wait" {
                    started.happen()
                    await mayEnd.wait()
                }
                return .text("ok")
            }
        ) { address, _ in
            let busy = try RawClient(address)
            await busy.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            let refused = try RawClient(address)
            await refused.send(get + "\r\n")
            let expected = refusal(.serviceUnavailable, "The server has too much to do.", wait: 1)
            #expect(await refused.receive(until: "}\n").withoutDates == expected)
            mayEnd.happen()
            _ = await busy.receive(until: "ok")
            await refused.send(get + "\r\n")
            #expect(await refused.receive(until: "ok").hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    @Test func `serves others while many clients are slow to send their content`() async throws {
        let started = Occasion()
        try await withServer(
            { $0.limits.concurrentRequestCount = 1 },
            handler: { request in
                if request.head.method == .post { started.happen() }
                return await Response.echo(of: request)
            }
        ) { address, _ in
            let slow = try RawClient(address)
            await slow.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx")
            await started.wait()
            var status: Int?
            // The slow request counts for the short time until its handler waits.
            while status != 200 {
                let client = try RawClient(address)
                await client.send(get + "Connection: close\r\n\r\n")
                status = Answer(await client.receiveBytes().0)?.status
            }
            await slow.send("y")
            #expect(await slow.receive(until: "POST / xy").hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    @Test func `takes in no more requests while clients are slow to send what nobody reads`() async throws {
        let started = Occasion()
        let mayEnd = Occasion()
        try await withServer(
            {
                $0.limits.concurrentRequestCount = 1
                $0.eventLoopCount = 1
            },
            handler: { request in
                if request.head.path == "/wait" {
                    started.happen()
                    await mayEnd.wait()
                }
                return .text("ok")
            }
        ) { address, _ in
            let slow = try (0..<3).map { _ in try RawClient(address) }
            for client in slow {
                await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx")
                #expect(await client.receive(until: "ok").hasPrefix("HTTP/1.1 200 OK"))
            }
            let busy = try RawClient(address)
            await busy.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            let refused = try RawClient(address)
            await refused.send(get + "Connection: close\r\n\r\n")
            #expect(Answer(await refused.receiveBytes().0)?.status == 503)
            mayEnd.happen()
            _ = await busy.receive(until: "ok")
            for client in slow {
                await client.send("y\(get)\r\n")
                #expect(await client.receive(until: "ok").hasPrefix("HTTP/1.1 200 OK"))
            }
        }
    }

    /// Lets each address ask and connect a few times only.
    private func withShares(
        _ burst: Int, test: (_ address: SocketAddress, _ server: Server) async throws -> Void
    ) async throws {
        try await withServer(
            {
                $0.limits.countsLoopbackAddresses = true
                $0.limits.requestRatePerAddress = 0.001
                $0.limits.requestBurstPerAddress = burst
            }, handler: { _ in .text("ok") }, test: test)
    }

    /// An answer without the seconds to wait, of which some may have passed.
    private static func withoutWait(_ answer: String) -> String {
        answer.replacing(/Retry-After: [0-9]+/, with: "Retry-After: later")
    }

    @Test func `counts requests that cannot be understood`() async throws {
        try await withShares(2) { address, _ in
            let first = try RawClient(address)
            await first.send(get + "\r\nGET / HTTP/1.1\r\n\r\n")
            _ = await first.receive(until: "ok")
            #expect(await first.receiveAll() == problem(.badRequest, "The Host field is missing."))
            let second = try RawClient(address)
            await second.send("nonsense\r\n\r\n")
            let detail = "Too many requests came from this address."
            let expected = problem(.tooManyRequests, detail, fields: "Retry-After: later\r\n")
            #expect(Self.withoutWait(await second.receiveAll()) == expected)
        }
    }

    @Test func `refuses connections beyond an address's share`() async throws {
        try await withShares(2) { address, server in
            for _ in 0..<2 {
                let client = try RawClient(address)
                client.endOutput()
                #expect(await client.receiveAll() == "")
            }
            let refused = try RawClient(address)
            let detail = "Too many connections came from this address."
            let expected = problem(.tooManyRequests, detail, fields: "Retry-After: later\r\n")
            #expect(Self.withoutWait(await refused.receiveAll()) == expected)
            while server.connectionCount > 0 { await Task.yield() }
        }
    }
}
