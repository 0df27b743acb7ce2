import Foundation
import HTTPServer
import Logging
import UIKitCore
import WebHost

/// The process in front of those that run an app: it owns the sockets, speaks HTTP and TLS with the clients, passes
/// requests on, and starts the other processes again when they end or hang.
///
/// Nothing of the app runs here.
@MainActor
struct Supervisor {
    private let settings: ServerSettings
    private let servers: AppServers
    private let languages: AppLanguages

    /// Prepares the process.
    ///
    /// - Parameters:
    ///   - settings: What the app is served with.
    ///   - delegateClass: The class of the application's delegate, by which the app's languages are found.
    init(_ settings: ServerSettings, delegateClass: Any.Type) {
        languages = InformationPropertyList.languages(ofAppOf: delegateClass)
        self.settings = settings
        servers = AppServers(settings)
    }

    /// Starts the processes, serves, and ends when the process is told to.
    func run() -> Never {
        servers.bootstrap()
        Task { await serve() }
        while true { RunLoop.main.run() }
    }

    private func serve() async {
        let signals = TerminationSignals()
        // Nothing that the service manager handed over is for the processes that run the app.
        for (_, descriptor) in servers.manager.sockets { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let pool: WorkerPool
        let app: Server
        let redirect: Server?
        let admin: Server?
        do {
            pool = try WorkerPool(
                count: settings.workerCount, hangLimit: settings.hangLimit, stopLimit: settings.stopLimit)
            if let status = await pool.start() {
                pool.kill()
                exit(status)
            }
            var configuration = WebHostConfiguration()
            configuration.usesHTTPS = settings.usesHTTPS
            configuration.allowedHosts = settings.allowedHosts
            configuration.browserPolicy = settings.browserPolicy
            configuration.languages = languages
            let handler = WorkerRequestHandler(
                workers: pool, files: settings.openPublicFolder()?.files, configuration: configuration)
            app = servers.app(answering: handler)
            (redirect, admin) = try await servers.start(app) { isReady in
                WorkerMetricsHandler(
                    metrics: servers.metrics, pool: pool, isReady: { isReady() && pool.servingCount > 0 })
            }
        } catch {
            Failure.exit("\(error)")
        }
        await servers.run(app, with: redirect, until: signals) { pool.endStreams() }
        await stop(pool, signals)
        await admin?.stopNow()
        exit(0)
    }

    /// Has the processes end; a further signal ends them at once.
    private func stop(_ pool: WorkerPool, _ signals: TerminationSignals) async {
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await pool.stop() }
            tasks.addTask {
                var iterator = signals.makeAsyncIterator()
                guard let second = await iterator.next() else { return }
                pool.kill()
                exit(128 + second)
            }
            await tasks.next()
            tasks.cancelAll()
        }
    }
}
