import HTTP
import HTTPTypes

/// The head of a response from another process of the app, and how its content follows.
struct ForwardedHead {
    /// How the content follows.
    enum Framing: Equatable {
        /// None does; it would have had this length, if that is known.
        case none(length: Int?)
        /// So many bytes do.
        case length(Int)
        /// Chunks do.
        case chunked
        /// All that comes until the connection ends.
        case untilClose
    }

    /// The status and the fields that are to be sent on.
    let response: HTTPResponse

    /// How the content follows.
    let framing: Framing

    /// Whether the connection serves another request.
    let keepsAlive: Bool

    /// Reads a head, the empty line at its end included; nil when it is none.
    ///
    /// - Parameters:
    ///   - bytes: The head.
    ///   - isHead: Whether it answers a HEAD request.
    init?(_ bytes: some Collection<UInt8>, isHead: Bool) {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: true)[
            ...]
        guard let statusLine = lines.popFirst() else { return nil }
        let parts = statusLine.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0] == "HTTP/1.1", let code = Int(parts[1]), (200...599).contains(code) else {
            return nil
        }
        var fields = HTTPFields()
        var length: Int?
        var isChunked = false
        var keepsAlive = true
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), let name = HTTPField.Name(String(line[..<colon])) else {
                return nil
            }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            switch name {
            case .contentLength: length = Int(value)
            case .transferEncoding: isChunked = value == "chunked"
            case .connection: keepsAlive = value != "close"
            case .date, Self.keepAlive: break
            default: fields.append(HTTPField(name: name, value: String(value)))
            }
        }
        response = HTTPResponse(
            status: HTTPResponse.Status(code: code, reasonPhrase: parts.count > 2 ? String(parts[2]) : ""),
            headerFields: fields)
        self.keepsAlive = keepsAlive
        if isHead || code == 204 || code == 304 {
            framing = .none(length: length)
        } else if isChunked {
            framing = .chunked
        } else if let length, length >= 0 {
            framing = .length(length)
        } else {
            framing = .untilClose
        }
    }

    // MARK: Requests

    /// Whether content follows the head of a request.
    static func announcesContent(_ request: Request) -> Bool {
        request.body.expectedLength != 0
    }

    /// Writes the head of a request as it is passed on.
    ///
    /// Fields that concern one connection are left out, among them those that `Connection` names (RFC 9110 section 7.6.1),
    /// as are those by which a client could pose as another one.
    static func encode(_ request: Request) -> [UInt8] {
        let head = request.head
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1024)
        bytes += head.method.rawValue.utf8
        bytes.append(UInt8(ascii: " "))
        bytes += (head.path ?? "/").utf8
        bytes += " HTTP/1.1\r\nHost: ".utf8
        bytes += (head.authority ?? "").utf8
        bytes += "\r\n".utf8
        let named = namesInConnection(of: head.headerFields)
        for field in head.headerFields where !leftOut.contains(field.name) && !named.contains(field.name) {
            bytes += field.name.rawName.utf8
            bytes += ": ".utf8
            field.withUnsafeBytesOfValue { bytes += $0 }
            bytes += "\r\n".utf8
        }
        if request.remoteAddress.family != .unix {
            bytes += "X-Forwarded-For: ".utf8
            bytes += request.remoteAddress.host.utf8
            bytes += "\r\n".utf8
        }
        if head.scheme == "https" { bytes += "X-Forwarded-Proto: https\r\n".utf8 }
        if announcesContent(request) {
            if let length = request.body.expectedLength {
                bytes += "Content-Length: \(length)\r\n".utf8
            } else {
                bytes += "Transfer-Encoding: chunked\r\n".utf8
            }
        } else if head.headerFields.contains(.contentLength) {
            bytes += "Content-Length: 0\r\n".utf8
        }
        bytes += "\r\n".utf8
        return bytes
    }

    /// The fields that concern the client's connection only, as it says itself.
    private static func namesInConnection(of fields: HTTPFields) -> Set<HTTPField.Name> {
        guard let value = fields.value(of: .connection) else { return [] }
        return Set(value.split(separator: ",").compactMap { HTTPField.Name(String($0.trimmingBlanks)) })
    }

    private static let keepAlive = HTTPField.Name("Keep-Alive") ?? .connection

    private static let leftOut: Set<HTTPField.Name> = Set(
        [
            "Host", "Connection", "Keep-Alive", "Proxy-Connection", "TE", "Trailer", "Upgrade", "Expect",
            "Transfer-Encoding", "Content-Length", "Accept-Encoding", "Forwarded", "X-Forwarded-For",
            "X-Forwarded-Proto", "X-Forwarded-Host",
        ].compactMap { HTTPField.Name($0) })
}
