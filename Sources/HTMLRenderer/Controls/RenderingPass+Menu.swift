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
        let isOpen = pathOfKeptElement(in: menu, of: view) != nil
        html.markup(isOpen ? "<details class=\"menu\" open>" : "<details class=\"menu\">")
        return isOpen
    }

    /// Where the element stands that was chosen last, if it keeps the menu open.
    private func pathOfKeptElement(in menu: UIMenu, of view: UIView) -> [Int]? {
        let place = scene.restoredFocus.flatMap { $0.view === view && $0.event == .selectMenuItem ? $0.value : nil }
        let path = place?.split(separator: ".").compactMap { Int($0) }
        return path.flatMap(menu.leaf)?.attributes.contains(.keepsMenuPresented) == true ? path : nil
    }

    /// Writes the entries of a menu as submit buttons.
    mutating func writeMenuItems(of menu: UIMenu, of view: UIView) {
        html.markup("<div class=\"menu-items\" role=\"group\">")
        writeMenuTitle(menu)
        writeMenuElements(
            menu.children, in: MenuPlace(), of: view, keptPath: pathOfKeptElement(in: menu, of: view) ?? [])
        html.markup("</div>")
    }

    private mutating func writeMenuTitle(_ menu: UIMenu) {
        guard !menu.title.isEmpty else { return }
        html.markup("<p class=\"menu-title\">")
        html.text(menu.title)
        html.markup("</p>")
    }

    /// Writes entries.
    ///
    /// - Parameters:
    ///   - elements: What they show.
    ///   - menu: Where the menu of the elements stands in the whole menu.
    ///   - view: The view of the whole menu.
    ///   - keptPath: Where the element stands that is to be seen, because it keeps the menu open; empty for none.
    private mutating func writeMenuElements(
        _ elements: [UIMenuElement], in menu: MenuPlace, of view: UIView, keptPath: [Int]
    ) {
        for (index, child) in elements.enumerated() {
            let place = menu.inside(child, at: index)
            if let deferred = child as? UIDeferredMenuElement {
                writeDeferredElements(deferred, at: place, of: view, keptPath: keptPath)
            } else if let submenu = child as? UIMenu {
                writeMenu(submenu, at: place, of: view, keptPath: keptPath)
            } else if let leaf = child as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
                writeMenuLeaf(leaf, at: place, of: view)
            }
        }
    }

    /// Writes a menu in a menu: as a section of that, or as an entry that unfolds.
    private mutating func writeMenu(_ menu: UIMenu, at place: MenuPlace, of view: UIView, keptPath: [Int]) {
        // An entry without name could not be told from others.
        guard menu.options.isDisjoint(with: [.displayInline, .displayAsPalette]), !menu.title.isEmpty else {
            html.markup("<div class=\"menu-section\" role=\"group\">")
            writeMenuTitle(menu)
            writeMenuElements(menu.children, in: place, of: view, keptPath: keptPath)
            return html.markup("</div>")
        }
        let isOpen = keptPath.starts(with: place.path)
        html.markup(isOpen ? "<details class=\"submenu\" open>" : "<details class=\"submenu\">")
        html.markup("<summary class=\"menu-item")
        if menu.options.contains(.destructive) { html.markup(" destructive") }
        html.markup("\">")
        writeMenuItemTitles(of: menu)
        html.markup("</summary><div class=\"submenu-items\" role=\"group\">")
        writeMenuElements(menu.children, in: place, of: view, keptPath: keptPath)
        html.markup("</div></details>")
    }

    /// Writes the elements that a deferred one stands for, or that they are being loaded.
    private mutating func writeDeferredElements(
        _ deferred: UIDeferredMenuElement, at place: MenuPlace, of view: UIView, keptPath: [Int]
    ) {
        let elements = scene.inTurn { deferred.elements(shownBy: view) }
        if let elements { return writeMenuElements(elements, in: place, of: view, keptPath: keptPath) }
        html.markup("<button type=\"submit\" class=\"menu-item loading\"")
        let loading = place.inside(deferred.placeholder, at: 0)
        eventAttributes(.selectMenuItem, of: view, indices: loading.path, mark: loading.mark)
        html.markup("><span class=\"titles\"><span class=\"title\" role=\"status\">")
        html.text(deferred.placeholder.title)
        html.markup("</span></span><span class=\"activity-indicator animating\" aria-hidden=\"true\"></span></button>")
    }

    private mutating func writeMenuLeaf(_ leaf: any UIMenuLeaf, at place: MenuPlace, of view: UIView) {
        html.markup("<button type=\"submit\" class=\"menu-item")
        if leaf.attributes.contains(.destructive) { html.markup(" destructive") }
        if leaf.attributes.contains(.keepsMenuPresented) { html.markup(" stays") }
        html.markup("\"")
        eventAttributes(.selectMenuItem, of: view, indices: place.path, mark: place.mark)
        if leaf.state != .off { html.attribute("aria-pressed", leaf.state == .on ? "true" : "mixed") }
        if leaf.attributes.contains(.disabled) { html.attribute("disabled") }
        html.endTag()
        writeMenuItemTitles(of: leaf)
        html.markup("</button>")
        if let image = leaf.image, image.isSymbolImage { writeRule(for: image, ofMenuItemAt: place, of: view) }
    }

    /// Writes the colour and the strokes of the symbol in an entry, which is found by what it sends.
    private mutating func writeRule(for symbol: UIImage, ofMenuItemAt place: MenuPlace, of view: UIView) {
        var declarations = StyleWriter(textSize: styles.textSize)
        declarations.declareSymbol(symbol, isSized: false)
        guard !declarations.bytes.isEmpty else { return }
        let identifier = Int(identifier(of: view))
        // A menu need not be in the element of its view, by which the rule is told from those of others.
        styles.bytes.append(":is(#v" as StaticString)
        styles.bytes.append(decimal: identifier)
        styles.bytes.append(" *,.menu *)[value=\"v" as StaticString)
        styles.bytes.append(decimal: identifier)
        styles.bytes.append(contentsOf: ".\(UserInteractionEvent.selectMenuItem.rawValue)=".utf8)
        for (depth, index) in place.path.enumerated() {
            if depth > 0 { styles.bytes.append(UInt8(ascii: ".")) }
            styles.bytes.append(decimal: index)
        }
        if let mark = place.mark { styles.bytes.append(contentsOf: "~\(mark.text)".utf8) }
        styles.bytes.append("\"]>svg{" as StaticString)
        styles.bytes.append(contentsOf: declarations.bytes)
        styles.bytes.append(UInt8(ascii: "}"))
    }

    private mutating func writeMenuItemTitles(of element: UIMenuElement) {
        html.markup("<span class=\"titles\"><span class=\"title\">")
        html.text(element.title)
        html.markup("</span>")
        if let subtitle = element.subtitle, !subtitle.isEmpty {
            html.markup("<span class=\"subtitle\">")
            html.text(subtitle)
            html.markup("</span>")
        }
        html.markup("</span>")
        if let image = element.image { writeImage(image, asShape: true) }
    }
}
