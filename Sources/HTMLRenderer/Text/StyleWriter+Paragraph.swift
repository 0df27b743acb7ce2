import UIKitCore

extension NSParagraphStyle.Properties {
    /// Whether the paragraph is set in, or broken in another way than the page does by itself.
    var needsRule: Bool {
        headIndent > 0 || firstLineHeadIndent != headIndent || tailIndent < 0 || hyphenationFactor > 0
            || lineBreakMode == .byCharWrapping || lineBreakMode == .byClipping || lineBreakStrategy.isRestricted
    }

    /// Whether there is space between paragraphs, or where each begins.
    var setsParagraphsApart: Bool {
        paragraphSpacing > 0 || paragraphSpacingBefore > 0 || firstLineHeadIndent != headIndent
    }

    /// Whether lines are higher or lower than their font makes them.
    var changesLineHeight: Bool {
        lineSpacing > 0 || lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0
    }

    /// The distance between the base lines of text in a font, in points.
    fileprivate func lineDistance(of font: FontAttributes) -> Double {
        let measurements = font.measurements
        var height = measurements.lineHeight
        if lineHeightMultiple > 0 { height *= lineHeightMultiple }
        if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height + measurements.leading + max(0, lineSpacing)
    }
}

extension NSParagraphStyle.LineBreakStrategy {
    /// Whether some of what the system does to break lines well is asked for, and not all.
    fileprivate var isRestricted: Bool { !isEmpty && self != .standard }
}

extension StyleWriter {
    /// Writes how a paragraph is set in and where its lines are broken.
    mutating func declare(_ paragraph: NSParagraphStyle.Properties) {
        if paragraph.headIndent > 0 { declare("padding-inline-start", points: paragraph.headIndent) }
        if paragraph.tailIndent < 0 { declare("padding-inline-end", points: -paragraph.tailIndent) }
        let indent = paragraph.firstLineHeadIndent - max(0, paragraph.headIndent)
        if indent != 0 { declare("text-indent", points: indent) }
        if paragraph.hyphenationFactor > 0 { declare("hyphens:auto") }
        switch paragraph.lineBreakMode {
        case .byCharWrapping: declare("line-break:anywhere")
        case .byClipping: declare("text-overflow:clip")
        case .byWordWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: break
        }
        guard paragraph.lineBreakStrategy.isRestricted else { return }
        if paragraph.lineBreakStrategy.contains(.pushOut) { declare("text-wrap:pretty") }
        if paragraph.lineBreakStrategy.contains(.hangulWordPriority) { declare("word-break:keep-all") }
    }

    /// Writes the distance of the lines of a paragraph, as a factor of the size of a font in it.
    mutating func declareLines(of paragraph: NSParagraphStyle.Properties, in font: FontAttributes) {
        declare("line-height", number: paragraph.lineDistance(of: font) / font.pointSize)
    }
}
