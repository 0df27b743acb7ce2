import UIKitCore

/// Writes what the first responder has at the lower edge of the page: a region that stays in place while the page scrolls.
@MainActor
enum InputBarRenderer {
    static func render(_ bar: InputBar, into page: inout RenderingPass) {
        page.openTag("section", for: bar, class: "input-bar")
        page.html.attribute("aria-label", page.text(.toolbar))
        page.html.endTag()
        page.renderSubviews(of: bar)
        page.html.close("section")
    }
}
