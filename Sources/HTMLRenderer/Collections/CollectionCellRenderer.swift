import UIKitCore

/// Writes an item of a collection that is no row of a list: what it shows and selects, its menu, what moves it.
@MainActor
enum CollectionCellRenderer {
    static func render(_ cell: UICollectionViewCell, into page: inout RenderingPass) {
        // The buttons that move an item name its destinations, which change with other items.
        if cell.isEditing, cell.offer.isMovable {
            write(cell, into: &page)
        } else {
            page.reuse(of: cell) { write(cell, into: &$0) }
        }
    }

    private static func write(_ cell: UICollectionViewCell, into page: inout RenderingPass) {
        page.openTag("div", for: cell, classes: "tile", cell.isSelected ? "selected" : "")
        page.html.endTag()
        page.writeDrawings(of: cell)
        writeBackgrounds(of: cell, into: &page)
        CellContentRenderer.render(cell, CellPresentation(tile: cell), into: &page)
        if cell.showsSelectionMark { EditControlRenderer.writeSelectionMark(of: cell, into: &page) }
        if let menu = cell.contextMenu { page.writeItemMenu(menu, of: cell) }
        page.writeCustomActions(of: cell)
        if cell.isEditing, cell.offer.isMovable { EditControlRenderer.renderReordering(cell, into: &page) }
        page.html.close("div")
        page.writeRowRules(of: cell, indentation: 0)
        writeSize(of: cell, into: &page)
        guard let background = cell.backgroundConfiguration, background.strokeWidth > 0 else { return }
        page.writeRule(for: cell) { rule in
            rule.declare("border-style:solid")
            rule.declare("border-width", points: background.strokeWidth)
            rule.declare("border-color", background.strokeColor ?? .tintColor, as: .shape)
        }
    }

    private static func writeBackgrounds(of cell: UICollectionViewCell, into page: inout RenderingPass) {
        let selected = cell.isSelected ? cell.selectedBackgroundView : nil
        for view in [cell.backgroundView, selected, cell.backgroundConfiguration?.customView] {
            guard let view else { continue }
            page.html.markup("<div class=\"tile-background\">")
            page.render(view)
            page.html.markup("</div>")
        }
    }

    /// Writes the size of an item of a flow layout whose items have different ones.
    private static func writeSize(of cell: UICollectionViewCell, into page: inout RenderingPass) {
        guard let size = cell.statedSize, cell.collectionView?.statesSizeOfEachItem(likeThatOf: cell) == true else {
            return
        }
        page.writeRule(for: cell) { rule in
            rule.declare("max-inline-size:100%")
            rule.declare("inline-size", points: size.width)
            rule.declare("min-block-size", points: size.height)
        }
    }
}

extension CellPresentation {
    /// How an item that is no row is written.
    @MainActor
    fileprivate init(tile cell: UICollectionViewCell) {
        text = CellText(configured: cell)
        press = Press(cell)
    }
}

extension CellPresentation.Press {
    /// The press that selects an item; nil where it cannot be selected.
    @MainActor
    init?(_ cell: UICollectionViewCell) {
        guard cell.offer.isSelectable else { return nil }
        self.init(.selectItem)
        if cell.offer.togglesSelection { isPressed = cell.isSelected }
    }
}

extension RenderingPass {
    /// Writes the menu of an item behind a button; it opens above everything, so that nothing around can cut it off.
    mutating func writeItemMenu(_ menu: UIMenu, of cell: any ItemCell, _ symbol: StaticString = "ellipsis") {
        html.markup("<button type=\"button\" class=\"item-menu\" popovertarget=\"")
        html.write(viewIdentifier: identifier(of: cell))
        html.markup("m\"")
        // Many rows have a menu of one title.
        let name = cell.spokenText
        html.attribute("aria-label", name.isEmpty && !menu.title.isEmpty ? menu.title : text(.actionsNamed, name))
        html.endTag()
        writeSymbol(symbol)
        html.markup("</button><div class=\"menu-popover\" popover id=\"")
        html.write(viewIdentifier: identifier(of: cell))
        html.markup("m\">")
        writeMenuItems(of: menu, of: cell)
        html.markup("</div>")
    }
}
