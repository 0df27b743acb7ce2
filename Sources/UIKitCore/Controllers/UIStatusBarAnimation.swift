/// How the status bar comes and goes.
///
/// Browsers change the colour of their own bars as they like.
///
/// Source: UIKit, `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}
