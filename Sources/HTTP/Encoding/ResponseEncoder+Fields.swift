import HTTPTypes

extension ResponseEncoder {
    /// What the encoder does with a field.
    enum Role {
        case ordinary, contentLength, connection, replaced
    }

    static func role(of name: HTTPField.Name) -> Role {
        // By length first: names are compared as text, and few have one of these lengths.
        switch name.canonicalName.utf8.count {
        case 4 where name == .date: .replaced
        case 6 where name == .server: .replaced
        case 10 where name == .connection: .connection
        case 10 where name.canonicalName == "keep-alive": .replaced
        case 14 where name == .contentLength: .contentLength
        case 17 where name == .transferEncoding: .replaced
        default: .ordinary
        }
    }

    static func closes(_ connection: String) -> Bool {
        let options = connection.utf8.span
        var start = 0
        while let option = options.nextListElement(from: &start) {
            if options.extracting(option).spells("close") { return true }
        }
        return false
    }

    static func appendStatusLine(
        _ status: HTTPResponse.Status,
        to output: inout [UInt8]
    ) throws(ResponseEncoderError) {
        guard 200...999 ~= status.code else { throw .statusNotFinal(status.code) }
        if status.code == 200, status.reasonPhrase == "OK" {
            output.append(literal: "HTTP/1.1 200 OK\r\n")
            return
        }
        output.append(literal: "HTTP/1.1 ")
        output.append(decimal: status.code)
        output.append(UInt8(ascii: " "))
        var reasonPhrase = status.reasonPhrase
        let isSafe = reasonPhrase.withUTF8 { output.append(checking: $0) }
        guard isSafe else { throw .forbiddenReasonPhrase }
        output.append(literal: "\r\n")
    }

    /// Appends a field's line.
    static func appendField(_ field: HTTPField, to output: inout [UInt8]) throws(ResponseEncoderError) {
        var name = field.name.rawName
        name.withUTF8 { output.append(contentsOf: $0) }
        output.append(literal: ": ")
        let isSafe = field.withUnsafeBytesOfValue { output.append(checking: $0) }
        guard isSafe else { throw .forbiddenCharacter(field: field.name.rawName) }
        output.append(literal: "\r\n")
    }
}

extension [UInt8] {
    /// Appends characters of the source code.
    @inline(__always)
    mutating func append(literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Appends a number that is not negative, in decimal digits.
    mutating func append(decimal number: Int) {
        append(digitsOf: number, radix: 10)
    }

    /// Appends a number that is not negative, in hexadecimal digits.
    mutating func append(hexadecimal number: Int) {
        append(digitsOf: number, radix: 16)
    }

    private mutating func append(digitsOf number: Int, radix: Int) {
        var divisor = 1
        while number / divisor >= radix { divisor *= radix }
        var rest = number
        while divisor > 0 {
            let digit = UInt8(truncatingIfNeeded: rest / divisor)
            append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            rest %= divisor
            divisor /= radix
        }
    }

    /// Appends bytes that come from outside; `false` when one of them is a line end or a NUL.
    mutating func append(checking bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var forbidden: UInt8 = 0
        // Without branches, so that the processor looks at many bytes at once.
        for byte in bytes { forbidden |= (byte == 0x00 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0) }
        guard forbidden == 0 else { return false }
        append(contentsOf: bytes)
        return true
    }
}
