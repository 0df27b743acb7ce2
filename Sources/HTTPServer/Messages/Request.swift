public import HTTPTypes

/// What a client asked for: the head it sent, the body it is sending, and where it is.
public struct Request: Sendable {
    /// The method, the target and the header fields.
    ///
    /// `path` is the target as it was sent, with its query and still percent-encoded; `authority` is the host the
    /// client addressed, from the target's absolute form or else from `Host` (RFC 9112 section 3.2).
    public var head: HTTPRequest

    /// The content that follows the head, read from the socket on demand.
    public var body: RequestBody

    /// The client's address: the other end of the connection, or what a trusted proxy there says of its client, without
    /// a port then.
    public var remoteAddress: SocketAddress

    /// What was agreed when the client's TLS connection to this server began; `nil` when it has none.
    public var tls: TLSSession?

    /// The event loop that serves the client; `nil` for a request without a socket.
    var loop: EventLoop?

    /// Whether it says what its content is but not where that ends (RFC 9110 section 15.5.12).
    var lacksLength: Bool {
        switch head.method {
        case .post, .put, .patch: break
        default: return false
        }
        return body.expectedLength == 0 && head.headerFields.contains(.contentType)
            && !head.headerFields.contains(.contentLength)
    }

    /// Makes a request, for instance to call a handler without a socket.
    public init(
        head: HTTPRequest, body: RequestBody = .none, remoteAddress: SocketAddress = .unspecified,
        tls: TLSSession? = nil
    ) {
        self.head = head
        self.body = body
        self.remoteAddress = remoteAddress
        self.tls = tls
    }
}
