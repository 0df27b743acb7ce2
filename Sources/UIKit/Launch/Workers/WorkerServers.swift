import Foundation
import HTTPServer
import Logging

/// The servers of a process that runs the app under a supervisor: one for the requests that the supervisor passes on,
/// and one that tells what the process counts.
struct WorkerServers: Sendable {
    private let role: WorkerRole
    private let settings: ServerSettings
    private let metrics: PrometheusMetrics

    /// Prepares the servers.
    init(_ role: WorkerRole, _ settings: ServerSettings, metrics: PrometheusMetrics) {
        self.role = role
        self.settings = settings
        self.metrics = metrics
    }

    /// The server of the app.
    func app(answering handler: any RequestHandler) -> Server {
        var configuration = configuration(at: role.socketPath)
        configuration.limits = settings.limits
        // The supervisor has counted and measured already, and waits as long as it lets its clients.
        configuration.limits.connectionCount = 1_000_000
        configuration.limits.requestRatePerAddress = 0
        configuration.limits.bufferedInputLength = .max
        // It adds fields of its own, a host that stood in the target, and a blank behind each colon.
        configuration.limits.headerSectionLength += settings.limits.requestLineLength + settings.limits.headerFieldCount
        configuration.limits.headerSectionLength += 1_024
        configuration.limits.headerFieldCount += 8
        configuration.limits.requestCountPerConnection = .max
        configuration.eventLoopCount =
            settings.eventLoopCount ?? max(1, ProcessInfo.processInfo.activeProcessorCount / role.place.count)
        return Server(configuration: configuration, handler: handler, logger: Logger(label: "segue.http"))
    }

    /// The server that tells what the process counts; nil where nobody asks.
    func administration(isReady: @escaping @Sendable () -> Bool) -> Server? {
        guard settings.admin != nil else { return nil }
        var configuration = configuration(at: WorkerRole.administrationPath(role.socketPath))
        configuration.metricsName = "admin"
        configuration.eventLoopCount = 1
        return Server(
            configuration: configuration, handler: AdministrationHandler(metrics: metrics, isReady: isReady),
            logger: Logger(label: "segue.admin"))
    }

    private func configuration(at path: String) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.socketPath = path
        configuration.socketMode = 0o600
        configuration.proxies.trusted = [AddressRange("unix")].compactMap(\.self)
        configuration.compression = nil
        configuration.metricsName = "worker"
        let day: Duration = .seconds(86_400)
        configuration.timeouts.keepAlive = day
        configuration.timeouts.content = day
        configuration.timeouts.write = day
        return configuration
    }
}
