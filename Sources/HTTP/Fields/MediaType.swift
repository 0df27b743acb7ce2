/// A media type such as `text/html; charset=utf-8` (RFC 9110, section 8.3.1).
package struct MediaType: Sendable, Hashable, CustomStringConvertible {
    /// One parameter; its name is in small letters.
    package struct Parameter: Sendable, Hashable {
        /// The name in small letters.
        package let name: String
        /// The value, without quotes.
        package let value: String
    }

    /// The type and subtype in small letters, such as `text/html`.
    package let essence: String

    /// The parameters in their order.
    package let parameters: [Parameter]

    /// Reads the value of a `Content-Type` field; nil when it is none.
    ///
    /// A parameter that comes twice is an error (RFC 6838, section 4.3): one reader would take the first, another the last.
    package init?(_ text: String) {
        var scanner = FieldScanner(text)
        scanner.skipSpace()
        guard let essence = scanner.lowercasedTokenPair() else { return nil }
        self.essence = essence
        var parameters: [Parameter] = []
        var names: Set<String> = []
        while true {
            guard let parameter = scanner.parameter() else { return nil }
            guard let (name, value) = parameter else { break }
            guard names.insert(name).inserted else { return nil }
            parameters.append(Parameter(name: name, value: value))
        }
        guard scanner.isAtEnd else { return nil }
        self.parameters = parameters
    }

    private init(essence: String, charset: String?) {
        self.essence = essence
        parameters = charset.map { [Parameter(name: "charset", value: $0)] } ?? []
    }

    /// A page.
    package static let html = MediaType(essence: "text/html", charset: "utf-8")
    /// Data for programs (RFC 8259).
    package static let json = MediaType(essence: "application/json", charset: nil)
    /// A problem document (RFC 9457).
    package static let problem = MediaType(essence: "application/problem+json", charset: nil)
    /// Text to be read as it stands.
    package static let plainText = MediaType(essence: "text/plain", charset: "utf-8")

    /// The value of the parameter of that name, given in small letters; nil when there is none.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    /// The media type as the value of a `Content-Type` field.
    package var description: String {
        parameters.reduce(into: essence) { text, parameter in
            text += "; \(parameter.name)=\(Self.quotedWhereNeeded(parameter.value))"
        }
    }

    private static func quotedWhereNeeded(_ value: String) -> String {
        if !value.isEmpty && value.utf8.allSatisfy(ByteSet.token.contains) { return value }
        let escaped = value.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\"" || scalar == "\\" { text += "\\" }
            if scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" { text.unicodeScalars.append(scalar) }
        }
        return "\"\(escaped)\""
    }
}

extension FieldScanner {
    /// Reads `; name=value`: nil when it is malformed, an empty optional when no parameter comes next.
    mutating func parameter() -> (name: String, value: String)?? {
        skipSpace()
        while skip(";") {
            skipSpace()
            guard let next, next != UInt8(ascii: ";"), next != UInt8(ascii: ",") else { continue }
            guard let name = lowercasedToken(), skip("="), let value = tokenOrQuotedString() else { return nil }
            return .some((name, value))
        }
        return .some(nil)
    }
}
