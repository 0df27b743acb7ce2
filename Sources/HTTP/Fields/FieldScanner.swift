/// Reads the value of a header field from left to right: tokens, quoted strings and optional white space
/// (RFC 9110, section 5.6).
struct FieldScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    /// Starts at the beginning of a field's value.
    init(_ value: String) {
        bytes = Array(value.utf8)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { position == bytes.count }

    /// The byte to be read next, or nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips spaces and tabs.
    mutating func skipSpace() {
        while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
            position += 1
        }
    }

    /// Skips the character when it comes next, and says whether it did.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let next, next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips everything up to the character, which is left to be read, or to the end.
    mutating func skipUntil(_ character: Unicode.Scalar) {
        while let next, next != UInt8(ascii: character) {
            position += 1
        }
    }

    /// Reads the longest run of bytes that satisfy the condition; it may be empty.
    mutating func run(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while let next, condition(next) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads a token; nil when none comes next.
    mutating func token() -> String? {
        let token = run(while: ByteSet.token.contains)
        return token.isEmpty ? nil : token
    }

    /// Reads a token and turns its ASCII capitals small; nil when none comes next.
    mutating func lowercasedToken() -> String? {
        let start = position
        skipToken()
        return position > start ? lowercasedText(in: start..<position) : nil
    }

    /// Reads two tokens with a slash between them and turns their ASCII capitals small; nil when they do not come next.
    mutating func lowercasedTokenPair() -> String? {
        let start = position
        skipToken()
        guard position > start, skip("/") else { return nil }
        let second = position
        skipToken()
        return position > second ? lowercasedText(in: start..<position) : nil
    }

    private mutating func skipToken() {
        while let next, ByteSet.token.contains(next) {
            position += 1
        }
    }

    private func lowercasedText(in range: Range<Int>) -> String {
        String(unsafeUninitializedCapacity: range.count) { buffer in
            for (offset, index) in range.enumerated() {
                buffer[offset] = bytes[index].lowercasedASCII
            }
            return range.count
        }
    }

    /// Reads a non-negative decimal number, the greatest there is in place of one that does not fit; nil when none comes
    /// next.
    mutating func number() -> Int64? {
        let start = position
        var value: Int64 = 0
        while let digit = next?.decimalValue {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int64(digit))
            value = overflow || carry ? .max : sum
            position += 1
        }
        return position == start ? nil : value
    }

    /// Reads a token or a quoted string; nil when neither comes next or the closing quote is missing.
    mutating func tokenOrQuotedString() -> String? {
        next == UInt8(ascii: "\"") ? quotedString() : token()
    }

    /// Reads a quoted string and returns what is between the quotes, without the backslashes that escape; nil when it is none
    /// or holds a control character.
    ///
    /// - Parameter onlyQuotes: a backslash escapes a quote or another backslash and otherwise stands for itself, as
    ///   in the file names that browsers and curl send.
    mutating func quotedString(escapingOnlyQuotes onlyQuotes: Bool = false) -> String? {
        guard skip("\"") else { return nil }
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") {
                return String(validating: content, as: UTF8.self)
            }
            if !onlyQuotes, byte.isControl, byte != 0x09 { return nil }
            if byte == UInt8(ascii: "\\"), let escaped = next,
                !onlyQuotes || escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
            {
                if !onlyQuotes, escaped.isControl, escaped != 0x09 { return nil }
                content.append(escaped)
                position += 1
            } else {
                content.append(byte)
            }
        }
        return nil
    }
}
