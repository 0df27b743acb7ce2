import Foundation
import HTTPServer
import Logging
import UIKitCore
import WebHost

/// The process of an app: its main thread runs UIKit, the server's threads run beside it.
@MainActor
struct AppProcess {
    /// How long requests may take to finish when the process is told to end.
    private static let stopLimit: Duration = .seconds(30)

    private let settings: ServerSettings

    /// Prepares the process.
    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Reads the settings, makes the delegate, and serves the app until the process is told to end.
    ///
    /// - Parameter delegateClass: The class of the application's delegate.
    static func main(delegateClass: Any.Type) -> Never {
        let command = ServerCommand.parseOrExit()
        let settings: ServerSettings
        do {
            settings = try ServerSettings(command, environment: ProcessInfo.processInfo.environment)
            if command.healthCheck {
                try HealthCheck(settings).run()
                exit(0)
            }
        } catch {
            Failure.exit("\(error)")
        }
        guard let delegate = (delegateClass as? NSObject.Type)?.instantiate() as? any UIApplicationDelegate else {
            Failure.exit("\(delegateClass) cannot be the class of the application's delegate.")
        }
        AppProcess(settings).run(delegate)
    }

    /// Launches the app, serves it, and ends the process when it is told to.
    func run(_ delegate: any UIApplicationDelegate) -> Never {
        let level = settings.logLevel
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        let files = publicFiles()
        do throws(InformationPropertyListError) {
            try UIApplication.shared.readPropertyList(delegateClass: type(of: delegate))
        } catch {
            Failure.exit("\(error)")
        }
        guard UIApplication.shared.launch(delegate: delegate) else {
            Failure.exit("The application's delegate refused to launch.")
        }
        let host = SceneHost(configuration: hostConfiguration)
        let handler = SceneRequestHandler(host: host, files: files, configuration: hostConfiguration)
        let server = Server(configuration: serverConfiguration, handler: handler, logger: Logger(label: "segue.http"))
        Task { await serve(with: server, host: host) }
        Task { await endExpiredSessions(of: host) }
        while true { RunLoop.main.run() }
    }

    private func serve(with server: Server, host: SceneHost) async {
        let signals = TerminationSignals()
        do {
            let address = try await server.start()
            if let port = settings.tls.redirectPort {
                let redirect = redirect(from: port, to: settings.tls.publicPort ?? address.port)
                _ = try await redirect.start()
            }
            if settings.tls.configuration != nil { Task { await server.reloadCertificatesOnHangup() } }
            print("\(settings.tls.configuration == nil ? "http" : "https")://\(address)")
            fflush(nil)
        } catch {
            Failure.exit("\(error)")
        }
        // What only redirects needs no care when it ends.
        await server.run(until: signals, stoppingWithin: Self.stopLimit)
        host.endAllSessions()
        UIApplication.shared.terminate()
        exit(0)
    }

    private func redirect(from port: UInt16, to publicPort: UInt16) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = port
        configuration.eventLoopCount = 1
        return Server(
            configuration: configuration, handler: HTTPSRedirect(port: publicPort),
            logger: Logger(label: "segue.redirect"))
    }

    private func endExpiredSessions(of host: SceneHost) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: hostConfiguration.lifetimes.sweepInterval)
            host.endExpiredSessions()
        }
    }

    // MARK: Settings

    private var serverConfiguration: ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.tls = settings.tls.configuration
        return configuration
    }

    private var hostConfiguration: WebHostConfiguration {
        var configuration = WebHostConfiguration()
        configuration.applicationName =
            UIApplication.shared.propertyList.displayName ?? ProcessInfo.processInfo.processName
        configuration.isDevelopment = settings.isDevelopment
        configuration.usesHTTPS = settings.usesHTTPS
        configuration.logsRequests = settings.logsRequests
        return configuration
    }

    /// The folder of static files: the one that was named, else `Public` beside the program or in the working
    /// directory, if there is one.
    private func publicFiles() -> StaticFiles? {
        if let directory = settings.publicDirectory {
            do throws(SystemError) {
                return try open(directory)
            } catch {
                Failure.exit("The folder \(directory) cannot be served (\(error)).")
            }
        }
        let beside = Bundle.main.bundleURL.appendingPathComponent("Public", isDirectory: true).path
        return (try? open(beside)) ?? (try? open("Public"))
    }

    private func open(_ directory: String) throws(SystemError) -> StaticFiles {
        let files = try StaticFiles(root: directory)
        ImageLibrary.shared.setPublicFolder(URL(fileURLWithPath: directory, isDirectory: true))
        return files
    }
}
