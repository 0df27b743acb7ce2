import UIKitCore

/// Writes a toolbar.
@MainActor
enum ToolbarRenderer {
    static func render(_ toolbar: UIToolbar, into page: inout RenderingPass) {
        // The bar of a container stands outside the main region, and is a region of its own there.
        if toolbar.isInContainer {
            page.html.markup("<section class=\"toolbar-region\"")
            page.html.attribute("aria-label", page.text(.toolbar))
            page.html.endTag()
        }
        page.openTag(
            "div", for: toolbar, classes: "toolbar", toolbar.isInContainer ? "" : "alone",
            toolbar.barStyle == .default ? "" : "dark", toolbar.displayedScrollEdgeAppearance == nil ? "" : "rests")
        page.html.attribute("role", "toolbar")
        if toolbar.accessibilityAttributes?.label == nil { page.html.attribute("aria-label", page.text(.toolbar)) }
        page.html.endTag()
        page.renderSubviews(of: toolbar)
        page.html.close("div")
        if toolbar.isInContainer { page.html.markup("</section>") }
        writeRules(of: toolbar, into: &page)
    }

    private static func writeRules(of toolbar: UIToolbar, into page: inout RenderingPass) {
        let appearance = toolbar.displayedAppearance
        page.writeRule(for: toolbar, "::before") { rule in
            let color = appearance.backgroundColor ?? toolbar.barTintColor
            if let picture = BarPicture(of: appearance) ?? BarPicture(setForBar: toolbar.displayedBackgroundImage) {
                picture.declare("--bar-picture", over: color, in: &rule)
            } else if let color {
                rule.declare("--bar-picture", color, as: .shape)
            } else if appearance.background == .transparent {
                rule.declare("--bar-picture:transparent")
            } else if !toolbar.isTranslucent {
                rule.declare("--bar-picture:var(--system-background)")
            }
            if appearance.backgroundEffect == nil || !toolbar.isTranslucent { rule.declare("--material-filter:none") }
            rule.declareEdge(of: appearance)
            if let edge = toolbar.displayedScrollEdgeAppearance { rule.declareBackgroundAtRest(edge) }
        }
        writeShadow(of: toolbar, into: &page)
        let buttons = appearance.buttonAppearance.normal.titleTextAttributes
        if !buttons.isEmpty { page.writeRule(for: toolbar, ">.bar-button") { $0.declare(buttons) } }
        let prominent = appearance.prominentButtonAppearance.normal.titleTextAttributes
        if !prominent.isEmpty { page.writeRule(for: toolbar, ">.bar-button.prominent") { $0.declare(prominent) } }
    }

    /// Writes the image that stands in place of the line at the edge; an empty one takes the line away.
    private static func writeShadow(of toolbar: UIToolbar, into page: inout RenderingPass) {
        guard let image = toolbar.displayedShadowImage, image.symbolName == nil else { return }
        page.writeRule(for: toolbar, "::before") { $0.declare("--bar-edge:transparent") }
        guard let path = image.urlPath else { return }
        page.writeRule(for: toolbar, "::after") { rule in
            rule.declareShadow(image, path: path)
            rule.declare("inset:auto 0 100%")
        }
    }
}
