public import Foundation

/// Recognises that two fingers come together or part.
///
/// Browsers enlarge the page with it, so that it is never recognised.
///
/// Source: UIKit, `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to that at the beginning.
    open var scale: CGFloat = 1

    /// How fast the scale changes in parts a second: not at all.
    open var velocity: CGFloat { 0 }
}
