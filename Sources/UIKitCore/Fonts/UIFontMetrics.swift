public import Foundation

/// Scales fonts and lengths of the app's own with the text size that the person prefers.
///
/// A scaled font keeps to the text size in a view whose `adjustsFontForContentSizeCategory` is true.
///
/// UIKit: `UIFontMetrics`.
///
/// Unchecked `Sendable`: the only stored property is a constant `Sendable` value.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Metrics that grow as body text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font in the preferred text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font in the preferred text size, but not larger than so many points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font in the text size that the traits ask for.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font in the text size that the traits ask for, but not larger than so many points; 0 sets no limit.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(style: style, unscaledSize: font.pointSize, maximum: maximumPointSize)
        var attributes = font.attributes
        attributes.textStyle = nil
        attributes.scaling = scaling
        return UIFont(attributes.adjusted(to: (traitCollection ?? .current).preferredContentSizeCategory))
    }

    /// A length in points, scaled with the preferred text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length in points, scaled with the text size that the traits ask for.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.metrics.scale(for: category)
    }
}
