import HTTPServer
import Synchronization

/// Says whether a process is about to end: it takes requests for a while yet, and tells those who distribute them that
/// they should send no more.
final class Departure: Sendable {
    private let state = Atomic<Bool>(false)

    /// Whether the process was told to end.
    var hasBegun: Bool { state.load(ordering: .relaxed) }

    /// Takes note that the process was told to end.
    func begin() {
        state.store(true, ordering: .relaxed)
    }
}

/// Answers requests as another handler does, but says that the process is not ready once it is about to end.
struct DepartureHandler: RequestHandler {
    /// Where those ask who distribute requests.
    private static let path = "/_segue/ready"

    private let departure: Departure
    private let handler: any RequestHandler

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - departure: Says whether the process is about to end.
    ///   - handler: What answers all other requests.
    init(_ departure: Departure, handler: any RequestHandler) {
        self.departure = departure
        self.handler = handler
    }

    /// Answers a request.
    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        guard departure.hasBegun, request.head.path == Self.path else { return await handler.respond(to: request) }
        return Response(
            status: .serviceUnavailable,
            headerFields: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: .bytes(Array("not ready\n".utf8)))
    }
}
