import Foundation
import UIKitCore

/// Writes what edits a row while its table is in editing mode.
@MainActor
enum EditControlRenderer {
    /// Writes the control before the content: one that deletes after a second press, one that inserts, or the mark of
    /// a selection.
    static func renderLeading(_ cell: any ItemCell, into page: inout RenderingPass) {
        let offer = cell.offer
        if offer.canDelete {
            page.html.markup("<details class=\"edit-control\" name=\"edit\"><summary")
            page.html.attribute("aria-label", page.text(.deleteNamed, cell.spokenText))
            page.html.endTag()
            page.writeSymbol("minus.circle.fill")
            page.html.markup("</summary>")
            writeDeleteButton(of: cell, class: "confirm", into: &page)
            page.html.markup("</details>")
        } else if offer.canInsert {
            page.html.markup("<button type=\"submit\" class=\"edit-control insert\"")
            page.eventAttributes(.insertRow, of: cell)
            page.html.attribute("aria-label", page.text(.insertNamed, cell.spokenText))
            page.html.endTag()
            page.writeSymbol("plus.circle.fill")
            page.html.markup("</button>")
        } else if cell.showsSelectionMark {
            writeSelectionMark(of: cell, into: &page)
        }
    }

    /// Writes the mark that tells whether a row or item is among the selected ones.
    static func writeSelectionMark(of cell: any ItemCell, into page: inout RenderingPass) {
        page.html.markup("<span class=\"selection-mark\">")
        page.writeSymbol(cell.isSelected ? "checkmark.circle.fill" : "circle")
        page.html.markup("</span>")
    }

    /// Writes the button that deletes a row.
    static func writeDeleteButton(
        of cell: any ItemCell, class className: StaticString, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\"")
        page.html.attribute("class", className)
        page.eventAttributes(.deleteRow, of: cell)
        page.html.endTag()
        page.html.text(cell.offer.deletionTitle ?? "\(page.text(.delete))")
        page.html.markup("</button>")
    }

    /// Writes the buttons that move a row or item one place up or down, into the neighbouring section at the ends, and
    /// what a pointer takes hold of to drag it elsewhere, which only pages with scripts show.
    static func renderReordering(_ cell: any ItemCell, into page: inout RenderingPass) {
        let places = cell.neighbouringPlaces
        page.html.markup("<span class=\"reorder\">")
        writeMove(page.text(.moveUp), "chevron.up", to: places.before, cell, into: &page)
        writeMove(page.text(.moveDown), "chevron.down", to: places.after, cell, into: &page)
        if let place = cell.shownIndexPath { writeGrip(of: cell, at: place, into: &page) }
        page.html.markup("</span>")
    }

    private static func writeGrip(of cell: any ItemCell, at place: IndexPath, into page: inout RenderingPass) {
        page.html.markup("<span class=\"grip\" aria-hidden=\"true\"")
        page.html.beginAttribute("data-event")
        page.html.write(viewIdentifier: page.identifier(of: cell))
        page.html.bytes.append(UInt8(ascii: "."))
        page.html.bytes.appendEscaped(cell.offer.names.move.rawValue)
        page.html.endAttribute()
        page.html.attribute("data-place", place.map(String.init).joined(separator: "."))
        page.html.endTag()
        page.writeSymbol("line.3.horizontal")
        page.html.markup("</span>")
    }

    private static func writeMove(
        _ name: StaticString, _ symbol: StaticString, to destination: IndexPath?, _ cell: any ItemCell,
        into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\"")
        page.html.attribute("aria-label", name)
        if let destination {
            page.eventAttributes(
                cell.offer.names.move, of: cell, indices: Array(destination) + Array(cell.shownIndexPath ?? []))
        } else {
            page.html.attribute("disabled")
        }
        page.html.endTag()
        page.writeSymbol(symbol)
        page.html.markup("</button>")
    }
}
