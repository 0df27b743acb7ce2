import Foundation

extension UITableView {
    /// Gives cells, section views and the selection the places they have after a change.
    final func follow(_ changes: PlaceChanges, to after: ItemCounts) {
        let places = places(before: changes)
        counts = after
        selectedIndexPaths = Set(selectedIndexPaths.compactMap(changes.newIndexPath))
        activity.announcedSlots = 0..<0
        // What the delegate does to the table when views leave it counts as a reload.
        activity.isShowingCells = true
        followSections(changes.newSection)
        followCells(changes, to: after)
        activity.isShowingCells = false
        setNeedsRendering()
        for case let cell? in shown.cells { askForHeight(of: cell) }
        showCellsInReachSoon()
        showMotion(of: changes, from: places)
        reconfigure(changes.reconfigured)
    }

    final func follow(_ changes: ListChanges, _ places: PlaceChanges, to after: ItemCounts) {
        follow(places, to: after)
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
