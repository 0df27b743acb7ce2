import Foundation

extension UITableView {
    final func performUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
        beginBatch()
        updates?()
        endBatch()
        if let completion { UIApplication.shared.afterCommit { completion(true) } }
    }

    final func beginBatch() {
        // The numbers before the batch are those that were known before the app changed its data in it.
        if batchDepth == 0, window != nil, !needsReload { _ = loadedCounts() }
        batchDepth += 1
    }

    final func endBatch() {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        if batchDepth == 0 { commitChanges() }
    }

    /// Takes note of a change, and makes it at once unless it belongs to a batch.
    ///
    /// A table that has not asked its data source yet has nothing to change.
    final func change(_ edit: (inout ListChanges) -> Void) {
        guard counts != nil, !needsReload, !isShowingRows else { return reloadEverything() }
        edit(&pendingChanges)
        if batchDepth == 0 { commitChanges() }
    }

    private func commitChanges() {
        let changes = pendingChanges
        pendingChanges = ListChanges()
        guard !isShowingRows else { return reloadEverything() }
        guard let before = counts, !needsReload else { return }
        let after = askForCounts()
        do {
            let update = try ListUpdate(changes, before: before, after: after)
            follow(
                PlaceChanges(
                    newSection: { changes.reloadedSections.contains($0) ? nil : update.newSection(of: $0) },
                    newIndexPath: { changes.reloadedItems.contains($0) ? nil : update.newIndexPath(of: $0) },
                    reconfigured: changes.reconfiguredItems.compactMap(update.newIndexPath)),
                to: after)
        } catch {
            SceneFault.raise(.internalInconsistency, error.reason, in: owningScene)
            reloadEverything()
        }
    }

    /// Follows changes that the data source vouches for.
    final func follow(_ changes: PlaceChanges) {
        guard counts != nil, !needsReload, !isShowingRows else { return reloadEverything() }
        follow(changes, to: askForCounts())
    }

    /// Gives cells, section views and the selection the places they have after a change.
    private func follow(_ changes: PlaceChanges, to after: ItemCounts) {
        counts = after
        selectedRows = Set(selectedRows.compactMap(changes.newIndexPath))
        announcedSlots = 0..<0
        // What the delegate does to the table when views leave it counts as a reload.
        isShowingRows = true
        followSections(changes.newSection)
        followRows(to: after, changes.newIndexPath)
        isShowingRows = false
        setNeedsRendering()
        for case let cell? in shown.cells { askForHeight(of: cell) }
        showRowsInReachSoon()
        reconfigure(changes.reconfigured)
    }

    private func followRows(to after: ItemCounts, _ newIndexPath: (IndexPath) -> IndexPath?) {
        let leaving = shown.follow(to: after.slotCount, reach: &reach) { cell in
            guard let indexPath = cell.shownIndexPath, let new = newIndexPath(indexPath),
                let slot = after.slot(of: new)
            else { return nil }
            if new != indexPath {
                cell.shownIndexPath = new
                if cell.offer.isMovable { cell.setNeedsRendering() }
            }
            return slot
        }
        for cell in leaving { putAside(cell) }
    }

    private func followSections(_ newSection: (Int) -> Int?) {
        var kept: [ShownTableSection] = []
        var leaving: [ShownTableSection] = []
        for var section in shownSections {
            guard let new = newSection(section.section) else {
                leaving.append(section)
                continue
            }
            section.section = new
            kept.append(section)
        }
        shownSections = kept
        for section in leaving { putAside(section) }
    }

    /// Has the data source fill the present cells of rows again.
    private func reconfigure(_ rows: [IndexPath]) {
        for indexPath in rows.sorted() {
            guard let cell = shownCell(at: indexPath), let dataSource else { continue }
            reconfiguredCell = cell
            let filled = dataSource.tableView(self, cellForRowAt: indexPath)
            reconfiguredCell = nil
            guard filled === cell else {
                SceneFault.raise(
                    .internalInconsistency,
                    "The data source returned another cell for row \(indexPath.row) in section \(indexPath.section), "
                        + "which is being reconfigured.", in: owningScene)
                return reloadEverything()
            }
            cell.setNeedsUpdateConfiguration()
            refreshOffer(of: cell)
        }
    }
}
