import HTTP
import HTTPTypes

/// Answers those who watch over the process, at an address that is not for the public.
///
/// | path | answer |
/// |---|---|
/// | `/health` | 200 while the process runs |
/// | `/ready` | 200 while it takes requests, 503 before and while it stops |
/// | `/metrics` | what it counts and measures, for Prometheus |
public struct AdministrationHandler: RequestHandler {
    private let metrics: PrometheusMetrics
    private let isReady: @Sendable () -> Bool

    /// Makes a handler.
    ///
    /// - Parameters:
    ///   - metrics: What is counted and measured.
    ///   - isReady: Says whether the process takes requests; called on the event loops.
    public init(metrics: PrometheusMetrics, isReady: @escaping @Sendable () -> Bool) {
        self.metrics = metrics
        self.isReady = isReady
    }

    /// Answers a question.
    public nonisolated(nonsending) func respond(to request: Request) async -> Response {
        guard let path = request.head.path.flatMap({ try? RequestTarget($0) })?.path, Self.paths.contains(path) else {
            return ProblemDocument(
                status: .notFound, detail: "There are /health, /ready and /metrics here."
            ).response
        }
        guard request.head.method == .get || request.head.method == .head else {
            return Response(status: request.head.method.refusal, headerFields: [.allow: "GET, HEAD"])
        }
        switch path {
        case "/health": return Self.text("ok\n")
        case "/ready": return isReady() ? Self.text("ready\n") : Self.text("not ready\n", status: .serviceUnavailable)
        default: return Self.text(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
        }
    }

    private static let paths: Set<String> = ["/health", "/ready", "/metrics"]

    private static func text(
        _ text: String, status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headerFields: [.contentType: type, .cacheControl: "no-store"],
            body: .bytes(Array(text.utf8)))
    }
}
