import HTTP
import HTTPTypes

/// What trusted proxies say of the client whose request they passed on.
struct ForwardedClient {
    /// The client's address; nil when no proxy names one that can be read.
    private(set) var address: SocketAddress?
    /// The scheme the client used.
    private(set) var scheme: String?
    /// The host the client addressed.
    private(set) var authority: String?

    /// Reads what the proxies said.
    ///
    /// Each proxy appends the address that it got the request from. So the last address that is no trusted proxy's is
    /// the client's; what stands before it came from the client and may be invented.
    init(_ fields: HTTPFields, from proxies: ServerConfiguration.Proxies) {
        switch proxies.fields {
        case .none: break
        case .forwarded: readForwarded(fields, proxies)
        case .xForwarded: readXForwarded(fields, proxies)
        }
    }

    private mutating func readForwarded(_ fields: HTTPFields, _ proxies: ServerConfiguration.Proxies) {
        guard let value = fields.value(of: Self.forwarded), let elements = ForwardedElement.elements(value) else {
            return
        }
        for element in elements.reversed() {
            // Who made the request may be hidden or left out (RFC 7239 section 6): what it was is known all the same.
            scheme = Self.scheme(element.scheme) ?? scheme
            authority = Self.authority(element.host) ?? authority
            guard take(element.client), let address, proxies.includes(address) else { return }
        }
    }

    private mutating func readXForwarded(_ fields: HTTPFields, _ proxies: ServerConfiguration.Proxies) {
        let nodes = (fields.value(of: Self.xForwardedFor) ?? "").split(separator: ",")
        for node in nodes.reversed() {
            guard take(String(node.trimmingBlanks)), let address, proxies.includes(address) else { break }
        }
        // These hold one value, unless several proxies appended theirs: then the last was said by the one that is
        // known.
        scheme = Self.scheme(Self.last(of: fields.value(of: Self.xForwardedProto)))
        authority = Self.authority(Self.last(of: fields.value(of: Self.xForwardedHost)))
    }

    /// Takes a node for the client; false when it cannot be read.
    private mutating func take(_ node: String?) -> Bool {
        guard let node, let found = SocketAddress(host: String(ForwardedElement.address(ofNode: node)), port: 0) else {
            return false
        }
        address = found
        return true
    }

    private static func last(of list: String?) -> String? {
        list?.split(separator: ",").last.map { String($0.trimmingBlanks).lowercased() }
    }

    private static func scheme(_ text: String?) -> String? {
        text == "http" || text == "https" ? text : nil
    }

    private static func authority(_ text: String?) -> String? {
        guard let text, (1...261).contains(text.utf8.count), text.utf8.allSatisfy(isAuthorityCharacter) else {
            return nil
        }
        return text
    }

    private static func isAuthorityCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D, 0x5F: true
        default: false
        }
    }

    private static let forwarded = HTTPField.Name("Forwarded")
    private static let xForwardedFor = HTTPField.Name("X-Forwarded-For")
    private static let xForwardedProto = HTTPField.Name("X-Forwarded-Proto")
    private static let xForwardedHost = HTTPField.Name("X-Forwarded-Host")
}

extension HTTPFields {
    /// The value of a field whose name may be none.
    fileprivate func value(of name: HTTPField.Name?) -> String? {
        name.flatMap { value(of: $0) }
    }
}

extension Substring {
    /// The text without blanks at its ends.
    var trimmingBlanks: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
