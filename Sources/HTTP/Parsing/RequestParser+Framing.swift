import HTTPTypes

extension RequestParser {
    /// Takes note of a header field that says how the message is framed; `false` when it is not to be kept as a field.
    mutating func noteFraming(
        _ role: FieldNames.Role,
        _ value: borrowing Span<UInt8>
    ) throws(RequestParserError) -> Bool {
        switch role {
        case .ordinary:
            return true
        case .host:
            guard head.host == nil else { throw .malformed("There are several Host fields.") }
            // Empty is what a client sends whose target has no host.
            guard value.isEmpty || value.isHostAndPort else {
                throw .malformed("The Host field is not a host with an optional port.")
            }
            head.host = value.asciiString
            return false
        case .contentLength:
            return try noteContentLength(value)
        case .transferEncoding:
            try noteTransferCodings(value)
        case .connection:
            noteConnection(value)
        case .expect:
            guard value.spells("100-continue") else {
                throw RequestParserError(.expectationFailed, "The only expectation that can be met is 100-continue.")
            }
            head.expectsContinue = true
        }
        return true
    }

    /// Ends the head: decides how the content is framed, and whether the request can be answered at all.
    mutating func finishHead() throws(RequestParserError) -> RequestHead {
        if head.minorVersion >= 1, head.host == nil { throw .malformed("The Host field is missing.") }
        let framing = try framing()
        switch framing {
        case .none: state = .complete
        // Who asked for what is known, so that the refusal can be theirs to read.
        case .length(let length) where length > limits.contentLength: state = .failed(Self.contentTooLarge)
        case .length(let length): state = .content(remaining: length)
        case .chunked: state = .chunkSize
        }
        defer {
            fields = HTTPFields()
            fieldSectionLength = 0
        }
        var requestHead = RequestHead(
            request: HTTPRequest(
                method: head.method,
                scheme: head.scheme,
                authority: head.targetAuthority ?? head.host,
                path: head.path,
                headerFields: fields
            ),
            minorVersion: head.minorVersion,
            framing: framing,
            keepsAlive: !head.closes && (head.minorVersion >= 1 || head.keepsAlive),
            expectsContinue: head.expectsContinue && head.minorVersion >= 1 && framing != .none
        )
        requestHead.namesScheme = head.targetAuthority != nil
        return requestHead
    }

    /// Decides how the content is framed (RFC 9112 section 6.3), refusing what could be understood in two ways.
    private func framing() throws(RequestParserError) -> RequestHead.Framing {
        guard head.transferCodingCount > 0 else {
            guard let length = head.contentLength, length > 0 else { return .none }
            return .length(length)
        }
        guard head.minorVersion >= 1 else { throw .malformed("HTTP/1.0 has no transfer codings.") }
        guard head.contentLength == nil else {
            throw .malformed("The request has both a Content-Length and a Transfer-Encoding field.")
        }
        guard head.endsWithChunked else { throw .malformed("The last transfer coding of a request must be chunked.") }
        guard head.chunkedCount == 1 else { throw .malformed("The request is chunked more than once.") }
        guard head.transferCodingCount == 1 else {
            throw RequestParserError(.notImplemented, "The only transfer coding that this server knows is chunked.")
        }
        return .chunked
    }

    /// Takes note of a `Content-Length` field; `false` when it repeats an earlier one.
    private mutating func noteContentLength(_ value: borrowing Span<UInt8>) throws(RequestParserError) -> Bool {
        guard !value.isEmpty else { throw .malformed("The Content-Length field is empty.") }
        var length = 0
        for index in value.indices {
            guard let digit = value[index].decimalValue else {
                throw .malformed("The Content-Length field is not a number.")
            }
            let (product, overflows) = length.multipliedReportingOverflow(by: 10)
            guard !overflows, product <= Int.max - digit else { throw Self.contentTooLarge }
            length = product + digit
        }
        guard let earlier = head.contentLength else {
            head.contentLength = length
            return true
        }
        guard earlier == length else { throw .malformed("There are several differing Content-Length fields.") }
        return false
    }

    private mutating func noteTransferCodings(_ value: borrowing Span<UInt8>) throws(RequestParserError) {
        guard !value.isEmpty else { throw .malformed("The Transfer-Encoding field is empty.") }
        var start = 0
        while let element = value.nextListElement(from: &start) {
            let coding = value.extracting(element)
            // Others read an empty element as a coding of its own, or refuse it.
            guard !coding.isEmpty else { throw .malformed("The Transfer-Encoding field has an empty element.") }
            head.endsWithChunked = coding.spells("chunked")
            head.transferCodingCount += 1
            head.chunkedCount += head.endsWithChunked ? 1 : 0
        }
    }

    private mutating func noteConnection(_ value: borrowing Span<UInt8>) {
        var start = 0
        while let element = value.nextListElement(from: &start) {
            let option = value.extracting(element)
            if option.spells("close") { head.closes = true }
            if option.spells("keep-alive") { head.keepsAlive = true }
        }
    }

    static var contentTooLarge: RequestParserError {
        RequestParserError(.contentTooLarge, "The content is longer than this server accepts.")
    }
}
