public import Foundation

/// Recognises that two fingers turn around each other.
///
/// Pages report no such gesture, so that it is never recognised.
///
/// Source: UIKit, `UIRotationGestureRecognizer`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned, in radians.
    open var rotation: CGFloat = 0

    /// How fast they turn in radians a second: not at all.
    open var velocity: CGFloat { 0 }
}
