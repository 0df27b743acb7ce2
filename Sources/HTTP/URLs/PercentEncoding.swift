/// Writes text into one kind of place in a URL, escaping what could not stand there (RFC 3986, section 2.1).
///
/// Each place has its own value: `PercentEncoding.pathSegment.encode("a/b")` is `a%2Fb`.
package struct PercentEncoding: Sendable {
    private let unescaped: ByteSet
    private let writesSpaceAsPlus: Bool

    /// One segment of a path; a slash in the text is escaped.
    package static let pathSegment = PercentEncoding(unescaped: segmentCharacters, writesSpaceAsPlus: false)

    /// A whole path; slashes in the text stay slashes.
    package static let path = PercentEncoding(
        unescaped: segmentCharacters.union(ByteSet("/")), writesSpaceAsPlus: false)

    /// A name or value in a query or a URL-encoded form (WHATWG URL, section 5.2); a space becomes a plus sign.
    package static let formComponent = PercentEncoding(
        unescaped: ByteSet.lettersAndDigits.union(ByteSet("*-._")), writesSpaceAsPlus: true)

    private static let segmentCharacters = ByteSet.unreserved.union(ByteSet("!$&'()*+,;=:@"))

    /// Returns the text as it stands in the URL: ASCII, safe in this place.
    package func encode(_ text: String) -> String {
        guard !text.utf8.allSatisfy(unescaped.contains) else { return text }
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text as it stands in the URL.
    package func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.reserveCapacity(bytes.count + text.utf8.count)
        for byte in text.utf8 {
            append(byte, to: &bytes)
        }
    }

    /// Appends one byte of UTF-8 as it stands in the URL.
    func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        if unescaped.contains(byte) {
            bytes.append(byte)
        } else if writesSpaceAsPlus && byte == UInt8(ascii: " ") {
            bytes.append(UInt8(ascii: "+"))
        } else {
            bytes.append(UInt8(ascii: "%"))
            bytes.append(Self.capitalHexadecimalDigit(byte >> 4))
            bytes.append(Self.capitalHexadecimalDigit(byte & 15))
        }
    }

    /// The byte that a percent sign at `index` stands for, or nil when two hexadecimal digits do not follow it.
    @inline(__always)
    static func escapedByte(in bytes: Span<UInt8>, at index: Int) -> UInt8? {
        guard index + 2 < bytes.count,
            let high = bytes[index + 1].hexadecimalValue,
            let low = bytes[index + 2].hexadecimalValue
        else { return nil }
        return high << 4 | low
    }

    private static func capitalHexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
