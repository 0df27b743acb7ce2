public import HTTPTypes

/// Turns responses into bytes (RFC 9112 sections 4 to 7).
///
/// It decides how the content is delimited, writes every field that depends on the connection, and refuses what would
/// split a response in two. The content itself passes by.
public struct ResponseEncoder: Sendable {
    /// How the content follows the head.
    public enum Framing: Hashable, Sendable {
        /// No content follows, even if there is some: the answer to HEAD, or a status without content.
        case none
        /// So many bytes follow.
        case length(Int)
        /// Chunks follow; see `appendChunkStart(length:to:)`.
        case chunked
        /// The content ends where the connection does.
        case untilClose
    }

    /// The request's side of the exchange, as far as the response depends on it.
    public struct Exchange: Hashable, Sendable {
        /// Whether the method is HEAD.
        public var isHead: Bool
        /// The minor version of HTTP/1 that the client speaks.
        public var minorVersion: Int
        /// Whether the connection shall serve another request.
        public var keepsAlive: Bool

        /// Makes a description of an exchange.
        public init(isHead: Bool, minorVersion: Int, keepsAlive: Bool) {
            self.isHead = isHead
            self.minorVersion = minorVersion
            self.keepsAlive = keepsAlive
        }
    }

    /// What was decided while a head was written.
    public struct Decision: Hashable, Sendable {
        /// How the content follows.
        public let framing: Framing
        /// Whether the connection serves another request, as the head tells the client.
        public let keepsAlive: Bool
    }

    /// The value of the `Server` field; `nil` sends none.
    public let serverName: String?

    private let serverField: HTTPField?

    /// Makes an encoder.
    public init(serverName: String? = nil) {
        self.serverName = serverName
        serverField = serverName.map { HTTPField(name: .server, value: $0) }
    }

    /// Appends a response's head.
    ///
    /// `Date`, `Connection`, `Keep-Alive`, `Content-Length`, `Transfer-Encoding` and `Server` are the encoder's: those
    /// in the head are left out, except for a `Content-Length` in answer to HEAD without content and a `Connection`
    /// that closes.
    ///
    /// - Parameters:
    ///   - head: The status and the fields.
    ///   - contentLength: The bytes of content; `nil` when that is not known yet.
    ///   - exchange: What the response answers.
    ///   - date: The value of the `Date` field.
    ///   - output: Where the bytes go; unchanged when an error is thrown.
    public func appendHead(
        _ head: HTTPResponse,
        contentLength: Int?,
        answering exchange: Exchange,
        date: [UInt8],
        to output: inout [UInt8]
    ) throws(ResponseEncoderError) -> Decision {
        let start = output.count
        do throws(ResponseEncoderError) {
            return try writeHead(head, contentLength: contentLength, answering: exchange, date: date, to: &output)
        } catch {
            output.removeSubrange(start...)
            throw error
        }
    }

    private func writeHead(
        _ head: HTTPResponse,
        contentLength: Int?,
        answering exchange: Exchange,
        date: [UInt8],
        to output: inout [UInt8]
    ) throws(ResponseEncoderError) -> Decision {
        let status = head.status
        try Self.appendStatusLine(status, to: &output)
        var keepsAlive = exchange.keepsAlive
        var statedLength: String?
        for field in head.headerFields {
            switch Self.role(of: field.name) {
            case .ordinary: try Self.appendField(field, to: &output)
            case .contentLength: statedLength = field.value
            case .connection: if Self.closes(field.value) { keepsAlive = false }
            case .replaced: break
            }
        }
        if let serverField { try Self.appendField(serverField, to: &output) }
        output.append(literal: "Date: ")
        output.append(contentsOf: date)
        let framing = Self.framing(of: status, contentLength: contentLength, answering: exchange)
        switch framing {
        case .none where exchange.isHead && !Self.hasNoContent(status):
            Self.appendLengthForHead(contentLength, stated: statedLength, to: &output)
        case .none:
            break
        case .length(let length):
            output.append(literal: "\r\nContent-Length: ")
            output.append(decimal: length)
        case .chunked:
            output.append(literal: "\r\nTransfer-Encoding: chunked")
        case .untilClose:
            keepsAlive = false
        }
        if !keepsAlive {
            output.append(literal: "\r\nConnection: close")
        } else if exchange.minorVersion == 0 {
            output.append(literal: "\r\nConnection: keep-alive")
        }
        output.append(literal: "\r\n\r\n")
        return Decision(framing: framing, keepsAlive: keepsAlive)
    }

    /// Decides how the content is delimited (RFC 9112 section 6.3).
    private static func framing(
        of status: HTTPResponse.Status,
        contentLength: Int?,
        answering exchange: Exchange
    ) -> Framing {
        if exchange.isHead || hasNoContent(status) { return .none }
        // Nothing may follow, but clients read on unless they are told so (RFC 9110 section 15.3.6).
        if status.code == 205 { return .length(0) }
        if let contentLength { return .length(contentLength) }
        return exchange.minorVersion == 0 ? .untilClose : .chunked
    }

    private static func hasNoContent(_ status: HTTPResponse.Status) -> Bool {
        status.code == 204 || status.code == 304
    }

    /// Tells a HEAD request the length that the answer to GET would have, where that is known.
    private static func appendLengthForHead(_ contentLength: Int?, stated: String?, to output: inout [UInt8]) {
        if let stated, contentLength ?? 0 == 0, let length = Int(stated), length >= 0 {
            output.append(literal: "\r\nContent-Length: ")
            output.append(decimal: length)
        } else if let contentLength {
            output.append(literal: "\r\nContent-Length: ")
            output.append(decimal: contentLength)
        }
    }
}
