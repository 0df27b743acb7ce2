import HTTP

/// Which of the representations of a scene a client asks for.
enum AnswerFormat: Sendable {
    /// A page of HTML, for people.
    case page
    /// What turns the page that a browser shows into the present one, for the page's script.
    case patch
    /// JSON, for programs.
    case data

    /// The media type of patches.
    static let patchType = "application/vnd.segue.patch+json"

    /// Chooses from the `Accept` field; nil when the client takes neither.
    ///
    /// A client that takes both alike gets the page (RFC 9110, section 12.5.1).
    static func negotiated(accept: String?) -> AnswerFormat? {
        guard let accept else { return .page }
        if accept.begins(with: patchType) { return .patch }
        // What cannot be streamed is a page that nobody sees.
        if accept.begins(with: "text/event-stream") { return .page }
        if namesHTML(accept), !accept.mentions("json") { return .page }
        switch Accept(accept).preferred(among: [.html, .json, .problem]) {
        case .some(.html): return .page
        case .some: return .data
        case .none: return nil
        }
    }

    /// Whether the `Accept` field names HTML itself, as browsers do when they open a page.
    static func namesHTML(_ accept: String) -> Bool {
        accept.mentions("text/html")
    }
}
