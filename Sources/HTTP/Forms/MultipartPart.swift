/// What the headers of one part of a multipart form say about it (RFC 7578, section 4).
package struct MultipartPart: Sendable, Hashable {
    /// The field's name.
    package let name: String

    /// The name of the file on the sender's machine, or nil when the part is a plain field.
    ///
    /// It is safe to show and to use as the last part of a path: folders before it, control characters and leading
    /// dots are gone and it has at most 255 bytes. One of which nothing is left, as of `..`, becomes `file`. It is empty
    /// when the sender left it empty, as browsers do when no file was chosen.
    package let fileName: String?

    /// What the part says its value is; nil when it says nothing readable.
    package let contentType: MediaType?

    /// Reads the header lines of a part, without the empty line that ends them.
    init(headers: ArraySlice<UInt8>) throws(FormError) {
        guard let text = String(validating: headers, as: UTF8.self) else { throw .invalidText }
        var disposition: (name: String, fileName: String?)?
        var contentType: MediaType?
        for line in Self.lines(of: text) {
            let (name, value) = try Self.header(line)
            switch name {
            case "content-disposition":
                guard disposition == nil else { throw .malformed(.invalidPartHeaders) }
                disposition = try Self.disposition(value)
            case "content-type":
                contentType = MediaType(value)
            case "content-transfer-encoding":
                guard Self.isIdentity(encoding: value) else { throw .malformed(.transferEncoding) }
            default:
                break
            }
        }
        guard let disposition else { throw .malformed(.missingName) }
        name = disposition.name
        fileName = disposition.fileName
        self.contentType = contentType
    }

    /// The lines between line ends of carriage return and line feed; nothing has no lines.
    private static func lines(of text: String) -> [Substring] {
        text.isEmpty ? [] : text.split(separator: "\r\n", omittingEmptySubsequences: false)
    }

    /// Parts a header line into its name, in small letters, and its value.
    private static func header(_ line: Substring) throws(FormError) -> (name: String, value: String) {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line.utf8[..<colon].allSatisfy(ByteSet.token.contains),
            !line.utf8.contains(where: { $0.isControl && $0 != UInt8(ascii: "\t") })
        else { throw .malformed(.invalidPartHeaders) }
        let name = String(decoding: line.utf8[..<colon].lazy.map(\.lowercasedASCII), as: UTF8.self)
        return (name, String(line[line.utf8.index(after: colon)...]))
    }

    private static func isIdentity(encoding value: String) -> Bool {
        var scanner = FieldScanner(value)
        scanner.skipSpace()
        return ["7bit", "8bit", "binary"].contains(scanner.lowercasedToken())
    }

    /// Reads `form-data; name="…"; filename="…"`.
    private static func disposition(_ value: String) throws(FormError) -> (name: String, fileName: String?) {
        var scanner = FieldScanner(value)
        scanner.skipSpace()
        guard scanner.lowercasedToken() == "form-data" else { throw .malformed(.missingName) }
        var name: String?
        var fileName: String?
        scanner.skipSpace()
        while scanner.skip(";") {
            scanner.skipSpace()
            guard let parameter = scanner.lowercasedToken(), scanner.skip("="),
                let text = scanner.next == UInt8(ascii: "\"")
                    ? scanner.quotedString(escapingOnlyQuotes: true) : scanner.token()
            else { throw .malformed(.invalidPartHeaders) }
            switch parameter {
            case "name" where name == nil: name = withoutEscapes(text)
            case "filename" where fileName == nil: fileName = sanitized(fileName: withoutEscapes(text))
            case "name", "filename": throw .malformed(.invalidPartHeaders)
            default: break
            }
            scanner.skipSpace()
        }
        guard scanner.isAtEnd else { throw .malformed(.invalidPartHeaders) }
        guard let name else { throw .malformed(.missingName) }
        return (name, fileName)
    }

    /// Undoes the three escapes that browsers write into names (HTML, "multipart/form-data encoding algorithm").
    private static func withoutEscapes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = text.utf8.span
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), let byte = PercentEncoding.escapedByte(in: bytes, at: index),
                byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
            {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What a file is called whose own name cannot be used.
    private static let nameOfNameless = "file"

    private static func sanitized(fileName: String) -> String {
        let start = fileName.unicodeScalars.lastIndex { $0 == "/" || $0 == "\\" }.map(
            fileName.unicodeScalars.index(after:))
        let lastComponent = fileName.unicodeScalars[(start ?? fileName.startIndex)...]
        // What nobody sees goes first, so that no dot leads once it is gone.
        let visible = lastComponent.lazy.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        var result = ""
        for scalar in visible.drop(while: { $0 == "." || $0.properties.isWhitespace }) {
            guard result.utf8.count + UTF8.width(scalar) <= 255 else { break }
            result.unicodeScalars.append(scalar)
        }
        return result.isEmpty && !fileName.isEmpty ? nameOfNameless : result
    }
}
