import HTTPServer
import Logging

/// Looks whether the settings can be used, without serving anything: `--check`.
struct SettingsCheck {
    private let settings: ServerSettings

    /// Prepares the check.
    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Reads the files that the settings name.
    ///
    /// - Throws: What is wrong with one of them.
    func run() throws {
        let configuration = try settings.serverConfiguration()
        let logger = Logger(label: "segue.check", factory: { _ in SwiftLogNoOpLogHandler() })
        struct NoHandler: RequestHandler {
            func respond(to request: Request) async -> Response { Response(status: .notFound) }
        }
        try Server(configuration: configuration, handler: NoHandler(), logger: logger).reloadCertificates()
        if let warning = try settings.sessions.check() { Failure.warn("\(warning)") }
        guard let directory = settings.publicDirectory else { return }
        do throws(SystemError) {
            _ = try StaticFiles(root: directory)
        } catch {
            throw SettingsConflict(description: "The folder \(directory) cannot be served (\(error)).")
        }
    }
}
