import Foundation

/// Recognises a press on a view; the page shows the view as a button.
///
/// Source: UIKit, `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many presses are needed.
    ///
    /// Where nothing on the view, or around it, asks for fewer, a press by keyboard, or of a page without the script, counts
    /// as all of them.
    open var numberOfTapsRequired = 1 {
        didSet { if numberOfTapsRequired != oldValue { view?.recognizersDidChange() } }
    }

    /// How many fingers are needed.
    ///
    /// The page's button counts as all of them.
    open var numberOfTouchesRequired = 1

    /// The buttons of a mouse that are needed; pages report the first one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var start: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.first?.isFurther(than: 10, from: start) == true { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // Until the touch is over another tap may follow.
        if touches.first?.tapCount ?? 0 >= numberOfTapsRequired { state = .ended }
    }

    open override func reset() { start = nil }
}
