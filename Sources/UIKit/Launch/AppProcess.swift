import Foundation
import HTTPServer
import Logging
import SceneStore
import UIKitCore
import WebHost

/// The process of an app: its main thread runs UIKit, the server's threads run beside it.
@MainActor
struct AppProcess {
    /// How often stored sessions whose time is over are looked for.
    private static let sweepInterval: Duration = .seconds(60)

    /// How often it is looked how much memory is used.
    private static let memoryInterval: Duration = .milliseconds(500)

    /// For how long scenes that were just shown for the first time are gathered before they are stored.
    private static let gatheringTime: Duration = .milliseconds(200)

    /// How often the user's defaults are written, where the app changed them.
    private static let defaultsInterval: Duration = .seconds(1)

    /// For how long at most a store that fails is tried again before the process ends.
    private static let storingLimit: Duration = .seconds(4)

    private let settings: ServerSettings
    private let servers: AppServers
    private let role: WorkerRole?

    /// Prepares the process.
    ///
    /// - Parameters:
    ///   - settings: What the app is served with.
    ///   - role: What a supervisor told the process; nil where there is none.
    init(_ settings: ServerSettings, role: WorkerRole?) {
        self.settings = settings
        self.role = role
        servers = AppServers(settings)
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
            if command.listSessions { SessionList(settings.sessions).print() }
            if command.check {
                try SettingsCheck(settings).run()
                print("The settings are fine.")
                exit(0)
            }
        } catch {
            Failure.exit("\(error)")
        }
        let role = WorkerRole(ProcessInfo.processInfo.environment)
        if role == nil, settings.workerCount > 0 { Supervisor(settings, delegateClass: delegateClass).run() }
        guard let delegate = (delegateClass as? NSObject.Type)?.instantiate() as? any UIApplicationDelegate else {
            Failure.exit("\(delegateClass) cannot be the class of the application's delegate.")
        }
        AppProcess(settings, role: role).run(delegate)
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
        servers.bootstrap()
        Task.detached(priority: .utility) { ReceivedFile.clearLeftovers() }
        let folder = settings.openPublicFolder()
        if let folder {
            ImageLibrary.shared.setPublicFolder(URL(fileURLWithPath: folder.directory, isDirectory: true))
        }
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
        let handler = SceneRequestHandler(host: host, files: folder?.files, configuration: hostConfiguration)
        Task { await serve(handler, host: host, archive: archive) }
        Task { await endExpiredSessions(of: host) }
        Task { await keepStreamsOpen(of: host) }
        Task { await keepDefaults() }
        if settings.memoryLimit != nil { Task { await watchMemory(of: host) } }
        if let archive {
            Task { await sweep(archive) }
            Task { await storeNewScenes(of: host) }
            Task { for await _ in archive.ownershipChanges { host.followOwnership() } }
        }
        while true { RunLoop.main.run() }
    }

    private func serve(_ handler: SceneRequestHandler, host: SceneHost, archive: SessionArchive?) async {
        let endStreams: @Sendable () -> Void = { Task { @MainActor in host.endStreams() } }
        let admin: Server?
        if let role {
            admin = await serve(handler, as: role, endStreams: endStreams)
        } else {
            admin = await serve(handler, endStreams: endStreams)
        }
        await store(host, in: archive)
        UIApplication.shared.terminate()
        UserDefaults.standard.synchronize()
        await admin?.stopNow()
        exit(0)
    }

    /// Serves clients until a signal tells the process to end; the server that is left is for those who watch over it.
    private func serve(_ handler: SceneRequestHandler, endStreams: @escaping @Sendable () -> Void) async -> Server? {
        let signals = TerminationSignals()
        let app = servers.app(answering: handler)
        let redirect: Server?
        let admin: Server?
        do {
            (redirect, admin) = try await servers.start(app) { isReady in
                AdministrationHandler(metrics: servers.metrics, isReady: isReady)
            }
        } catch {
            Failure.exit("\(error)")
        }
        await servers.run(app, with: redirect, until: signals, endStreams: endStreams)
        return admin
    }

    /// Serves a supervisor until it tells the process to end, or is gone.
    private func serve(
        _ handler: SceneRequestHandler, as role: WorkerRole, endStreams: @escaping @Sendable () -> Void
    ) async -> Server? {
        let channel = SupervisorChannel(descriptor: WorkerRole.channel)
        let workerServers = WorkerServers(role, settings, metrics: servers.metrics)
        let app = workerServers.app(answering: handler)
        let admin = workerServers.administration { app.isServing }
        do {
            _ = try await app.start()
            _ = try await admin?.start()
        } catch {
            Failure.exit("\(error)")
        }
        let beats = Task { @MainActor in
            while !Task.isCancelled {
                channel.beat()
                try? await Task.sleep(for: SupervisorChannel.interval)
            }
        }
        await channel.waitForEnd(endStreams: endStreams)
        endStreams()
        await app.stop(within: settings.stopLimit)
        beats.cancel()
        return admin
    }

    private func endExpiredSessions(of host: SceneHost) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: hostConfiguration.lifetimes.sweepInterval)
            host.endExpiredSessions()
            host.suspendIdleSessions()
            host.suspendIdleScenes()
            await host.storeUnseenChanges()
        }
    }

    /// Keeps the process within its memory.
    private func watchMemory(of host: SceneHost) async {
        while !Task.isCancelled {
            host.relieveMemory()
            try? await Task.sleep(for: Self.memoryInterval)
        }
    }

    // MARK: Sessions in the store

    /// Has scenes stored that were just shown for the first time.
    private func storeNewScenes(of host: SceneHost) async {
        for await _ in host.newSceneArrivals {
            try? await Task.sleep(for: Self.gatheringTime)
            host.storeNewScenes()
        }
    }

    /// Opens the store that the settings name.
    private func openArchive() -> SessionArchive? {
        let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? ""
        do throws(SceneStoreError) {
            let (opened, shortcoming) = try settings.sessions.makeStore(build: build)
            guard let store = opened else { return nil }
            let logger = Logger(label: "segue.store")
            if let shortcoming {
                logger.error("the data directory cannot be used", metadata: ["reason": "\(shortcoming)"])
            }
            if store is MemorySceneStore {
                logger.notice("sessions end with this process: there is no data directory; give one with --data-dir")
            }
            store.workMark?.watchForTraps()
            return SessionArchive(store: store)
        } catch {
            Failure.exit("\(error)")
        }
    }

    /// Has the store forget sessions whose time is over.
    private func sweep(_ archive: SessionArchive) async {
        while !Task.isCancelled {
            await archive.sweep()
            try? await Task.sleep(for: Self.sweepInterval)
        }
    }

    /// Writes every session before the process ends, for as long as it may take.
    private func store(_ host: SceneHost, in archive: SessionArchive?) async {
        guard let archive else { return host.endAllSessions() }
        let limit = min(settings.stopLimit, Self.storingLimit)
        let end = ContinuousClock.now + limit
        let (count, _) = await host.suspendAllSessions(within: limit)
        let unwritten = await archive.close(within: max(end - .now, .zero))
        Logger(label: "segue.store").info(
            "sessions were stored", metadata: ["count": "\(max(0, count - unwritten))"])
    }

    /// Writes what the app puts into the user's defaults, which Foundation does not do by itself on Linux.
    private func keepDefaults() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.defaultsInterval)
            UserDefaults.standard.synchronize()
        }
    }

    private func keepStreamsOpen(of host: SceneHost) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: hostConfiguration.lifetimes.heartbeatInterval)
            host.sendHeartbeats()
        }
    }

    // MARK: Settings

    private var hostConfiguration: WebHostConfiguration {
        var configuration = WebHostConfiguration()
        configuration.applicationName =
            UIApplication.shared.propertyList.displayName ?? ProcessInfo.processInfo.processName
        configuration.languages = UIApplication.shared.propertyList.languages
        configuration.isDevelopment = settings.isDevelopment
        configuration.usesHTTPS = settings.usesHTTPS
        configuration.allowedHosts = settings.allowedHosts
        configuration.trustedProxies = settings.proxies.trusted
        configuration.preservation = settings.sessions.preservation
        configuration.dataDirectory = settings.sessions.directory
        configuration.limits = settings.sessionLimits
        configuration.limits.countsLoopbackAddresses = settings.limits.countsLoopbackAddresses
        configuration.formLimits.fileLength = settings.sessionLimits.multipartLength
        configuration.formLimits.fieldCount = settings.sessionLimits.formFieldCount
        configuration.formLimits.fieldsLength = settings.sessionLimits.contentLength
        configuration.formLimits.valueLength = settings.sessionLimits.contentLength
        configuration.lifetimes = settings.lifetimes
        configuration.browserPolicy = settings.browserPolicy
        configuration.memoryLimit = settings.memoryLimit?.bytes
        if let place = role?.place {
            configuration.workerPlace = place
            // One more part is for the supervisor.
            configuration.memoryLimit = configuration.memoryLimit.map { $0 / (place.count + 1) }
            configuration.limits.sessionCount = Self.part(of: configuration.limits.sessionCount, for: place)
            configuration.limits.untouchedSessionCount = Self.part(
                of: configuration.limits.untouchedSessionCount, for: place)
            configuration.limits.sessionCountPerAddress = Self.part(
                of: configuration.limits.sessionCountPerAddress, for: place)
            configuration.limits.bufferedContentLength = Self.part(
                of: configuration.limits.bufferedContentLength, for: place)
        }
        return configuration
    }

    /// What one of several processes may have of what all of them may have together.
    private static func part(of limit: Int, for place: WorkerPlace) -> Int {
        (limit + place.count - 1) / place.count
    }
}
