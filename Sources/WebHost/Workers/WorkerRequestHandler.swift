import HTTP
package import HTTPServer
import HTTPTypes
import Logging
import Synchronization

/// Answers requests in the process in front of those that run the app: static files itself, everything else through
/// the process that has the session.
///
/// A process that ends while it is at a request costs that request, which is answered with an error page; one that only
/// looks is asked again elsewhere.
package final class WorkerRequestHandler: RequestHandler {
    private let workers: any AppWorkers
    private let files: StaticFiles?
    private let configuration: WebHostConfiguration
    private let headers: PageHeaders
    private let refusals = HostRefusals(logger: Logger(label: "segue.web"))

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - workers: The processes that run the app.
    ///   - files: The app's static files, or nil when it has none.
    ///   - configuration: The configuration that the processes have, too.
    package init(workers: any AppWorkers, files: StaticFiles?, configuration: WebHostConfiguration) {
        self.workers = workers
        self.files = files
        self.configuration = configuration
        headers = PageHeaders(configuration.browserPolicy)
    }

    /// Answers a request.
    package nonisolated(nonsending) func respond(to request: Request) async -> Response {
        let target = request.head.path.flatMap { try? RequestTarget($0) }
        do throws(Problem) {
            guard let target else { throw .invalidTarget }
            if let response = try staticFile(for: request, target) { return response }
            return try await forward(request, to: target)
        } catch {
            refusals.note(error, from: request.remoteAddress.host)
            let fields = request.head.headerFields
            let sendsData = fields.value(of: .contentType)?.hasPrefix("application/json") ?? false
            let format = PageRequest.format(accept: fields.value(of: .accept), sendsData: sendsData) ?? .page
            // As it was read, not as it was sent: two slashes at its beginning would lead to another host.
            let link = request.head.method == .post ? target?.address : nil
            return ProblemAnswer(
                error, link: link, language: BrowserTraits.frameworkLanguage(fields, of: configuration.languages),
                showsDetail: false, headers: headers
            ).response(in: format)
        }
    }

    private func staticFile(for request: Request, _ target: RequestTarget) throws(Problem) -> Response? {
        guard let files, target.path != SceneAddress.root.path, SceneAddress.read(target).sceneIdentifier == nil,
            !target.path.hasPrefix(FrameworkFiles.prefix)
        else { return nil }
        if configuration.allowedHosts != nil {
            _ = try HostName.checked(request.head.authority, allowed: configuration.allowedHosts)
        }
        return files.response(to: request)
    }

    private nonisolated(nonsending) func forward(
        _ request: Request, to target: RequestTarget
    ) async throws(Problem) -> Response {
        let home = sessionKey(of: request).map { $0.home(among: workers.count) }
        var avoided: Set<Int> = []
        let onlyLooks = request.head.method == .get || request.head.method == .head
        // What opens a session runs the app, which may be what ended the process; the framework's own files do not.
        let runsNewSession = home == nil && !target.path.hasPrefix(FrameworkFiles.prefix)
        let greatestRepetitionCount = runsNewSession ? 1 : Self.greatestInterruptionCount
        let greatestInterruptionCount = onlyLooks ? greatestRepetitionCount : 0
        var interruptions = 0
        for _ in 0..<Self.greatestAttemptCount {
            guard let (index, path) = await workers.worker(preferring: home, except: avoided) else { break }
            do throws(ForwardingError) {
                return try await RequestForwarder(path: path).respond(to: request)
            } catch {
                // Whoever asked is gone, and broke the exchange off: that says nothing of the process.
                if Task.isCancelled { return Response(status: .badRequest) }
                if error == .unreachable || error == .interrupted { workers.doubt(index) }
                switch error {
                case .unreachable: avoided.insert(index)
                case .content(let failure): throw Problem(failure)
                case .interrupted where interruptions < greatestInterruptionCount:
                    interruptions += 1
                    avoided.insert(index)
                case .interrupted where onlyLooks: throw .stoppedProcesses
                case .interrupted, .malformed: throw .stoppedProcess
                }
            }
        }
        throw .noProcess
    }

    /// How many processes are asked that do not answer.
    private static let greatestAttemptCount = 20

    /// How often a request that only looks is repeated because a process ended, where the app is not likely to be why.
    private static let greatestInterruptionCount = 2

    private func sessionKey(of request: Request) -> SessionKey? {
        request.head.headerFields.value(of: .cookie).flatMap { Cookie.value(of: configuration.cookieName, in: $0) }
            .flatMap(SessionCredential.init(cookieValue:))?.key
    }
}

extension Problem {
    /// The process that was at the request ended.
    static let stoppedProcess = Problem(
        status: .internalServerError, name: "stopped-process", title: .fault,
        advice: .text(.appStopped))

    /// One process after another ended at a request that changes nothing, which may be sent again.
    static let stoppedProcesses = Problem(
        status: .serviceUnavailable, name: "stopped-process", title: .appStartsAgain,
        advice: .wait(5), secondsToWait: 5)

    /// No process of the app takes requests.
    static let noProcess = Problem(
        status: .serviceUnavailable, name: "no-process", title: .appStartsAgain,
        advice: .wait(5), secondsToWait: 5)
}
