public import Foundation

/// Recognises a press that lasts.
///
/// Pages report no lasting presses, so that it is never recognised: offer what it does in a menu too.
///
/// Source: UIKit, `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the press lasts at least, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How many fingers are needed.
    open var numberOfTouchesRequired = 1

    /// How many presses come before the one that lasts.
    open var numberOfTapsRequired = 0

    /// How far the finger may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10
}
