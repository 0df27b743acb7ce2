import UIKitCore

/// Writes a search bar: the region of the page that searches.
@MainActor
enum SearchBarRenderer {
    static func render(_ bar: UISearchBar, into page: inout RenderingPass) {
        page.openTag("div", for: bar, class: "search-bar")
        page.html.attribute("role", "search")
        page.html.endTag()
        page.renderSubviews(of: bar)
        page.html.close("div")
    }
}
