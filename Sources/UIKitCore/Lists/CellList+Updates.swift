import Foundation

extension CellList {
    /// Makes changes that count as one.
    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch()
        if let completion { UIApplication.shared.afterCommit { completion(true) } }
    }

    func beginBatch() {
        // The numbers before the batch are those that were known before the app changed its data in it.
        if activity.batchDepth == 0, window != nil, !needsReload { _ = loadedCounts() }
        activity.batchDepth += 1
    }

    func endBatch() {
        guard activity.batchDepth > 0 else { return }
        activity.batchDepth -= 1
        if activity.batchDepth == 0 { commitChanges() }
    }

    /// Takes note of a change, and makes it at once unless it belongs to a batch.
    ///
    /// A list that has not asked its data source yet has nothing to change but its selection.
    ///
    /// - Parameters:
    ///   - animation: How the change is to be seen; by `none` not at all.
    ///   - edit: Adds the change to those that are to be made.
    func change(_ animation: UITableView.RowAnimation = .automatic, _ edit: (inout ListChanges) -> Void) {
        guard !activity.isShowingCells else { return reloadEverything() }
        edit(&activity.pendingChanges)
        if animation != .none { activity.pendingChanges.isAnimated = true }
        if activity.batchDepth == 0 { commitChanges() }
    }

    /// Takes note of rows or items whose present cells are to be filled again, by which nothing moves.
    func noteReconfigured(_ indexPaths: [IndexPath]) {
        change(.none) { $0.reconfiguredItems.formUnion(indexPaths) }
    }

    /// Follows changes that the data source vouches for.
    func follow(_ places: PlaceChanges) {
        guard !activity.isShowingCells else { return reloadEverything() }
        guard counts != nil, !needsReload else { return reloadEverything(selecting: places.newIndexPath) }
        noteRowsToBeRemade()
        follow(places, to: askForCounts())
    }

    /// Has everything asked for again.
    ///
    /// - Parameter newIndexPath: Where what is selected is now; nil where it is no more. Without it, nothing is selected.
    func reloadEverything(selecting newIndexPath: (IndexPath) -> IndexPath? = { _ in nil }) {
        selectedIndexPaths = Set(selectedIndexPaths.compactMap(newIndexPath))
        askForEverything()
        if let restoration = UIApplication.shared.sceneInTurn?.restoration, let list = self as? any RestorableList {
            restoration.makeSelectionAgain(in: list)
        }
    }

    /// Gives the cells in reach their new places, and puts aside those that have none.
    ///
    /// Who hears that editing ends in one of these finds it at the place that its item has now, or at none.
    func followCells(_ changes: PlaceChanges, to after: ItemCounts) {
        var placesBefore: [ObjectIdentifier: IndexPath] = [:]
        let leaving = shown.follow(to: after.slotCount, reach: &reach) { cell in
            guard let indexPath = cell.shownIndexPath else { return nil }
            guard let new = changes.newIndexPath(indexPath), let slot = after.slot(of: new) else {
                placesBefore[ObjectIdentifier(cell)] = indexPath
                cell.shownIndexPath = changes.placeAfterwards(indexPath)
                return nil
            }
            if new != indexPath {
                cell.shownIndexPath = new
                if cell.offer.isMovable { cell.setNeedsRendering() }
            }
            return slot
        }
        for cell in leaving {
            if let place = placesBefore[ObjectIdentifier(cell)] ?? cell.shownIndexPath { putAside(cell, from: place) }
        }
    }

    private func commitChanges() {
        let changes = activity.pendingChanges
        activity.pendingChanges = ListChanges(activity.terms)
        guard !activity.isShowingCells else { return reloadEverything() }
        guard let before = counts, !needsReload else { return followUnseen(changes) }
        noteRowsToBeRemade()
        let after = askForCounts()
        do {
            let update = try ListUpdate(changes, before: before, after: after)
            let places = PlaceChanges(
                newSection: { changes.reloadedSections.contains($0) ? nil : update.newSection(of: $0) },
                newIndexPath: { changes.reloadedItems.contains($0) ? nil : update.newIndexPath(of: $0) },
                placeAfterwards: update.newIndexPath,
                reconfigured: changes.reconfiguredItems.compactMap(update.newIndexPath),
                entrances: changes.entrances(in: update))
            follow(changes, places, to: after)
        } catch {
            SceneFault.raise(.internalInconsistency, error.reason, in: owningScene)
            reloadEverything()
        }
    }

    /// Has what is selected follow changes of a list that asks for all rows or items anyway.
    private func followUnseen(_ changes: ListChanges) {
        guard changes != ListChanges(activity.terms) else { return }
        guard !selectedIndexPaths.isEmpty else { return askForEverything() }
        let after = askForCounts()
        guard let before = changes.counts(before: after),
            let update = try? ListUpdate(changes, before: before, after: after)
        else { return reloadEverything() }
        reloadEverything { changes.reloadedItems.contains($0) ? nil : update.newIndexPath(of: $0) }
    }
}
