import HTTP
import HTTPTypes

/// Sends clients that come without TLS to the same place with it.
///
/// The answer is 308, so that a form that was sent keeps its method (RFC 9110 section 15.4.9); what it carried has crossed
/// the network in the open by then, which `StrictTransportSecurity` prevents from the second visit on.
public struct HTTPSRedirect: RequestHandler {
    /// The port at which clients find the server that speaks TLS.
    public let port: UInt16

    /// The hosts that requests may address, in small letters and without port; `nil` for any.
    public let allowedHosts: Set<String>?

    /// Redirects to a port.
    ///
    /// - Parameters:
    ///   - port: The port at which clients find the server that speaks TLS.
    ///   - allowedHosts: The hosts that requests may address, in small letters and without port; `nil`, the default, for
    ///     any. Others are answered with 421.
    public init(port: UInt16, allowedHosts: Set<String>? = nil) {
        self.port = port
        self.allowedHosts = allowedHosts
    }

    /// Answers with the address of the same path over TLS.
    public nonisolated(nonsending) func respond(to request: Request) async -> Response {
        guard let authority = request.head.authority, let host = Self.host(of: authority),
            let path = request.head.path, path.utf8.first == UInt8(ascii: "/")
        else {
            return ProblemDocument(
                status: .badRequest, detail: "This port only redirects to HTTPS, and this request names no place there."
            ).response
        }
        guard allowedHosts?.contains(host.lowercased().withoutFinalDot) ?? true else {
            return ProblemDocument(
                status: .misdirectedRequest, detail: "This server does not answer for that host."
            ).response
        }
        let origin = port == 443 ? "https://\(host)" : "https://\(host):\(port)"
        return Response(
            status: .permanentRedirect,
            headerFields: [.location: origin + path, .cacheControl: "no-store"]
        )
    }

    /// The host of an authority, without its port; `nil` when it could not stand in an address.
    private static func host(of authority: String) -> Substring? {
        let bytes = authority.utf8
        var end = bytes.endIndex
        if let colon = bytes.lastIndex(of: UInt8(ascii: ":")) {
            let port = bytes[bytes.index(after: colon)...]
            // Inside brackets a colon belongs to an IPv6 address.
            if port.allSatisfy({ (0x30...0x39).contains($0) }),
                bytes.first != UInt8(ascii: "[") || bytes[..<colon].last == UInt8(ascii: "]")
            {
                end = colon
            }
        }
        let host = bytes[..<end]
        guard !host.isEmpty, host.allSatisfy(isHostCharacter) else { return nil }
        return Substring(host)
    }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
