import Foundation

/// An entry of the index beside a table.
package struct SectionIndexEntry: Hashable, Sendable {
    /// What the entry says.
    package let title: String

    /// The section that it stands for.
    package let section: Int
}

extension UITableView {
    /// The distances of separators from the edges where the app states none, in points.
    package static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// The entries of the index; none while the table has fewer rows than an index is worth.
    package final var sectionIndex: [SectionIndexEntry] {
        guard let counts, counts.itemCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else { return [] }
        return indexEntries ?? []
    }

    /// Asks the data source for the entries, and which sections they stand for, unless it said so since the last reload.
    final func loadSectionIndex() {
        guard indexEntries == nil, let dataSource else { return }
        indexEntries = []
        let sections = loadedCounts().itemCounts.indices
        let titles = dataSource.sectionIndexTitles(for: self) ?? []
        indexEntries = titles.enumerated().compactMap { index, title in
            guard title != UITableView.indexSearch else { return nil }
            let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
            return sections.contains(section) ? SectionIndexEntry(title: title, section: section) : nil
        }
    }

    /// Brings the section of an entry into reach.
    final func showSection(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let section = interaction.value?.integer, sectionIndex.contains(where: { $0.section == section }) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such section in the index.", told: .choiceGone))
        }
        // Without being asked to, the table does not load its index anew when its sections change.
        guard loadedCounts().itemCounts.indices.contains(section) else { return }
        bringIntoReach(IndexPath(row: 0, section: section))
    }
}
