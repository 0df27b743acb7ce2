public import Foundation

/// Recognises a press that lasts.
///
/// Where the page runs the script, it reports a press as soon as it lasted long enough. For keyboards, and without the script,
/// it has a button.
///
/// Source: UIKit, `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the press lasts at least, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { if minimumPressDuration != oldValue { view?.recognizersDidChange() } }
    }

    /// How many fingers are needed; a page knows one.
    open var numberOfTouchesRequired = 1

    /// How many presses come before the one that lasts.
    open var numberOfTapsRequired = 0

    /// How far the finger may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10

    private var start: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touch?.location(in: nil)
        if minimumPressDuration <= 0 { state = .began }
    }

    package override func timePassed(_ time: TimeInterval) {
        if !isRecognized, time >= minimumPressDuration { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRecognized {
            state = .changed
        } else if touch?.isFurther(than: allowableMovement, from: start) == true {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognized ? .ended : .failed
    }

    open override func reset() { start = nil }
}
