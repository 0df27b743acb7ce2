public import Logging
import Synchronization

/// An HTTP/1.1 server on sockets of the operating system.
///
/// ```swift
/// let server = Server(configuration: configuration, handler: handler, logger: logger)
/// let address = try await server.start()
/// print("http://\(address)")
/// try await server.run(until: TerminationSignals(), within: .seconds(30))
/// ```
///
/// Several event-loop threads share the connections. A connection stays with its loop, which parses its requests, calls
/// the handler and sends the responses. A server can be started once.
public final class Server: Sendable {
    /// What the server is doing.
    private enum State {
        case new
        case running(EventLoopGroup)
        case stopping(EventLoopGroup)
        case stopped
    }

    /// What the server listens on and allows.
    public let configuration: ServerConfiguration

    private let context: ServerContext
    private let state = Mutex(State.new)
    private let ticketKeys = SessionTicketKeys()

    /// Makes a server that is not listening yet.
    ///
    /// - Parameters:
    ///   - configuration: What it listens on and allows.
    ///   - handler: What answers the requests.
    ///   - logger: Where failures and refusals are logged.
    public init(configuration: ServerConfiguration = ServerConfiguration(), handler: any RequestHandler, logger: Logger)
    {
        self.configuration = configuration
        context = ServerContext(
            configuration: configuration,
            handler: handler,
            logger: logger,
            descriptorLimit: ProcessLimits.raiseDescriptorLimit() - 64
        )
    }

    var logger: Logger { context.logger }

    /// Whether the server accepts connections: it was started and is not stopping.
    public var isServing: Bool {
        state.withLock { state in
            if case .running = state { true } else { false }
        }
    }

    /// The number of connections that are open.
    public var connectionCount: Int { context.census.count }

    /// Starts to listen and to serve.
    ///
    /// - Returns: The address that the server listens on, with the port that was picked if the configuration left that
    ///   to the system.
    public func start() async throws(ServerError) -> SocketAddress {
        guard case .new = state.withLock({ $0 }) else {
            throw ServerError(code: .alreadyStarted, message: "A server can be started once. Make another one.")
        }
        ProcessLimits.ignoreBrokenPipes()
        try reloadCertificates()
        let socket = try listen()
        let count = configuration.eventLoopCount ?? ProcessLimits.processorCount
        let group: EventLoopGroup
        do throws(SystemError) {
            group = try EventLoopGroup(count: max(1, count))
            try await group.accept(from: socket, context: context)
        } catch {
            throw .listening(on: configuration.host, port: configuration.port, failedWith: error)
        }
        state.withLock { $0 = .running(group) }
        context.logger.debug("Listening on \(socket.address) with \(group.count) event loops.")
        return socket.address
    }

    private func listen() throws(ServerError) -> ListeningSocket {
        if let descriptor = configuration.inheritedSocket { return try ListeningSocket(inherited: descriptor) }
        if let path = configuration.socketPath {
            return try ListeningSocket(
                path: path, mode: configuration.socketMode, backlog: configuration.acceptBacklog)
        }
        return try ListeningSocket(
            host: configuration.host, port: configuration.port, backlog: configuration.acceptBacklog)
    }

    /// Reads the certificates and keys of the configuration again, for the connections that begin from now on.
    ///
    /// Connections that are open keep what they began with. `start()` reads them for the first time.
    ///
    /// - Throws: In one line what is wrong with which file; the certificates that were read before then stay in use.
    public func reloadCertificates() throws(ServerError) {
        guard let tls = configuration.tls else { return }
        let context = try TLSContext(tls, ticketKeys: ticketKeys)
        self.context.tls.withLock { $0 = context }
    }

    /// Stops gracefully: no connection is accepted any more, each one is closed after the response it is at, and those that
    /// are idle after the `farewell` of the configuration.
    ///
    /// Returns when all connections are closed. Calling it again does not wait but stops at once.
    ///
    /// - Parameter limit: How long the running requests may take; what is left then is stopped at once.
    public func stop(within limit: Duration) async {
        let running = state.withLock { state -> EventLoopGroup? in
            guard case .running(let group) = state else { return nil }
            state = .stopping(group)
            return group
        }
        guard let running else { return await stopNow() }
        context.beginDraining()
        await running.drain()
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await self.context.census.waitUntilEmpty() }
            tasks.addTask { try? await Task.sleep(for: limit) }
            await tasks.next()
            tasks.cancelAll()
        }
        await stopNow()
    }

    /// Stops at once: closes every connection and cancels every handler.
    public func stopNow() async {
        let running = state.withLock { state -> EventLoopGroup? in
            defer { if case .new = state {} else { state = .stopped } }
            return switch state {
            case .running(let group), .stopping(let group): group
            case .new, .stopped: nil
            }
        }
        context.isDraining.store(true, ordering: .relaxed)
        await running?.abort()
    }
}
