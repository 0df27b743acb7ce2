import Foundation
import UIKitCore

/// Writes a table: sections with headings and lists of rows, those that are in reach.
@MainActor
enum TableRenderer {
    static func render(_ table: UITableView, into page: inout RenderingPass) {
        page.openTag(
            "div", for: table, classes: "table", styleClass(of: table.style), table.isEditing ? "editing" : "",
            table.separatorStyle == .none ? "no-separators" : "", table.isHeldInHeight ? "bounded" : "")
        page.writeGroupRole(of: table)
        page.html.endTag()
        if !table.sectionIndex.isEmpty { SectionIndexRenderer.render(table, into: &page) }
        if let control = table.refreshControl { page.render(control) }
        if let header = table.tableHeaderView { page.renderTableEnd(header) }
        page.writeReachButton(.showEarlierRows, .showEarlier, of: table, if: table.hasEarlierRows)
        if let background = table.backgroundView, !hasRows(table) {
            page.render(background)
        }
        for section in table.shownSections { render(section, of: table, into: &page) }
        page.renderOwnSubviews(of: table, background: table.backgroundView)
        page.writeReachButton(.showMoreRows, .showMore, of: table, if: table.hasMoreRows)
        if let footer = table.tableFooterView { page.renderTableEnd(footer) }
        page.html.close("div")
        writeRules(of: table, into: &page)
    }

    private static func styleClass(of style: UITableView.Style) -> StaticString {
        switch style {
        case .plain: "plain"
        case .grouped: "grouped-style"
        case .insetGrouped: "inset"
        }
    }

    private static func hasRows(_ table: UITableView) -> Bool {
        table.shownSections.contains { !table.shownCells(of: $0).isEmpty }
    }

    private static func render(_ section: ShownTableSection, of table: UITableView, into page: inout RenderingPass) {
        if table.sectionIndex.contains(where: { $0.section == section.section }) {
            page.html.markup("<section class=\"section\" id=\"")
            page.html.write(viewIdentifier: page.identifier(of: table))
            page.html.markup("s")
            page.html.write(indices: [section.section])
            page.html.markup("\">")
        } else {
            page.html.markup("<section class=\"section\">")
        }
        if let header = section.header {
            SectionTitleRenderer.render(header, isHeader: true, height: section.headerHeight, into: &page)
        }
        let cells = table.shownCells(of: section)
        if !cells.isEmpty {
            page.html.markup("<ul class=\"rows\" role=\"list\">")
            for cell in cells { page.render(cell) }
            page.html.markup("</ul>")
        }
        if let footer = section.footer {
            SectionTitleRenderer.render(footer, isHeader: false, height: section.footerHeight, into: &page)
        }
        page.html.markup("</section>")
    }

    private static func writeRules(of table: UITableView, into page: inout RenderingPass) {
        page.writeRule(for: table) { rule in
            if let color = table.sectionIndexColor { rule.declare("--index", color, as: .ink) }
            if let color = table.sectionIndexBackgroundColor { rule.declare("--index-background", color, as: .shape) }
            if let color = table.separatorColor, color != .separator { rule.declare("--separator", color, as: .shape) }
        }
    }
}

extension RenderingPass {
    /// Writes what stands in a list besides its rows or items: what says that there are none, and views at frames that the
    /// app put into it.
    mutating func renderOwnSubviews(of list: UIScrollView, background: UIView?) {
        for child in list.childViews where child !== background {
            switch child {
            case is UIContentUnavailableView: render(child)
            case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView, is UIRefreshControl:
                break
            default: if child.standsByFrame { render(child) }
            }
        }
    }

    /// Writes the view above the first section or below the last one.
    fileprivate mutating func renderTableEnd(_ view: UIView) {
        html.markup(view.isSizedByFrame ? "<div class=\"table-end framed\">" : "<div class=\"table-end\">")
        render(view)
        html.markup("</div>")
    }
}

/// Writes the header or the footer of a section.
@MainActor
enum SectionTitleRenderer {
    /// - Parameter height: How high the app says that it is, in points; nil where the content decides.
    static func render(_ view: UIView, isHeader: Bool, height: CGFloat? = nil, into page: inout RenderingPass) {
        guard !view.isHidden else { return }
        guard let text = text(of: view) else {
            page.html.markup(
                isHeader ? "<div class=\"section-header custom\">" : "<div class=\"section-footer custom\">")
            page.render(view)
            page.html.markup("</div>")
            if let height, !view.isSizedByFrame {
                page.writeRule(for: view) { $0.declare("min-block-size", points: height) }
            }
            return
        }
        let element: StaticString = isHeader ? page.headingLevel == 1 ? "h2" : "h3" : "p"
        page.openTag(element, for: view, classes: isHeader ? "section-header" : "section-footer", text.className)
        page.html.endTag()
        page.html.text(text.text)
        page.html.close(element)
    }

    /// The text of a view that shows nothing but a text, with the class of its look.
    private static func text(of view: UIView) -> (text: String, className: StaticString)? {
        let content = (view as? UITableViewHeaderFooterView)?.contentViewIfLoaded
        if let list = (content ?? (view as? UICollectionViewCell)?.presentContentView) as? UIListContentView {
            let configuration = list.listConfiguration
            guard configuration.image == nil, configuration.secondaryText == nil else { return nil }
            let isProminent =
                configuration.purpose == .prominentInsetGroupedHeader || configuration.purpose == .sidebarHeader
            return (configuration.attributedText?.string ?? configuration.text ?? "", isProminent ? "prominent" : "")
        }
        guard let titled = view as? UITableViewHeaderFooterView, content?.childViews.count == 1,
            let text = titled.textLabel?.text
        else { return nil }
        return (text, "")
    }
}
