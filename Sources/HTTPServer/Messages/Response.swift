public import HTTPTypes

/// The answer to a request: a head, and a body in one of several forms.
///
/// The server adds `Date`, `Connection`, and `Content-Length` or `Transfer-Encoding` itself, and replaces those it
/// finds; for a HEAD request and for a status without content it sends the head alone.
public struct Response: Sendable {
    /// The status and the header fields.
    public var head: HTTPResponse

    /// The content.
    public var body: ResponseBody

    /// Whether the server may compress the content on its way.
    ///
    /// It does so only where the client takes it, the content's type is one that shrinks, and the head has no
    /// `Content-Encoding`. A strong `ETag` becomes weak then, as the bytes are others.
    public var compression = ResponseCompression.whenHarmless

    /// What was refused with this response, which the connection counts and logs; `nil` where nothing was.
    var refusal: ServerMetrics.Refusal?

    /// Makes a response from a complete head.
    public init(head: HTTPResponse, body: ResponseBody = .none) {
        self.head = head
        self.body = body
    }

    /// Makes a response from a status and header fields.
    public init(status: HTTPResponse.Status, headerFields: HTTPFields = [:], body: ResponseBody = .none) {
        self.init(head: HTTPResponse(status: status, headerFields: headerFields), body: body)
    }
}
