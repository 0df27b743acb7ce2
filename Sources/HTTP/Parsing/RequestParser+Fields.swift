import HTTPTypes

extension RequestParser {
    /// Reads one line of the header or trailer section; `false` when more bytes are needed.
    ///
    /// The empty line that ends the section moves the state on.
    mutating func readFieldLine(
        in input: borrowing Span<UInt8>,
        at position: inout Int
    ) throws(RequestParserError) -> Bool {
        let isRead: Void? = try readLine(
            in: input,
            at: &position,
            // The empty line that ends the section is not counted.
            limit: limits.fieldSectionLength - fieldSectionLength + 2,
            overflow: RequestParserError(.requestHeaderFieldsTooLarge, "The header fields are too long.")
        ) { (parser, line) throws(RequestParserError) in
            guard !line.isEmpty else {
                parser.state = .complete
                return
            }
            parser.fieldSectionLength += line.count + 2
            try parser.parseFieldLine(line)
        }
        return isRead != nil
    }

    private mutating func parseFieldLine(_ line: borrowing Span<UInt8>) throws(RequestParserError) {
        var nameEnd = 0
        let token = ByteSet.token
        while nameEnd < line.count, token.contains(line[nameEnd]) { nameEnd += 1 }
        guard nameEnd > 0, nameEnd < line.count, line[nameEnd] == UInt8(ascii: ":") else {
            throw .malformed("A header field is not a name directly followed by a colon.")
        }
        var valueStart = nameEnd + 1
        var valueEnd = line.count
        while valueStart < valueEnd, Self.isBlank(line[valueStart]) { valueStart += 1 }
        while valueEnd > valueStart, Self.isBlank(line[valueEnd - 1]) { valueEnd -= 1 }
        let value = line.extracting(valueStart..<valueEnd)
        for index in value.indices {
            let byte = value[index]
            guard !byte.isControl || byte == 0x09 else {
                throw .malformed("A header field has a control character in its value.")
            }
        }
        guard fields.count < limits.fieldCount else {
            throw RequestParserError(.requestHeaderFieldsTooLarge, "There are too many header fields.")
        }
        guard let (name, role) = FieldNames.lookUp(line.extracting(0..<nameEnd)) else {
            throw .malformed("A header field has a name that is not a token.")
        }
        if case .headerFields = state {
            guard try noteFraming(role, value) else { return }
        }
        if fields.isEmpty { fields.reserveCapacity(12) }
        fields.append(HTTPField(name: name, bytes: value))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == space || byte == 0x09
    }
}

extension HTTPField {
    /// Makes a field of a value that was found to have no forbidden character.
    fileprivate init(name: Name, bytes: Span<UInt8>) {
        if let text = String(validating: bytes) {
            self.init(name: name, value: text)
        } else {
            self = bytes.withUnsafeBufferPointer { HTTPField(name: name, value: $0) }
        }
    }
}
