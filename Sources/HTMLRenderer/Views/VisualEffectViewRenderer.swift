import UIKitCore

/// Writes a view whose background is a material.
@MainActor
enum VisualEffectViewRenderer {
    static func render(_ view: UIVisualEffectView, into page: inout RenderingPass) {
        page.openTag("div", for: view, classes: "view", view.effect is UIBlurEffect ? "material" : "")
        page.html.endTag()
        page.renderSubviews(of: view)
        page.html.close("div")
    }
}
