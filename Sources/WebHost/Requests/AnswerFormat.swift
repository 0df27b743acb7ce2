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

extension String {
    /// Whether the text begins with the bytes of another one.
    func begins(with start: String) -> Bool {
        let bytes = utf8.span
        let start = start.utf8.span
        guard start.count <= bytes.count else { return false }
        for index in start.indices where bytes[index] != start[index] { return false }
        return true
    }

    /// Whether the bytes of a word stand somewhere in a header field's value.
    ///
    /// Foundation's `contains` finds the same, but takes longer than all else that is read from a request.
    func mentions(_ word: String) -> Bool {
        let bytes = utf8.span
        let word = word.utf8.span
        guard !word.isEmpty, word.count <= bytes.count else { return word.isEmpty }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
            if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
        }
        return false
    }
}
