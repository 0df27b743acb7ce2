import Foundation

extension UICollectionView {
    final func performUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
        // The numbers before the batch are those that were known before the app changed its data in it.
        if batchDepth == 0, window != nil, !needsReload { _ = loadedCounts() }
        batchDepth += 1
        updates?()
        batchDepth -= 1
        if batchDepth == 0 { commitChanges() }
        if let completion { UIApplication.shared.afterCommit { completion(true) } }
    }

    /// Takes note of a change, and makes it at once unless it belongs to a batch.
    ///
    /// A collection that has not asked its data source yet has nothing to change.
    final func change(_ edit: (inout ListChanges) -> Void) {
        guard counts != nil, !needsReload, !isShowingItems else { return reloadEverything() }
        edit(&pendingChanges)
        if batchDepth == 0 { commitChanges() }
    }

    private func commitChanges() {
        let changes = pendingChanges
        pendingChanges = ListChanges(.collection)
        guard !isShowingItems else { return reloadEverything() }
        guard let before = counts, !needsReload else { return }
        let after = askForCounts()
        do {
            let update = try ListUpdate(changes, before: before, after: after)
            presentLayout.prepare(forCollectionViewUpdates: changes.updateItems)
            follow(
                PlaceChanges(
                    newSection: { changes.reloadedSections.contains($0) ? nil : update.newSection(of: $0) },
                    newIndexPath: { changes.reloadedItems.contains($0) ? nil : update.newIndexPath(of: $0) },
                    reconfigured: changes.reconfiguredItems.compactMap(update.newIndexPath)),
                to: after)
            presentLayout.finalizeCollectionViewUpdates()
        } catch {
            SceneFault.raise(.internalInconsistency, error.reason, in: owningScene)
            reloadEverything()
        }
    }

    /// Follows changes that the data source vouches for.
    final func follow(_ changes: PlaceChanges) {
        guard counts != nil, !needsReload, !isShowingItems else { return reloadEverything() }
        follow(changes, to: askForCounts())
    }

    /// Gives cells, supplementary views and the selection the places they have after a change.
    private func follow(_ changes: PlaceChanges, to after: ItemCounts) {
        counts = after
        selectedItems = Set(selectedItems.compactMap(changes.newIndexPath))
        announcedSlots = 0..<0
        // What the delegate does to the collection when views leave it counts as a reload.
        isShowingItems = true
        followSections(changes.newSection)
        let leaving = shown.follow(to: after.slotCount, reach: &reach) { cell in
            guard let indexPath = cell.shownIndexPath, let new = changes.newIndexPath(indexPath),
                let slot = after.slot(of: new)
            else { return nil }
            if new != indexPath {
                cell.shownIndexPath = new
                if cell.offer.isMovable { cell.setNeedsRendering() }
            }
            return slot
        }
        for cell in leaving { putAside(cell) }
        isShowingItems = false
        invalidateCounts()
        for case let cell? in shown.cells { refreshOutline(of: cell) }
        showItemsInReachSoon()
        reconfigure(changes.reconfigured)
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
