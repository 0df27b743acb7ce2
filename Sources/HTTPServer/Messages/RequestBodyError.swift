import HTTP
public import HTTPTypes

/// Why the content of a request could not be read to its end.
///
/// A handler need not answer these itself: unless it chose the same status, the server answers with `status` once the
/// handler returns, and closes the connection.
public struct RequestBodyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Hashable, Sendable {
        /// The client closed the connection, or the server is stopping at once.
        case disconnected
        /// The client sent nothing for as long as the configuration allows.
        case timedOut
        /// There is more content than was allowed, or than there is room for; or there are too many trailer fields.
        case tooLarge
        /// The content was not framed as HTTP demands.
        case malformed
        /// Two tasks read the body at the same time.
        case alreadyReading
    }

    /// The kind of failure.
    public let code: Code

    /// What happened, in words for a log.
    public let message: String

    /// The status of a response to a request whose body failed like this.
    public let status: HTTPResponse.Status

    /// Makes an error.
    public init(code: Code, message: String) {
        self.init(code: code, message: message, status: Self.status(of: code))
    }

    private init(code: Code, message: String, status: HTTPResponse.Status) {
        self.code = code
        self.message = message
        self.status = status
    }

    /// The error of a body that the parser refused.
    init(_ error: RequestParserError) {
        let isMalformed = error.status == .badRequest
        self.init(code: isMalformed ? .malformed : .tooLarge, message: error.message, status: error.status)
    }

    /// The error of a body that is longer than `limit` bytes.
    public static func tooLarge(limit: Int) -> RequestBodyError {
        RequestBodyError(code: .tooLarge, message: "The request's content is longer than the \(limit) bytes allowed.")
    }

    private static func status(of code: Code) -> HTTPResponse.Status {
        switch code {
        case .disconnected, .malformed: .badRequest
        case .timedOut: .requestTimeout
        case .tooLarge: .contentTooLarge
        case .alreadyReading: .internalServerError
        }
    }

    /// The message.
    public var description: String { message }
}
