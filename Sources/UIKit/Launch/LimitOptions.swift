import ArgumentParser
import HTTPServer
import WebHost

/// The part of an app's command line that limits what clients may have of it.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The connections open at once (environment: MAX_CONNECTIONS; default: 10000).", valueName: "number"))
    var maxConnections: Int?

    @Option(
        help: ArgumentHelp(
            "The same from one address (environment: MAX_CONNECTIONS_PER_ADDRESS; default: 512).",
            valueName: "number"))
    var maxConnectionsPerAddress: Int?

    @Option(
        help: ArgumentHelp(
            """
            The requests that one address may make in a second, and twice as many at once; 0 for any number \
            (environment: MAX_REQUESTS_PER_SECOND; default: 500).
            """, valueName: "number"))
    var maxRequestsPerSecond: Int?

    @Option(
        help: ArgumentHelp(
            "The requests worked on at once (environment: MAX_CONCURRENT_REQUESTS; default: 2000).",
            valueName: "number"))
    var maxConcurrentRequests: Int?

    @Option(
        help: ArgumentHelp(
            """
            The sessions alive at once; one more takes the place of the longest unused one (environment: \
            MAX_SESSIONS; default: 25000).
            """, valueName: "number"))
    var maxSessions: Int?

    @Option(
        help: ArgumentHelp(
            "The same from one address (environment: MAX_SESSIONS_PER_ADDRESS; default: 1000).", valueName: "number"))
    var maxSessionsPerAddress: Int?

    @Option(
        help: ArgumentHelp(
            """
            The events that a session may send in a second, and five times as many at once (environment: \
            MAX_EVENTS_PER_SECOND; default: 1000).
            """, valueName: "number"))
    var maxEventsPerSecond: Int?

    @Option(
        help: ArgumentHelp(
            """
            The bytes of one form with the files in it (environment: MAX_CONTENT_LENGTH; default: 16777216, 16 MiB).
            """, valueName: "bytes"))
    var maxContentLength: Int?

    /// What sessions may have and do.
    ///
    /// - Throws: Which setting makes no sense.
    func sessionLimits(_ environment: EnvironmentSettings) throws -> WebHostConfiguration.Limits {
        var limits = WebHostConfiguration.Limits()
        if let number = try number(maxSessions, .maxSessions, environment, atLeast: 1) {
            limits.sessionCount = number
        }
        if let number = try number(maxSessionsPerAddress, .maxSessionsPerAddress, environment, atLeast: 1) {
            limits.sessionCountPerAddress = number
        }
        if let number = try number(maxEventsPerSecond, .maxEventsPerSecond, environment, atLeast: 1) {
            limits.eventsPerSecond = number
            limits.eventBurst = min(number, 1_000_000) * 5
        }
        if let number = try number(maxContentLength, .maxContentLength, environment, atLeast: 1_024) {
            limits.multipartLength = number
            limits.contentLength = min(limits.contentLength, number)
            limits.fileLengthPerScene = max(limits.fileLengthPerScene, number)
        }
        return limits
    }

    /// The limits.
    ///
    /// - Throws: Which setting makes no sense.
    func limits(_ environment: EnvironmentSettings) throws -> ServerConfiguration.Limits {
        var limits = ServerConfiguration.Limits()
        if let number = try number(maxConnections, .maxConnections, environment, atLeast: 1) {
            limits.connectionCount = number
        }
        if let number = try number(maxConnectionsPerAddress, .maxConnectionsPerAddress, environment, atLeast: 1) {
            limits.connectionCountPerAddress = number
        }
        if let number = try number(maxRequestsPerSecond, .maxRequestsPerSecond, environment, atLeast: 0) {
            limits.requestRatePerAddress = Double(number)
            limits.requestBurstPerAddress = max(1, min(number, 1_000_000) * 2)
        }
        if let number = try number(maxConcurrentRequests, .maxConcurrentRequests, environment, atLeast: 1) {
            limits.concurrentRequestCount = number
        }
        if let number = try number(maxContentLength, .maxContentLength, environment, atLeast: 1_024) {
            limits.contentLength = number
        }
        return limits
    }

    private func number(
        _ option: Int?, _ name: SettingName, _ environment: EnvironmentSettings, atLeast least: Int
    ) throws -> Int? {
        guard let number = try option ?? environment.value(name, { Int($0) }) else { return nil }
        guard number >= least else {
            throw SettingsConflict(
                description: "\(number) makes no sense for \(name.rawValue); it must be \(least) or more.")
        }
        return number
    }
}
