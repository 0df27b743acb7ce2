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
        if let background = table.backgroundView, !hasRows(table) { page.renderBackground(background) }
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
            SectionTitleRenderer.render(
                header, isHeader: true, height: section.headerHeight, isInPlainList: table.style == .plain, into: &page)
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
        guard table.separatorInset != UITableView.usualSeparatorInset else { return }
        page.writeRule(for: table, " .row") { $0.declare(separator: table.separatorInset) }
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

    /// Writes the view behind a list that has no rows or items, which fills it.
    mutating func renderBackground(_ view: UIView) {
        html.markup("<div class=\"list-background\">")
        render(view)
        html.markup("</div>")
    }

    /// Writes the view above the first section or below the last one.
    fileprivate mutating func renderTableEnd(_ view: UIView) {
        html.markup(view.isSizedByFrame ? "<div class=\"table-end framed\">" : "<div class=\"table-end\">")
        render(view)
        html.markup("</div>")
    }
}
