import HTTPServer
import HTTPTypes
import Testing

@testable import WebHost

@Suite("The process in front of others")
struct WorkerRequestHandlerTests {
    /// Processes of which none takes requests.
    private struct NoWorkers: AppWorkers {
        let count = 1

        nonisolated(nonsending) func worker(
            preferring home: Int?, except avoided: Set<Int>
        ) async -> (index: Int, socketPath: String)? { nil }

        func doubt(_ index: Int) {}
    }

    @Test(
        "an error page leads back to the address of the form, on this host",
        arguments: [
            ("/notes?scene=a&b", "/notes?scene=a&amp;b"), ("//evil.example/x", "/evil.example/x"),
            ("///evil.example?scene=a", "/evil.example?scene=a"),
        ])
    func link(_ path: String, _ expected: String) async {
        let handler = WorkerRequestHandler(workers: NoWorkers(), files: nil, configuration: WebHostConfiguration())
        let head = HTTPRequest(method: .post, scheme: "http", authority: "example.org", path: path)
        let answer = Answer(await handler.respond(to: Request(head: head)))
        #expect(answer.status == 503)
        #expect(answer.text.between("<a class=\"button filled capsule\" href=\"", "\"") == expected)
    }
}
