import HTTPServer
import Logging
import WebHost

/// What an app is served with: the command line, else the environment, else a file of settings, else the defaults.
struct ServerSettings {
    /// The address to listen on.
    let host: String

    /// The port to listen on; 0 picks a free one.
    let port: UInt16

    /// The path of a Unix-domain socket to listen on instead; nil for none.
    let socketPath: String?

    /// The permissions of that socket.
    let socketMode: UInt32

    /// The folder of static files, where it was named.
    let publicDirectory: String?

    /// Whether pages have the developer tools, and error pages show what went wrong inside.
    let isDevelopment: Bool

    /// Whether browsers come through HTTPS.
    let usesHTTPS: Bool

    /// Whether what is sent is compressed.
    let compresses: Bool

    /// For how long the app goes on as before once it is told to end.
    let stopDelay: Duration

    /// How long requests may take to finish when the process is told to end.
    let stopLimit: Duration

    /// The threads that serve connections; nil for one for each processor.
    let eventLoopCount: Int?

    /// The memory that all processes of the app may use together; nil for any.
    let memoryLimit: MemoryLimit?

    /// How many processes run the app; 0 for this one alone.
    let workerCount: Int

    /// For how long the main thread of one of them may hang.
    let hangLimit: Duration

    /// The hosts that requests may address; nil for any.
    let allowedHosts: Set<String>?

    /// The proxies in front of the app.
    let proxies: ServerConfiguration.Proxies

    /// What clients may have.
    let limits: ServerConfiguration.Limits

    /// What sessions may have and do.
    let sessionLimits: WebHostConfiguration.Limits

    /// How long the server waits for clients.
    let timeouts: ServerConfiguration.Timeouts

    /// How long sessions live.
    let lifetimes: WebHostConfiguration.Lifetimes

    /// What browsers may do with pages.
    let browserPolicy: WebHostConfiguration.BrowserPolicy

    /// How much is logged.
    let logLevel: Logger.Level

    /// The log of requests; nil when there is none.
    let accessLog: LogOptions.Access?

    /// Where those who watch over the app ask; nil for nowhere.
    let admin: ListenAddress?

    /// How sessions survive the process.
    let sessions: SessionSettings

    /// How the app is encrypted.
    let tls: TLSSettings

    /// Takes each setting from where it is given.
    ///
    /// - Parameters:
    ///   - command: The command line.
    ///   - variables: The variables of the environment.
    /// - Throws: Which setting makes no sense, or which do not fit together.
    init(_ command: ServerCommand, environment variables: [String: String]) throws {
        let file = try (command.configFile ?? EnvironmentSettings(variables).text(.configFile))
            .map(SettingsFile.init(path:))
        let environment = EnvironmentSettings(variables, file: file)
        sessions = try SessionSettings(command.sessions, environment: environment, variables: variables)
        tls = try TLSSettings(command.tls, environment: environment)
        host = command.host ?? environment.text(.host) ?? "127.0.0.1"
        port = try command.port ?? environment.value(.port) { UInt16($0) } ?? 8080
        socketPath = command.socket ?? environment.text(.socket)
        guard socketPath == nil || tls.redirectPort == nil || tls.publicPort != nil else {
            throw SettingsConflict(
                description: "Redirecting to HTTPS at a Unix-domain socket needs to know the public port.")
        }
        socketMode = try Self.mode(command.socketMode ?? environment.text(.socketMode) ?? "660")
        publicDirectory = command.publicDirectory ?? environment.text(.publicDirectory)
        isDevelopment = try environment.isOn(.development) || command.development
        usesHTTPS = try environment.isOn(.https) || command.https || tls.configuration != nil
        compresses = try command.compression ?? environment.flag(.compression) ?? true
        stopDelay = try Self.time(command.stopDelay ?? environment.value(.stopDelay) { Int($0) } ?? 0)
        stopLimit = try Self.time(command.stopTimeout ?? environment.value(.stopTimeout) { Int($0) } ?? 30)
        eventLoopCount = try command.eventLoops ?? environment.value(.eventLoops) { Int($0) }
        guard eventLoopCount.map({ (1...1024).contains($0) }) ?? true else {
            throw SettingsConflict(description: "There can be 1 to 1024 event loops.")
        }
        memoryLimit = try command.workers.memory(environment)
        workerCount = try command.workers.count(environment)
        hangLimit = try command.workers.hangLimit(environment)
        allowedHosts = command.proxy.allowedHosts(environment)
        proxies = try command.proxy.proxies(environment)
        limits = try command.limit.limits(environment)
        sessionLimits = try command.sessionLimit.limits(
            contentLength: command.limit.maxContentLength, memory: memoryLimit?.bytes, environment)
        timeouts = try command.timeout.timeouts(environment)
        lifetimes = try command.lifetime.lifetimes(environment)
        browserPolicy = try command.browserPolicy.policy(environment)
        logLevel = try command.log.level(environment)
        accessLog = try command.log.access(environment)
        admin = try command.log.admin(environment)
    }

    private static func time(_ seconds: Int) throws -> Duration {
        guard seconds >= 0 else { throw SettingsConflict(description: "A time of \(seconds) seconds makes no sense.") }
        return .seconds(seconds)
    }

    private static func mode(_ text: String) throws -> UInt32 {
        guard let mode = UInt32(text, radix: 8), mode <= 0o777 else {
            throw SettingsConflict(description: "\"\(text)\" are no permissions in octal digits, such as 660.")
        }
        return mode
    }
}

extension ServerSettings {
    /// What the server of the app listens on and allows; its access log is opened by this.
    ///
    /// - Throws: Why the access log cannot be written to.
    func serverConfiguration() throws -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.socketPath = socketPath
        configuration.socketMode = socketMode
        configuration.eventLoopCount = eventLoopCount
        configuration.proxies = proxies
        configuration.limits = limits
        configuration.timeouts = timeouts
        configuration.tls = tls.configuration
        if !compresses { configuration.compression = nil }
        if let accessLog {
            do throws(SystemError) {
                configuration.accessLog = try AccessLog(accessLog.destination, format: accessLog.format)
            } catch {
                guard case .file(let path) = accessLog.destination else { throw error }
                throw SettingsConflict(description: "The access log \(path) cannot be written to (\(error)).")
            }
        }
        return configuration
    }
}
