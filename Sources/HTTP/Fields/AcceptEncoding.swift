/// The codings in which a client takes content, from its `Accept-Encoding` field (RFC 9110, section 12.5.3).
package struct AcceptEncoding: Sendable, Hashable {
    /// How much each coding that is named is liked, from 0 (not at all) to 1000.
    private var weights: [String: Int] = [:]

    /// Reads the value of the field; elements that make no sense are passed over.
    ///
    /// Nil stands for a missing field. A client that sends none may take anything, but content as it is cannot be wrong.
    package init(_ value: String?) {
        guard let value else { return }
        var scanner = FieldScanner(value)
        while !scanner.isAtEnd {
            scanner.skipSpace()
            if let (name, weight) = scanner.weightedToken() {
                weights[name == "x-gzip" ? "gzip" : name] = weight
            }
            scanner.skipUntil(",")
            _ = scanner.skip(",")
        }
    }

    /// The coding that the client likes best of those on offer; nil when content is to be sent as it is.
    ///
    /// Among codings liked alike the one offered first wins, and every coding wins against none that the client does not
    /// expressly like better. A client that refuses content as it is, and takes none of the codings on offer, gets it all
    /// the same: it can do more with that than with 406, as section 12.5.3 lets a server choose.
    package func preferred(among offers: [ContentCoding] = ContentCoding.allCases) -> ContentCoding? {
        var best: (coding: ContentCoding?, weight: Int) = (nil, max(1, weights["identity"] ?? 0))
        for offer in offers {
            let weight = weights[offer.rawValue] ?? weights["*"] ?? 0
            if weight > best.weight || weight == best.weight && best.coding == nil { best = (offer, weight) }
        }
        return best.coding
    }
}

extension FieldScanner {
    /// Reads a token, or an asterisk, and its weight; nil when it is none.
    fileprivate mutating func weightedToken() -> (name: String, weight: Int)? {
        guard let name = lowercasedToken() else { return nil }
        guard let parameter = parameter() else { return nil }
        guard let parameter else { return (name, 1_000) }
        guard parameter.name == "q", let weight = Self.weight(parameter.value) else { return nil }
        return (name, weight)
    }
}
