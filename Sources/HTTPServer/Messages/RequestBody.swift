public import HTTPTypes

/// The content of a request, as pieces that arrive while they are read.
///
/// Nothing is read from the socket before the first piece is asked for, and no more than one piece ahead afterwards: a
/// handler that reads slowly slows the client down. A client that sent `Expect: 100-continue` is told to go on when
/// the first piece is asked for (RFC 9110 section 10.1.1).
///
/// A body can be read once. What a handler leaves unread is discarded after the response, or the connection is closed
/// when there is too much of it.
public struct RequestBody: AsyncSequence, Sendable {
    /// Bytes of the content, never empty.
    public typealias Element = [UInt8]

    /// Why the content ended too early.
    public typealias Failure = RequestBodyError

    /// No content.
    public static let none = RequestBody([])

    /// The length in bytes that the client announced, or `nil` when it sends chunks of unknown total length.
    public let expectedLength: Int?

    private let source: any RequestBodySource

    /// Makes a body of bytes that are already in memory.
    public init(_ bytes: [UInt8]) {
        self.init(source: BufferedRequestBodySource(bytes), expectedLength: bytes.count)
    }

    /// Makes a body that is read from elsewhere.
    package init(source: any RequestBodySource, expectedLength: Int?) {
        self.source = source
        self.expectedLength = expectedLength
    }

    /// Reads the pieces in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let source: any RequestBodySource

        /// Waits for the next piece; `nil` is the end of a complete body.
        public mutating func next() async throws(RequestBodyError) -> [UInt8]? {
            try await source.nextPiece()
        }

        /// Waits for the next piece; `nil` is the end of a complete body.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(RequestBodyError) -> [UInt8]? {
            try await source.nextPiece()
        }
    }

    /// The pieces that have not been read yet.
    public func makeAsyncIterator() -> Iterator {
        Iterator(source: source)
    }

    /// The trailer fields that a client sent after chunked content (RFC 9110 section 6.5).
    ///
    /// There are none before the end of the content was read, nor once the request was answered. They are the client's
    /// word like all of the content, and do not stand in for header fields.
    public var trailerFields: HTTPFields {
        get async { await source.trailerFields() }
    }

    /// Reads the whole rest of the body into memory.
    ///
    /// - Parameter limit: The most bytes to take. A longer body throws `RequestBodyError` with code `tooLarge`, at
    ///   once if the client announced its length.
    public func collect(upTo limit: Int) async throws(RequestBodyError) -> [UInt8] {
        if let expectedLength, expectedLength > limit { throw .tooLarge(limit: limit) }
        guard var collected = try await source.nextPiece() else { return [] }
        guard collected.count <= limit else { throw .tooLarge(limit: limit) }
        while let piece = try await source.nextPiece() {
            guard collected.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
            collected.append(contentsOf: piece)
        }
        return collected
    }
}
