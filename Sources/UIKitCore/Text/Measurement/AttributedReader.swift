import Foundation

/// Reads the runs of attributed text.
package struct AttributedReader {
    private var reader: CharacterReader
    private let font: FontAttributes
    private let limits: TextLimits
    /// By how much fonts are scaled.
    private let scale: Double
    private var beginsParagraph = true

    init(font: FontAttributes, limits: TextLimits, scale: Double = 1, keepsLines: Bool = false) {
        self.font = font
        self.limits = limits
        self.scale = scale
        reader = CharacterReader(limits: limits)
        reader.breaker.keepsLines = keepsLines
    }

    /// Reads text of the same attributes.
    mutating func read(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard !reader.breaker.isFull else { return reader.breaker.noteMoreText() }
        var fontAttributes = (attributes[.font] as? UIFont)?.attributes ?? font
        if scale != 1 { fontAttributes.pointSize *= CGFloat(scale) }
        let font = FontMeasurements.measurements(of: fontAttributes)
        let kern = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        if let attachment = NSTextAttachment.standing(for: text, with: attributes) {
            beginParagraph(style)
            let bounds = attachment.bounds(besideTextOf: fontAttributes.pointSize)
            for _ in text.unicodeScalars { read(bounds, font: font) }
            return
        }
        var rest = text[...].unicodeScalars
        while !rest.isEmpty {
            beginParagraph(style)
            let end = Self.paragraphEnd(in: rest)
            reader.read(rest[..<(end ?? rest.endIndex)], font: font, kern: kern)
            guard let end else { return }
            beginsParagraph = true
            rest = rest[end...]
        }
    }

    /// The size of what was read.
    mutating func finish() -> TextExtent {
        reader.breaker.finish()
        return reader.breaker.extent
    }

    /// The lines of what was read, which it was asked to keep.
    mutating func finishLines() -> [BrokenLine] {
        reader.breaker.finish()
        return reader.breaker.lines
    }

    private mutating func beginParagraph(_ style: NSParagraphStyle?) {
        guard beginsParagraph else { return }
        beginsParagraph = false
        var properties = style?.properties ?? NSParagraphStyle.Properties()
        if style == nil { properties.lineBreakMode = limits.lineBreakMode }
        reader.breaker.beginParagraph(properties)
    }

    /// The bounds of an attachment are given from the base line upwards.
    private mutating func read(_ bounds: CGRect, font: FontMeasurements) {
        var heights = LineHeights(font)
        heights.ascent = max(heights.ascent, Double(bounds.maxY))
        heights.descent = max(heights.descent, Double(-bounds.minY))
        reader.addAttachment(width: Double(bounds.width), heights: heights)
    }

    /// The place behind the end of the first paragraph, if it ends.
    private static func paragraphEnd(in text: Substring.UnicodeScalarView) -> String.Index? {
        guard let last = text.firstIndex(where: endsParagraph) else { return nil }
        let next = text.index(after: last)
        let isPair = text[last] == "\r" && next < text.endIndex && text[next] == "\n"
        return isPair ? text.index(after: next) : next
    }

    private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0C, 0x0D, 0x85, 0x2029: true
        default: false
        }
    }

    /// A number that an attribute has, of whichever type; nil for what is none.
    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
