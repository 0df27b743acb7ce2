public import Foundation

/// A description of a font, from which others can be derived.
///
/// UIKit: `UIFontDescriptor`.
///
/// Unchecked `Sendable`: the only stored property is a constant `Sendable` value.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// What a font of the descriptor has.
    package let attributes: FontAttributes

    /// Creates a descriptor of fonts with the attributes.
    package init(_ attributes: FontAttributes) {
        self.attributes = attributes
        super.init()
    }

    /// The description of a family or face in a size in points.
    public init(name: String, size: CGFloat) {
        attributes = FontAttributes(design: .named(name), pointSize: size)
        super.init()
    }

    /// The description of a text style's font in the preferred text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The description of a text style's font in the text size that the traits ask for.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Reading

    /// The size in points.
    open var pointSize: CGFloat { attributes.pointSize }

    /// The name of the face.
    open var postscriptName: String { attributes.fontName }

    /// What is bold, italic, narrow, wide or of equal width about the font.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if attributes.weight.openTypeWeight >= 600 { traits.insert(.traitBold) }
        if attributes.isItalic { traits.insert(.traitItalic) }
        if attributes.design == .monospaced { traits.insert(.traitMonoSpace) }
        if attributes.width.stretch < 100 { traits.insert(.traitCondensed) }
        if attributes.width.stretch > 100 { traits.insert(.traitExpanded) }
        return traits
    }

    // MARK: Deriving

    /// The same description in another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(attributes.withSize(newPointSize))
    }

    /// The same description, bold, italic, narrow, wide or of equal width as the traits say.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var attributes = attributes
        let isBold = attributes.weight.openTypeWeight >= 600
        if symbolicTraits.contains(.traitBold) != isBold {
            attributes.weight = isBold ? .regular : .bold
        }
        attributes.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitMonoSpace) { attributes.design = .monospaced }
        if symbolicTraits.contains(.traitCondensed) {
            if attributes.width.stretch >= 100 { attributes.width = .condensed }
        } else {
            attributes.width = symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
        }
        return UIFontDescriptor(attributes)
    }

    /// The same description in another design of the system's font.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        var attributes = attributes
        switch design {
        case .rounded: attributes.design = .rounded
        case .serif: attributes.design = .serif
        case .monospaced: attributes.design = .monospaced
        default: attributes.design = .system
        }
        return UIFontDescriptor(attributes)
    }

    /// Whether the other object describes the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.attributes == attributes
    }

    /// A number that is the same for equal descriptions.
    open override var hash: Int { attributes.hashValue }
}

extension UIFontDescriptor {
    /// What is bold, italic, narrow, wide or of equal width about a font.
    ///
    /// UIKit: `UIFontDescriptor.SymbolicTraits`.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit for each trait, as UIKit numbers them.
        public let rawValue: UInt32

        /// The traits whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy strokes.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A variant of the system's font.
    ///
    /// UIKit: `UIFontDescriptor.SystemDesign`.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit gives the design.
        public let rawValue: String

        /// A design by its UIKit name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
