import Foundation

extension UITableViewDiffableDataSource {
    /// Makes a snapshot the present one and has the table follow.
    final func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, reloading: Bool
    ) {
        for problem in snapshot.problems {
            SceneFault.raise(.internalInconsistency, problem, in: tableView?.owningScene)
        }
        let previous = current
        current = snapshot
        current.problems = []
        current.reloadedSectionIdentifiers = []
        current.reloadedItemIdentifiers = []
        current.reconfiguredItemIdentifiers = []
        guard let tableView, tableView.dataSource === self else { return }
        guard !reloading else { return tableView.reloadData() }
        tableView.follow(changes(from: previous, to: snapshot))
    }

    /// Where the rows and sections of one snapshot are in another, as far as the table asks.
    private func changes(
        from previous: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to next: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> TablePlaceChanges {
        let reloadedSections = Set(next.reloadedSectionIdentifiers)
        let reloadedItems = Set(next.reloadedItemIdentifiers)
        let newSections = Dictionary(
            next.sections.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        var placesInSections: [Int: [ItemIdentifierType: Int]] = [:]

        func newIndexPath(of item: ItemIdentifierType) -> IndexPath? {
            guard let identifier = next.sectionsOfItems[item], let section = newSections[identifier] else { return nil }
            if placesInSections[section] == nil {
                let items = next.sections[section].items
                placesInSections[section] = Dictionary(
                    items.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            }
            return placesInSections[section]?[item].map { IndexPath(row: $0, section: section) }
        }

        return TablePlaceChanges(
            newSection: { section in
                guard previous.sections.indices.contains(section) else { return nil }
                let identifier = previous.sections[section].identifier
                return reloadedSections.contains(identifier) ? nil : newSections[identifier]
            },
            newIndexPath: { indexPath in
                guard let item = previous.item(at: indexPath), !reloadedItems.contains(item),
                    !reloadedSections.contains(previous.sections[indexPath.section].identifier)
                else { return nil }
                return newIndexPath(of: item)
            },
            reconfigured: next.reconfiguredItemIdentifiers.compactMap(newIndexPath))
    }
}
