import UIKitCore

extension RenderingPass {
    /// Writes the button that covers a view with a tap gesture; controls in the view stay above it.
    ///
    /// Writes nothing for a view without such a gesture.
    mutating func writeTapArea(of view: UIView) {
        guard view.hasTapArea else { return }
        html.markup("<button type=\"submit\" class=\"tap-area\"")
        eventAttributes(.touchUpInside, of: view)
        html.attribute("aria-label", view.spokenText)
        html.markup("></button>")
    }
}

extension UIView {
    /// Whether a press on the view itself is recognised as a gesture.
    final var hasTapArea: Bool { isUserInteractionEnabled && tapGestureRecognizer != nil }
}
