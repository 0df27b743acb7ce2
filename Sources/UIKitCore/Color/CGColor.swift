public import Foundation

/// A colour of a layer: components in sRGB, with an opacity.
///
/// Core Graphics: `CGColor`.
///
/// - Note: unlike Apple's, the `cgColor` of a dynamic `UIColor` remembers where it came from, so a border stays
///   readable when the person looking at the page prefers another appearance than the one known on the server.
public final class CGColor: Sendable {
    /// The colour's values, resolved when it was made.
    package let resolved: ColorComponents
    /// The dynamic colour it was made of, for renderers that can express every appearance at once.
    package let source: UIColor?

    /// Creates a colour from resolved values and, where there was one, the colour they came from.
    package init(_ resolved: ColorComponents, source: UIColor? = nil) {
        self.resolved = resolved
        self.source = source
    }

    /// A colour from red, green and blue in sRGB and an opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour from red, green and blue in sRGB and an opacity, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white, with an opacity.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { resolved.alpha }

    /// Red, green, blue and opacity, each from 0 to 1.
    public var components: [CGFloat]? { [resolved.red, resolved.green, resolved.blue, resolved.alpha] }

    /// How many components there are, the opacity included.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(resolved.withAlpha(alpha), source: source?.withAlphaComponent(alpha))
    }
}

extension CGColor: Hashable {
    /// Whether both colours look the same in every appearance.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.resolved == right.resolved && left.source == right.source
    }

    /// Feeds the resolved components to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(resolved)
    }
}
