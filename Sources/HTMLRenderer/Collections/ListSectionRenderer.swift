import Foundation
import UIKitCore

/// Writes a section of a collection that looks like one of a table.
@MainActor
enum ListSectionRenderer {
    static func render(
        _ section: ShownCollectionSection, of collection: UICollectionView, into page: inout RenderingPass
    ) {
        guard let list = section.plan.listConfiguration else { return }
        let name = CollectionClass(collection, section: section.section, in: &page)
        page.html.markup("<div class=\"table list-section")
        page.html.markup(styleClass(of: list.appearance))
        if !list.showsSeparators { page.html.markup(" no-separators") }
        if collection.isEditing { page.html.markup(" editing") }
        page.html.bytes.append(UInt8(ascii: " "))
        name.append(to: &page.html.bytes)
        page.html.markup("\"><section class=\"section\">")
        for view in section.supplementaries where view.standsBefore {
            SectionTitleRenderer.render(
                view.view, isHeader: true, isInPlainList: list.appearance == .plain, into: &page)
        }
        renderRows(collection.shownCells(of: section), list, into: &page)
        for view in section.supplementaries where !view.standsBefore {
            SectionTitleRenderer.render(view.view, isHeader: false, into: &page)
        }
        page.html.markup("</section></div>")
        writeRules(of: section, list, name, into: &page)
    }

    private static func renderRows(
        _ cells: [UICollectionViewCell], _ list: UICollectionLayoutListConfiguration, into page: inout RenderingPass
    ) {
        var rows = cells[...]
        if list.headerMode == .firstItemInSection, let header = rows.first, header.shownIndexPath?.item == 0 {
            page.html.markup("<div class=\"rows header-item\">")
            ListRowRenderer.render(header, "div", into: &page)
            page.html.markup("</div>")
            rows = rows.dropFirst()
        }
        guard !rows.isEmpty else { return }
        page.html.markup("<ul class=\"rows\" role=\"list\">")
        for cell in rows where !cell.isHidden { ListRowRenderer.render(cell, "li", into: &page) }
        page.html.markup("</ul>")
    }

    private static func styleClass(of appearance: UICollectionLayoutListConfiguration.Appearance) -> StaticString {
        switch appearance {
        case .plain: " plain"
        case .grouped: " grouped-style"
        case .insetGrouped: " inset"
        case .sidebar, .sidebarPlain: " sidebar-style"
        }
    }

    private static func writeRules(
        of section: ShownCollectionSection, _ list: UICollectionLayoutListConfiguration, _ name: CollectionClass,
        into page: inout RenderingPass
    ) {
        page.writeRule(for: name) { rule in
            rule.declare("padding", section.plan.insets)
            if let color = list.backgroundColor { rule.declare("background", color, as: .shape) }
            if let padding = list.headerTopPadding { rule.declare("padding-block-start", points: padding) }
            let color = list.separatorConfiguration.color
            if color != .separator { rule.declare("--separator", color, as: .shape) }
            let inset = list.separatorConfiguration.bottomSeparatorInsets.leading
            if inset < .greatestFiniteMagnitude { rule.declare("--separator-inset", points: inset) }
        }
    }
}
