import ArgumentParser
import Foundation

/// The command line of an app.
///
/// What is not given there is taken from the environment, then from a file of settings.
struct ServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ProcessInfo.processInfo.processName,
        abstract: "Serves the app to browsers and to programs.",
        discussion: """
            Each setting is taken from its flag, else from its variable of the environment, else from the settings \
            file, where it is named like the variable.
            """)

    @Option(help: "The address to listen on (environment: HOST; default: 127.0.0.1).")
    var host: String?

    @Option(help: "The port to listen on; 0 picks a free one (environment: PORT; default: 8080).")
    var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "Listen on a Unix-domain socket at this path instead (environment: SOCKET).", valueName: "path"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "The permissions of that socket, in octal digits (environment: SOCKET_MODE; default: 660).",
            valueName: "mode"))
    var socketMode: String?

    @Option(
        name: .customLong("public"),
        help: ArgumentHelp(
            """
            The folder of files to serve as they are (environment: PUBLIC_DIRECTORY; default: Public beside the \
            program, else in the working directory).
            """, valueName: "directory"))
    var publicDirectory: String?

    @Flag(
        help: """
            Give pages the developer tools, and show on error pages what went wrong inside the app (environment: \
            DEVELOPMENT=1).
            """)
    var development = false

    @Flag(help: "Browsers come through HTTPS, as behind a proxy: make cookies secure (environment: HTTPS=1).")
    var https = false

    @Flag(
        inversion: .prefixedNo,
        help: "Compress what is sent, where clients take that (environment: COMPRESSION=0; default: compression).")
    var compression: Bool?

    @Option(
        help: ArgumentHelp(
            """
            How long to go on taking requests once the app is told to end, while it says that it is not ready \
            (environment: STOP_DELAY; default: 0).
            """, valueName: "seconds"))
    var stopDelay: Int?

    @Option(
        help: ArgumentHelp(
            """
            How long requests may take to finish once the app is told to end (environment: STOP_TIMEOUT; default: \
            30).
            """, valueName: "seconds"))
    var stopTimeout: Int?

    @Option(
        help: ArgumentHelp(
            "The threads that serve connections (environment: EVENT_LOOPS; default: one for each processor).",
            valueName: "number"))
    var eventLoops: Int?

    @OptionGroup(title: "Clients and proxies")
    var proxy: ProxyOptions

    @OptionGroup(title: "Limits")
    var limit: LimitOptions

    @OptionGroup(title: "Limits of sessions")
    var sessionLimit: SessionLimitOptions

    @OptionGroup(title: "Timeouts")
    var timeout: TimeoutOptions

    @OptionGroup(title: "What browsers may do")
    var browserPolicy: BrowserPolicyOptions

    @OptionGroup(title: "Logs and metrics")
    var log: LogOptions

    @OptionGroup(title: "Sessions")
    var sessions: SessionOptions

    @OptionGroup(title: "Lifetimes of sessions")
    var lifetime: LifetimeOptions

    @OptionGroup(title: "Processes")
    var workers: WorkerOptions

    @OptionGroup(title: "TLS")
    var tls: TLSOptions

    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("A file of settings, in lines NAME=value (environment: CONFIG_FILE).", valueName: "file"))
    var configFile: String?

    @Flag(help: "Check the settings and the files they name, and exit with 0 if all is well.")
    var check = false

    @Flag(help: "List the sessions that are stored, with their scenes and sizes, and exit.")
    var listSessions = false

    @Flag(help: "Ask the running app whether it is well, and exit with 0 if so.")
    var healthCheck = false
}
