public import Foundation

extension UIImage {
    /// The variant of an image that is wanted.
    ///
    /// UIKit: `UIImage.Configuration`.
    ///
    /// Unchecked `Sendable`: neither it nor its subclass has anything but constants of `Sendable` types.
    open class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() {
            super.init()
        }
    }

    /// The size, weight and colours of a symbol.
    ///
    /// UIKit: `UIImage.SymbolConfiguration`.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values of a configuration; nil where nothing is said.
        package struct Values: Hashable, Sendable {
            /// The size of the text beside the symbol, in points.
            package var pointSize: CGFloat?
            /// The style of the text beside the symbol.
            package var textStyle: UIFont.TextStyle?
            /// The weight of the strokes.
            package var weight: UIFont.Weight?
            /// How large the symbol is for its text.
            package var scale: SymbolScale?
            /// The colour whose opacities fill the layers.
            package var hierarchicalColor: UIColor?
            /// The colours of the layers, in order.
            package var paletteColors: [UIColor] = []
            /// Whether the symbol shows the colours it was drawn in.
            package var prefersMulticolor = false
        }

        /// What the configuration says.
        package let values: Values

        private init(_ values: Values) {
            self.values = values
            super.init()
        }

        /// The size of symbols that nobody configured, in points.
        static let defaultSize = CGSize(width: 20, height: 20)

        /// As large as text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(Values(pointSize: pointSize))
        }

        /// As large as text of a size in points, with strokes of a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight.fontWeight))
        }

        /// As large as text of a size in points, with strokes of a weight and in a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight.fontWeight, scale: scale))
        }

        /// In a scale beside text.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale))
        }

        /// With strokes of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Values(weight: weight.fontWeight))
        }

        /// As large as text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(textStyle: textStyle))
        }

        /// As large as text of a style, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Values(textStyle: textStyle, scale: scale))
        }

        /// As large and as heavy as text of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// As large and as heavy as text of a font, in a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let attributes = font.attributes
            self.init(
                Values(
                    pointSize: attributes.pointSize,
                    textStyle: attributes.textStyle,
                    weight: attributes.weight,
                    scale: scale
                )
            )
        }

        /// In shades of one colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(hierarchicalColor: hierarchicalColor))
        }

        /// In several colours, one for each layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(paletteColors: paletteColors))
        }

        /// In the symbol's own colours where it has any.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Values(prefersMulticolor: true))
        }

        /// This configuration with the values of the other one in place of its own.
        public func applying(_ other: UIImage.SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = other?.values else { return self }
            var values = values
            values.pointSize = other.pointSize ?? values.pointSize
            values.textStyle = other.textStyle ?? values.textStyle
            values.weight = other.weight ?? values.weight
            values.scale = other.scale ?? values.scale
            values.hierarchicalColor = other.hierarchicalColor ?? values.hierarchicalColor
            if !other.paletteColors.isEmpty { values.paletteColors = other.paletteColors }
            values.prefersMulticolor = other.prefersMulticolor || values.prefersMulticolor
            return SymbolConfiguration(values)
        }

        /// The width and height of a symbol in this configuration, in points.
        package var size: CGSize {
            let side = ((pointSize ?? 17) * heightBesideText).rounded()
            return CGSize(width: side, height: side)
        }

        /// The size of the text beside the symbol, in points; nil where nothing is said of it.
        package var pointSize: CGFloat? { values.pointSize ?? values.textStyle?.metrics.pointSize(for: .large) }

        /// How high the symbol is for text of one point.
        package var heightBesideText: CGFloat {
            switch values.scale {
            case .small: 0.95
            case .large: 1.5
            default: Self.mediumHeight
            }
        }

        /// How high a symbol of the usual scale is for text of one point.
        package static let mediumHeight: CGFloat = 1.18

        /// How high capital letters of one point are.
        package static let capitalHeight: CGFloat = 0.7

        /// Whether the other object says the same.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        /// A number that is the same for equal configurations.
        public override var hash: Int { values.hashValue }
    }
}

extension UIImage.SymbolWeight {
    /// The weight of text whose strokes are as heavy; nil when not specified.
    package var fontWeight: UIFont.Weight? {
        switch self {
        case .unspecified: nil
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
