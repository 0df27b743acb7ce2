/// Tells a line breaker what the characters of a text in one font are.
struct CharacterReader {
    /// What lines are made of.
    var breaker: LineBreaker
    /// The character before, for pairs that stand closer; 0 at the beginning of a font.
    private var previous: UInt32 = 0
    private var previousWidth = 0.0
    private var joinsNext = false
    private var isSecondOfFlag = false

    /// The distance of tab stops in paragraphs that set none.
    private static let tabInterval = 28.0

    init(limits: TextLimits) {
        breaker = LineBreaker(limits: limits)
    }

    /// Reads text in a font.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: What the font's characters measure.
    ///   - kern: Additional points behind each character.
    mutating func read(_ text: Substring.UnicodeScalarView, font: FontMeasurements, kern: Double = 0) {
        let heights = LineHeights(font)
        previous = 0
        for scalar in text {
            defer { breaker.position += 1 }
            if breaker.isFull {
                breaker.noteMoreText()
                return
            }
            let value = scalar.value
            if value > 0x20, value < 0x7F {
                readPrintable(value, font: font, heights: heights, kern: kern)
            } else if value == 0x20 {
                breaker.addSpace(font.spaceWidth + kern + font.kerning(previous, value), heights)
                previous = value
                joinsNext = false
            } else {
                readOther(scalar, font: font, heights: heights, kern: kern)
            }
        }
    }

    /// Adds something that is no character, such as an image.
    mutating func addAttachment(width: Double, heights: LineHeights) {
        breaker.addBreakOpportunity()
        breaker.addLetter(width, heights)
        breaker.addBreakOpportunity()
        breaker.position += 1
        previous = 0
    }

    private mutating func readPrintable(_ value: UInt32, font: FontMeasurements, heights: LineHeights, kern: Double) {
        let width = font.width(ofASCII: value) + kern + font.kerning(previous, value)
        switch value {
        case 0x2D, 0x2F: breaker.addHyphen(width, heights)
        default: breaker.addLetter(width, heights, isDigit: value <= 0x39 && value >= 0x30)
        }
        previous = value
        previousWidth = width
        joinsNext = false
        isSecondOfFlag = false
    }

    private mutating func readOther(
        _ scalar: Unicode.Scalar, font: FontMeasurements, heights: LineHeights, kern: Double
    ) {
        let value = scalar.value
        defer { previous = value }
        switch value {
        case 0x0A where previous == 0x0D: return
        case 0x0A, 0x0C, 0x0D, 0x85, 0x2029: breaker.endLine(heights, endsParagraph: true)
        case 0x0B, 0x2028: breaker.endLine(heights, endsParagraph: false)
        case 0x09: breaker.addTab(every: Self.tabInterval, heights)
        case 0x200D: joinsNext = true
        case 0x200B, 0xAD: breaker.addBreakOpportunity()
        case 0xFE0F: showAsEmoji(font: font, heights: heights)
        case 0x1F1E6...0x1F1FF: readFlag(font: font, heights: heights, kern: kern)
        case 0..<0x20, 0x7F..<0xA0: break
        default: readCharacter(scalar, width: font.width(of: scalar), heights: heights, kern: kern)
        }
    }

    private mutating func readCharacter(
        _ scalar: Unicode.Scalar, width: Double, heights: LineHeights, kern: Double
    ) {
        isSecondOfFlag = false
        if joinsNext || width == 0 {
            // Joined to the emoji before it, or without a place of its own.
            let joins = joinsNext && ScalarWidth.isPictograph(scalar)
            joinsNext = false
            if joins || width == 0 { return }
        }
        previousWidth = width + kern
        switch scalar.value {
        case 0x2000...0x200A, 0x205F, 0x3000: breaker.addSpace(width + kern, heights)
        case 0x2010, 0x2012...0x2014: breaker.addHyphen(width + kern, heights)
        case 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x3FFFF:
            breaker.addIdeograph(
                width + kern, heights, canBegin: !Self.cannotBegin.contains(scalar.value),
                canEnd: !Self.cannotEnd.contains(scalar.value))
        default: breaker.addLetter(width + kern, heights)
        }
    }

    /// Makes the character before it as wide as an emoji.
    private mutating func showAsEmoji(font: FontMeasurements, heights: LineHeights) {
        guard previousWidth > 0, previousWidth < font.emojiWidth else { return }
        breaker.addLetter(font.emojiWidth - previousWidth, heights)
        previousWidth = font.emojiWidth
    }

    /// Two letters of this kind make one flag.
    private mutating func readFlag(font: FontMeasurements, heights: LineHeights, kern: Double) {
        if !isSecondOfFlag {
            breaker.addIdeograph(font.emojiWidth + kern, heights, canBegin: true, canEnd: true)
            previousWidth = font.emojiWidth + kern
        }
        isSecondOfFlag.toggle()
    }

    /// Closing punctuation and small kana, which stay with what is before them.
    private static let cannotBegin = Set(
        "、。，．・：；？！）］｝〉》」』】〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars.map(\.value))
    /// Opening punctuation, which stays with what is behind it.
    private static let cannotEnd = Set("（［｛〈《「『【〔".unicodeScalars.map(\.value))
}
