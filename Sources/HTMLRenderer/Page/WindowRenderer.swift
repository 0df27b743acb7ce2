import UIKitCore

/// Writes a window: its root view, and the presentations over it as layers.
@MainActor
enum WindowRenderer {
    static func render(_ window: UIWindow, into page: inout RenderingPass) {
        page.openTag("div", for: window, class: "window")
        page.html.endTag()
        for child in window.childViews {
            page.cover(window.hasModalSubview(after: child)) { page in
                child.owningViewController == nil ? page.render(child) : page.renderScreen(child)
            }
        }
        page.html.close("div")
    }
}

extension RenderingPass {
    /// Writes something that may lie under a modal presentation: nothing in it can be focused, pressed or submitted
    /// then.
    mutating func cover(_ isCovered: Bool, _ write: (inout RenderingPass) -> Void) {
        guard isCovered else { return write(&self) }
        html.markup("<fieldset class=\"covered\" disabled inert>")
        write(&self)
        html.markup("</fieldset>")
    }
}
