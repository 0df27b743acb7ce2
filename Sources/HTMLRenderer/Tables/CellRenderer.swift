import UIKitCore

/// Writes a row of a table: what edits it, what it shows and selects, its accessory, and its swipe actions.
@MainActor
enum CellRenderer {
    static func render(_ cell: UITableViewCell, into page: inout RenderingPass) {
        // The buttons that move a row name its destinations, which change with other rows.
        if cell.isEditing, cell.offer.isMovable {
            write(cell, into: &page)
        } else {
            page.reuse(of: cell) { write(cell, into: &$0) }
        }
    }

    private static func write(_ cell: UITableViewCell, into page: inout RenderingPass) {
        // Apps hide rows by giving them no height.
        if cell.statedHeight == 0 {
            page.openTag("li", for: cell, class: "row")
            page.html.attribute("hidden")
            page.html.endTag()
            return page.html.close("li")
        }
        let hasSwipeActions = SwipeActionsRenderer.hasActions(cell)
        page.openTag(
            "li", for: cell, classes: "row", cell.isSelected ? "selected" : "", hasSwipeActions ? "swipeable" : "")
        page.html.endTag()
        page.writeDrawings(of: cell)
        if hasSwipeActions { SwipeActionsRenderer.beginContent(of: cell, into: &page) }
        if cell.isEditing { EditControlRenderer.renderLeading(cell, into: &page) }
        CellContentRenderer.render(cell, CellPresentation(cell), into: &page)
        renderAccessory(of: cell, into: &page)
        if let menu = cell.contextMenu { page.writeItemMenu(menu, of: cell) }
        page.writeCustomActions(of: cell)
        if cell.isEditing, cell.offer.isMovable { EditControlRenderer.renderReordering(cell, into: &page) }
        if hasSwipeActions { SwipeActionsRenderer.endContent(of: cell, into: &page) }
        page.html.close("li")
        writeRules(of: cell, into: &page)
    }

    private static func renderAccessory(of cell: UITableViewCell, into page: inout RenderingPass) {
        if let view = cell.shownAccessoryView {
            page.html.markup("<div class=\"cell-accessory\">")
            page.nameByRow(view, of: cell)
            page.render(view)
            page.html.markup("</div>")
        } else if cell.offer.hasAccessoryButton {
            page.html.markup("<button type=\"submit\" class=\"accessory-button\"")
            page.eventAttributes(.tapAccessory, of: cell)
            page.html.attribute("aria-label", page.text(.details))
            page.html.endTag()
            page.writeSymbol("info.circle")
            page.html.close("button")
            if cell.shownAccessoryType == .detailDisclosureButton {
                page.html.markup("<span class=\"disclosure-mark\"></span>")
            }
        }
    }

    private static func writeRules(of cell: UITableViewCell, into page: inout RenderingPass) {
        if let height = cell.statedHeight { page.writeRule(for: cell) { $0.declare("min-height", points: height) } }
        if let inset = cell.ownSeparatorInset { page.writeRule(for: cell, ".row.row") { $0.declare(separator: inset) } }
        page.writeRowRules(of: cell, indentation: Double(cell.indentationLevel) * cell.indentationWidth)
    }
}

extension CellPresentation {
    /// How a row of a table is written.
    @MainActor
    fileprivate init(_ cell: UITableViewCell) {
        text = CellText.read(cell)
        press = cell.offer.isSelectable ? Press(.selectRow) : nil
        isNamed = cell.shownAccessoryView != nil
        guard cell.shownAccessoryView == nil else { return }
        switch cell.shownAccessoryType {
        case .disclosureIndicator: mark = .disclosure
        case .checkmark: mark = .checkmark
        case .none, .detailButton, .detailDisclosureButton: break
        }
    }
}

extension StyleWriter {
    /// Writes how far separators are from the edges; further than a row is wide, there are none.
    mutating func declare(separator inset: UIEdgeInsets) {
        declare("--separator-inset", pointsWithin: inset.left)
        declare("--separator-end", pointsWithin: inset.right)
    }

    private mutating func declare(_ property: StaticString, pointsWithin distance: Double) {
        begin(property)
        bytes.append("min(100%," as StaticString)
        bytes.append(number: min(max(distance, 0), 10_000))
        bytes.append("px)" as StaticString)
        end()
    }
}

extension RenderingPass {
    /// Writes the rules for the background and the indentation of a row.
    mutating func writeRowRules(of cell: any ItemCell, indentation: Double) {
        if let background = cell.backgroundConfiguration {
            writeRule(for: cell) { rule in
                if let color = background.backgroundColor { rule.declare("--row-background", color, as: .shape) }
                if background.cornerRadius > 0 { rule.declare("border-radius", points: background.cornerRadius) }
            }
        }
        guard indentation != 0 else { return }
        writeRule(for: cell, " .cell") { $0.declare("margin-inline-start", points: indentation) }
    }

    /// Lets a control without a name of its own be called by the text of the row it stands in.
    mutating func nameByRow(_ view: UIView, of cell: any ItemCell) {
        guard table.labelUse(of: view) != .none, view.accessibilityAttributes?.label == nil else { return }
        labelSource = LabelSource(label: identifier(of: cell), part: "t", view: view)
    }
}
