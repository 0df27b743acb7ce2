import ArgumentParser
import Foundation
import Logging

/// The command line of an app.
///
/// What is not given there is taken from the environment.
struct ServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ProcessInfo.processInfo.processName,
        abstract: "Serves the app to browsers and to programs.")

    @Option(help: "The address to listen on (environment: HOST; default: 127.0.0.1).")
    var host: String?

    @Option(help: "The port to listen on; 0 picks a free one (environment: PORT; default: 8080).")
    var port: UInt16?

    @Option(
        name: .customLong("public"),
        help: ArgumentHelp(
            """
            The folder of files to serve as they are (environment: PUBLIC_DIRECTORY; default: Public beside the \
            program, else in the working directory).
            """, valueName: "directory"))
    var publicDirectory: String?

    @Flag(help: "Show what went wrong inside the app on error pages (environment: DEVELOPMENT=1).")
    var development = false

    @Flag(help: "Browsers come through HTTPS, as behind a proxy: make cookies secure (environment: HTTPS=1).")
    var https = false

    @OptionGroup(title: "TLS")
    var tls: TLSOptions

    @Option(
        help: "How much to log: trace, debug, info, notice, warning, error or critical (environment: LOG_LEVEL).",
        transform: level(named:))
    var logLevel: Logger.Level?

    @Flag(help: "Log each request (environment: LOG_REQUESTS=1).")
    var logRequests = false

    @Flag(help: "Ask the running app whether it is well, and exit with 0 if so.")
    var healthCheck = false

    private static func level(named name: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: name) else { throw ValidationError("\"\(name)\" is no level.") }
        return level
    }
}
