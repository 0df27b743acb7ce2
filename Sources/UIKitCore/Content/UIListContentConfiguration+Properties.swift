public import Foundation

extension UIListContentConfiguration {
    /// How a text of a row is shown.
    ///
    /// UIKit: `UIListContentConfiguration.TextProperties`.
    public struct TextProperties: Hashable, Sendable {
        /// How a text is aligned.
        ///
        /// UIKit: `UIListContentConfiguration.TextProperties.TextAlignment`.
        public enum TextAlignment: Int, Sendable {
            /// As the language has it.
            case natural = 0
            /// In the middle.
            case center = 1
            /// Along both edges.
            case justified = 2
        }

        /// How the letters of a text are changed.
        ///
        /// UIKit: `UIListContentConfiguration.TextProperties.TextTransform`.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none = 0
            /// All in capitals.
            case uppercase = 1
            /// All in small letters.
            case lowercase = 2
            /// Words begin with capitals.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// What makes the shown colour of ``color``.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { transformer.value }
            set { transformer.value = newValue }
        }
        /// How the text is aligned.
        public var alignment = TextAlignment.natural
        /// What happens to text that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines that are shown; 0 sets no limit.
        public var numberOfLines = 0
        /// Whether text that is too long is shown smaller; the page breaks or cuts it instead.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller text may become, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size that the person prefers.
        public var adjustsFontForContentSizeCategory = true
        /// Whether letters may move closer before text is cut off.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the text is shown in capitals or small letters.
        public var transform = TextTransform.none

        private var transformer = ColorTransformerBox()

        /// Creates the properties of a text in a font and colour.
        package init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour after its transformation.
        public func resolvedColor() -> UIColor {
            UIConfigurationColorTransformer.apply(colorTransformer, to: color) ?? color
        }
    }

    /// How the image of a row is shown.
    ///
    /// UIKit: `UIListContentConfiguration.ImageProperties`.
    public struct ImageProperties: Hashable, Sendable {
        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol; the tint when nil.
        public var tintColor: UIColor?
        /// What makes the shown colour of ``tintColor``.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { transformer.value }
            set { transformer.value = newValue }
        }
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the image, in points; 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in points; 0 lets the image decide.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where the interface is inverted.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the outline, in points; 0 draws none.
        public var strokeWidth: CGFloat = 0
        /// The colour of the outline; the tint when nil.
        public var strokeColor: UIColor?

        private var transformer = ColorTransformerBox()

        /// Creates the properties of an image that nothing is said about.
        package init() {}

        /// The number that stands for the room that symbols are usually given.
        public static let standardDimension: CGFloat = 0

        /// The colour of a symbol after its transformation.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            UIConfigurationColorTransformer.apply(tintColorTransformer, to: self.tintColor ?? tintColor) ?? tintColor
        }

        /// Feeds what tells the properties apart to the hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }
}

/// A transformer in a value that is compared: two are equal when both are there or both are not.
private struct ColorTransformerBox: Hashable, Sendable {
    var value: UIConfigurationColorTransformer?

    static func == (left: ColorTransformerBox, right: ColorTransformerBox) -> Bool {
        (left.value == nil) == (right.value == nil)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value == nil)
    }
}
