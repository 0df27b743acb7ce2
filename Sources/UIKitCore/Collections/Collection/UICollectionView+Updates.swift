import Foundation

extension UICollectionView {
    /// Gives cells, supplementary views and the selection the places they have after a change.
    final func follow(_ changes: PlaceChanges, to after: ItemCounts) {
        let places = places(before: changes)
        counts = after
        selectedIndexPaths = Set(selectedIndexPaths.compactMap(changes.newIndexPath))
        activity.announcedSlots = 0..<0
        // What the delegate does to the collection when views leave it counts as a reload.
        activity.isShowingCells = true
        followSections(changes.newSection)
        followCells(changes, to: after)
        activity.isShowingCells = false
        invalidateCounts()
        for case let cell? in shown.cells { refreshOutline(of: cell) }
        showCellsInReachSoon()
        showMotion(of: changes, from: places)
        reconfigure(changes.reconfigured)
    }

    /// The same for changes that the layout is told of.
    final func follow(_ changes: ListChanges, _ places: PlaceChanges, to after: ItemCounts) {
        presentLayout.prepare(forCollectionViewUpdates: changes.updateItems)
        follow(places, to: after)
        presentLayout.finalizeCollectionViewUpdates()
    }

    private func invalidateCounts() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        presentLayout.invalidateLayout(with: context)
    }

    private func followSections(_ newSection: (Int) -> Int?) {
        var kept: [ShownCollectionSection] = []
        var leaving: [ShownCollectionSection] = []
        for var section in shownSections {
            guard let new = newSection(section.section) else {
                leaving.append(section)
                continue
            }
            section.section = new
            for index in section.supplementaries.indices {
                section.supplementaries[index].indexPath.section = new
            }
            kept.append(section)
        }
        shownSections = kept
        for section in leaving { putAside(section) }
    }

    /// Has the data source fill the present cells of items again.
    private func reconfigure(_ items: [IndexPath]) {
        for indexPath in items.sorted() {
            guard let cell = shownCell(at: indexPath), let dataSource else { continue }
            reconfiguredCell = cell
            let filled = dataSource.collectionView(self, cellForItemAt: indexPath)
            reconfiguredCell = nil
            guard filled === cell else {
                SceneFault.raise(
                    .internalInconsistency,
                    "The data source returned another cell for item \(indexPath.item) in section "
                        + "\(indexPath.section), which is being reconfigured.", in: owningScene)
                return reloadEverything()
            }
            cell.setNeedsUpdateConfiguration()
            refreshOffer(of: cell)
        }
    }
}

extension ListChanges {
    /// The changes as a layout is told of them.
    @MainActor
    fileprivate var updateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        typealias Item = UICollectionViewUpdateItem
        var items = deletedSections.sorted().map { Item(.delete, before: whole($0), after: nil) }
        items += insertedSections.sorted().map { Item(.insert, before: nil, after: whole($0)) }
        items += reloadedSections.sorted().map { Item(.reload, before: whole($0), after: whole($0)) }
        items += movedSections.sorted { $0.key < $1.key }.map {
            Item(.move, before: whole($0.key), after: whole($0.value))
        }
        items += deletedItems.sorted().map { Item(.delete, before: $0, after: nil) }
        items += insertedItems.sorted().map { Item(.insert, before: nil, after: $0) }
        items += reloadedItems.sorted().map { Item(.reload, before: $0, after: $0) }
        items += movedItems.sorted { $0.key < $1.key }.map { Item(.move, before: $0.key, after: $0.value) }
        return items
    }
}
