import HTTP
import HTTPTypes

/// The header fields of what is made for one person.
enum PageHeaders {
    /// The fields of a page whose style element and script have a nonce.
    ///
    /// Nothing but our own styles, script and images can be loaded, no other script runs, no other site can frame the page, and
    /// neither the page's content nor its address leaks (Content Security Policy Level 3; Fetch; Referrer Policy).
    static func page(nonce: String) -> HTTPFields {
        var fields = pageFields
        fields.append(
            HTTPField(
                name: .contentSecurityPolicy,
                value: "style-src 'self' 'nonce-" + nonce + scriptSource + nonce + policyAfterNonce))
        return fields
    }

    /// The fields of a page without styles of its own.
    static let pageWithoutStyles: HTTPFields = {
        var fields = pageFields
        fields[.contentSecurityPolicy] = "style-src 'self'; \(policy)"
        return fields
    }()

    /// The fields of a patch.
    static let patch: HTTPFields = {
        var fields = common(.json)
        fields[.contentType] = AnswerFormat.patchType
        return fields
    }()

    /// The fields of an event stream; intermediaries are asked not to hold its messages back.
    static let stream: HTTPFields = {
        var fields = common(nil)
        fields[.contentType] = "text/event-stream"
        fields[.accelBuffering] = "no"
        return fields
    }()

    /// The fields of JSON.
    static let data = common(.json)

    /// The fields of a problem document.
    static let problem = common(.problem)

    /// The fields of an answer without content.
    static let empty = common(nil)

    private static let policy =
        "default-src 'none'; img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    private static let scriptSource = "'; script-src 'nonce-"

    private static let policyAfterNonce = "'; connect-src 'self'; " + policy

    private static let pageFields: HTTPFields = {
        var fields = common(.html)
        fields[.acceptClientHints] = BrowserHints.names
        return fields
    }()

    private static func common(_ type: MediaType?) -> HTTPFields {
        var fields = HTTPFields()
        if let type { fields[.contentType] = type.description }
        fields[.cacheControl] = "no-store"
        fields[.xContentTypeOptions] = "nosniff"
        fields[.referrerPolicy] = "same-origin"
        fields[.crossOriginOpenerPolicy] = "same-origin"
        if type != .html { fields[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'" }
        return fields
    }
}
