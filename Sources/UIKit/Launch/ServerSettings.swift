import Logging

/// What an app is served with: the command line, else the environment, else the defaults.
struct ServerSettings {
    /// A setting of the environment that makes no sense.
    struct Fault: Error, CustomStringConvertible {
        /// The name of the variable.
        let name: String
        /// Its value.
        let value: String

        var description: String { "The environment's \(name) is \"\(value)\", which makes no sense there." }
    }

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

    /// Takes each setting from where it is given; variables that are empty are as good as missing.
    ///
    /// - Parameters:
    ///   - command: The command line.
    ///   - environment: The variables of the environment.
    /// - Throws: A ``Fault`` that names the variable that makes no sense.
    init(_ command: ServerCommand, environment: [String: String]) throws {
        func text(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        func value<Value>(_ name: String, _ read: (String) -> Value?) throws(Fault) -> Value? {
            guard let text = text(name) else { return nil }
            guard let value = read(text) else { throw Fault(name: name, value: text) }
            return value
        }
        host = command.host ?? text("HOST") ?? "127.0.0.1"
        port = try command.port ?? value("PORT") { UInt16($0) } ?? 8080
        publicDirectory = command.publicDirectory ?? text("PUBLIC_DIRECTORY")
        isDevelopment = try value("DEVELOPMENT", Self.isOn) ?? false || command.development
        usesHTTPS = try value("HTTPS", Self.isOn) ?? false || command.https
        logLevel = try command.logLevel ?? value("LOG_LEVEL") { Logger.Level(rawValue: $0.lowercased()) } ?? .info
        logsRequests = try value("LOG_REQUESTS", Self.isOn) ?? false || command.logRequests
    }

    private static func isOn(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: nil
        }
    }
}
