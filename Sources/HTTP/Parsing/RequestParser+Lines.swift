extension RequestParser {
    /// Takes the next line, without its end, and hands it to a closure; `nil` when its end has not arrived.
    ///
    /// A line must end with CR LF. RFC 9112 section 2.2 would let a bare LF pass, but where proxies disagree about
    /// that, requests get smuggled.
    ///
    /// - Parameters:
    ///   - limit: The most bytes the line may have, its end included.
    ///   - overflow: The error of a longer line.
    @inline(__always)
    mutating func readLine<Result>(
        in input: borrowing Span<UInt8>,
        at position: inout Int,
        limit: Int,
        overflow: @autoclosure () -> RequestParserError,
        use: (inout RequestParser, borrowing Span<UInt8>) throws(RequestParserError) -> Result
    ) throws(RequestParserError) -> Result? {
        let start = position
        let lineFeed = input.firstLineFeed(from: start)
        let end = lineFeed.map { $0 + 1 } ?? input.count
        let length = partialLine.count + end - start
        guard lineFeed == nil ? length < limit : length <= limit else { throw overflow() }
        position = end
        guard let lineFeed else {
            for index in start..<end { partialLine.append(input[index]) }
            return nil
        }
        if partialLine.isEmpty {
            guard lineFeed > start, input[lineFeed - 1] == Self.carriageReturn else { throw Self.bareLineFeed }
            return try use(&self, input.extracting(start..<lineFeed - 1))
        }
        var line = partialLine
        partialLine = []
        for index in start..<lineFeed { line.append(input[index]) }
        guard line.popLast() == Self.carriageReturn else { throw Self.bareLineFeed }
        return try use(&self, line.span)
    }

    static let carriageReturn = UInt8(ascii: "\r")
    private static var bareLineFeed: RequestParserError { .malformed("A line does not end with CR LF.") }
}
