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
    final func change(_ edit: (inout TableChanges) -> Void) {
        guard counts != nil, !needsReload, !isShowingRows else { return reloadEverything() }
        edit(&pendingChanges)
        if batchDepth == 0 { commitChanges() }
    }

    private func commitChanges() {
        let changes = pendingChanges
        pendingChanges = TableChanges()
        guard !isShowingRows else { return reloadEverything() }
        guard let before = counts, !needsReload else { return }
        let after = askForCounts()
        do {
            let update = try TableUpdate(changes, before: before, after: after)
            follow(
                TablePlaceChanges(
                    newSection: { changes.reloadedSections.contains($0) ? nil : update.newSection(of: $0) },
                    newIndexPath: { changes.reloadedRows.contains($0) ? nil : update.newIndexPath(of: $0) },
                    reconfigured: changes.reconfiguredRows.compactMap(update.newIndexPath)),
                to: after)
        } catch {
            SceneFault.raise(.internalInconsistency, error.reason, in: owningScene)
            reloadEverything()
        }
    }

    /// Follows changes that the data source vouches for.
    final func follow(_ changes: TablePlaceChanges) {
        guard counts != nil, !needsReload, !isShowingRows else { return reloadEverything() }
        follow(changes, to: askForCounts())
    }

    /// Gives cells, section views and the selection the places they have after a change.
    private func follow(_ changes: TablePlaceChanges, to after: TableRowCounts) {
        counts = after
        selectedRows = Set(selectedRows.compactMap(changes.newIndexPath))
        announcedSlots = 0..<0
        // What the delegate does to the table when views leave it counts as a reload.
        isShowingRows = true
        followSections(changes.newSection)
        followRows(to: after, changes.newIndexPath)
        isShowingRows = false
        setNeedsRendering()
        for case let cell? in shownCells { askForHeight(of: cell) }
        showRowsInReachSoon()
        reconfigure(changes.reconfigured)
    }

    private func followRows(to after: TableRowCounts, _ newIndexPath: (IndexPath) -> IndexPath?) {
        var kept: [(slot: Int, cell: UITableViewCell)] = []
        var leaving: [UITableViewCell] = []
        var firstKept: (old: Int, new: Int)?
        for (oldSlot, cell) in zip(shownSlots, shownCells) {
            guard let cell, let indexPath = cell.shownIndexPath else { continue }
            guard let new = newIndexPath(indexPath), let slot = after.slot(of: new) else {
                leaving.append(cell)
                continue
            }
            if firstKept == nil { firstKept = (oldSlot, slot) }
            if new != indexPath {
                cell.shownIndexPath = new
                if cell.rowOffer.isMovable { cell.setNeedsRendering() }
            }
            kept.append((slot, cell))
        }
        if shownSlots.lowerBound > 0, let firstKept { reach.follow(from: firstKept.old, to: firstKept.new) }
        shownSlots = reach.slots(of: after.slotCount)
        shownCells = [UITableViewCell?](repeating: nil, count: shownSlots.count)
        for (slot, cell) in kept {
            if shownSlots.contains(slot) {
                shownCells[slot - shownSlots.lowerBound] = cell
            } else {
                leaving.append(cell)
            }
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
