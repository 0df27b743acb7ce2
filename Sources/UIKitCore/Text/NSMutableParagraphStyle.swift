public import Foundation

/// A paragraph style whose properties can be changed.
///
/// UIKit: `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { properties.alignment }
        set { properties.alignment = newValue }
    }
    /// What happens to lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { properties.lineBreakMode }
        set { properties.lineBreakMode = newValue }
    }
    /// Additional points between lines.
    open override var lineSpacing: CGFloat {
        get { properties.lineSpacing }
        set { properties.lineSpacing = newValue }
    }
    /// Points after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { properties.paragraphSpacing }
        set { properties.paragraphSpacing = newValue }
    }
    /// Points before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { properties.paragraphSpacingBefore }
        set { properties.paragraphSpacingBefore = newValue }
    }
    /// Where the first line begins, in points from the leading edge.
    open override var firstLineHeadIndent: CGFloat {
        get { properties.firstLineHeadIndent }
        set { properties.firstLineHeadIndent = newValue }
    }
    /// Where the other lines begin, in points from the leading edge.
    open override var headIndent: CGFloat {
        get { properties.headIndent }
        set { properties.headIndent = newValue }
    }
    /// Where lines end, in points from the leading edge, or from the trailing edge when not above 0.
    open override var tailIndent: CGFloat {
        get { properties.tailIndent }
        set { properties.tailIndent = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { properties.minimumLineHeight }
        set { properties.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 sets no limit.
    open override var maximumLineHeight: CGFloat {
        get { properties.maximumLineHeight }
        set { properties.maximumLineHeight = newValue }
    }
    /// What the natural height of lines is multiplied with; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { properties.lineHeightMultiple }
        set { properties.lineHeightMultiple = newValue }
    }
    /// How readily words are broken, from 0, never, to 1.
    open override var hyphenationFactor: Float {
        get { properties.hyphenationFactor }
        set { properties.hyphenationFactor = newValue }
    }
    /// What is done to break lines well.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { properties.lineBreakStrategy }
        set { properties.lineBreakStrategy = newValue }
    }

    /// Takes over the properties of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        properties = other.properties
    }
}
