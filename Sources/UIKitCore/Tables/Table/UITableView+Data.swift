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
        announcedSlots = 0..<0
        indexEntries = nil
        pendingChanges = ListChanges()
        selectedRows.removeAll()
        setNeedsLayout()
        setNeedsRendering()
    }

    /// The numbers of rows, asked for if they are not known.
    final func loadedCounts() -> ItemCounts {
        if let counts { return counts }
        let asked = askForCounts()
        counts = asked
        return asked
    }

    /// Asks the data source for the numbers of rows.
    final func askForCounts() -> ItemCounts {
        guard let dataSource, !isAskingForCounts else { return ItemCounts([]) }
        isAskingForCounts = true
        defer { isAskingForCounts = false }
        let sectionCount = checkedCount(dataSource.numberOfSections(in: self), of: "sections")
        var itemCounts: [Int] = []
        itemCounts.reserveCapacity(sectionCount)
        for section in 0..<sectionCount {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            itemCounts.append(checkedCount(count, of: "rows in section \(section)"))
        }
        return ItemCounts(itemCounts)
    }

    private func checkedCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        guard count < 0 else { return count }
        SceneFault.raise(
            .internalInconsistency, "The data source reported a negative number (\(count)) of \(what()).",
            in: owningScene)
        return 0
    }
}
