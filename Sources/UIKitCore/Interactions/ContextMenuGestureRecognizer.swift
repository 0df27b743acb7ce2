import Foundation

/// Recognises that a view is held, or pressed by what cannot hold anything.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    private let present: (CGPoint) -> Void

    /// Creates a recognizer.
    ///
    /// - Parameter present: Called with the place in the view's coordinates.
    init(present: @escaping (CGPoint) -> Void) {
        self.present = present
        super.init(target: nil, action: nil)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // Of a keyboard, and of a page without the script, no size of the view is known.
        if !isRecognized, touch?.shownSize == nil, view?.hasPressesOfItsOwn == false {
            state = .ended
        } else {
            super.touchesEnded(touches, with: event)
        }
    }

    override func callTargets(_ event: UIEvent) {
        super.callTargets(event)
        // A press that lasts begins and ends.
        guard !hasPresented, state == .began || state == .ended else { return }
        hasPresented = true
        present(location(in: view))
    }

    override func reset() {
        super.reset()
        hasPresented = false
    }

    private var hasPresented = false
}
