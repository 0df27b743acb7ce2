/// Whether the display measures the force of a touch.
///
/// UIKit: `UIForceTouchCapability`.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known, as for every browser.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
