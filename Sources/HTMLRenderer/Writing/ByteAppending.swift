extension [UInt8] {
    /// Appends text of the source code.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends text with the characters that mean something in HTML replaced, for content and quoted attributes alike.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            var index = 0
            while index < utf8.count {
                if let replacement = Self.replacement(for: utf8[index]) {
                    append(contentsOf: utf8[start..<index])
                    append(replacement)
                    start = index + 1
                }
                index += 1
            }
            append(contentsOf: utf8[start..<utf8.count])
        }
    }

    @inline(__always)
    private static func replacement(for byte: UInt8) -> StaticString? {
        guard byte <= UInt8(ascii: ">") else { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }

    /// Appends an integer.
    mutating func append(decimal integer: Int) {
        if (0..<10).contains(integer) {
            append(UInt8(ascii: "0") + UInt8(integer))
            return
        }
        if integer < 0 { append(UInt8(ascii: "-")) }
        var magnitude = integer.magnitude
        let start = count
        while magnitude > 0 {
            append(UInt8(ascii: "0") + UInt8(magnitude % 10))
            magnitude /= 10
        }
        // The digits came out from the last to the first.
        self[start...].reverse()
    }

    /// Appends a number with at most three decimal places, as CSS reads it; zero when it is not finite.
    mutating func append(number: Double) {
        let limit = 1e9
        let thousandths = number.isFinite ? Int((Swift.min(Swift.max(number, -limit), limit) * 1000).rounded()) : 0
        if thousandths < 0 { append(UInt8(ascii: "-")) }
        let magnitude = thousandths.magnitude
        append(decimal: Int(magnitude / 1000))
        var fraction = magnitude % 1000
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        var place: UInt = 100
        while fraction > 0 {
            append(UInt8(ascii: "0") + UInt8(fraction / place))
            fraction %= place
            place /= 10
        }
    }

    /// Appends an address for an attribute: `about:blank` when its scheme could run a program, percent-encoded where a
    /// character may not stand in an address, and escaped.
    mutating func appendAddress(_ address: String) {
        guard Self.isHarmless(address) else {
            append("about:blank")
            return
        }
        let bytes = address.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"),
                UInt8(ascii: "^"):
                append(UInt8(ascii: "%"))
                append(Self.hexadecimalDigit(byte >> 4))
                append(Self.hexadecimalDigit(byte & 15))
            default: append(byte)
            }
        }
    }

    static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// Whether an address is relative or has a scheme that only fetches or opens something.
    ///
    /// Browsers ignore white space and control characters around a scheme, so these are ignored here too.
    private static func isHarmless(_ address: String) -> Bool {
        let bytes = address.utf8.span
        var end = 0
        while end < bytes.count, bytes[end] != UInt8(ascii: ":") {
            let byte = bytes[end]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return true }
            end += 1
        }
        guard end < bytes.count else { return true }
        let scheme = address.utf8.prefix(end).filter { $0 > 0x20 }
        return harmlessSchemes.contains(scheme.map { $0 | 0x20 })
    }

    private static let harmlessSchemes: Set<[UInt8]> = Set(
        ["http", "https", "mailto", "tel", "sms"].map { Array($0.utf8) })
}
