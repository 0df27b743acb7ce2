import Foundation

/// A section of a table whose rows were made with the table, as a storyboard describes it.
@MainActor
final class StaticTableSection {
    /// A row that is always there.
    struct Row {
        /// What the row's element in the document is called; nil where it has no identifier.
        let identifier: String?
        /// What the row shows.
        let cell: UITableViewCell
        /// The height in points, or nil for that of the table's rows.
        let height: CGFloat?
    }

    /// The title above the section.
    let header: String?
    /// The text below the section.
    let footer: String?
    /// The view above the section, in place of the title.
    let headerView: UIView?
    /// The view below the section, in place of the text.
    let footerView: UIView?
    /// The rows.
    let rows: [Row]

    init(header: String?, footer: String?, headerView: UIView?, footerView: UIView?, rows: [Row]) {
        self.header = header
        self.footer = footer
        self.headerView = headerView
        self.footerView = footerView
        self.rows = rows
    }
}

extension UITableView {
    /// The section of a table with static content; nil for other tables and places.
    final func staticSection(_ section: Int) -> StaticTableSection? {
        guard let staticSections, staticSections.indices.contains(section) else { return nil }
        return staticSections[section]
    }

    /// The cells of static content that are not in the table yet, or not any more, each with its name.
    final var staticCellsOutOfTable: [(name: String, cell: UITableViewCell)] {
        staticCells.filter { $0.parentView !== self }.compactMap { cell in staticName(of: cell).map { ($0, cell) } }
    }

    /// What tells the row of a cell of static content from others, also where rows come and go with a new version of the
    /// document; nil for other cells.
    final func staticName(of cell: UITableViewCell) -> String? {
        for (section, content) in (staticSections ?? []).enumerated() {
            for (row, shown) in content.rows.enumerated() where shown.cell === cell {
                return shown.identifier ?? "\(section).\(row)"
            }
        }
        return nil
    }

    /// The cell of static content that has a name; nil for none.
    final func staticCell(named name: String) -> UITableViewCell? {
        staticCells.first { staticName(of: $0) == name }
    }

    private var staticCells: [UITableViewCell] { (staticSections ?? []).flatMap(\.rows).map(\.cell) }

    /// The row of a table with static content; nil for other tables and places.
    final func staticRow(at indexPath: IndexPath) -> StaticTableSection.Row? {
        guard let section = staticSection(indexPath.section), section.rows.indices.contains(indexPath.row) else {
            return nil
        }
        return section.rows[indexPath.row]
    }
}
