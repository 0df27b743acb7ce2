public import Foundation

/// Light or dark.
///
/// UIKit: `UITraitUserInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Colours may differ with this trait.
    public static let affectsColorAppearance = true
}

/// The kind of device.
///
/// UIKit: `UITraitUserInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// How far the content stands above the base.
///
/// UIKit: `UITraitUserInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Colours may differ with this trait.
    public static let affectsColorAppearance = true
}

/// How much width there is.
///
/// UIKit: `UITraitHorizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much height there is.
///
/// UIKit: `UITraitVerticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The direction in which the layout runs.
///
/// UIKit: `UITraitLayoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The size of text that the person prefers.
///
/// UIKit: `UITraitPreferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// How much contrast the person asks for.
///
/// UIKit: `UITraitAccessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Colours may differ with this trait.
    public static let affectsColorAppearance = true
}

/// How heavy the person wants text to be.
///
/// UIKit: `UITraitLegibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// How many pixels of the display make a point; 0 when not known.
///
/// UIKit: `UITraitDisplayScale`.
public struct UITraitDisplayScale: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = CGFloat(0)
}

/// The range of colours that the display shows.
///
/// UIKit: `UITraitDisplayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Colours may differ with this trait.
    public static let affectsColorAppearance = true
}

/// Whether the window is the one in use.
///
/// UIKit: `UITraitActiveAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// Colours may differ with this trait.
    public static let affectsColorAppearance = true
}

/// Whether the display measures the force of a touch.
///
/// UIKit: `UITraitForceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The value where nobody set one.
    public static let defaultValue = UIForceTouchCapability.unknown
}
