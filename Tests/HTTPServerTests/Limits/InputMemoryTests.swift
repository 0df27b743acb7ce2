import HTTPServer
import HTTPTypes
import Testing

/// What becomes of input that is in memory before it is read.
@Suite struct InputMemoryTests {
    private let refusal = problem(
        .serviceUnavailable, "The server has no room for more of what is being sent.", fields: "Retry-After: 5\r\n")
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n"

    @Test func `refuses unfinished heads that take too much memory together`() async throws {
        try await withServer({ $0.limits.bufferedInputLength = 60_000 }, handler: Response.echo) { address, _ in
            let start = "\(get)Connection: close\r\nX: \(String(repeating: "x", count: 16_000))"
            let clients = try (0..<8).map { _ in try RawClient(address) }
            let answers = await withTaskGroup(of: String.self) { group in
                for client in clients {
                    group.addTask {
                        await client.send(start)
                        return await client.receiveAll()
                    }
                }
                var answers: [String] = []
                // There is room for two of them at least and four at most.
                while answers.count < 4, let answer = await group.next() { answers.append(answer) }
                for client in clients { await client.send("\r\n\r\n") }
                for await answer in group { answers.append(answer) }
                return answers
            }
            let served = answers.filter { $0.hasPrefix("HTTP/1.1 200 OK\r\n") }.count
            #expect((2...4).contains(served))
            #expect(answers.filter { $0 == refusal }.count == 8 - served)
            // What was taken is given back.
            let later = try RawClient(address)
            await later.send("\(start)\r\n\r\n")
            #expect(await later.receiveAll().hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test func `refuses many requests at once where there is no memory for them, but not a few`() async throws {
        try await withServer({ $0.limits.bufferedInputLength = 0 }, handler: Response.echo) { address, _ in
            let many = try RawClient(address)
            await many.send(String(repeating: "\(get)\r\n", count: 1_500))
            #expect(await many.receiveAll() == refusal)
            let few = try RawClient(address)
            await few.send(String(repeating: "\(get)\r\n", count: 10))
            for _ in 0..<10 { #expect(await few.receive(until: "GET / ").hasPrefix("HTTP/1.1 200 OK\r\n")) }
        }
    }

    @Test(arguments: [1, 1_500])
    func `keeps only a little of what is sent behind a request for a stream`(count: Int) async throws {
        let mayEnd = Occasion()
        let handler: @Sendable (Request) async -> Response = { request in
            guard request.head.path == "/stream" else { return .text("next") }
            return Response(
                status: .ok, headerFields: [.contentType: "text/event-stream"],
                body: .stream(length: nil) { writer in
                    try await writer.write("first")
                    await mayEnd.wait()
                })
        }
        try await withServer(handler: handler) { address, _ in
            let client = try RawClient(address)
            await client.send(
                "GET /stream HTTP/1.1\r\nHost: a\r\n\r\n" + String(repeating: "\(get)\r\n", count: count))
            let start = await client.receive(until: "first\r\n")
            #expect(start.contains("\r\nConnection: close\r\n") == (count > 1))
            mayEnd.happen()
            if count > 1 {
                #expect(await client.receiveAll() == "0\r\n\r\n")
            } else {
                #expect(await client.receive(until: "next").contains("HTTP/1.1 200 OK\r\n"))
            }
        }
    }
}
