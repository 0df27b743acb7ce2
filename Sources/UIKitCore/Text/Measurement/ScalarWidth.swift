/// The widths of characters that no table holds, by what they are.
enum ScalarWidth {
    /// The width of an emoji, in ems, as the interface font's companion draws it.
    static let emoji = 20.0 / 17

    /// The width of a scalar in ems; 0 for one that joins the character before it.
    ///
    /// - Parameter scalar: A scalar that is not in the tables.
    static func ems(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x0590...0x05FF: isMark(scalar) ? 0 : 0.56
        case 0x0600...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: isMark(scalar) ? 0 : 0.5
        case 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x17FF: isMark(scalar) ? 0 : 0.66
        case 0x0E00...0x0EFF: isMark(scalar) ? 0 : 0.56
        case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: 0.92
        // Vowels and finals of Hangul stand within the syllable that began.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: 1
        case 0xFF61...0xFFDC: 0.5
        case 0x20000...0x3FFFF: 1
        case 0x1F3FB...0x1F3FF: 0
        case 0x1F000...0x1FAFF: emoji
        default: isMark(scalar) ? 0 : scalar.properties.isEmojiPresentation ? emoji : 0.62
        }
    }

    /// Whether a scalar takes no place of its own.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: true
        default: false
        }
    }
}

extension ScalarWidth {
    /// Whether a scalar is a picture that a joiner can make part of the one before it.
    static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x2190 && (scalar.properties.isEmoji || scalar.value >= 0x1F000)
    }
}
