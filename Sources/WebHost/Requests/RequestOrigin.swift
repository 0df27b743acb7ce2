import HTTP
import HTTPTypes

/// Which site a request comes from, as browsers say it and scripts cannot fake.
enum RequestOrigin {
    /// Whether a request that changes something was caused by a page of another site.
    ///
    /// Programs such as curl send neither field and pass: they have no cookie of anybody else's to misuse. A browser
    /// always sends one of them with a request that a page makes (Fetch Metadata, section 2.4; RFC 6454, section 7). The same
    /// host without TLS is another site: whoever watches the network can put pages there.
    ///
    /// - Parameters:
    ///   - fields: The fields of the request.
    ///   - ownOrigin: Scheme and host at which the client reached the app.
    static func isForeign(_ fields: HTTPFields, ownOrigin: String) -> Bool {
        if let site = fields.value(of: .secFetchSite) { return site != "same-origin" && site != "none" }
        guard let origin = fields.value(of: .origin) else { return false }
        return origin != ownOrigin
    }

    /// Whether a form was sent by a page of another site, as far as its browser says which it was.
    ///
    /// Browsers that are told to name no referrer say `null` for forms of our own pages too (Fetch, section 3.2); then
    /// the form's token alone decides.
    static func isForeignForm(_ fields: HTTPFields, ownOrigin: String) -> Bool {
        if fields.value(of: .secFetchSite) == nil, fields.value(of: .origin) == "null" { return false }
        return isForeign(fields, ownOrigin: ownOrigin)
    }
}
