import UIKitCore

/// Writes the actions of a row that swipes to both sides uncover, which a pointer or the keyboard finds at the row's end.
@MainActor
enum SwipeActionsRenderer {
    /// Whether a row has such actions now; in editing mode only those that take the place of its deletion control.
    static func hasActions(_ cell: any ItemCell) -> Bool {
        !cell.offer.swipeActions.isEmpty || deletes(cell)
    }

    /// Whether a swipe uncovers the deletion that a table has by itself.
    private static func deletes(_ cell: any ItemCell) -> Bool {
        cell.offer.canDelete && !cell.isEditing && !has(.trailing, cell)
    }

    private static func has(_ edge: ItemOffer.SwipeAction.Edge, _ cell: any ItemCell) -> Bool {
        cell.offer.swipeActions.contains { $0.edge == edge }
    }

    /// Begins what a swipe moves aside.
    static func beginContent(of cell: any ItemCell, into page: inout RenderingPass) {
        if has(.leading, cell) { page.html.markup("<div class=\"swipe-start\">") }
        page.html.markup("<div class=\"swipe-content\">")
    }

    /// Ends what a swipe moves aside, and writes the actions of both edges.
    static func endContent(of cell: any ItemCell, into page: inout RenderingPass) {
        page.html.markup("</div>")
        if has(.leading, cell) {
            page.html.markup("<div class=\"swipe-actions\">")
            renderActions(of: cell, from: .leading, into: &page)
            page.html.markup("</div></div>")
        }
        guard deletes(cell) || has(.trailing, cell) else { return }
        page.html.markup("<div class=\"swipe-actions\">")
        if deletes(cell) { EditControlRenderer.writeDeleteButton(of: cell, class: "destructive", into: &page) }
        renderActions(of: cell, from: .trailing, into: &page)
        page.html.markup("</div>")
    }

    /// Writes the buttons of the actions of both edges.
    static func renderActions(of cell: any ItemCell, into page: inout RenderingPass) {
        renderActions(of: cell, from: .leading, into: &page)
        renderActions(of: cell, from: .trailing, into: &page)
    }

    private static func renderActions(
        of cell: any ItemCell, from edge: ItemOffer.SwipeAction.Edge, into page: inout RenderingPass
    ) {
        let actions = cell.offer.swipeActions
        let places = actions.indices.filter { actions[$0].edge == edge }
        // The first action lies at the edge of the row.
        for place in edge == .leading ? places : places.reversed() {
            write(actions[place], place, of: cell, into: &page)
        }
        for place in places where !actions[place].isDestructive {
            guard let color = actions[place].backgroundColor else { continue }
            writeColor(color, ofActionAt: place, in: cell, into: &page)
        }
    }

    private static func write(
        _ action: ItemOffer.SwipeAction, _ index: Int, of cell: any ItemCell, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\" class=\"action-")
        page.html.text(index)
        page.html.markup(action.isDestructive ? " destructive\"" : "\"")
        page.eventAttributes(.performSwipeAction, of: cell, indices: [index], mark: action.mark)
        if action.title == nil, let image = action.image { page.html.attribute("aria-label", image.spokenName) }
        page.html.endTag()
        if let image = action.image { page.writeImage(image, asShape: true) }
        if let title = action.title { page.html.text(title) }
        page.html.markup("</button>")
    }

    private static func writeColor(
        _ color: UIColor, ofActionAt place: Int, in cell: any ItemCell, into page: inout RenderingPass
    ) {
        page.styles.bytes.append("#v" as StaticString)
        page.styles.bytes.append(decimal: Int(page.identifier(of: cell)))
        page.styles.bytes.append(" .action-" as StaticString)
        page.styles.bytes.append(decimal: place)
        page.styles.bytes.append(UInt8(ascii: "{"))
        page.styles.declare("background", color, as: .fill)
        page.styles.endRule()
    }
}
