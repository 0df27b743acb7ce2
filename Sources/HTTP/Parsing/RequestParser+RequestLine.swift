import HTTPTypes

extension RequestParser {
    /// Reads the request line, and the empty line that old clients send before it; `false` when more bytes are needed.
    mutating func readRequestLine(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Bool {
        while true {
            if partialLine.isEmpty {
                guard position < input.count else { return false }
                // Another protocol, such as TLS, is recognised by its first byte: it may never send a line end.
                let first = input[position]
                guard ByteSet.token.contains(first) || first == Self.carriageReturn else {
                    throw .malformed("The request does not start with a method.")
                }
            }
            noteHeadMethod(in: input, at: position)
            let isRequestLine = try readLine(
                in: input,
                at: &position,
                limit: limits.requestLineLength,
                overflow: RequestParserError(.uriTooLong, "The request line is too long.")
            ) { (parser, line) throws(RequestParserError) in
                guard line.isEmpty else {
                    try parser.parseRequestLine(line)
                    return true
                }
                return false
            }
            guard let isRequestLine else { return false }
            if isRequestLine {
                state = .headerFields
                return true
            }
            emptyLineCount += 1
            guard emptyLineCount <= 2 else { throw .malformed("Empty lines stand in place of a request.") }
        }
    }

    /// Takes note of the method HEAD before the line is complete: what refuses the request must have no content then.
    private mutating func noteHeadMethod(in input: borrowing Span<UInt8>, at position: Int) {
        let known = partialLine.count
        guard known < Self.headStart.count, known + input.count - position >= Self.headStart.count else { return }
        for index in Self.headStart.indices {
            let byte = index < known ? partialLine[index] : input[position + index - known]
            guard byte == Self.headStart[index] else { return }
        }
        head.method = .head
    }

    private static let headStart = Array("HEAD ".utf8)

    private mutating func parseRequestLine(_ line: borrowing Span<UInt8>) throws(RequestParserError) {
        var methodEnd = 0
        let token = ByteSet.token
        while methodEnd < line.count, token.contains(line[methodEnd]) { methodEnd += 1 }
        guard methodEnd > 0, methodEnd < line.count, line[methodEnd] == Self.space else {
            throw .malformed("The request line does not start with a method and a space.")
        }
        let targetStart = methodEnd + 1
        var targetEnd = targetStart
        var allowed = ByteSet.target
        while targetEnd < line.count, allowed.contains(line[targetEnd]) {
            if line[targetEnd] == Self.questionMark { allowed = .query }
            targetEnd += 1
        }
        guard targetEnd > targetStart, targetEnd < line.count, line[targetEnd] == Self.space else {
            throw .malformed("The request target is missing or has a character that is not allowed.")
        }
        head.minorVersion = try Self.parseVersion(line.extracting((targetEnd + 1)..<line.count))
        head.method = try Self.method(line.extracting(0..<methodEnd))
        try parseTarget(line.extracting(targetStart..<targetEnd))
        head.hasLine = true
    }

    /// Reads `HTTP/1.x` (RFC 9112 section 2.3).
    private static func parseVersion(_ version: borrowing Span<UInt8>) throws(RequestParserError) -> Int {
        guard version.count == 8, version.extracting(0..<5).isExactly("HTTP/"), version[6] == UInt8(ascii: "."),
            let major = version[5].decimalValue, let minor = version[7].decimalValue
        else { throw .malformed("The request line does not end with an HTTP version.") }
        guard major == 1 else {
            throw RequestParserError(.httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0.")
        }
        return min(minor, 1)
    }

    private static func method(_ name: borrowing Span<UInt8>) throws(RequestParserError) -> HTTPRequest.Method {
        if name.isExactly("GET") { return .get }
        if name.isExactly("POST") { return .post }
        if name.isExactly("HEAD") { return .head }
        if name.isExactly("CONNECT") { throw RequestParserError(.notImplemented, "This server is not a proxy.") }
        guard let method = HTTPRequest.Method(name.asciiString) else { throw .malformed("The method is not a token.") }
        return method
    }

    /// Reads the target in the forms of RFC 9112 section 3.2, except the one of CONNECT.
    private mutating func parseTarget(_ target: borrowing Span<UInt8>) throws(RequestParserError) {
        if target[0] == Self.slash {
            head.path = target.asciiString
        } else if target.isExactly("*") {
            guard head.method == .options else { throw .malformed("Only OPTIONS may have the target \"*\".") }
            head.path = "*"
        } else {
            try parseAbsoluteTarget(target)
        }
    }

    private mutating func parseAbsoluteTarget(_ target: borrowing Span<UInt8>) throws(RequestParserError) {
        let authorityStart: Int
        if target.count > 7, target.extracting(0..<7).spells("http://") {
            head.scheme = "http"
            authorityStart = 7
        } else if target.count > 8, target.extracting(0..<8).spells("https://") {
            head.scheme = "https"
            authorityStart = 8
        } else {
            throw .malformed("The request target is neither a path nor an http address.")
        }
        var authorityEnd = authorityStart
        while authorityEnd < target.count, target[authorityEnd] != Self.slash,
            target[authorityEnd] != Self.questionMark
        {
            authorityEnd += 1
        }
        let authority = target.extracting(authorityStart..<authorityEnd)
        guard authority.isHostAndPort else {
            throw .malformed("The request target does not name a host with an optional port.")
        }
        head.targetAuthority = authority.asciiString
        let rest = target.extracting(authorityEnd..<target.count)
        if rest.isEmpty {
            head.path = head.method == .options ? "*" : "/"
        } else if rest[0] == Self.slash {
            head.path = rest.asciiString
        } else {
            head.path = "/" + rest.asciiString
        }
    }

    static let space = UInt8(ascii: " ")
    private static let slash = UInt8(ascii: "/")
    private static let questionMark = UInt8(ascii: "?")
}
