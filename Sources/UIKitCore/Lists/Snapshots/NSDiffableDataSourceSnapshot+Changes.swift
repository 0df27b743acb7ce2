import Foundation

extension NSDiffableDataSourceSnapshot {
    /// The snapshot without what it asked for once: problems, reloads and reconfigurations.
    var settled: Self {
        var settled = self
        settled.problems = []
        settled.reloadedSectionIdentifiers = []
        settled.reloadedItemIdentifiers = []
        settled.reconfiguredItemIdentifiers = []
        return settled
    }

    /// Where the items and sections of this snapshot are in the next one, as far as a list asks.
    ///
    /// - Parameters:
    ///   - next: The next snapshot.
    ///   - animation: How what is new in it comes in; by `none` nothing moves.
    func placeChanges(to next: Self, _ animation: UITableView.RowAnimation) -> PlaceChanges {
        let previous = self
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
            return placesInSections[section]?[item].map { IndexPath(item: $0, section: section) }
        }

        return PlaceChanges(
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
            placeAfterwards: { previous.item(at: $0).flatMap(newIndexPath) },
            reconfigured: next.reconfiguredItemIdentifiers.compactMap(newIndexPath),
            entrances: animation == .none ? nil : entrances(to: next, animation))
    }

    /// How what is new in the next snapshot, or made anew, comes in.
    private func entrances(to next: Self, _ animation: UITableView.RowAnimation) -> ListEntrances {
        let previous = self
        let reloadedSections = Set(next.reloadedSectionIdentifiers)
        let reloadedItems = Set(next.reloadedItemIdentifiers)
        let previousSections = Set(previous.sectionIdentifiers)
        func isNew(_ section: Int) -> Bool {
            guard next.sections.indices.contains(section) else { return false }
            let identifier = next.sections[section].identifier
            return reloadedSections.contains(identifier) || !previousSections.contains(identifier)
        }
        return ListEntrances(
            ofItem: { indexPath in
                guard let item = next.item(at: indexPath) else { return nil }
                let isNew =
                    previous.sectionsOfItems[item] == nil || reloadedItems.contains(item) || isNew(indexPath.section)
                return isNew ? animation : nil
            },
            ofSection: { isNew($0) ? animation : nil })
    }
}
