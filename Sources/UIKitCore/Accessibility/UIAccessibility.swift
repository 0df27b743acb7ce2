/// What the person whose event is being handled set up on their device, as far as the browser tells.
///
/// Source: UIKit, `UIAccessibility`.
@MainActor
public enum UIAccessibility {
    /// Whether the person asked for less movement; pages honour that by themselves.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }

    /// Whether the person asked for opaque surfaces; pages honour that by themselves.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }

    /// Whether the person asked for more contrast; pages honour that by themselves.
    public static var isDarkerSystemColorsEnabled: Bool { traits.accessibilityContrast == .high }

    /// Whether the person asked for bolder text.
    public static var isBoldTextEnabled: Bool { traits.legibilityWeight == .bold }

    /// Whether a screen reader is used; browsers do not tell, so false.
    public static var isVoiceOverRunning: Bool { false }

    private static var settings: AccessibilitySettings {
        UIApplication.shared.sceneInWork?.accessibilitySettings ?? AccessibilitySettings()
    }

    private static var traits: UITraitCollection { UITraitCollection.current }
}

/// What a browser tells of the settings of a device that are no traits.
package struct AccessibilitySettings: Hashable, Sendable {
    /// Whether the person asked for less movement.
    package var reducesMotion = false

    /// Whether the person asked for opaque surfaces.
    package var reducesTransparency = false

    /// Creates the settings of a device on which nothing was set up.
    package init() {}
}
