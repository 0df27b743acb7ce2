/// Makes one colour of another, for configurations.
///
/// UIKit: `UIConfigurationColorTransformer`.
public struct UIConfigurationColorTransformer: Sendable {
    /// Makes the new colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// A transformer that calls a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour made of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    /// Makes a grey of a colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor(dynamicProvider: { traits in
            let components = color.components(for: traits)
            let grey = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
            return UIColor(white: grey, alpha: components.alpha)
        })
    }

    /// Makes the tint of any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Makes a colour as one that is set back: less opaque.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer {
    /// The colour made of another one by a transformer, or that colour itself.
    static func apply(_ transformer: UIConfigurationColorTransformer?, to color: UIColor?) -> UIColor? {
        guard let transformer, let color else { return color }
        return transformer(color)
    }
}
