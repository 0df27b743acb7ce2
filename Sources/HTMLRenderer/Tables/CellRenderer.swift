import UIKitCore

/// Writes a row of a table: what edits it, what it shows and selects, its accessory, and its swipe actions.
@MainActor
enum CellRenderer {
    static func render(_ cell: UITableViewCell, into page: inout RenderingPass) {
        // The buttons that move a row name its destinations, which change with other rows.
        if cell.isEditing, cell.rowOffer.isMovable {
            write(cell, into: &page)
        } else {
            page.reuse(of: cell) { write(cell, into: &$0) }
        }
    }

    private static func write(_ cell: UITableViewCell, into page: inout RenderingPass) {
        let hasSwipeActions = SwipeActionsRenderer.hasActions(cell)
        page.openTag(
            "li", for: cell, classes: "row", cell.isSelected ? "selected" : "", hasSwipeActions ? "swipeable" : "")
        page.html.endTag()
        if hasSwipeActions { page.html.markup("<div class=\"swipe-content\">") }
        if cell.isEditing { EditControlRenderer.renderLeading(cell, into: &page) }
        CellContentRenderer.render(cell, into: &page)
        renderAccessory(of: cell, into: &page)
        if cell.isEditing, cell.rowOffer.isMovable { EditControlRenderer.renderReordering(cell, into: &page) }
        if hasSwipeActions {
            page.html.markup("</div>")
            SwipeActionsRenderer.render(cell, into: &page)
        }
        page.html.close("li")
        writeRules(of: cell, into: &page)
    }

    private static func renderAccessory(of cell: UITableViewCell, into page: inout RenderingPass) {
        if let view = cell.shownAccessoryView {
            page.html.markup("<div class=\"cell-accessory\">")
            page.nameByRow(view, of: cell)
            page.render(view)
            page.html.markup("</div>")
        } else if cell.rowOffer.hasAccessoryButton {
            page.html.markup("<button type=\"submit\" class=\"accessory-button\"")
            page.eventAttributes(.tapAccessory, of: cell)
            page.html.attribute("aria-label", "Details")
            page.html.endTag()
            page.writeSymbol("info.circle")
            page.html.close("button")
            if cell.shownAccessoryType == .detailDisclosureButton {
                page.html.markup("<span class=\"disclosure-mark\"></span>")
            }
        }
    }

    private static func writeRules(of cell: UITableViewCell, into page: inout RenderingPass) {
        let background = cell.backgroundConfiguration
        guard cell.statedHeight != nil || background != nil || cell.indentationLevel > 0 else { return }
        page.writeRule(for: cell) { rule in
            if let height = cell.statedHeight { rule.declare("min-height", points: height) }
            if let color = background?.backgroundColor { rule.declare("--row-background", color, as: .shape) }
            if let radius = background?.cornerRadius, radius > 0 { rule.declare("border-radius", points: radius) }
        }
        guard cell.indentationLevel > 0 else { return }
        page.writeRule(for: cell, " .cell") { rule in
            rule.declare("margin-inline-start", points: Double(cell.indentationLevel) * cell.indentationWidth)
        }
    }
}

extension RenderingPass {
    /// Lets a control without a name of its own be called by the text of the row it stands in.
    mutating func nameByRow(_ view: UIView, of cell: UITableViewCell) {
        guard table.labelUse(of: view) != .none, view.accessibilityAttributes?.label == nil else { return }
        labelSource = LabelSource(label: identifier(of: cell), part: "t", view: view)
    }
}
