public import Foundation

/// A typeface with a size, a weight and a slant.
///
/// Fonts of text styles reach the page in units relative to the reader's own text size; the system fonts are those of
/// the reader's device. UIKit: `UIFont`.
///
/// Unchecked `Sendable`: the stored properties are constant `Sendable` values.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// For Foundation, which compares the objects of attributed texts; the first of the stored properties.
    private let mark = AttributeObjectMark()

    /// What the font is.
    package let attributes: FontAttributes

    /// Creates a font from all that distinguishes it.
    package init(_ attributes: FontAttributes) {
        self.attributes = attributes
        super.init()
    }

    // MARK: Text styles

    /// The font of a text style in the text size that the person prefers.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(.preferred(for: style, category: UITraitCollection.current.preferredContentSizeCategory))
    }

    /// The font of a text style in the text size that the traits ask for.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        return UIFont(.preferred(for: style, category: traits.preferredContentSizeCategory))
    }

    // MARK: Creating a font

    /// The font of a family or face that the page or the reader's device has, or nil when the name or size is not
    /// usable.
    ///
    /// - Note: unlike Apple's, the server cannot tell which fonts the reader has; the system font stands in for one
    ///   that is missing.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let isPrintable = fontName.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !fontName.isEmpty, isPrintable, fontSize.isFinite, fontSize >= 0 else { return nil }
        attributes = FontAttributes(design: .named(fontName), pointSize: Self.usableSize(fontSize))
        super.init()
    }

    /// The font that a descriptor describes; a size above 0 replaces the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var attributes = descriptor.attributes
        if pointSize > 0 { attributes = attributes.withSize(pointSize) }
        self.attributes = attributes
        super.init()
    }

    /// The system font in a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontAttributes(design: .system, pointSize: usableSize(fontSize), weight: weight))
    }

    /// The system font in a size in points, a weight and a width.
    ///
    /// - Note: the letters have the width where the reader's device has such a font, as Apple's do.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var attributes = FontAttributes(design: .system, pointSize: usableSize(fontSize), weight: weight)
        attributes.width = width
        return UIFont(attributes)
    }

    /// The bold system font in a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The slanted system font in a size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontAttributes(design: .system, pointSize: usableSize(fontSize), isItalic: true))
    }

    /// The system font in which all characters are equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontAttributes(design: .monospaced, pointSize: usableSize(fontSize), weight: weight))
    }

    /// The system font in which all digits are equally wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var attributes = FontAttributes(design: .system, pointSize: usableSize(fontSize), weight: weight)
        attributes.hasMonospacedDigits = true
        return UIFont(attributes)
    }

    /// The same font in another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(attributes.withSize(Self.usableSize(fontSize)))
    }

    /// A size that is not usable becomes the size of the system font, as UIKit does for 0.
    private static func usableSize(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : systemFontSize
    }

    // MARK: Standard sizes

    /// The size of the standard system font, in points.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of the small system font, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text in labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of text in buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }

    // MARK: Reading

    /// The size in points.
    open var pointSize: CGFloat { attributes.pointSize }
    /// The name of the font's family.
    open var familyName: String { attributes.familyName }
    /// The name of the font's face.
    open var fontName: String { attributes.fontName }
    /// The font as something to derive others from.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }
    /// How far letters rise above the base line, in points.
    open var ascender: CGFloat { attributes.measurements.ascender }
    /// How far letters fall below the base line, in points and negative.
    open var descender: CGFloat { attributes.measurements.descender }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { attributes.measurements.capHeight }
    /// The height of the small x, in points.
    open var xHeight: CGFloat { attributes.measurements.xHeight }
    /// The space between lines that belongs to neither, in points.
    open var leading: CGFloat { attributes.measurements.leading }
    /// The height of a line of text, in points: from ``ascender`` to ``descender``.
    open var lineHeight: CGFloat { attributes.measurements.lineHeight }

    // MARK: Comparing

    /// Whether the other object is a font that looks the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || attributes == other.attributes
    }

    /// A number that is the same for equal fonts.
    open override var hash: Int { attributes.hashValue }

    /// The font itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
