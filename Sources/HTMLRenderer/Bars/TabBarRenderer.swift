import UIKitCore

/// Writes a tab bar, which stands below the content on a narrow page and beside it on a wide one.
@MainActor
enum TabBarRenderer {
    static func render(_ bar: UITabBar, into page: inout RenderingPass) {
        page.openTag("nav", for: bar, class: "tab-bar")
        if bar.accessibilityAttributes?.label == nil { page.html.attribute("aria-label", "Tabs") }
        page.html.endTag()
        if let name = page.applicationName {
            page.html.markup("<p class=\"sidebar-title\">")
            page.html.text(name)
            page.html.markup("</p>")
        }
        page.renderSubviews(of: bar)
        page.html.close("nav")
        page.writeRule(for: bar) { rule in
            if let color = bar.barTintColor ?? bar.standardAppearance.backgroundColor {
                rule.declare("background", color, as: .shape)
            }
        }
        if let color = bar.unselectedItemTintColor {
            page.writeRule(for: bar, ">.tab:not([aria-current])") { $0.declare("color", color, as: .ink) }
        }
    }

    static func render(_ button: TabBarButton, into page: inout RenderingPass) {
        guard let item = button.item else { return }
        page.openTag("button", for: button, class: "tab")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if button.isSelected { page.html.attribute("aria-current", "page") }
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        if let image = image(of: item, isSelected: button.isSelected) { page.writeImage(image) }
        page.html.markup("<span>")
        page.html.text(item.title ?? "")
        page.html.markup("</span>")
        if let badge = item.badgeValue {
            page.html.markup("<span class=\"badge\">")
            page.html.text(badge)
            page.html.markup("</span>")
        }
        page.html.close("button")
        if let color = item.badgeColor, item.badgeValue != nil {
            page.writeRule(for: button, ">.badge") { $0.declare("background", color, as: .fill) }
        }
    }

    /// The image of an item; the selected one is filled where there is such a drawing, as on iOS.
    private static func image(of item: UITabBarItem, isSelected: Bool) -> UIImage? {
        guard isSelected else { return item.image }
        if let image = item.selectedImage { return image }
        guard let name = item.image?.symbolName, SymbolNames.contains(name + ".fill") else { return item.image }
        return UIImage(systemName: name + ".fill") ?? item.image
    }
}
