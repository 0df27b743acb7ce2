import HTTP
import HTTPTypes

/// The header fields of what is made for one person.
///
/// Nothing but our own styles and script and images by HTTPS can be loaded, no other script runs, no other site can frame the
/// page, and neither the page's content nor its address leaks, unless the app's policy allows more (Content Security Policy
/// Level 3; Fetch; Referrer Policy; Permissions Policy).
struct PageHeaders: Sendable {
    /// The fields of a page without styles of its own.
    let pageWithoutStyles: HTTPFields

    /// The fields of a patch.
    let patch: HTTPFields

    /// The fields of an event stream; intermediaries are asked not to hold its messages back.
    let stream: HTTPFields

    /// The fields of JSON.
    let data: HTTPFields

    /// The fields of a problem document.
    let problem: HTTPFields

    /// The fields of an answer without content.
    let empty: HTTPFields

    private let page: HTTPFields
    private let policyAfterNonce: String

    /// Prepares the fields that a policy demands.
    init(_ policy: WebHostConfiguration.BrowserPolicy) {
        let ancestors = policy.frameAncestors.isEmpty ? "'none'" : policy.frameAncestors.joined(separator: " ")
        let formTargets = (["'self'"] + policy.formTargets).joined(separator: " ")
        let contentPolicy =
            "default-src 'none'; img-src 'self' data: " + policy.imageSources.joined(separator: " ")
            + "; manifest-src 'self'; form-action " + formTargets + "; base-uri 'none'; frame-ancestors " + ancestors
        policyAfterNonce = "'; connect-src 'self'; " + contentPolicy
        var page = Self.fields(.html, policy)
        page[.acceptClientHints] = BrowserHints.names
        page[.permissionsPolicy] = policy.permissions
        self.page = page
        page[.contentSecurityPolicy] = "style-src 'self'; " + contentPolicy
        pageWithoutStyles = page
        data = Self.fields(.json, policy)
        problem = Self.fields(.problem, policy)
        empty = Self.fields(nil, policy)
        var patch = data
        patch[.contentType] = AnswerFormat.patchType
        self.patch = patch
        var stream = empty
        stream[.contentType] = "text/event-stream"
        stream[.accelBuffering] = "no"
        self.stream = stream
    }

    /// The fields of a page whose style element and script have a nonce.
    func page(nonce: String) -> HTTPFields {
        var fields = page
        fields.append(
            HTTPField(
                name: .contentSecurityPolicy,
                value: "style-src 'self' 'nonce-" + nonce + "'; script-src 'nonce-" + nonce + policyAfterNonce))
        return fields
    }

    private static func fields(_ type: MediaType?, _ policy: WebHostConfiguration.BrowserPolicy) -> HTTPFields {
        var fields = HTTPFields()
        if let type { fields[.contentType] = type.description }
        fields[.cacheControl] = "no-store"
        fields[.xContentTypeOptions] = "nosniff"
        fields[.referrerPolicy] = policy.referrer.rawValue
        fields[.crossOriginOpenerPolicy] = policy.opener.rawValue
        fields[.crossOriginResourcePolicy] = policy.resource.rawValue
        if type != .html { fields[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'" }
        return fields
    }
}
