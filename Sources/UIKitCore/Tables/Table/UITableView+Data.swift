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

    /// Reloads if there is something to reload; otherwise everything is asked for anyway.
    final func reloadIfLoaded() {
        if counts != nil { reloadEverything() }
    }

    final func reloadEverything() {
        counts = nil
        needsReload = true
        indexEntries = nil
        activity.startOver()
        selectedRows.removeAll()
        setNeedsLayout()
        setNeedsRendering()
    }

    final func reportedNumberOfSections() -> Int? { dataSource?.numberOfSections(in: self) }

    final func reportedNumberOfItems(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
}

extension UITableView: CellList {}
