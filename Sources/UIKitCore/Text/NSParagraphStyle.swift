public import Foundation

/// How a paragraph of attributed text is laid out.
///
/// UIKit: `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// The properties of a paragraph.
    package struct Properties: Hashable, Sendable {
        /// Where lines begin and end.
        package var alignment = NSTextAlignment.natural
        /// Where lines that are too long are broken or cut off.
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The space between lines, in points.
        package var lineSpacing: CGFloat = 0
        /// The space after the paragraph, in points.
        package var paragraphSpacing: CGFloat = 0
        /// The space before the paragraph, in points.
        package var paragraphSpacingBefore: CGFloat = 0
        /// How far the first line is set in, in points.
        package var firstLineHeadIndent: CGFloat = 0
        /// How far the other lines are set in, in points.
        package var headIndent: CGFloat = 0
        /// Where lines end: from their beginning, or from the far edge if not positive; in points.
        package var tailIndent: CGFloat = 0
        /// The least height of a line, in points.
        package var minimumLineHeight: CGFloat = 0
        /// The greatest height of a line, in points; 0 for any.
        package var maximumLineHeight: CGFloat = 0
        /// The factor of a line's natural height; 0 for none.
        package var lineHeightMultiple: CGFloat = 0
        /// How readily words are hyphenated, from 0 to 1.
        package var hyphenationFactor: Float = 0
        /// What is done to break lines well.
        package var lineBreakStrategy: LineBreakStrategy = []
    }

    /// What is done to break lines well.
    ///
    /// UIKit: `NSParagraphStyle.LineBreakStrategy`.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// One bit for each measure, as UIKit numbers them.
        public let rawValue: UInt

        /// The measures whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The last line is not left with a single short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All that the system does for its own texts; on the page, what the browser does.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// For Foundation, which compares the objects of attributed texts; the first of the stored properties.
    private let mark = AttributeObjectMark()

    /// All that the style says, for renderers.
    package var properties = Properties()

    /// A style of default properties.
    public override init() {
        super.init()
    }

    /// A style of default properties.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines; natural unless set.
    open var alignment: NSTextAlignment { properties.alignment }
    /// What happens to lines that are too long; words wrap unless set.
    open var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }
    /// Additional points between lines.
    open var lineSpacing: CGFloat { properties.lineSpacing }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { properties.paragraphSpacing }
    /// Points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { properties.paragraphSpacingBefore }
    /// Where the first line begins, in points from the leading edge.
    open var firstLineHeadIndent: CGFloat { properties.firstLineHeadIndent }
    /// Where the other lines begin, in points from the leading edge.
    open var headIndent: CGFloat { properties.headIndent }
    /// Where lines end, in points from the leading edge, or from the trailing edge when not above 0.
    open var tailIndent: CGFloat { properties.tailIndent }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { properties.minimumLineHeight }
    /// The greatest height of a line, in points; 0 sets no limit.
    open var maximumLineHeight: CGFloat { properties.maximumLineHeight }
    /// What the natural height of lines is multiplied with; 0 leaves it.
    open var lineHeightMultiple: CGFloat { properties.lineHeightMultiple }
    /// How readily words are broken, from 0, never, to 1.
    open var hyphenationFactor: Float { properties.hyphenationFactor }
    /// What is done to break lines well; nothing unless set.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { properties.lineBreakStrategy }

    /// The style of the first paragraph of a text.
    package static func first(of text: NSAttributedString?) -> NSParagraphStyle? {
        guard let text, text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// A style of the same properties that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.properties = properties
        return copy
    }

    /// A style of the same properties that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.properties = properties
        return copy
    }

    /// Whether the other object is a style of the same properties.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.properties == properties
    }

    /// A number that is the same for equal styles.
    open override var hash: Int { properties.hashValue }
}
