import UIKitCore

/// Writes the index beside a table or a collection: links to what stands on the page, buttons that bring the rest there.
@MainActor
enum SectionIndexRenderer {
    static func render(_ table: UITableView, into page: inout RenderingPass) {
        let shown = Set(table.shownSections.map(\.section))
        page.openIndex(.sections)
        for entry in table.sectionIndex {
            page.html.markup("<li>")
            if shown.contains(entry.section) {
                page.html.markup("<a href=\"#")
                page.html.write(viewIdentifier: page.identifier(of: table))
                page.html.markup("s")
                page.html.write(indices: [entry.section])
                page.html.markup("\">")
                page.html.text(entry.title)
                page.html.markup("</a>")
            } else {
                page.html.markup("<button type=\"submit\"")
                page.eventAttributes(.showSection, of: table, indices: [entry.section])
                page.html.endTag()
                page.html.text(entry.title)
                page.html.markup("</button>")
            }
            page.html.markup("</li>")
        }
        page.html.markup("</ul></nav>")
    }

    static func render(_ collection: UICollectionView, into page: inout RenderingPass) {
        let shown = collection.shownSections.flatMap { collection.shownCells(of: $0) }
        page.openIndex(.index)
        for entry in collection.itemIndex {
            page.html.markup("<li>")
            if let cell = shown.first(where: { $0.shownIndexPath == entry.place }) {
                page.html.markup("<a href=\"#")
                page.html.write(viewIdentifier: page.identifier(of: cell))
                page.html.markup("\">")
                page.html.text(entry.title)
                page.html.markup("</a>")
            } else {
                page.html.markup("<button type=\"submit\"")
                page.eventAttributes(.showIndexedItem, of: collection, indices: Array(entry.place))
                page.html.endTag()
                page.html.text(entry.title)
                page.html.markup("</button>")
            }
            page.html.markup("</li>")
        }
        page.html.markup("</ul></nav>")
    }
}

extension RenderingPass {
    /// Writes the beginning of an index beside a list.
    fileprivate mutating func openIndex(_ name: FrameworkText) {
        html.markup("<nav class=\"section-index\"")
        html.attribute("aria-label", text(name))
        html.markup("><ul role=\"list\">")
    }
}
