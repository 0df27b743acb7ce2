/// A cookie given to a browser with a `Set-Cookie` field (RFC 6265bis, section 4.1).
///
/// Only cookies that every browser keeps and that cannot be read as something else can be made: a value that would end
/// the cookie early, or a name whose prefix promises what the attributes do not hold, is refused when it is created.
package struct SetCookie: Sendable, Hashable {
    /// Which requests that other sites cause carry the cookie.
    package enum SameSite: String, Sendable {
        /// None of them.
        case strict = "Strict"
        /// Those that follow a link to a page of ours.
        case lax = "Lax"
        /// All of them; the cookie must be secure.
        case none = "None"
    }

    /// Why a cookie was refused.
    package enum Fault: Error, Hashable {
        /// The name is not a token.
        case invalidName
        /// The value holds white space, a quote, comma, semicolon, backslash or something outside ASCII.
        case invalidValue
        /// The path does not begin with a slash, or holds a semicolon or control character.
        case invalidPath
        /// The domain holds something that host names do not have.
        case invalidDomain
        /// Name and value together are longer than 4,096 bytes, or an attribute than 1,024.
        case tooLong
        /// A name that begins with `__Host-` needs `isSecure`, the path `/` and no domain.
        case hostPrefixRules
        /// A name that begins with `__Secure-` needs `isSecure`.
        case securePrefixRules
        /// `SameSite=None` needs `isSecure`.
        case sameSiteNoneRules
    }

    /// The value of the `Set-Cookie` field.
    package let fieldValue: String

    /// Creates a cookie for the host that sets it.
    ///
    /// - Parameters:
    ///   - name: a token; with the prefix `__Host-` browsers keep it only for this host, over TLS and for all paths.
    ///   - value: printable ASCII without quotes, commas, semicolons and backslashes.
    ///   - path: where the cookie is sent: to addresses below this path.
    ///   - domain: the domain whose every host gets the cookie; nil for this host only.
    ///   - maxAge: how long the browser keeps it, in seconds; 0 removes it; nil keeps it until the browser closes.
    ///   - isSecure: whether it is sent over TLS only.
    ///   - isHTTPOnly: whether it is kept from scripts.
    ///   - sameSite: which requests that other sites cause carry it.
    package init(
        name: String, value: String, path: String = "/", domain: String? = nil, maxAge: Int? = nil,
        isSecure: Bool, isHTTPOnly: Bool = true, sameSite: SameSite = .lax
    ) throws(Fault) {
        guard !name.isEmpty, ByteSet.token.containsAll(name.utf8.span) else { throw .invalidName }
        guard Self.valueCharacters.containsAll(value.utf8.span) else { throw .invalidValue }
        guard path.utf8.first == UInt8(ascii: "/"),
            path.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") })
        else { throw .invalidPath }
        if let domain, domain.isEmpty || !domain.utf8.allSatisfy(Self.domainCharacters.contains) {
            throw .invalidDomain
        }
        guard name.utf8.count + value.utf8.count <= 4_096, path.utf8.count <= 1_024, domain?.utf8.count ?? 0 <= 1_024
        else { throw .tooLong }
        if Self.hasPrefix("__host-", name), !isSecure || path != "/" || domain != nil { throw .hostPrefixRules }
        if Self.hasPrefix("__secure-", name), !isSecure { throw .securePrefixRules }
        if sameSite == .none, !isSecure { throw .sameSiteNoneRules }

        var field = "\(name)=\(value); Path=\(path)"
        if let domain { field += "; Domain=\(domain)" }
        if let maxAge { field += "; Max-Age=\(max(maxAge, 0))" }
        if isSecure { field += "; Secure" }
        if isHTTPOnly { field += "; HttpOnly" }
        field += "; SameSite=\(sameSite.rawValue)"
        fieldValue = field
    }

    private static let domainCharacters = ByteSet.lettersAndDigits.union(ByteSet("-."))

    private static let valueCharacters = ByteSet.lettersAndDigits.union(ByteSet("!#$%&'()*+-./:<=>?@[]^_`{|}~"))

    /// Browsers compare the prefixes without regard to capitals, and so must we.
    private static func hasPrefix(_ prefix: String, _ name: String) -> Bool {
        name.utf8.lazy.map(\.lowercasedASCII).starts(with: prefix.utf8)
    }
}
