package import Foundation

/// What distinguishes one font from another.
package struct FontAttributes: Hashable, Sendable {
    /// Where the letter shapes come from.
    package enum Design: Hashable, Sendable {
        /// The device's own interface font.
        case system
        /// The device's own interface font with rounded strokes.
        case rounded
        /// The device's own font with serifs.
        case serif
        /// The device's own font of equally wide characters.
        case monospaced
        /// A family by name.
        case named(String)
    }

    /// Where the letter shapes come from.
    package var design: Design
    /// The size in points, at the text size that the font was made for.
    package var pointSize: CGFloat
    /// How bold the strokes are.
    package var weight: UIFont.Weight
    /// Whether the letters slant.
    package var isItalic: Bool
    /// Whether all digits are equally wide.
    package var hasMonospacedDigits = false
    /// How wide the letters are.
    package var width = UIFont.Width.standard
    /// The style whose size follows the reader's preference, and nil when the size is fixed.
    package var textStyle: UIFont.TextStyle?

    /// How the size was scaled with the reader's preference, by font metrics; nil when it was not.
    package var scaling: FontScaling?

    /// Creates the attributes of a font; a text style makes its size follow the reader.
    package init(
        design: Design,
        pointSize: CGFloat,
        weight: UIFont.Weight = .regular,
        isItalic: Bool = false,
        textStyle: UIFont.TextStyle? = nil
    ) {
        self.design = design
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.textStyle = textStyle
    }

    /// The font of a text style at a text size.
    package static func preferred(for style: UIFont.TextStyle, category: UIContentSizeCategory) -> FontAttributes {
        let metrics = style.metrics
        return FontAttributes(
            design: .system,
            pointSize: metrics.pointSize(for: category),
            weight: metrics.weight,
            textStyle: style
        )
    }

    /// The same font in another size, which then no longer follows a text style.
    package func withSize(_ size: CGFloat) -> FontAttributes {
        guard size != pointSize else { return self }
        var attributes = self
        attributes.pointSize = size
        attributes.textStyle = nil
        attributes.scaling = nil
        return attributes
    }

    /// The same font in the size that it has at another text size; a fixed one stays.
    package func adjusted(to category: UIContentSizeCategory) -> FontAttributes {
        var attributes = self
        if let scaling {
            attributes.pointSize = scaling.pointSize(for: category)
        } else if let textStyle {
            attributes.pointSize = textStyle.metrics.pointSize(for: category)
        }
        return attributes
    }

    /// The distance between base lines: what Apple's guidelines give a text style in the size, and the font's own line
    /// height otherwise.
    package var lineHeight: CGFloat {
        if textStyle != nil { return TextStyleMetrics.leading(forSize: pointSize) }
        let measurements = measurements
        return CGFloat(measurements.lineHeight + measurements.leading)
    }

    /// What text in the font measures.
    package var measurements: FontMeasurements { .measurements(of: self) }

    /// The family's name as UIKit states it.
    package var familyName: String {
        switch design {
        case .system: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    /// The font's own name: the family, with its boldness and slant.
    package var fontName: String {
        var name = familyName
        if weight.openTypeWeight >= 600 { name += "-Bold" }
        if isItalic { name += "-Italic" }
        return name
    }
}

/// How font metrics scaled a font of an app's own.
package struct FontScaling: Hashable, Sendable {
    /// The style whose growth the font follows.
    let style: UIFont.TextStyle
    /// The size at the usual text size, in points.
    let unscaledSize: CGFloat
    /// The size that is not exceeded, in points; 0 for none.
    let maximum: CGFloat

    /// The size in points at a text size.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        let size = unscaledSize * style.metrics.scale(for: category)
        return maximum > 0 ? min(size, maximum) : size
    }
}
