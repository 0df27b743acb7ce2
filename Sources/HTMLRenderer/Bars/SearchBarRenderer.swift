import UIKitCore

/// Writes a search bar; the first one is the region of the page that searches.
@MainActor
enum SearchBarRenderer {
    static func render(_ bar: UISearchBar, into page: inout RenderingPass) {
        page.openTag(
            "div", for: bar, classes: "search-bar",
            bar.searchBarStyle == .prominent && bar.backgroundImage == nil ? "prominent" : "")
        page.html.attribute("role", page.hasSearchRegion ? "group" : "search")
        page.hasSearchRegion = true
        page.html.endTag()
        page.renderSubviews(of: bar)
        page.html.close("div")
        if let color = bar.barTintColor {
            page.writeRule(for: bar) { $0.declare("background", color, as: .shape) }
        }
    }

    /// Writes what stands before the text of a search field: the magnifying glass, which begins a search where there is
    /// one to begin, and the tokens.
    static func writeLeadingParts(of field: UISearchTextField, into page: inout RenderingPass) {
        let events = field.userInteractions()
        if events.contains(.editingDidBegin), field.isEnabled {
            page.html.markup("<button type=\"submit\" class=\"glass\"")
            page.eventAttributes(.editingDidBegin, of: field)
            page.html.attribute("aria-label", page.text(.beginSearching))
            page.html.endTag()
            page.writeSymbol("magnifyingglass")
            page.html.markup("</button>")
        } else if let glass = field.leftView {
            page.render(glass)
        }
        for (index, token) in field.tokens.enumerated() {
            let isDeletable = events.contains(.deleteToken) && field.isEnabled
            if isDeletable {
                page.html.markup("<button type=\"submit\" class=\"token\"")
                page.eventAttributes(.deleteToken, of: field, indices: [index], mark: ElementMark(token.text))
                page.html.attribute("aria-label", page.text(.removeNamed, token.text))
            } else {
                page.html.markup("<span class=\"token\"")
            }
            page.html.endTag()
            if let icon = token.icon { page.writeImage(icon) }
            page.html.markup("<span>")
            page.html.text(token.text)
            page.html.markup("</span>")
            if isDeletable { page.writeSymbol("xmark") }
            page.html.markup(isDeletable ? "</button>" : "</span>")
        }
    }
}
