import Foundation
import HTTPServer
import Logging
import Metrics

/// The servers of a process that owns the app's sockets: the app's own, the one that redirects to HTTPS, and the one for
/// those who watch over the process.
@MainActor
struct AppServers {
    /// Who started the process, as far as they want to know how it is doing.
    let manager = ServiceManager(environment: ProcessInfo.processInfo.environment)

    /// Whether the process is about to end, though it may take requests for a while yet.
    let departure = Departure()

    /// What the process counts.
    let metrics = PrometheusMetrics()

    private let settings: ServerSettings

    /// Prepares the servers.
    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Begins to log and to count.
    func bootstrap() {
        let level = settings.logLevel
        LoggingSystem.bootstrap { label in
            var handler = OneLineLogHandler(StreamLogHandler.standardError(label: label))
            handler.logLevel = level
            return handler
        }
        // Counting for nobody costs nothing.
        if settings.admin != nil { MetricsSystem.bootstrap(metrics) }
    }

    /// The server of the app.
    func app(answering handler: any RequestHandler) -> Server {
        let configuration: ServerConfiguration
        do {
            var settled = try settings.serverConfiguration()
            let others: Set<String> = ["redirect", "admin"]
            settled.inheritedSocket = manager.sockets.first { !others.contains($0.name) }?.descriptor
            configuration = settled
        } catch {
            Failure.exit("\(error)")
        }
        return Server(
            configuration: configuration, handler: DepartureHandler(departure, handler: handler),
            logger: Logger(label: "segue.http"))
    }

    /// Starts the server of the app and those beside it, and prints the app's address.
    ///
    /// - Parameters:
    ///   - app: The server of the app.
    ///   - administration: Makes what answers those who watch over the process, from what says whether requests are taken.
    /// - Returns: The servers beside it: those that stop together with it, and the one that stops last.
    func start(
        _ app: Server, administration: (@escaping @Sendable () -> Bool) -> any RequestHandler
    ) async throws -> (redirect: Server?, admin: Server?) {
        let address = try await app.start()
        var redirect: Server?
        var admin: Server?
        if let port = settings.tls.redirectPort {
            redirect = self.redirect(
                from: port, to: settings.tls.publicPort ?? address.port, logging: app.configuration.accessLog)
            _ = try await redirect?.start()
        }
        if let adminAddress = settings.admin {
            admin = administrationServer(
                at: adminAddress, answering: administration { [departure] in app.isServing && !departure.hasBegun })
            _ = try await admin?.start()
        }
        let scheme = settings.tls.configuration == nil ? "http" : "https"
        print(address.family == .unix ? "\(address)" : "\(scheme)://\(address)")
        fflush(nil)
        return (redirect, admin)
    }

    /// Serves until the process is told to end, then stops.
    ///
    /// - Parameters:
    ///   - app: The server of the app.
    ///   - redirect: The server that stops together with it.
    ///   - signals: What tells the process to end.
    ///   - endStreams: Called when it is told, to end what would go on for ever.
    func run(
        _ app: Server, with redirect: Server?, until signals: TerminationSignals,
        endStreams: @escaping @Sendable () -> Void
    ) async {
        let manager = manager
        Task {
            await app.reloadOnHangup(begin: { manager.tell(.reloading) }, end: { manager.tell(.ready) })
        }
        Task { await tellLife() }
        manager.tell(.ready)
        let departure = departure
        await app.run(
            until: signals, after: settings.stopDelay, within: settings.stopLimit,
            with: [redirect].compactMap(\.self)
        ) {
            manager.tell(.stopping)
            departure.begin()
        } whenStopping: {
            endStreams()
        }
    }

    /// Tells the service manager that the main thread is alive, if it wants to know.
    private func tellLife() async {
        guard let interval = manager.watchdogInterval else { return }
        while !Task.isCancelled {
            manager.tell(.alive)
            try? await Task.sleep(for: interval / 2)
        }
    }

    private func redirect(from port: UInt16, to publicPort: UInt16, logging log: AccessLog?) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = port
        configuration.eventLoopCount = 1
        configuration.proxies = settings.proxies
        configuration.limits = settings.limits
        configuration.timeouts = settings.timeouts
        configuration.accessLog = log
        configuration.inheritedSocket = inheritedSocket(named: "redirect")
        configuration.metricsName = "redirect"
        return Server(
            configuration: configuration, handler: HTTPSRedirect(port: publicPort, allowedHosts: settings.allowedHosts),
            logger: Logger(label: "segue.redirect"))
    }

    private func administrationServer(at address: ListenAddress, answering handler: any RequestHandler) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = address.host
        configuration.port = address.port
        configuration.eventLoopCount = 1
        configuration.limits.connectionCount = 100
        configuration.metricsName = "admin"
        configuration.inheritedSocket = inheritedSocket(named: "admin")
        return Server(configuration: configuration, handler: handler, logger: Logger(label: "segue.admin"))
    }

    /// The socket that the service manager handed over under a name; nil when there is none.
    private func inheritedSocket(named name: String) -> Int32? {
        manager.sockets.first { $0.name == name }?.descriptor
    }
}
