public import Foundation

extension UITraitCollection {
    // MARK: The system's traits

    /// The system's traits that colours follow.
    ///
    /// Source: UIKit, `UITraitCollection.systemTraitsAffectingColorAppearance`.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system's traits by which the file of an image is chosen.
    ///
    /// Source: UIKit, `UITraitCollection.systemTraitsAffectingImageLookup`.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self,
        ]
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

    /// How far the content stands above the base.
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

    /// How much width there is.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }

    /// How much height there is.
    public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }

    /// The direction in which the layout runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

    /// The size of text that the person prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }

    /// How much contrast the person asks for.
    public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }

    /// How heavy the person wants text to be.
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

    /// How many pixels of the display make a point; 0 when not known.
    public var displayScale: CGFloat { self[UITraitDisplayScale.self] }

    /// The range of colours that the display shows.
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

    /// Whether the window is the one in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    /// Whether the display measures the force of a touch.
    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

    // MARK: Collections of one trait

    /// A collection that specifies only ``userInterfaceStyle``.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// A collection that specifies only ``userInterfaceIdiom``.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// A collection that specifies only ``userInterfaceLevel``.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// A collection that specifies only ``horizontalSizeClass``.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// A collection that specifies only ``verticalSizeClass``.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// A collection that specifies only ``layoutDirection``.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// A collection that specifies only ``preferredContentSizeCategory``.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// A collection that specifies only ``accessibilityContrast``.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// A collection that specifies only ``legibilityWeight``.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// A collection that specifies only ``displayScale``.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// A collection that specifies only ``displayGamut``.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// A collection that specifies only ``activeAppearance``.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// A collection that specifies only ``forceTouchCapability``.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }
}
