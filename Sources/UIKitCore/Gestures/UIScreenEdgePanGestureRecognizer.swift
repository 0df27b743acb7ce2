/// Recognises that a finger drags from an edge of the screen.
///
/// Browsers keep such gestures for themselves, so that it is never recognised.
///
/// Source: UIKit, `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the gesture may begin at.
    open var edges: UIRectEdge = []
}
