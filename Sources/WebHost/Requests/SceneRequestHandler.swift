package import HTTPServer
import Foundation
import HTTP
import HTTPTypes
import SceneStore
import UIKitCore

/// Answers every request to an app: its pages and events, the framework's own files, the app's static files, and the
/// questions of those who watch over the process.
///
/// Reading requests, forms and JSON, and sending files, happens on the event loops; only what concerns a scene goes to
/// the main actor.
package final class SceneRequestHandler: RequestHandler {
    private let host: SceneHost
    private let files: StaticFiles?
    private let configuration: WebHostConfiguration
    private let headers: PageHeaders
    private let healthy: Response
    private let ready: Response
    private let frameworkFiles: FrameworkFiles
    private let images: AppImages
    private let handover: MainActorHandover<HostAnswer>
    private let contentBudget: ContentBudget

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - host: Where the app runs.
    ///   - files: The app's static files, or nil when it has none.
    ///   - configuration: What clients may send.
    package init(host: SceneHost, files: StaticFiles?, configuration: WebHostConfiguration) {
        self.host = host
        handover = MainActorHandover { host.inTurn($0) }
        self.files = files
        self.configuration = configuration
        headers = PageHeaders(configuration.browserPolicy)
        contentBudget = ContentBudget(limit: configuration.limits.bufferedContentLength)
        frameworkFiles = FrameworkFiles(
            isDevelopment: configuration.isDevelopment, policy: configuration.browserPolicy)
        images = AppImages(configuration.browserPolicy)
        healthy = Self.statement("ok", headers)
        ready = Self.statement("ready", headers)
    }

    /// Answers a request.
    package nonisolated(nonsending) func respond(to request: Request) async -> Response {
        do throws(Problem) {
            guard let target = request.head.path.flatMap({ try? RequestTarget($0) }) else { throw .invalidTarget }
            // Whoever watches over the process may address it by number.
            if configuration.allowedHosts != nil, !Self.statements.contains(target.path) {
                _ = try HostName.checked(request.head.authority, allowed: configuration.allowedHosts)
            }
            if configuration.isDevelopment, target.path == DeveloperTools.path {
                return try await answerDeveloperRequest(request, target)
            }
            if target.path == Self.streamPath { return try await answerStreamRequest(request, target) }
            if target.path.hasPrefix(Self.filesPrefix) { return try await answerFileRequest(request, target) }
            if target.path.hasPrefix(SceneHost.shortcutsPrefix) {
                return try await answerShortcutRequest(request, target)
            }
            if target.path.hasPrefix(FrameworkFiles.prefix) { return try answerFrameworkRequest(request, target) }
            return try await answerAppRequest(request, target)
        } catch {
            return problem(error, for: request)
        }
    }

    // MARK: The app

    private nonisolated(nonsending) func answerAppRequest(_ request: Request, _ target: RequestTarget)
        async throws(Problem) -> Response
    {
        let method = request.head.method
        if target.path != SceneAddress.root.path, SceneAddress.read(target).sceneIdentifier == nil,
            let response = files?.response(to: request)
        {
            return response
        }
        if target.path == Self.iconPath {
            if let options = try Self.options(of: request, Self.methods) { return options }
            return try images.iconResponse(to: request)
        }
        if target.path == SceneHost.manifestPath {
            if let options = try Self.options(of: request, Self.methods) { return options }
            let page = try PageRequest(request, target: target, configuration: configuration)
            return try await respond(to: page) { $0.manifest(for: $1) }
        }
        if let options = try Self.options(of: request, Self.postMethods) { return options }
        let page = try PageRequest(request, target: target, configuration: configuration)
        await host.delays?.wait(for: page)
        guard method == .post else {
            guard page.wantsPage else { throw .notFound }
            if let response = await wayBack(for: page) { return response }
            return try await respond(to: page) { $0.show($1) }
        }
        let share = ContentShare(of: contentBudget)
        let submission = try await submission(in: request, for: page, share)
        let response = try await respond(to: page) { $0.perform(submission, of: $1) }
        // What was sent is in memory until here.
        return withExtendedLifetime(share) { response }
    }

    /// Has the host answer a request on the main actor: once its session is in memory, where it was in the store; and
    /// sends the answer once what it tells of is stored.
    ///
    /// - Parameters:
    ///   - page: The request.
    ///   - work: Answers it, with what is known by then of its session.
    private nonisolated(nonsending) func respond(
        to page: PageRequest, _ work: @escaping @MainActor @Sendable (SceneHost, PageRequest) -> Response
    ) async throws(Problem) -> Response {
        var page = page
        var whereabouts = Whereabouts.unknown
        var end: ContinuousClock.Instant?
        while true {
            let answer = await handover.perform { [host, whereabouts, page] in
                host.answer(page, whereabouts) { work($0, page) }
            }
            switch answer {
            case .response(let response, let session, let ticket):
                return try await stored(response, ticket, of: session)
            case .sessionIsAway(let key):
                let limit = end ?? .now + Self.claimLimit
                end = limit
                whereabouts = try await claim(key, for: page, until: limit)
                if case .unreachable = whereabouts { page.isSessionUnreachable = true }
            }
        }
    }

    /// Leads a browser back to the session that it had before the store could not give it, once the store can.
    ///
    /// - Returns: Nil where there is no such session, or the store still cannot tell.
    private nonisolated(nonsending) func wayBack(for page: PageRequest) async -> Response? {
        guard page.isPageLoad, let session = page.unreachableSession(named: configuration.unreachableCookieName),
            session.leadsBack(now: Date())
        else { return nil }
        let before = page.returning(to: session)
        var whereabouts = Whereabouts.unknown
        let end = ContinuousClock.now + Self.claimLimit
        while true {
            let answer = await MainActor.run { [host, whereabouts] in
                host.wayBack(to: session, before, whereabouts, page)
            }
            switch answer {
            case .response(let response, of: _, storedWith: _): return response
            case .sessionIsAway(let key):
                guard let found = try? await claim(key, for: before, until: end) else { return nil }
                if case .unreachable = found { return nil }
                whereabouts = found
            }
        }
    }

    /// The response once what it tells of is stored.
    ///
    /// - Throws: 503 when the session had gone on in another process, so that what was done here does not count.
    private nonisolated(nonsending) func stored(
        _ response: Response, _ ticket: SessionArchive.Ticket?, of session: UserSession?
    ) async throws(Problem) -> Response {
        guard let ticket, let archive = host.archive else { return response }
        await archive.waitUntilWritten(ticket)
        if let session, await host.hasLost(session) { throw .sessionIsBusy }
        return response
    }

    /// Takes a session out of the store, as soon as the process that has it gives it up.
    ///
    /// - Throws: 503 when it does not in time; or when the store cannot tell a program, which would take its session for over.
    ///   A person carries on with a new one.
    private nonisolated(nonsending) func claim(
        _ key: SessionKey, for page: PageRequest, until end: ContinuousClock.Instant
    ) async throws(Problem) -> Whereabouts {
        guard let archive = host.archive else { return .nowhere }
        var pause = Self.claimPause
        repeat {
            let claim: ArchiveClaim?
            do {
                claim = try await archive.claim(key.description)
            } catch {
                // The log says why.
                guard page.format != .data else { throw .sessionIsBusy }
                return .unreachable
            }
            switch claim {
            case .granted(let session)?: return .claimed(session)
            case .unknown?: return .nowhere
            case nil where .now < end: return .takenIn
            case .ownedElsewhere?, nil: break
            }
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, Self.longestClaimPause)
        } while .now < end
        throw .sessionIsBusy
    }

    /// For how long a session that another process has is asked for before the request is refused.
    private static let claimLimit: Duration = .seconds(4)

    /// How long to wait before it is asked for again, at first; the other process needs little time.
    private static let claimPause: Duration = .milliseconds(4)

    /// How long to wait at most before it is asked for again.
    private static let longestClaimPause: Duration = .milliseconds(100)

    /// Reads what a POST asks to be done.
    private nonisolated(nonsending) func submission(
        in request: Request, for page: PageRequest, _ share: ContentShare
    ) async throws(Problem) -> Submission {
        let coding = request.head.headerFields.value(of: .contentEncoding)?.lowercased() ?? "identity"
        guard coding == "identity" else { throw .unsupportedCoding }
        guard !RequestOrigin.isForeignForm(page.headerFields, ownOrigin: page.origin) else { throw .foreignOrigin }
        let type = request.head.headerFields.value(of: .contentType).flatMap(MediaType.init)
        switch type?.essence {
        case "application/json":
            guard !RequestOrigin.isForeign(page.headerFields, ownOrigin: page.origin) else { throw .foreignOrigin }
            let body = try await content(of: request, share)
            return try Submission(json: body, limit: configuration.limits.eventsPerRequest)
        case "application/x-www-form-urlencoded":
            return try Submission(form: try await form(in: request, share))
        case "multipart/form-data":
            return try await submission(inFormOfParts: request, type, for: page, share)
        default:
            throw .unsupportedMediaType
        }
    }

    private nonisolated(nonsending) func form(
        in request: Request, _ share: ContentShare
    ) async throws(Problem) -> Form {
        let body = try await content(of: request, share)
        do throws(FormError) {
            return try URLEncodedForm.decode(body, limits: configuration.formLimits)
        } catch {
            throw Problem(error)
        }
    }

    private nonisolated(nonsending) func content(
        of request: Request, _ share: ContentShare
    ) async throws(Problem) -> [UInt8] {
        let limit = configuration.limits.contentLength
        let tooLarge = Problem(RequestBodyError.tooLarge(limit: limit))
        guard request.body.expectedLength ?? 0 <= limit else { throw tooLarge }
        var pieces = request.body.makeAsyncIterator()
        var collected: [UInt8] = []
        while let piece = try await MultipartContent.nextPiece(of: &pieces) {
            guard collected.count + piece.count <= limit else { throw tooLarge }
            try share.add(piece.count)
            if collected.isEmpty { collected = piece } else { collected += piece }
        }
        return collected
    }

    /// Reads a form that may hold files.
    ///
    /// Whoever has no session, or whose form does not begin with its token, is not to fill the disk: files are written only once
    /// both are known, and are passed over else, as the form is refused when all of it has come.
    private nonisolated(nonsending) func submission(
        inFormOfParts request: Request, _ type: MediaType?, for page: PageRequest, _ share: ContentShare
    ) async throws(Problem) -> Submission {
        let content = try await MultipartContent.receive(
            request.body, type: type, limits: configuration.formLimits, upTo: configuration.limits.multipartLength,
            countedIn: share
        ) { form throws(Problem) in
            try await fileSpace(for: form[Submission.FormField.token] ?? "", of: page)
        }
        return try Submission(form: content.form, files: content.files)
    }

    /// Where the files of a form are counted; nil when it does not prove to be of the request's session.
    private nonisolated(nonsending) func fileSpace(for token: String, of page: PageRequest) async throws(Problem)
        -> FileSpace?
    {
        var whereabouts = Whereabouts.unknown
        let end = ContinuousClock.now + Self.claimLimit
        while true {
            let key: SessionKey
            switch await MainActor.run(body: { [host, whereabouts] in host.admitFiles(of: page, whereabouts, token) }) {
            case .admitted(let space): return space
            case .refused: return nil
            case .noRoom: throw .insufficientStorage
            case .sessionIsAway(let away): key = away
            }
            whereabouts = try await claim(key, for: page, until: end)
        }
    }

    // MARK: The framework

    private func answerFrameworkRequest(_ request: Request, _ target: RequestTarget) throws(Problem) -> Response {
        let response: Response
        switch target.path {
        case "/_segue/health": response = healthy
        case "/_segue/ready": response = ready
        default:
            let file = frameworkFiles.response(to: request, at: target.path)
            let image = try images.response(to: request, at: target.path)
            guard let found = file ?? image else { throw .notFound }
            response = found
        }
        if let options = try Self.options(of: request, Self.methods) { return options }
        return response
    }

    /// Shows the developer tools of a scene, or takes what was chosen in them.
    private nonisolated(nonsending) func answerDeveloperRequest(_ request: Request, _ target: RequestTarget)
        async throws(Problem) -> Response
    {
        if let options = try Self.options(of: request, Self.postMethods) { return options }
        let page = try PageRequest(request, target: target, configuration: configuration)
        guard request.head.method == .post else {
            return try await respond(to: page) { $0.showDeveloperTools(for: $1) }
        }
        let form = try await form(in: request, ContentShare(of: contentBudget))
        return try await respond(to: page) { $0.chooseDelay(form, for: $1) }
    }

    /// Sends a file that a scene offers the person.
    private nonisolated(nonsending) func answerFileRequest(_ request: Request, _ target: RequestTarget)
        async throws(Problem) -> Response
    {
        if let options = try Self.options(of: request, Self.methods) { return options }
        let page = try PageRequest(request, target: target, configuration: configuration)
        let name = target.path.dropFirst(Self.filesPrefix.count)
        return try await respond(to: page) { $0.file(named: name, for: $1) }
    }

    /// Opens a scene for what was chosen at the app's icon.
    private nonisolated(nonsending) func answerShortcutRequest(_ request: Request, _ target: RequestTarget)
        async throws(Problem) -> Response
    {
        if let options = try Self.options(of: request, Self.methods) { return options }
        let page = try PageRequest(request, target: target, configuration: configuration)
        let name = target.path.dropFirst(SceneHost.shortcutsPrefix.count)
        return try await respond(to: page) { $0.openShortcut(name, for: $1) }
    }

    /// Opens the stream of what changes on a page by itself.
    ///
    /// The page says in the query which scene it shows, in which revision, and its name. A browser that connects again
    /// names the last message instead (HTML, section 9.2.4, the `Last-Event-ID` header).
    private nonisolated(nonsending) func answerStreamRequest(_ request: Request, _ target: RequestTarget)
        async throws(Problem) -> Response
    {
        if let options = try Self.options(of: request, Self.methods) { return options }
        let page = try PageRequest(request, target: target, configuration: configuration)
        guard !RequestOrigin.isForeign(page.headerFields, ownOrigin: page.origin) else { throw .foreignOrigin }
        var parameters: [Substring: Substring] = [:]
        for pair in (target.query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { parameters[parts[0]] = parts[1] }
        }
        let last = page.headerFields.value(of: .lastEventID).flatMap { Int($0) }
        guard let shown = last ?? parameters["revision"].flatMap({ Int($0) }), let name = parameters["page"],
            name.utf8.count <= 64
        else { throw .malformedContent("The query names no revision or no page.") }
        await host.delays?.wait(for: page)
        return try await respond(to: page) { $0.openStream(of: String(name), showing: shown, for: $1) }
    }

    /// Where browsers look for an icon that no page names.
    private static let iconPath = "/favicon.ico"

    private static let streamPath = FrameworkFiles.prefix + "stream"

    private static let filesPrefix = FrameworkFiles.prefix + "files/"

    private static let statements: Set<String> = ["/_segue/health", "/_segue/ready"]

    private static func statement(_ text: String, _ headers: PageHeaders) -> Response {
        var fields = headers.empty
        fields[.contentType] = MediaType.plainText.description
        return Response(status: .ok, headerFields: fields, body: .bytes(Array("\(text)\n".utf8)))
    }

    private func problem(_ problem: Problem, for request: Request) -> Response {
        host.refusals.note(problem, from: request.remoteAddress.host)
        let fields = request.head.headerFields
        let sendsData = fields.value(of: .contentType)?.hasPrefix("application/json") ?? false
        let format = PageRequest.format(accept: fields.value(of: .accept), sendsData: sendsData) ?? .page
        // A form that cannot be taken now, or not like this, leaves its scene as it was, and leads back there.
        let leadsBack = request.head.method == .post && [413, 503, 507].contains(problem.status.code)
        let link = leadsBack ? request.head.path.flatMap { try? RequestTarget($0) }?.address : nil
        return ProblemAnswer(
            problem, link: link, language: BrowserTraits.frameworkLanguage(fields, of: configuration.languages),
            showsDetail: configuration.isDevelopment, headers: headers
        ).response(in: format)
    }

    /// The answer to a request that asks what an address takes; nil when it asks for the address itself.
    ///
    /// - Throws: 405 or 501 when it asks for what the address does not take.
    private static func options(of request: Request, _ methods: String) throws(Problem) -> Response? {
        switch request.head.method {
        case .get, .head: nil
        case .post where methods == postMethods: nil
        case .options: Response(status: .noContent, headerFields: [.allow: methods])
        default: throw .methodNotAllowed(request.head.method, allowed: methods)
        }
    }

    private static let methods = "GET, HEAD, OPTIONS"
    private static let postMethods = "GET, HEAD, POST, OPTIONS"
}
