import Foundation
import UIKitCore

/// Writes the image and the texts of a cell, of a header, or of a view that shows the content of a row by itself.
@MainActor
enum CellTextRenderer {
    /// - Parameters:
    ///   - content: The image and the texts.
    ///   - view: The view whose element they are in.
    ///   - isNamed: Whether other elements refer to the texts.
    ///   - isTicked: Whether there is a tick beside them.
    static func render(
        _ content: CellText, of view: UIView, isNamed: Bool = false, isTicked: Bool = false,
        into page: inout RenderingPass
    ) {
        if let image = content.image {
            page.html.markup("<span class=\"cell-image\">")
            page.writeImage(image)
            page.html.markup("</span>")
            if image.isSymbolImage { page.writeSymbolRules(image, of: view) }
        }
        page.html.markup("<span class=\"cell-text")
        page.html.markup(content.arrangement)
        page.html.markup("\"")
        if isNamed { writeIdentifier(of: view, into: &page) }
        page.html.endTag()
        write(content.title, "title", of: view, " .title", into: &page)
        if let detail = content.detail { write(detail, "detail", of: view, " .detail", into: &page) }
        if isTicked { page.html.markup("<span class=\"visually-hidden\">, selected</span>") }
        page.html.markup("</span>")
    }

    /// Writes the sizes and distances, as far as they are not the usual ones, and the colour of the image.
    static func writeRules(
        of content: CellText, in view: UIView, _ place: ListContentPlace, into page: inout RenderingPass
    ) {
        if let configuration = content.configuration { page.writeListRules(configuration, of: view, place) }
        guard let color = content.imageColor else { return }
        page.writeRule(for: view, " .cell-image") { $0.declare("color", color, as: .ink) }
    }

    /// Writes the name by which other elements refer to the texts.
    static func writeIdentifier(of view: UIView, into page: inout RenderingPass) {
        page.html.beginAttribute("id")
        page.html.write(viewIdentifier: page.identifier(of: view))
        page.html.markup("t")
        page.html.endAttribute()
    }

    private static func write(
        _ text: CellText.Line, _ className: StaticString, of view: UIView, _ selector: StaticString,
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
        if text.form.className.utf8CodeUnitCount > 0 {
            page.html.markup(" ")
            page.html.markup(text.form.className)
        }
        page.html.markup("\">")
        if let attributed = text.attributed {
            page.writeAttributedText(attributed, in: view, selector)
        } else {
            page.html.text(text.text)
        }
        page.html.markup("</span>")
        guard look?.needsRule == true || text.isLimited || text.form.changesLetters else { return }
        page.writeRule(for: view, selector) { rule in
            if let look { rule.declare(look) }
            text.form.declare(in: &rule)
            if text.isLimited { rule.declare("-webkit-line-clamp", number: Double(text.lineLimit)) }
        }
    }
}

/// Writes a view that shows the content of a row and stands by itself.
@MainActor
enum ListContentRenderer {
    static func render(_ view: UIListContentView, into page: inout RenderingPass) {
        let content = CellText(view.listConfiguration)
        page.openTag(
            "div", for: view, classes: "list-content", view.listConfiguration.isRow ? "row-content" : "")
        page.writeGroupRole(of: view)
        page.html.endTag()
        page.writeDrawings(of: view)
        page.html.markup("<div class=\"cell\">")
        CellTextRenderer.render(content, of: view, into: &page)
        page.html.markup("</div>")
        page.writeUsability(of: view) { page in
            page.writeTapArea(of: view)
            page.renderSubviews(of: view)
        }
        page.writeDrawingsInFront(of: view)
        page.html.close("div")
        CellTextRenderer.writeRules(of: content, in: view, .item, into: &page)
    }
}
