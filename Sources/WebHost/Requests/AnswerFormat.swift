import HTTP

/// Which of the two representations of a scene a client asks for.
enum AnswerFormat: Sendable {
    /// A page of HTML, for people.
    case page
    /// JSON, for programs.
    case data

    /// Chooses from the `Accept` field; nil when the client takes neither.
    ///
    /// A client that takes both alike gets the page (RFC 9110, section 12.5.1).
    static func negotiated(accept: String?) -> AnswerFormat? {
        guard let accept else { return .page }
        if namesHTML(accept), !accept.contains("json") { return .page }
        switch Accept(accept).preferred(among: [.html, .json, .problem]) {
        case .some(.html): return .page
        case .some: return .data
        case .none: return nil
        }
    }

    /// Whether the `Accept` field names HTML itself, as browsers do when they open a page.
    static func namesHTML(_ accept: String) -> Bool {
        accept.contains("text/html")
    }
}
