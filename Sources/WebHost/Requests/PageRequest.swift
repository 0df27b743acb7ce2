import HTTP
import HTTPServer
import HTTPTypes

/// A request for a page, with what its head says already read.
struct PageRequest: Sendable {
    /// The method: GET, HEAD or POST.
    let method: HTTPRequest.Method

    /// The address asked for.
    let address: SceneAddress

    /// The scene asked for, as the query names it.
    let sceneIdentifier: String?

    /// The scene of which a copy is asked for; nil for none.
    let copiedScene: String?

    /// The value of the session's cookie, be it one of ours or not; nil when there is none.
    let sessionCookie: String?

    /// What the session's cookie says, if there is one that could be ours.
    private(set) var credential: SessionCredential?

    /// Whether the store could not tell of the session that the cookie names.
    var isSessionUnreachable = false

    /// Whether to answer with a page, a patch or JSON.
    let format: AnswerFormat

    /// The revision that the page shows from which a script sends the request; nil when it does not say.
    let shownRevision: Int?

    /// The name that a page with a script gave itself; nil for others.
    let page: String?

    /// The number of the report that the request brings among those of the page; nil where it brings none.
    let reportNumber: Int?

    /// Whether a browser opens a page, rather than a program asking for one.
    let isNavigation: Bool

    /// Whether a browser was asked to load its page again.
    let isReload: Bool

    /// The host that the client addressed.
    let authority: String

    /// The scheme that the client used, as TLS, a trusted proxy or the operator says.
    let scheme: String

    /// The IP address of the client.
    let clientAddress: String

    /// The name under which the sessions of the client's address are counted; nil when they are not.
    let countedAddress: String?

    /// What the browser says of its window; nil when it says nothing.
    let hints: BrowserHints?

    /// Every header field.
    let headerFields: HTTPFields

    /// Reads the head of a request.
    ///
    /// - Throws: The problem to answer with.
    init(_ request: Request, target: RequestTarget, configuration: WebHostConfiguration) throws(Problem) {
        let fields = request.head.headerFields
        let method = request.head.method
        self.method = method
        (address, sceneIdentifier) = SceneAddress.read(target)
        copiedScene = SceneAddress.copiedScene(in: target)
        sessionCookie = fields.value(of: .cookie).flatMap { Cookie.value(of: configuration.cookieName, in: $0) }
        credential = sessionCookie.flatMap(SessionCredential.init(cookieValue:))
        let accept = fields.value(of: .accept)
        let sendsData = method == .post && (fields.value(of: .contentType)?.hasPrefix("application/json") ?? false)
        guard let format = Self.format(accept: accept, sendsData: sendsData) else { throw .notAcceptable }
        self.format = format
        shownRevision = format == .patch ? fields.value(of: .shownRevision).flatMap { Int($0) } : nil
        page = format == .patch ? fields.value(of: .pageName) : nil
        reportNumber = format == .patch ? fields.value(of: .reportNumber).flatMap { Int($0) } : nil
        isNavigation = accept.map(AnswerFormat.namesHTML) ?? false
        isReload = fields.value(of: .cacheControl).map { $0.mentions("max-age=0") || $0.mentions("no-cache") } ?? false
        authority = try HostName.checked(request.head.authority, allowed: configuration.allowedHosts)
        scheme = configuration.usesHTTPS ? "https" : request.head.scheme ?? "http"
        clientAddress = request.remoteAddress.host
        let isProxy = configuration.trustedProxies.contains { $0.contains(request.remoteAddress) }
        countedAddress = isProxy ? nil : request.remoteAddress.countedName
        hints = BrowserHints(fields)
        headerFields = fields
    }

    /// Whether there is a cookie of a session, be it one of ours or not.
    var hasSessionCookie: Bool { sessionCookie != nil }

    /// The request as it would be with the cookie of another session.
    func returning(to session: UnreachableSession) -> PageRequest {
        var request = self
        request.credential = SessionCredential(cookieValue: session.cookieValue)
        return request
    }

    /// The origin of the app's pages for this client, as browsers write it (RFC 6454, section 6.2).
    var origin: String { "\(scheme)://\(authority)" }

    /// The representation to answer with; nil when the client takes none.
    ///
    /// A program that sends JSON gets JSON, unless it asks for HTML by name.
    static func format(accept: String?, sendsData: Bool) -> AnswerFormat? {
        if sendsData, !(accept.map(AnswerFormat.namesHTML) ?? false) { return .data }
        return AnswerFormat.negotiated(accept: accept)
    }

    /// Whether the answer is to be shown or read, rather than being an image, a style or the like for a page.
    var wantsPage: Bool {
        switch headerFields.value(of: .secFetchDestination) {
        case nil, "document", "iframe", "frame", "empty", "": true
        default: false
        }
    }

    /// Whether a browser loads a page, rather than a script that changes the present one.
    var isPageLoad: Bool {
        isNavigation && method == .get && headerFields.value(of: .secFetchDestination) != "empty"
    }

    /// Whether the browser knows client hints but sends none of those wanted, not having been asked for them.
    var lacksHints: Bool {
        hints == nil && isNavigation && method == .get && headerFields.value(of: .secUserAgent) != nil
    }

    /// Whether the client is on this machine, as a reverse proxy often is.
    var isFromLoopback: Bool {
        clientAddress.hasPrefix("127.") || clientAddress == "::1" || clientAddress.hasPrefix("::ffff:127.")
    }
}
