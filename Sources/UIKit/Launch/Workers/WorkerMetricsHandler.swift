import HTTPServer

/// Answers those who watch over an app that several processes run: what each of them counts is told with its number.
struct WorkerMetricsHandler: RequestHandler {
    private let administration: AdministrationHandler
    private let metrics: PrometheusMetrics
    private let pool: WorkerPool

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - metrics: What is counted in this process.
    ///   - pool: The other processes.
    ///   - isReady: Says whether requests are taken.
    init(metrics: PrometheusMetrics, pool: WorkerPool, isReady: @escaping @Sendable () -> Bool) {
        administration = AdministrationHandler(metrics: metrics, isReady: isReady)
        self.metrics = metrics
        self.pool = pool
    }

    /// Answers a question.
    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        var response = await administration.respond(to: request)
        guard request.head.path == "/metrics", response.head.status == .ok else { return response }
        var collection = MetricsCollection()
        collection.add(metrics.text, worker: nil)
        for (index, path) in pool.administrationPaths {
            // One that has just ended tells nothing.
            guard let answer = try? await RequestForwarder(path: path).respond(to: request),
                case .bytes(let bytes) = answer.body
            else { continue }
            collection.add(String(decoding: bytes, as: UTF8.self), worker: index)
        }
        response.body = .bytes(Array(collection.text.utf8))
        return response
    }
}
