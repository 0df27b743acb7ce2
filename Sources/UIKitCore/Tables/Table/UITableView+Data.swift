import Foundation

extension UITableView {
    final func dataSourceDidChange() {
        canCommitEditing = dataSource.map { $0.implementsCommit } ?? false
        canMoveRows = dataSource.map { $0.implementsMove } ?? false
        reach = ListReach()
        reloadEverything()
    }

    final func delegateDidChange() {
        scrollDelegate = delegate
        reloadIfLoaded()
    }

    /// Has everything asked for again if it was; the rows that are selected stay so.
    final func reloadIfLoaded() {
        if counts != nil { askForEverything() }
    }

    final func askForEverything() {
        noteRowsToBeRemade()
        counts = nil
        needsReload = true
        indexEntries = nil
        activity.startOver()
        setNeedsLayout()
        setNeedsRendering()
    }

    final func reportedNumberOfSections() -> Int? { dataSource?.numberOfSections(in: self) }

    final func reportedNumberOfItems(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
}

extension UITableView: CellList {}
