public import HTTPTypes

/// A request's line and header fields, and what they say about the rest of the message.
public struct RequestHead: Hashable, Sendable {
    /// How the content that follows the head is delimited (RFC 9112 section 6.3).
    public enum Framing: Hashable, Sendable {
        /// No content follows.
        case none
        /// This many bytes follow, at least one.
        case length(Int)
        /// Chunks follow, and trailer fields after the last.
        case chunked
    }

    /// The message in the terms of every HTTP version.
    ///
    /// `Host` became `authority`; an absolute target was split into `scheme`, `authority` and `path`, and then its
    /// host counts instead of the field's (RFC 9112 section 3.2.2).
    public var request: HTTPRequest

    /// The minor version of HTTP/1 that the client speaks: 0 or 1; later ones count as 1.
    public var minorVersion: Int

    /// The delimitation of the content.
    public var framing: Framing

    /// Whether the client allows another request on the connection (RFC 9112 section 9.3).
    public var keepsAlive: Bool

    /// Whether the client waits for `100 Continue` before it sends the content (RFC 9110 section 10.1.1).
    public var expectsContinue: Bool

    /// Whether the target names its scheme, as an absolute one does; otherwise the scheme is that of the connection.
    package var namesScheme = false

    /// Makes a head.
    public init(
        request: HTTPRequest,
        minorVersion: Int = 1,
        framing: Framing = .none,
        keepsAlive: Bool = true,
        expectsContinue: Bool = false
    ) {
        self.request = request
        self.minorVersion = minorVersion
        self.framing = framing
        self.keepsAlive = keepsAlive
        self.expectsContinue = expectsContinue
    }
}
