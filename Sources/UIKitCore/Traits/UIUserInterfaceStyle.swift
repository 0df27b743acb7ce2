/// Light or dark.
///
/// UIKit: `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known, or not to be overridden.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}
