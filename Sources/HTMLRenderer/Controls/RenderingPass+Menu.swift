import UIKitCore

extension RenderingPass {
    /// Writes a menu that opens beside a button, behind a chevron.
    mutating func writeMenu(_ menu: UIMenu, of view: UIView) {
        html.markup("<details class=\"menu\"><summary class=\"button\"")
        html.attribute("aria-label", menu.title.isEmpty ? "More" : menu.title)
        writeRestoredFocus(.selectMenuItem, of: view)
        html.endTag()
        writeSymbol("chevron.down")
        html.markup("</summary>")
        writeMenuItems(of: menu, of: view)
        html.close("details")
    }

    /// Writes the entries of a menu as submit buttons.
    mutating func writeMenuItems(of menu: UIMenu, of view: UIView) {
        html.markup("<div class=\"menu-items\" role=\"group\">")
        writeMenuTitle(menu)
        writeMenuChildren(of: menu, path: [], of: view)
        html.markup("</div>")
    }

    private mutating func writeMenuTitle(_ menu: UIMenu) {
        guard !menu.title.isEmpty else { return }
        html.markup("<p class=\"menu-title\">")
        html.text(menu.title)
        html.markup("</p>")
    }

    private mutating func writeMenuChildren(of menu: UIMenu, path: [Int], of view: UIView) {
        for (index, child) in menu.children.enumerated() {
            let path = path + [index]
            if let submenu = child as? UIMenu {
                html.markup("<div class=\"menu-section\" role=\"group\">")
                writeMenuTitle(submenu)
                writeMenuChildren(of: submenu, path: path, of: view)
                html.markup("</div>")
            } else if let leaf = child as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
                writeMenuLeaf(leaf, path: path, of: view)
            }
        }
    }

    private mutating func writeMenuLeaf(_ leaf: any UIMenuLeaf, path: [Int], of view: UIView) {
        let isDestructive = leaf.attributes.contains(.destructive)
        html.markup(
            isDestructive
                ? "<button type=\"submit\" class=\"menu-item destructive\""
                : "<button type=\"submit\" class=\"menu-item\"")
        eventAttributes(.selectMenuItem, of: view, indices: path)
        if leaf.state != .off { html.attribute("aria-pressed", leaf.state == .on ? "true" : "mixed") }
        if leaf.attributes.contains(.disabled) { html.attribute("disabled") }
        html.markup("><span class=\"titles\"><span class=\"title\">")
        html.text(leaf.title)
        html.markup("</span>")
        if let subtitle = leaf.subtitle {
            html.markup("<span class=\"subtitle\">")
            html.text(subtitle)
            html.markup("</span>")
        }
        html.markup("</span>")
        if let image = leaf.image { writeImage(image) }
        html.markup("</button>")
    }
}
