import Foundation
import HTTPServer
import Logging
import Metrics
import SceneStore
import UIKitCore
import WebHost

/// The process of an app: its main thread runs UIKit, the server's threads run beside it.
@MainActor
struct AppProcess {
    /// How often stored sessions whose time is over are looked for.
    private static let sweepInterval: Duration = .seconds(60)

    /// How often it is looked whether other processes want sessions of this one.
    private static let ownershipInterval: Duration = .milliseconds(250)

    private let settings: ServerSettings
    private let manager = ServiceManager(environment: ProcessInfo.processInfo.environment)
    private let metrics = PrometheusMetrics()

    /// Prepares the process.
    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Reads the settings, makes the delegate, and serves the app until the process is told to end.
    ///
    /// - Parameter delegateClass: The class of the application's delegate.
    static func main(delegateClass: Any.Type) -> Never {
        let command = parsedCommand()
        let settings: ServerSettings
        do {
            settings = try ServerSettings(command, environment: ProcessInfo.processInfo.environment)
            if command.healthCheck {
                try HealthCheck(settings).run()
                exit(0)
            }
            if command.check {
                try SettingsCheck(settings).run()
                print("The settings are fine.")
                exit(0)
            }
        } catch {
            Failure.exit("\(error)")
        }
        guard let delegate = (delegateClass as? NSObject.Type)?.instantiate() as? any UIApplicationDelegate else {
            Failure.exit("\(delegateClass) cannot be the class of the application's delegate.")
        }
        AppProcess(settings).run(delegate)
    }

    /// Reads the command line; what makes no sense there ends the process with one line, and `--help` with its answer.
    private static func parsedCommand() -> ServerCommand {
        do {
            return try ServerCommand.parse()
        } catch {
            let code = ServerCommand.exitCode(for: error)
            guard !code.isSuccess else { ServerCommand.exit(withError: error) }
            Failure.exit("\(ServerCommand.message(for: error)); --help explains the settings.", status: code.rawValue)
        }
    }

    /// Launches the app, serves it, and ends the process when it is told to.
    func run(_ delegate: any UIApplicationDelegate) -> Never {
        let level = settings.logLevel
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        // Counting for nobody costs nothing.
        if settings.admin != nil { MetricsSystem.bootstrap(metrics) }
        let files = publicFiles()
        do throws(InformationPropertyListError) {
            try UIApplication.shared.readPropertyList(delegateClass: type(of: delegate))
        } catch {
            Failure.exit("\(error)")
        }
        guard UIApplication.shared.launch(delegate: delegate) else {
            Failure.exit("The application's delegate refused to launch.")
        }
        let archive = openArchive()
        let host = SceneHost(configuration: hostConfiguration, archive: archive)
        let handler = SceneRequestHandler(host: host, files: files, configuration: hostConfiguration)
        let server = Server(
            configuration: serverConfiguration(), handler: handler, logger: Logger(label: "segue.http"))
        Task { await serve(with: server, host: host, archive: archive) }
        Task { await endExpiredSessions(of: host) }
        Task { await keepStreamsOpen(of: host) }
        if let archive { Task { await keep(archive, of: host) } }
        while true { RunLoop.main.run() }
    }

    private func serve(with server: Server, host: SceneHost, archive: SessionArchive?) async {
        let signals = TerminationSignals()
        var redirect: Server?
        var admin: Server?
        do {
            let address = try await server.start()
            if let port = settings.tls.redirectPort {
                redirect = self.redirect(from: port, to: settings.tls.publicPort ?? address.port)
                _ = try await redirect?.start()
            }
            if let address = settings.admin {
                admin = administration(of: server, at: address)
                _ = try await admin?.start()
            }
            let scheme = settings.tls.configuration == nil ? "http" : "https"
            print(address.family == .unix ? "\(address)" : "\(scheme)://\(address)")
            fflush(nil)
        } catch {
            Failure.exit("\(error)")
        }
        let manager = manager
        Task {
            await server.reloadOnHangup(begin: { manager.tell(.reloading) }, end: { manager.tell(.ready) })
        }
        Task { await tellLife() }
        manager.tell(.ready)
        await server.run(until: signals, stoppingWithin: settings.stopLimit, with: [redirect].compactMap(\.self)) {
            manager.tell(.stopping)
            // What would go on for ever.
            Task { @MainActor in host.endStreams() }
        }
        await store(host, in: archive)
        UIApplication.shared.terminate()
        await admin?.stopNow()
        exit(0)
    }

    /// Tells the service manager that the main thread is alive, if it wants to know.
    private func tellLife() async {
        guard let interval = manager.watchdogInterval else { return }
        while !Task.isCancelled {
            manager.tell(.alive)
            try? await Task.sleep(for: interval / 2)
        }
    }

    private func redirect(from port: UInt16, to publicPort: UInt16) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = port
        configuration.eventLoopCount = 1
        configuration.proxies = settings.proxies
        configuration.limits = settings.limits
        configuration.inheritedSocket = inheritedSocket(named: "redirect")
        configuration.metricsName = "redirect"
        return Server(
            configuration: configuration, handler: HTTPSRedirect(port: publicPort),
            logger: Logger(label: "segue.redirect"))
    }

    private func administration(of server: Server, at address: ListenAddress) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = address.host
        configuration.port = address.port
        configuration.eventLoopCount = 1
        configuration.limits.connectionCount = 100
        configuration.metricsName = "admin"
        configuration.inheritedSocket = inheritedSocket(named: "admin")
        let handler = AdministrationHandler(metrics: metrics) { server.isServing }
        return Server(configuration: configuration, handler: handler, logger: Logger(label: "segue.admin"))
    }

    /// The socket that the service manager handed over under a name; nil when there is none.
    private func inheritedSocket(named name: String) -> Int32? {
        manager.sockets.first { $0.name == name }?.descriptor
    }

    private func endExpiredSessions(of host: SceneHost) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: hostConfiguration.lifetimes.sweepInterval)
            host.endExpiredSessions()
            host.suspendIdleSessions()
        }
    }

    // MARK: Sessions in the store

    /// Opens the store that the settings name.
    private func openArchive() -> SessionArchive? {
        let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? ""
        do throws(SceneStoreError) {
            guard let store = try settings.sessions.makeStore(build: build) else { return nil }
            if store is MemorySceneStore {
                Logger(label: "segue.store").notice(
                    "sessions end with this process: there is no data directory; give one with --data-dir")
            }
            return SessionArchive(store: store)
        } catch {
            Failure.exit("\(error)")
        }
    }

    /// Gives sessions to other processes that ask for them, and has the store forget those whose time is over.
    private func keep(_ archive: SessionArchive, of host: SceneHost) async {
        var nextSweep = ContinuousClock.now
        while !Task.isCancelled {
            await host.followOwnership()
            if ContinuousClock.now >= nextSweep {
                await archive.sweep()
                nextSweep = .now + Self.sweepInterval
            }
            try? await Task.sleep(for: Self.ownershipInterval)
        }
    }

    /// Writes every session before the process ends, for as long as it may take.
    private func store(_ host: SceneHost, in archive: SessionArchive?) async {
        guard let archive else { return host.endAllSessions() }
        let count = host.suspendAllSessions()
        let limit = settings.stopLimit
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                await archive.close()
                return true
            }
            group.addTask {
                try? await Task.sleep(for: limit)
                return false
            }
            let isStored = await group.next() ?? false
            group.cancelAll()
            let logger = Logger(label: "segue.store")
            if isStored {
                logger.info("sessions were stored", metadata: ["count": "\(count)"])
            } else {
                logger.error("not all sessions were stored in time", metadata: ["count": "\(count)"])
            }
        }
    }

    private func keepStreamsOpen(of host: SceneHost) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: hostConfiguration.lifetimes.heartbeatInterval)
            host.sendHeartbeats()
        }
    }

    // MARK: Settings

    private func serverConfiguration() -> ServerConfiguration {
        do {
            var configuration = try settings.serverConfiguration()
            let others: Set<String> = ["redirect", "admin"]
            configuration.inheritedSocket = manager.sockets.first { !others.contains($0.name) }?.descriptor
            return configuration
        } catch {
            Failure.exit("\(error)")
        }
    }

    private var hostConfiguration: WebHostConfiguration {
        var configuration = WebHostConfiguration()
        configuration.applicationName =
            UIApplication.shared.propertyList.displayName ?? ProcessInfo.processInfo.processName
        configuration.isDevelopment = settings.isDevelopment
        configuration.usesHTTPS = settings.usesHTTPS
        configuration.allowedHosts = settings.allowedHosts
        configuration.preservation = settings.sessions.preservation
        configuration.limits = settings.sessionLimits
        configuration.formLimits.fileLength = settings.sessionLimits.multipartLength
        configuration.lifetimes = settings.lifetimes
        configuration.browserPolicy = settings.browserPolicy
        return configuration
    }

    /// The folder of static files: the one that was named, else `Public` beside the program or in the working
    /// directory, if there is one.
    private func publicFiles() -> StaticFiles? {
        if let directory = settings.publicDirectory {
            do throws(SystemError) {
                return try open(directory)
            } catch {
                Failure.exit("The folder \(directory) cannot be served (\(error)).")
            }
        }
        let beside = Bundle.main.bundleURL.appendingPathComponent("Public", isDirectory: true).path
        return (try? open(beside)) ?? (try? open("Public"))
    }

    private func open(_ directory: String) throws(SystemError) -> StaticFiles {
        var configuration = StaticFiles.Configuration()
        configuration.compressesFiles = settings.compresses
        let files = try StaticFiles(root: directory, configuration: configuration)
        ImageLibrary.shared.setPublicFolder(URL(fileURLWithPath: directory, isDirectory: true))
        return files
    }
}
