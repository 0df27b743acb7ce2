/// How much contrast the person asks for; `prefers-contrast` on the page.
///
/// UIKit: `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast.
    case high = 1
}
