import HTTPServer
import HTTPTypes
import Testing

@Suite struct AdministrationHandlerTests {
    private func ask(
        _ path: String, isReady: Bool = true, method: HTTPRequest.Method = .get
    ) async -> (status: Int, text: String) {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "asked", dimensions: []).increment(by: 4)
        let handler = AdministrationHandler(metrics: metrics) { isReady }
        let head = HTTPRequest(method: method, scheme: "http", authority: "a", path: path)
        let response = await handler.respond(to: Request(head: head))
        guard case .bytes(let bytes) = response.body else { return (response.head.status.code, "") }
        return (response.head.status.code, String(decoding: bytes, as: UTF8.self))
    }

    @Test func `says that the process runs and whether it is ready`() async {
        #expect(await ask("/health") == (200, "ok\n"))
        #expect(await ask("/health", isReady: false) == (200, "ok\n"))
        #expect(await ask("/ready") == (200, "ready\n"))
        #expect(await ask("/ready", isReady: false) == (503, "not ready\n"))
    }

    @Test func `shows the metrics`() async {
        let answer = await ask("/metrics?x=1")
        #expect(answer.status == 200)
        #expect(answer.text.hasPrefix("# TYPE asked counter\nasked 4\n"))
    }

    @Test func `has nothing else, and changes nothing`() async {
        #expect(await ask("/").status == 404)
        #expect(await ask("/metrics/x").status == 404)
        #expect(await ask("/metrics", method: .post).status == 405)
    }

    @Test func `goes with a server that tells whether it serves`() async throws {
        try await withServer(handler: Response.echo) { _, server in
            #expect(server.isServing)
            await server.stop(within: .seconds(60))
            #expect(!server.isServing)
        }
    }
}
