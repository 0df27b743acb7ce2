import UIKitCore

/// Writes the actions of a row that a swipe uncovers, which a pointer or the keyboard finds at the row's end.
@MainActor
enum SwipeActionsRenderer {
    /// Whether a row has such actions now; in editing mode only those that take the place of its deletion control.
    static func hasActions(_ cell: any ItemCell) -> Bool {
        !cell.offer.swipeActions.isEmpty || cell.offer.canDelete && !cell.isEditing
    }

    static func render(_ cell: any ItemCell, into page: inout RenderingPass) {
        page.html.markup("<div class=\"swipe-actions\">")
        if cell.offer.swipeActions.isEmpty {
            EditControlRenderer.writeDeleteButton(of: cell, class: "destructive", into: &page)
        } else {
            renderActions(of: cell, into: &page)
        }
        page.html.markup("</div>")
    }

    /// Writes the buttons of the actions.
    static func renderActions(of cell: any ItemCell, into page: inout RenderingPass) {
        let actions = cell.offer.swipeActions
        // The first trailing action lies at the edge of the row.
        let order =
            actions.indices.filter { actions[$0].edge == .leading }
            + actions.indices.filter { actions[$0].edge == .trailing }.reversed()
        for index in order { write(actions[index], index, of: cell, into: &page) }
        for (place, action) in actions.enumerated() where !action.isDestructive {
            guard let color = action.backgroundColor else { continue }
            writeColor(color, ofActionAt: place, in: cell, into: &page)
        }
    }

    private static func write(
        _ action: ItemOffer.SwipeAction, _ index: Int, of cell: any ItemCell, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\" class=\"action-")
        page.html.text(index)
        page.html.markup(action.isDestructive ? " destructive\"" : "\"")
        page.eventAttributes(.performSwipeAction, of: cell, indices: [index])
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
