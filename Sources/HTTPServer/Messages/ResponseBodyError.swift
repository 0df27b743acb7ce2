/// Why the content of a streamed response could not be sent.
public struct ResponseBodyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Hashable, Sendable {
        /// The client closed the connection, or the server is stopping at once.
        case disconnected
        /// The client took nothing, or too little, for as long as the configuration allows.
        case timedOut
        /// More bytes were written than the response announced.
        case tooLong
        /// The response was already complete, or another task is writing.
        case notWritable
    }

    /// The kind of failure.
    public let code: Code

    /// What happened, in words for a log.
    public let message: String

    /// Makes an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }
}
