public import HTTPTypes

/// Why bytes are not a request that can be answered; the connection's framing is lost with it.
public struct RequestParserError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The status of the response that refuses the request.
    public let status: HTTPResponse.Status

    /// What is wrong with the request, in one sentence for the client.
    public let message: String

    /// Makes an error.
    public init(status: HTTPResponse.Status, message: String) {
        self.status = status
        self.message = message
    }

    init(_ status: HTTPResponse.Status, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The status and the message.
    public var description: String { "\(status.code): \(message)" }

    /// A request that breaks the grammar or is ambiguous: 400.
    static func malformed(_ message: String) -> RequestParserError {
        RequestParserError(.badRequest, message)
    }
}
