import Foundation
import UIKitCore

/// Writes a navigation bar: a header with the title as its heading.
@MainActor
enum NavigationBarRenderer {
    static func render(_ bar: UINavigationBar, into page: inout RenderingPass) {
        let item = bar.topItem
        let isLarge = bar.showsLargeTitle && item?.titleView == nil
        page.openTag("header", for: bar, classes: "navigation-bar", isLarge ? "large-titles" : "inline-title")
        page.html.endTag()
        if let title = item?.title { page.title = title }
        page.html.markup("<div class=\"bar-row\">")
        if let prompt = item?.prompt {
            page.html.markup("<p class=\"bar-prompt\">")
            page.html.text(prompt)
            page.html.markup("</p>")
        }
        page.html.markup("<div class=\"bar-leading\">")
        if let back = bar.backButton { page.render(back) }
        for view in bar.leadingViews { page.render(view) }
        page.html.markup("</div>")
        writeTitle(of: item, isLarge: isLarge, into: &page)
        page.html.markup("<div class=\"bar-trailing\">")
        for view in bar.trailingViews { page.render(view) }
        page.html.markup("</div></div>")
        if isLarge { writeHeading("bar-large-title", item?.title ?? "", into: &page) }
        page.html.close("header")
        writeRules(of: bar, item, into: &page)
    }

    private static func writeTitle(of item: UINavigationItem?, isLarge: Bool, into page: inout RenderingPass) {
        let title = item?.title ?? ""
        if let view = item?.titleView {
            page.html.markup("<div class=\"bar-title\">")
            page.render(view)
            page.html.markup("</div>")
            if !title.isEmpty { writeHeading("visually-hidden", title, into: &page) }
        } else if isLarge || title.isEmpty {
            // The large heading says the same; this one shows while that one is scrolled away.
            page.html.markup("<span class=\"bar-title\" aria-hidden=\"true\">")
            page.html.text(title)
            page.html.markup("</span>")
        } else {
            writeHeading("bar-title", title, subtitle: item?.subtitle, into: &page)
        }
    }

    private static func writeHeading(
        _ className: StaticString, _ title: String, subtitle: String? = nil, into page: inout RenderingPass
    ) {
        let element: StaticString = page.headingLevel == 1 ? "h1" : "h2"
        page.html.openTag(element)
        page.html.attribute("class", className)
        page.html.endTag()
        page.html.text(title)
        if let subtitle {
            page.html.markup(" <small>")
            page.html.text(subtitle)
            page.html.markup("</small>")
        }
        page.html.close(element)
    }

    // MARK: Appearance

    private static func writeRules(of bar: UINavigationBar, _ item: UINavigationItem?, into page: inout RenderingPass) {
        let appearance = item?.standardAppearance ?? bar.standardAppearance
        let edgeAppearance = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        page.writeRule(for: bar, ">.bar-row") { rule in
            if let color = appearance.backgroundColor ?? bar.barTintColor {
                rule.declare("--bar-material", color, as: .shape)
            } else if appearance.background == .transparent {
                rule.declare("--bar-material:transparent;--material-filter:none")
            }
            if appearance.shadowColor == nil { rule.declare("--bar-edge:transparent") }
            if let edgeAppearance, edgeAppearance.background != .transparent {
                rule.declare("animation:none;background:var(--bar-material)")
                if let color = edgeAppearance.backgroundColor { rule.declare("background", color, as: .shape) }
            }
        }
        writeTextRule(
            appearance.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { own, _ in own },
            of: bar, ">.bar-row>.bar-title", into: &page)
        writeTextRule(
            appearance.largeTitleTextAttributes.merging(bar.largeTitleTextAttributes ?? [:]) { own, _ in own },
            of: bar, ">.bar-large-title", into: &page)
    }

    private static func writeTextRule(
        _ attributes: [NSAttributedString.Key: Any], of bar: UINavigationBar, _ selector: StaticString,
        into page: inout RenderingPass
    ) {
        guard !attributes.isEmpty else { return }
        page.writeRule(for: bar, selector) { rule in
            if let font = attributes[.font] as? UIFont { rule.declare(font) }
            if let color = attributes[.foregroundColor] as? UIColor { rule.declare("color", color, as: .ink) }
        }
    }
}
