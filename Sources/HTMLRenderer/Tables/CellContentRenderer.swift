import Foundation
import UIKitCore

/// Writes what a cell shows, as the button that selects the row where it can be selected.
@MainActor
enum CellContentRenderer {
    static func render(_ cell: UITableViewCell, into page: inout RenderingPass) {
        let isSelectable = cell.rowOffer.isSelectable
        if let content = CellText.read(cell) {
            let element: StaticString = isSelectable ? "button" : "div"
            openCell(element, cell, className: "", into: &page)
            if isSelectable {
                page.html.attribute("type", "submit")
                page.eventAttributes(.selectRow, of: cell)
            }
            page.html.endTag()
            write(content, of: cell, into: &page)
            page.html.close(element)
        } else {
            renderViews(of: cell, isSelectable: isSelectable, into: &page)
        }
    }

    /// Writes the views an app put into a cell; the button that selects the row lies beneath them.
    private static func renderViews(of cell: UITableViewCell, isSelectable: Bool, into page: inout RenderingPass) {
        let content = cell.presentContentView
        if isSelectable {
            page.html.markup("<button type=\"submit\" class=\"row-select\"")
            page.eventAttributes(.selectRow, of: cell)
            page.html.beginAttribute("aria-labelledby")
            page.html.write(viewIdentifier: page.identifier(of: cell))
            page.html.markup("t")
            page.html.endAttribute()
            page.html.markup("></button>")
        }
        let placesItself = content?.layoutAttributesIfPresent?.constraints.isEmpty == false
        openCell("div", cell, className: placesItself ? " bare" : "", into: &page)
        page.html.markup("><div class=\"cell-content\"")
        writeTextIdentifier(of: cell, into: &page)
        page.html.endTag()
        if let content { page.render(content) }
        page.html.markup("</div></div>")
    }

    private static func openCell(
        _ element: StaticString, _ cell: UITableViewCell, className: StaticString, into page: inout RenderingPass
    ) {
        page.html.openTag(element)
        page.html.markup(" class=\"cell")
        page.html.markup(className)
        if cell.shownAccessoryView == nil {
            switch cell.shownAccessoryType {
            case .disclosureIndicator: page.html.markup(" disclosure")
            case .checkmark: page.html.markup(" checkmark")
            case .none, .detailButton, .detailDisclosureButton: break
            }
        }
        page.html.endAttribute()
    }

    private static func writeTextIdentifier(of cell: UITableViewCell, into page: inout RenderingPass) {
        page.html.beginAttribute("id")
        page.html.write(viewIdentifier: page.identifier(of: cell))
        page.html.markup("t")
        page.html.endAttribute()
    }

    // MARK: Image and texts

    private static func write(_ content: CellText, of cell: UITableViewCell, into page: inout RenderingPass) {
        if let image = content.image {
            page.html.markup("<span class=\"cell-image\">")
            page.writeImage(image)
            page.html.markup("</span>")
        }
        page.html.markup("<span class=\"cell-text")
        page.html.markup(content.arrangement)
        page.html.markup("\"")
        if cell.shownAccessoryView != nil { writeTextIdentifier(of: cell, into: &page) }
        page.html.endTag()
        write(content.title, "title", of: cell, " .title", into: &page)
        if let detail = content.detail { write(detail, "detail", of: cell, " .detail", into: &page) }
        if cell.shownAccessoryType == .checkmark, cell.shownAccessoryView == nil {
            page.html.markup("<span class=\"visually-hidden\">, selected</span>")
        }
        page.html.markup("</span>")
        guard let color = content.imageColor else { return }
        page.writeRule(for: cell, " .cell-image") { $0.declare("color", color, as: .ink) }
    }

    private static func write(
        _ text: CellText.Line, _ className: StaticString, of cell: UITableViewCell, _ selector: StaticString,
        into page: inout RenderingPass
    ) {
        page.html.markup("<span class=\"")
        page.html.markup(className)
        let look = text.look
        if let look {
            for name in [look.fontClass, look.colorClass] where name.utf8CodeUnitCount > 0 {
                page.html.markup(" ")
                page.html.markup(name)
            }
        }
        if text.isLimited { page.html.markup(" limited") }
        page.html.markup("\">")
        if let attributed = text.attributed {
            page.writeAttributedText(attributed, in: cell, selector)
        } else {
            page.html.text(text.text)
        }
        page.html.markup("</span>")
        guard look?.needsRule == true || text.isLimited else { return }
        page.writeRule(for: cell, selector) { rule in
            if let look { rule.declare(look) }
            if text.isLimited { rule.declare("-webkit-line-clamp", number: Double(text.lineLimit)) }
        }
    }
}
