extension RequestParser {
    /// The most bytes of a line that starts a chunk, extensions and line end included.
    private static let chunkLineLength = 1024

    /// The bytes of chunk framing that are tolerated beyond one for each byte of content: a chunk costs more to frame
    /// than it carries only in an attack or in a stream of very small messages.
    private static let chunkOverheadAllowance = 65536

    /// Reads the line that starts a chunk (RFC 9112 section 7.1); `false` when more bytes are needed.
    mutating func readChunkSize(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Bool {
        let isRead: Void? = try readLine(
            in: input,
            at: &position,
            limit: Self.chunkLineLength,
            overflow: .malformed("The line that starts a chunk is too long.")
        ) { (parser, line) throws(RequestParserError) in
            try parser.parseChunkLine(line)
        }
        return isRead != nil
    }

    private mutating func parseChunkLine(_ line: borrowing Span<UInt8>) throws(RequestParserError) {
        var size = 0
        var index = 0
        while index < line.count, let digit = line[index].hexadecimalValue {
            guard size <= Int.max >> 4 else { throw Self.contentTooLarge }
            size = size << 4 | Int(digit)
            index += 1
        }
        guard index > 0 else { throw .malformed("A chunk does not start with its size.") }
        try Self.checkChunkExtensions(line.extracting(index..<line.count))
        chunkOverhead += line.count + 4
        guard chunkOverhead <= contentLength + Self.chunkOverheadAllowance else {
            throw .malformed("The chunks cost more than they carry.")
        }
        guard size > 0 else {
            state = .trailerFields
            return
        }
        guard size <= limits.contentLength - contentLength else { throw Self.contentTooLarge }
        contentLength += size
        state = .chunkContent(remaining: size)
    }

    /// Checks what follows a chunk's size: nothing, or extensions, which mean nothing to this server.
    private static func checkChunkExtensions(_ extensions: borrowing Span<UInt8>) throws(RequestParserError) {
        guard !extensions.isEmpty else { return }
        var start = 0
        while start < extensions.count, extensions[start] == space || extensions[start] == 0x09 { start += 1 }
        guard start < extensions.count, extensions[start] == UInt8(ascii: ";") else {
            throw .malformed("A chunk's size is not a hexadecimal number.")
        }
        for index in start..<extensions.count {
            let byte = extensions[index]
            guard !byte.isControl || byte == 0x09 else {
                throw .malformed("A chunk extension has a control character.")
            }
        }
    }

    /// Reads the line end that follows a chunk's content; `false` when more bytes are needed.
    mutating func readChunkEnd(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Bool {
        let tooLong = RequestParserError.malformed("A chunk is longer than its size says.")
        guard position < input.count else { return false }
        guard !partialLine.isEmpty || input[position] == Self.carriageReturn else { throw tooLong }
        let isRead: Void? = try readLine(in: input, at: &position, limit: 2, overflow: tooLong) {
            (_, line) throws(RequestParserError) in
            guard line.isEmpty else { throw tooLong }
        }
        guard isRead != nil else { return false }
        state = .chunkSize
        return true
    }
}
