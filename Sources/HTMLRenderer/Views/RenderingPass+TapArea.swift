import UIKitCore

extension RenderingPass {
    /// Writes what covers a view that follows touches; controls in the view stay above it.
    ///
    /// It is a button where a press does something. Drags and presses that last are reported by the page's script.
    /// Writes nothing for a view that does not follow touches.
    mutating func writeTapArea(of view: UIView) {
        guard view.hasTapArea else { return }
        let (drags, hold) = (view.reportedDrags, view.holdTime)
        html.markup(view.isPressable ? "<button type=\"submit\" class=\"tap-area" : "<span class=\"tap-area")
        html.markup(drags == .all ? " drags" : drags == .across ? " drags across" : drags == .down ? " drags down" : "")
        html.markup(view.hasMoveButtons ? " moves\"" : "\"")
        if let hold { html.attribute("data-hold", hold) }
        if let taps = view.awaitedTaps { html.attribute("data-taps", taps) }
        guard view.isPressable else {
            html.beginAttribute("data-event")
            html.write(viewIdentifier: identifier(of: view))
            html.markup(".touchUpInside")
            html.endAttribute()
            return html.markup("></span>")
        }
        eventAttributes(.touchUpInside, of: view)
        html.attribute("aria-label", view.spokenText)
        if (view as? UIControl)?.isSelected == true { html.attribute("aria-pressed", "true") }
        html.markup("></button>")
    }
}

extension UIView {
    /// Whether what a pointer does on the view itself is reported.
    final var hasTapArea: Bool { isUserInteractionEnabled && followsTouches }
}
