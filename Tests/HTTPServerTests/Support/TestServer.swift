import HTTPServer
import HTTPTypes
import Logging

/// Answers with a closure.
struct ClosureHandler: RequestHandler {
    let closure: @Sendable (Request) async -> Response

    func respond(to request: Request) async -> Response {
        await closure(request)
    }
}

/// Runs a test against a server on a free port of this machine, which is stopped at the end.
func withServer(
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    handler: @escaping @Sendable (Request) async -> Response,
    test: (_ address: SocketAddress, _ server: Server) async throws -> Void
) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configuration.eventLoopCount = 2
    // A machine with too much to do, or a sanitizer, must not end what a test holds open.
    configuration.timeouts.handshake = .seconds(600)
    configuration.timeouts.header = .seconds(600)
    configuration.timeouts.content = .seconds(600)
    configuration.timeouts.keepAlive = .seconds(600)
    configuration.timeouts.write = .seconds(600)
    configure(&configuration)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = Server(configuration: configuration, handler: ClosureHandler(closure: handler), logger: logger)
    let address = try await server.start()
    do {
        try await test(address, server)
    } catch {
        await server.stopNow()
        throw error
    }
    await server.stopNow()
}

extension Response {
    /// A response of text.
    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(status: status, headerFields: [.contentType: "text/plain"], body: .bytes(Array(text.utf8)))
    }

    /// A response that says what a request was: its method, path and content.
    static func echo(of request: Request) async -> Response {
        do {
            let content = try await request.body.collect(upTo: 1 << 20)
            let text = String(decoding: content, as: UTF8.self)
            return .text("\(request.head.method) \(request.head.path ?? "") \(text)")
        } catch {
            return .text("handler saw: \(error)", status: error.status)
        }
    }
}

/// Something that happens once, and that one task can wait for.
final class Occasion: Sendable {
    private let stream: AsyncStream<Never>
    private let continuation: AsyncStream<Never>.Continuation

    init() {
        (stream, continuation) = AsyncStream<Never>.makeStream()
    }

    /// Says that it happened.
    func happen() {
        continuation.finish()
    }

    /// Waits until it happened, or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
