import ArgumentParser
import HTTPServer
import Logging

/// The part of an app's command line that concerns what it says of itself.
struct LogOptions: ParsableArguments {
    /// A log of requests.
    struct Access: Equatable {
        /// Where its lines go.
        let destination: AccessLog.Destination
        /// How they are written.
        let format: AccessLogFormat
    }

    @Option(
        help: """
            How much to log: trace, debug, info, notice, warning, error or critical (environment: LOG_LEVEL; default: \
            info).
            """,
        transform: level(named:))
    var logLevel: Logger.Level?

    @Option(
        help: ArgumentHelp(
            """
            Write a line for each request to this file, - for the standard output (environment: ACCESS_LOG). SIGHUP \
            opens it again.
            """, valueName: "file"))
    var accessLog: String?

    @Option(
        help: ArgumentHelp(
            "How: common, combined or json (environment: ACCESS_LOG_FORMAT; default: combined).", valueName: "format"))
    var accessLogFormat: String?

    @Option(
        name: .customLong("admin"),
        help: ArgumentHelp(
            """
            Answer /metrics for Prometheus, /health and /ready at this address, such as 127.0.0.1:9090 (environment: \
            ADMIN_ADDRESS).
            """, valueName: "address"))
    var adminAddress: String?

    /// How much is logged.
    func level(_ environment: EnvironmentSettings) throws -> Logger.Level {
        try logLevel ?? environment.value(.logLevel) { Logger.Level(rawValue: $0.lowercased()) } ?? .info
    }

    /// The log of requests; nil when there is none.
    func access(_ environment: EnvironmentSettings) throws -> Access? {
        let formatName = accessLogFormat ?? environment.text(.accessLogFormat)
        let format = formatName.map(AccessLogFormat.init) ?? .combined
        guard let format else {
            throw SettingsConflict(
                description:
                    "\"\(formatName ?? "")\" is no format of an access log; there are common, combined and json.")
        }
        guard let path = accessLog ?? environment.text(.accessLog) else { return nil }
        return Access(destination: path == "-" ? .standardOutput : .file(path), format: format)
    }

    /// Where those who watch over the app ask; nil for nowhere.
    func admin(_ environment: EnvironmentSettings) throws -> ListenAddress? {
        guard let text = adminAddress ?? environment.text(.adminAddress) else { return nil }
        guard let address = ListenAddress(text) else {
            throw SettingsConflict(description: "\"\(text)\" is no address to listen on; write 127.0.0.1:9090.")
        }
        return address
    }

    private static func level(named name: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: name) else { throw ValidationError("\"\(name)\" is no level.") }
        return level
    }
}
