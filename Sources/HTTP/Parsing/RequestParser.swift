public import HTTPTypes

/// Turns the bytes of a connection into requests, strictly and incrementally (RFC 9112).
///
/// It reads no socket and keeps no more than an unfinished line and an unfinished head. Give it bytes as they arrive,
/// in pieces of any size, and ask for events until there are none left:
///
/// ```swift
/// var position = 0
/// while let event = try parser.next(in: bytes, at: &position) {
///     // .head, then any number of .content, then .trailers if there are some, then .end; and the next request.
/// }
/// ```
///
/// Whatever two implementations could understand differently is refused rather than guessed. After an error the parser
/// only repeats that error.
public struct RequestParser: Sendable {
    /// A step in the course of a request.
    public enum Event: Equatable, Sendable {
        /// The request line and all header fields.
        case head(RequestHead)
        /// A piece of the content, never empty: these positions of the input given.
        case content(Range<Int>)
        /// The trailer fields of a chunked request that has some.
        case trailers(HTTPFields)
        /// The request is complete.
        case end
    }

    /// What the next bytes are.
    enum State {
        case requestLine
        case headerFields
        case content(remaining: Int)
        case chunkSize
        case chunkContent(remaining: Int)
        case chunkEnd
        case trailerFields
        case complete
        case failed(RequestParserError)
    }

    /// The most that a request may have.
    public let limits: Limits

    var state = State.requestLine
    /// The start of a line whose end has not arrived.
    var partialLine: [UInt8] = []
    /// Empty lines that preceded the request line.
    var emptyLineCount = 0
    /// The head that is being read.
    var head = PartialHead()
    /// The fields, header or trailer, that are being read.
    var fields = HTTPFields()
    /// The bytes of the fields' lines so far.
    var fieldSectionLength = 0
    /// The bytes of content so far.
    var contentLength = 0
    /// The bytes that frame chunks so far.
    var chunkOverhead = 0

    /// Makes a parser for a connection that has just opened.
    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Whether some bytes of a request's head have arrived, but not all.
    public var isInsideHead: Bool {
        switch state {
        case .requestLine: !partialLine.isEmpty
        case .headerFields: true
        default: false
        }
    }

    /// The request whose head is being read, or could not be read to its end, as far as its first line says; `nil` before
    /// that was read.
    public var begunRequest: HTTPRequest? {
        guard head.hasLine else { return nil }
        return HTTPRequest(
            method: head.method, scheme: head.scheme, authority: head.targetAuthority ?? head.host, path: head.path)
    }

    /// Whether the request whose head is being read, or could not be read to its end, is a HEAD request, as far as it came.
    package var isHeadRequest: Bool { head.method == .head }

    /// The minor version of HTTP/1 that the client of that request speaks; 1 where its line was not read.
    package var begunMinorVersion: Int { head.minorVersion }

    /// The bytes of memory that an unfinished line and unfinished fields take, about.
    package var heldLength: Int {
        let pathLength = if case .headerFields = state { head.path.utf8.count } else { 0 }
        return partialLine.capacity + pathLength + fieldSectionLength + fields.count * Self.fieldOverhead
    }

    /// What a field takes besides its bytes.
    private static let fieldOverhead = 64

    /// Whether the next byte, if any, belongs to a new request.
    public var isBetweenRequests: Bool {
        if case .requestLine = state { partialLine.isEmpty } else { false }
    }

    /// Reads on and returns the next event, or `nil` when it takes more bytes than `input` has.
    ///
    /// - Parameters:
    ///   - input: Bytes of the connection.
    ///   - position: Where in `input` to read on; moved behind what was read.
    public mutating func next(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Event? {
        do throws(RequestParserError) {
            return try step(in: input, at: &position)
        } catch {
            state = .failed(error)
            throw error
        }
    }

    private mutating func step(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Event? {
        while true {
            switch state {
            case .requestLine:
                guard try readRequestLine(in: input, at: &position) else { return nil }
            case .headerFields:
                guard try readFieldLine(in: input, at: &position) else { return nil }
                if case .headerFields = state { continue }
                return .head(try finishHead())
            case .content(let remaining):
                guard let range = takeContent(remaining, in: input, at: &position) else { return nil }
                state = range.count == remaining ? .complete : .content(remaining: remaining - range.count)
                return .content(range)
            case .chunkSize:
                guard try readChunkSize(in: input, at: &position) else { return nil }
            case .chunkContent(let remaining):
                guard let range = takeContent(remaining, in: input, at: &position) else { return nil }
                state = range.count == remaining ? .chunkEnd : .chunkContent(remaining: remaining - range.count)
                return .content(range)
            case .chunkEnd:
                guard try readChunkEnd(in: input, at: &position) else { return nil }
            case .trailerFields:
                guard try readFieldLine(in: input, at: &position) else { return nil }
                if case .trailerFields = state { continue }
                if !fields.isEmpty { return .trailers(fields) }
            case .complete:
                prepareForNextRequest()
                return .end
            case .failed(let error):
                throw error
            }
        }
    }

    /// Takes what the input has of content of a known length.
    private func takeContent(
        _ remaining: Int,
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) -> Range<Int>? {
        let end = min(input.count, position + remaining)
        guard position < end else { return nil }
        defer { position = end }
        return position..<end
    }

    private mutating func prepareForNextRequest() {
        state = .requestLine
        emptyLineCount = 0
        head = PartialHead()
        fields = HTTPFields()
        fieldSectionLength = 0
        contentLength = 0
        chunkOverhead = 0
    }
}
