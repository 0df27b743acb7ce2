import Foundation

/// Text as it comes from a page, brought into the form in which it is stored.
enum TypedText {
    /// The most bytes of UTF-8 that a text field takes.
    static let longestField = 16_384

    /// The most bytes of UTF-8 that a text view takes.
    static let longestDocument = 1_048_576

    /// The text in one line: without line ends and other control characters.
    static func singleLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) || hasUnicodeLineEnds(text) else { return text }
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isControl(scalar) && !isUnicodeLineEnd(scalar) || scalar == "\t" {
            line.append(scalar)
        }
        return String(line)
    }

    /// The text with every line end as one line feed, without other control characters.
    static func lines(_ text: String) -> String {
        guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F }) else { return text }
        var lines = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": lines.append("\n")
            case "\n" where previous == "\r": break
            case "\n", "\t": lines.append(scalar)
            default: if !isControl(scalar) { lines.append(scalar) }
            }
            previous = scalar
        }
        return String(lines)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x7F
    }

    private static func isUnicodeLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x2028 || scalar.value == 0x2029
    }

    private static func hasUnicodeLineEnds(_ text: String) -> Bool {
        text.utf8.contains(0xE2) && text.unicodeScalars.contains(where: isUnicodeLineEnd)
    }
}
