/// What one proxy says of the request that it passed on: an element of a `Forwarded` field (RFC 7239, section 4).
package struct ForwardedElement: Sendable, Hashable {
    /// Who made the request to the proxy, from `for`: an IP address perhaps with a port, `unknown` or a made-up name.
    package let client: String?

    /// The scheme the client used, from `proto`, in small letters.
    package let scheme: String?

    /// The host the client addressed, from `host`.
    package let host: String?

    /// Reads the value of the field, or of several joined with commas, in the order in which the proxies added to it.
    ///
    /// - Returns: Nil when the value is malformed: then nothing in it can be trusted.
    package static func elements(_ value: String) -> [ForwardedElement]? {
        var scanner = FieldScanner(value)
        var elements: [ForwardedElement] = []
        repeat {
            guard let element = scanner.forwardedElement() else { return nil }
            if let element = element { elements.append(element) }
        } while scanner.skip(",")
        return scanner.isAtEnd ? elements : nil
    }

    /// The IP address of a node, without the port and the brackets it may have (RFC 7239, section 6).
    ///
    /// `192.0.2.1:80`, `[2001:db8::1]:80` and `2001:db8::1` are all understood.
    package static func address(ofNode node: String) -> Substring {
        let bytes = node.utf8
        if bytes.first == UInt8(ascii: "[") {
            let inside = node.dropFirst()
            return inside.prefix { $0 != "]" }
        }
        let colons = bytes.count { $0 == UInt8(ascii: ":") }
        return colons == 1 ? node.prefix { $0 != ":" } : node[...]
    }
}

extension FieldScanner {
    /// Reads pairs up to a comma: nil when they are malformed, an empty optional when there are none.
    fileprivate mutating func forwardedElement() -> ForwardedElement?? {
        var values: [String: String] = [:]
        repeat {
            skipSpace()
            guard let next, next != UInt8(ascii: ";"), next != UInt8(ascii: ",") else { continue }
            guard let name = lowercasedToken(), skip("="), let value = forwardedValue(), values[name] == nil else {
                return nil
            }
            values[name] = value
            skipSpace()
        } while skip(";")
        guard !values.isEmpty else { return .some(nil) }
        return ForwardedElement(client: values["for"], scheme: values["proto"]?.lowercased(), host: values["host"])
    }

    /// Reads a value; colons and brackets should be quoted, but some proxies leave that out.
    private mutating func forwardedValue() -> String? {
        if next == UInt8(ascii: "\"") { return quotedString() }
        let value = run { ByteSet.token.contains($0) || $0 == UInt8(ascii: ":") || $0 == 0x5B || $0 == 0x5D }
        return value.isEmpty ? nil : value
    }
}
