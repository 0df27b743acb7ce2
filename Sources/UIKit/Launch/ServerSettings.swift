import Logging

/// What an app is served with: the command line, else the environment, else the defaults.
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

    /// How the app is encrypted.
    let tls: TLSSettings

    /// Takes each setting from where it is given.
    ///
    /// - Parameters:
    ///   - command: The command line.
    ///   - environment: The variables of the environment.
    /// - Throws: Which setting makes no sense, or which do not fit together.
    init(_ command: ServerCommand, environment: [String: String]) throws {
        let environment = EnvironmentSettings(environment)
        tls = try TLSSettings(command.tls, environment: environment)
        host = command.host ?? environment.text("HOST") ?? "127.0.0.1"
        port = try command.port ?? environment.value("PORT") { UInt16($0) } ?? 8080
        publicDirectory = command.publicDirectory ?? environment.text("PUBLIC_DIRECTORY")
        isDevelopment = try environment.isOn("DEVELOPMENT") || command.development
        usesHTTPS = try environment.isOn("HTTPS") || command.https || tls.configuration != nil
        logLevel =
            try command.logLevel ?? environment.value("LOG_LEVEL") { Logger.Level(rawValue: $0.lowercased()) } ?? .info
        logsRequests = try environment.isOn("LOG_REQUESTS") || command.logRequests
    }
}
