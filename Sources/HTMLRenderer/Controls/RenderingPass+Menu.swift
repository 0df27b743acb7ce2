import UIKitCore

extension RenderingPass {
    /// Writes a menu that opens beside a button, behind a chevron.
    mutating func writeMenu(_ menu: UIMenu, of view: UIView) {
        let isOpen = openMenu(menu, of: view)
        html.markup("<summary class=\"button\"")
        html.attribute("aria-label", menu.title.isEmpty ? "\(text(.more))" : menu.title)
        if !isOpen { writeRestoredFocus(.selectMenuItem, of: view) }
        html.endTag()
        writeSymbol("chevron.down")
        html.markup("</summary>")
        writeMenuItems(of: menu, of: view)
        html.close("details")
    }

    /// Writes the start tag of a menu, which is open where somebody chose something in it that keeps it so.
    ///
    /// - Returns: Whether it is open. If not, what opens it has the focus after something was chosen.
    mutating func openMenu(_ menu: UIMenu, of view: UIView) -> Bool {
        let place = scene.restoredFocus.flatMap { $0.view === view && $0.event == .selectMenuItem ? $0.value : nil }
        let path = place?.split(separator: ".").compactMap { Int($0) }
        let isOpen = path.flatMap(menu.leaf)?.attributes.contains(.keepsMenuPresented) ?? false
        html.markup(isOpen ? "<details class=\"menu\" open>" : "<details class=\"menu\">")
        return isOpen
    }

    /// Writes the entries of a menu as submit buttons.
    mutating func writeMenuItems(of menu: UIMenu, of view: UIView) {
        html.markup("<div class=\"menu-items\" role=\"group\">")
        writeMenuTitle(menu)
        writeMenuElements(menu.children, path: [], of: view)
        html.markup("</div>")
    }

    private mutating func writeMenuTitle(_ menu: UIMenu) {
        guard !menu.title.isEmpty else { return }
        html.markup("<p class=\"menu-title\">")
        html.text(menu.title)
        html.markup("</p>")
    }

    private mutating func writeMenuElements(_ elements: [UIMenuElement], path: [Int], of view: UIView) {
        for (index, child) in elements.enumerated() {
            let path = path + [index]
            if let deferred = child as? UIDeferredMenuElement {
                writeDeferredElements(deferred, path: path, of: view)
            } else if let submenu = child as? UIMenu {
                html.markup("<div class=\"menu-section\" role=\"group\">")
                writeMenuTitle(submenu)
                writeMenuElements(submenu.children, path: path, of: view)
                html.markup("</div>")
            } else if let leaf = child as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
                writeMenuLeaf(leaf, path: path, of: view)
            }
        }
    }

    /// Writes the elements that a deferred one stands for, or that they are being loaded.
    private mutating func writeDeferredElements(
        _ deferred: UIDeferredMenuElement, path: [Int], of view: UIView
    ) {
        let elements = scene.inTurn { deferred.elements(shownBy: view) }
        if let elements { return writeMenuElements(elements, path: path, of: view) }
        html.markup("<button type=\"submit\" class=\"menu-item loading\"")
        eventAttributes(.selectMenuItem, of: view, indices: path + [0])
        html.markup("><span class=\"titles\"><span class=\"title\" role=\"status\">")
        html.text(deferred.placeholder.title)
        html.markup("</span></span><span class=\"activity-indicator animating\" aria-hidden=\"true\"></span></button>")
    }

    private mutating func writeMenuLeaf(_ leaf: any UIMenuLeaf, path: [Int], of view: UIView) {
        html.markup("<button type=\"submit\" class=\"menu-item")
        if leaf.attributes.contains(.destructive) { html.markup(" destructive") }
        if leaf.attributes.contains(.keepsMenuPresented) { html.markup(" stays") }
        html.markup("\"")
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
        if let image = leaf.image { writeImage(image, asShape: true) }
        html.markup("</button>")
    }
}
