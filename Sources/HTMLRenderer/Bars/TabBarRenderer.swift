import UIKitCore

/// Writes a tab bar, which stands below the content on a narrow page and beside it on a wide one.
@MainActor
enum TabBarRenderer {
    static func render(_ bar: UITabBar, into page: inout RenderingPass) {
        // The tabs of the app are what people look for among the landmarks of the page.
        let isLandmark = bar.superview?.owningViewController is UITabBarController
        page.openTag(
            isLandmark ? "nav" : "div", for: bar, classes: "tab-bar", bar.moreButton == nil ? "" : "has-more",
            bar.editor == nil ? "" : "editing", bar.barStyle == .default ? "" : "dark",
            bar.displayedItemPositioning == .centered ? "centered" : "",
            TabBarLook.tintsIndicator(of: bar) ? "tinted" : "", bar.displayedScrollEdgeAppearance == nil ? "" : "rests")
        if !isLandmark { page.html.attribute("role", "group") }
        if bar.accessibilityAttributes?.label == nil { page.html.attribute("aria-label", page.text(.tabs)) }
        page.html.endTag()
        writeHeader(of: bar, into: &page)
        for entry in bar.entries {
            if entry.members.isEmpty, entry.actions.isEmpty {
                renderTab(bar.button(for: entry.item), entry, into: &page)
            } else {
                renderGroup(entry, of: bar, into: &page)
            }
        }
        if let more = bar.moreButton {
            page.html.markup("<div class=\"narrow-tab\">")
            page.render(more)
            page.html.markup("</div>")
        }
        if let editor = bar.editor { renderEditor(editor, into: &page) }
        if !bar.footers.isEmpty {
            page.html.markup("<div class=\"sidebar-end\">")
            for view in bar.footers { page.render(view) }
            page.html.markup("</div>")
        }
        page.html.close(isLandmark ? "nav" : "div")
        TabBarLook.writeRules(of: bar, into: &page)
    }

    private static func writeHeader(of bar: UITabBar, into page: inout RenderingPass) {
        if let name = page.applicationName {
            page.html.markup("<p class=\"sidebar-title\">")
            page.html.text(name)
            page.html.markup("</p>")
        }
        if bar.userInteractions().contains(.toggleSidebar), let controller = bar.tabBarController {
            page.html.markup("<button type=\"submit\" class=\"bar-button sidebar-toggle\"")
            page.eventAttributes(.toggleSidebar, of: bar)
            page.html.attribute("aria-label", page.text(controller.sidebar.isHidden ? .showSidebar : .hideSidebar))
            page.html.endTag()
            page.writeSymbol("sidebar.left", class: "symbol directional")
            page.html.markup("</button>")
        }
        guard !bar.headers.isEmpty else { return }
        page.html.markup("<div class=\"sidebar-start\">")
        for view in bar.headers { page.render(view) }
        page.html.markup("</div>")
    }

    /// Writes a tab; one that a narrow bar leaves out is marked as such.
    private static func renderTab(_ button: UIView, _ entry: TabBarEntry, into page: inout RenderingPass) {
        guard entry.isSidebarOnly else { return page.render(button) }
        page.html.markup("<div class=\"wide-tab\">")
        page.render(button)
        page.html.markup("</div>")
    }

    /// Writes a group: a section of the sidebar; in a narrow bar one tab, with a strip of its members while one of them
    /// is selected.
    private static func renderGroup(_ entry: TabBarEntry, of bar: UITabBar, into page: inout RenderingPass) {
        page.html.markup("<div class=\"tab-group")
        if entry.isSidebarOnly { page.html.markup(" wide-tab") }
        if entry.isCurrent { page.html.markup(" current") }
        if !entry.hasOwnScreen { page.html.markup(" strip") }
        page.html.markup("\">")
        page.render(bar.button(for: entry.item))
        page.html.markup("<div class=\"tab-members\" role=\"group\"")
        page.html.attribute("aria-label", entry.item.title ?? "")
        page.html.endTag()
        for item in entry.members { page.render(bar.button(for: item)) }
        for action in entry.actions {
            page.html.markup("<div class=\"tab-action\">")
            page.render(action)
            page.html.markup("</div>")
        }
        page.html.markup("</div></div>")
    }

    /// Writes what edits a sidebar: each tab with its switch and the buttons that move it.
    private static func renderEditor(_ editor: SidebarEditor, into page: inout RenderingPass) {
        page.openTag("ul", for: editor, class: "tab-editor")
        page.html.attribute("role", "list")
        page.html.attribute("aria-label", page.text(.editTabs))
        page.html.endTag()
        for row in editor.rows {
            page.html.markup(row.level == 0 ? "<li class=\"edited-tab\">" : "<li class=\"edited-tab member\">")
            if let image = row.tab.image { page.writeImage(image, asShape: true) }
            page.html.markup("<span>")
            page.html.text(row.tab.title)
            page.html.markup("</span>")
            for button in row.movers { page.render(button) }
            if let toggle = row.toggle { page.render(toggle) }
            page.html.markup("</li>")
        }
        page.html.close("ul")
    }

    static func render(_ button: TabBarButton, into page: inout RenderingPass) {
        guard let item = button.item else { return }
        page.openTag("button", for: button, class: "tab")
        page.html.attribute("type", "submit")
        page.eventAttributes(.touchUpInside, of: button)
        if button.isSelected { page.html.attribute("aria-current", "page") }
        if !button.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        if let image = image(of: item, button) { page.writeImage(image, asShape: true) }
        page.html.markup("<span>")
        page.html.text(item.title ?? "")
        if let subtitle = (button.superview as? UITabBar)?.subtitle(of: item) {
            page.html.markup("<small>")
            page.html.text(subtitle)
            page.html.markup("</small>")
        }
        page.html.markup("</span>")
        if let badge = item.badgeValue {
            page.html.markup("<span class=\"badge\">")
            page.html.text(badge)
            page.html.markup("</span>")
        }
        page.html.close("button")
        let movement = item.displayedImageMovement(with: button.traitCollection)
        if movement != .zero {
            page.writeRule(for: button, ">:is(svg,img,picture)") { $0.declareMovement(by: movement) }
        }
        if item.titlePositionAdjustment != .zero {
            page.writeRule(for: button, ">span:first-of-type") { $0.declareMovement(by: item.titlePositionAdjustment) }
        }
        if let color = item.badgeColor, item.badgeValue != nil {
            page.writeRule(for: button, ">.badge") { $0.declare("background", color, as: .fill) }
        }
    }

    /// The image of an item; the selected one is filled where there is such a drawing, as on iOS.
    private static func image(of item: UITabBarItem, _ button: TabBarButton) -> UIImage? {
        let image = item.displayedImage(with: button.traitCollection)
        guard button.isSelected else { return image }
        if let image = item.selectedImage { return image }
        guard let name = image?.symbolName, SymbolNames.contains(name + ".fill") else { return image }
        return UIImage(systemName: name + ".fill") ?? image
    }
}

extension UITabBar {
    /// The second line of an entry.
    fileprivate func subtitle(of item: UITabBarItem) -> String? {
        entries.first { $0.item === item }?.subtitle
    }
}
