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

    /// Checks what came from the environment, as the parser checks the command line.
    func validate() throws {
        let environment = ProcessInfo.processInfo.environment
        if port == nil, let text = environment["PORT"], !text.isEmpty, UInt16(text) == nil {
            throw ValidationError("The environment's PORT is \"\(text)\", which is no port.")
        }
        if logLevel == nil, let text = environment["LOG_LEVEL"], !text.isEmpty, Logger.Level(rawValue: text) == nil {
            throw ValidationError("The environment's LOG_LEVEL is \"\(text)\", which is no level.")
        }
    }
}

extension ServerCommand {
    /// What the app serves with: the command line, else the environment, else the defaults.
    var settings: ServerSettings {
        let environment = ProcessInfo.processInfo.environment
        func text(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        func isSet(_ name: String) -> Bool { ["1", "true", "yes", "on"].contains(text(name)?.lowercased()) }
        return ServerSettings(
            host: host ?? text("HOST") ?? "127.0.0.1",
            port: port ?? text("PORT").flatMap { UInt16($0) } ?? 8080,
            publicDirectory: publicDirectory ?? text("PUBLIC_DIRECTORY"),
            isDevelopment: development || isSet("DEVELOPMENT"),
            usesHTTPS: https || isSet("HTTPS"),
            logLevel: logLevel ?? text("LOG_LEVEL").flatMap { Logger.Level(rawValue: $0) } ?? .info,
            logsRequests: logRequests || isSet("LOG_REQUESTS"))
    }
}

/// What an app is served with.
struct ServerSettings {
    /// The address to listen on.
    let host: String
    /// The port to listen on; 0 picks a free one.
    let port: UInt16
    /// The folder of static files, where it was named.
    let publicDirectory: String?
    /// Whether error pages show what went wrong inside.
    let isDevelopment: Bool
    /// Whether browsers come through HTTPS.
    let usesHTTPS: Bool
    /// How much is logged.
    let logLevel: Logger.Level
    /// Whether each request is logged.
    let logsRequests: Bool
}
