import HTTP

/// The host that a request addresses.
enum HostName {
    /// Checks the host of a request, so that it can be given to the app and stand in an address.
    ///
    /// A client of HTTP/1.0 need not name one (RFC 9112, section 3.2): it gets the only one allowed, or `localhost` where any
    /// is.
    ///
    /// - Parameters:
    ///   - authority: The host, perhaps with a port, as the client sent it.
    ///   - allowed: The names that may be addressed, in small letters and without port; nil allows any.
    /// - Throws: 400 when it is no host name, 421 when it is none of those allowed (RFC 9110, section 7.4).
    static func checked(_ authority: String?, allowed: Set<String>?) throws(Problem) -> String {
        let named = authority.flatMap { $0.isEmpty ? nil : $0 }
        guard let authority = named ?? nameForNone(allowed) else { throw .invalidHost }
        let characters = authority.utf8.span
        guard (1...261).contains(characters.count) else { throw .invalidHost }
        for index in characters.indices where !isCharacter(characters[index]) { throw .invalidHost }
        guard let allowed else { return authority }
        guard allowed.contains(withoutPort(authority).lowercased().withoutFinalDot) else { throw .unknownHost }
        return authority
    }

    private static func nameForNone(_ allowed: Set<String>?) -> String? {
        guard let allowed else { return "localhost" }
        return allowed.count == 1 ? allowed.first : nil
    }

    private static func withoutPort(_ authority: String) -> Substring {
        guard let colon = authority.lastIndex(of: ":"), authority[colon...].dropFirst().allSatisfy(\.isNumber) else {
            return authority[...]
        }
        return authority[..<colon]
    }

    private static func isCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
