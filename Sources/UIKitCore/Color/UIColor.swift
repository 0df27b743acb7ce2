public import Foundation

/// A colour with an opacity, which may differ with the appearance: light, dark, high contrast, elevated.
///
/// System and dynamic colours reach the page as colours that follow the reader's own `prefers-color-scheme`, so a
/// switch to dark needs no request. UIKit: `UIColor`.
///
/// Unchecked `Sendable`: the stored properties are constants that hold `Sendable` values.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// How the colour is defined.
    package enum Definition: Sendable {
        /// The same in every appearance.
        case fixed(ColorComponents)
        /// One of the system's, with its own opacity or another.
        case system(SystemColor, alpha: CGFloat?)
        /// Asked anew for every appearance.
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    /// For Foundation, which compares the objects of attributed texts; the first of the stored properties.
    private let mark = AttributeObjectMark()

    /// How the colour is found for an appearance.
    package let definition: Definition

    /// Creates a colour from its definition.
    package init(_ definition: Definition) {
        self.definition = definition
        super.init()
    }

    // MARK: Creating a colour

    /// A colour from red, green, blue and opacity, each from 0 to 1 in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        definition = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A colour from red, green, blue and opacity in the Display P3 space.
    ///
    /// - Note: unlike Apple's, the values are taken as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white, with an opacity.
    public init(white: CGFloat, alpha: CGFloat) {
        definition = .fixed(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
        super.init()
    }

    /// A colour from hue, saturation, brightness and opacity, each from 0 to 1 and cut off there.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        definition = .fixed(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        )
        super.init()
    }

    /// The colour of a layer.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.source?.definition ?? .fixed(cgColor.resolved))
    }

    /// A colour that asks the closure for every appearance it is shown in.
    ///
    /// - Parameter dynamicProvider: gets the traits and answers with the colour for them. It is called on any thread
    ///   and whenever the colour is rendered, so it should be quick and have no effects.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        definition = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour set of that name in an asset catalog, or nil when there is none.
    ///
    /// Catalogs are found as `UIImage(named:)` finds images; see ``AssetCatalog``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour set of that name in the asset catalogs of a bundle, or nil when there is none.
    ///
    /// - Parameter traitCollection: the appearance to fix the colour to; nil keeps it dynamic.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = AssetCatalog.color(named: name, in: bundle) else { return nil }
        self.init(traitCollection.map { color.resolvedColor(with: $0).definition } ?? color.definition)
    }

    // MARK: Changing and resolving

    /// The same colour, as dynamic as this one, with another opacity from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch definition {
        case .fixed(let components): UIColor(.fixed(components.withAlpha(alpha)))
        case .system(let color, _): UIColor(.system(color, alpha: alpha))
        case .dynamic(let provider): UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
        }
    }

    /// The colour in one appearance, which no longer changes.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = definition { return self }
        return UIColor(.fixed(components(for: traitCollection)))
    }

    /// The colour for layers, resolved with the current traits.
    ///
    /// - Note: unlike Apple's, the result of a dynamic colour follows the appearance on the page.
    open var cgColor: CGColor {
        let resolved = components(for: .current)
        if case .fixed = definition { return CGColor(resolved) }
        return CGColor(resolved, source: self)
    }

    // MARK: Reading the components

    /// Writes red, green, blue and opacity in the current appearance, and answers true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(for: .current)
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity in the current appearance, and answers true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(for: .current)
        let values = components.hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the grey and the opacity of a grey colour; answers false, writing nothing, when the colour is not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components(for: .current)
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: Comparing

    /// Whether the other object is a colour of the same definition; dynamic colours equal themselves only.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (definition, other.definition) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.system(let left, let leftAlpha), .system(let right, let rightAlpha)):
            return left == right && leftAlpha == rightAlpha
        default: return false
        }
    }

    /// A number that is the same for equal colours.
    open override var hash: Int {
        switch definition {
        case .fixed(let components): components.hashValue
        case .system(let color, let alpha): color.hashValue ^ alpha.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// The colour itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
