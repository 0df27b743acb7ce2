/// The format `application/x-www-form-urlencoded`: bodies of plain forms and queries of URLs (WHATWG URL, section 5).
package enum URLEncodedForm {
    /// Reads a body.
    ///
    /// A percent sign without two hexadecimal digits stands for itself, as the standard says; text that is not UTF-8
    /// once decoded is refused, because repairing it would store something that nobody typed.
    package static func decode(
        _ body: [UInt8], limits: FormLimits = FormLimits()
    ) throws(FormError) -> Form {
        try decode(body.span, limits: limits)
    }

    /// Reads the query of a URL, without its question mark.
    package static func decode(
        _ query: String, limits: FormLimits = FormLimits()
    ) throws(FormError) -> Form {
        try decode(query.utf8.span, limits: limits)
    }

    /// Writes the fields as a body or query; the text is ASCII.
    package static func encode(_ form: Form) -> String {
        var bytes: [UInt8] = []
        for field in form.fields {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            PercentEncoding.formComponent.append(field.name, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentEncoding.formComponent.append(field.value, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func decode(_ bytes: Span<UInt8>, limits: FormLimits) throws(FormError) -> Form {
        var form = Form()
        var scratch: [UInt8] = []
        var start = 0
        while start < bytes.count {
            var end = start
            var equals: Int?
            while end < bytes.count, bytes[end] != UInt8(ascii: "&") {
                if bytes[end] == UInt8(ascii: "="), equals == nil { equals = end }
                end += 1
            }
            if end > start {
                guard form.fields.count < limits.fieldCount else { throw .tooManyFields(limit: limits.fieldCount) }
                let nameEnd = equals ?? end
                let valueStart = min(nameEnd + 1, end)
                guard let name = try text(bytes.extracting(start..<nameEnd), upTo: limits.nameLength, &scratch) else {
                    throw .nameTooLong(limit: limits.nameLength)
                }
                guard let value = try text(bytes.extracting(valueStart..<end), upTo: limits.valueLength, &scratch)
                else {
                    throw .valueTooLong(name: name, limit: limits.valueLength)
                }
                form.fields.append(Form.Field(name: name, value: value))
            }
            start = end + 1
        }
        return form
    }

    /// The decoded text, or nil when it is longer than the limit in bytes.
    private static func text(
        _ bytes: Span<UInt8>, upTo limit: Int, _ scratch: inout [UInt8]
    ) throws(FormError) -> String? {
        guard bytes.count / 3 <= limit else { return nil }
        var index = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: "%"), bytes[index] != UInt8(ascii: "+") {
            index += 1
        }
        let text: String?
        if index == bytes.count {
            guard bytes.count <= limit else { return nil }
            text = String(validating: bytes)
        } else {
            unescape(bytes, into: &scratch)
            guard scratch.count <= limit else { return nil }
            text = String(validating: scratch.span)
        }
        guard let text else { throw .invalidText }
        return text
    }

    private static func unescape(_ bytes: Span<UInt8>, into unescaped: inout [UInt8]) {
        unescaped.removeAll(keepingCapacity: true)
        unescaped.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), let escaped = PercentEncoding.escapedByte(in: bytes, at: index) {
                unescaped.append(escaped)
                index += 3
            } else {
                unescaped.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
    }
}

extension String {
    /// The text of bytes; nil when they are not UTF-8.
    init?(validating bytes: Span<UInt8>) {
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        self.init(copying: text)
    }
}
