import HTTPServer
import HTTPTypes
import Logging

/// Counts what the app's side of the server refuses and tells the log, of each kind once a second at most.
struct HostRefusals: Sendable {
    private let log: RefusalLog
    private let metrics = HostMetrics()

    /// Creates one.
    ///
    /// - Parameter logger: Where the lines go.
    init(logger: Logger) {
        log = RefusalLog(logger: logger)
    }

    /// Notes a problem with which a request is answered, if it is a refusal.
    func note(_ problem: Problem, from address: String) {
        guard problem.isRefusal else { return }
        metrics.refusals(problem.name).increment()
        let isLimit =
            switch problem.status.code {
            case 413, 429, 500...: true
            default: false
            }
        var metadata: Logger.Metadata = [
            "refusal": "\(problem.name)", "status": "\(problem.status.code)", "address": "\(address)",
        ]
        if let reason = problem.debugDescription { metadata["reason"] = "\(reason)" }
        log.note(problem.name, level: isLimit ? .warning : .notice, "request refused", metadata: metadata)
    }

    /// Notes an event that is refused.
    func note(_ refusal: EventRefusal, in scene: String, of session: String) {
        metrics.refusals(refusal.name).increment()
        log.note(
            refusal.name, level: .notice, "event refused",
            metadata: [
                "refusal": "\(refusal.name)", "target": "\(String(reflecting: refusal.target?.description ?? ""))",
                "session": "\(session)", "scene": "\(scene)",
            ])
    }
}
