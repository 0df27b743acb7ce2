/// How the content of the status bar stands out from the page.
///
/// Source: UIKit, `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the interface style.
    case `default` = 0
    /// Light, for a dark page.
    case lightContent = 1
    /// Dark, for a light page.
    case darkContent = 3
}
