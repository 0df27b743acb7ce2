import Foundation

extension UITableView {
    final func dataSourceDidChange() {
        canCommitEditing = dataSource.map { $0.implementsCommit } ?? false
        canMoveRows = dataSource.map { $0.implementsMove } ?? false
        reach = TableReach()
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
        pendingChanges = TableChanges()
        selectedRows.removeAll()
        setNeedsLayout()
        setNeedsRendering()
    }

    /// The numbers of rows, asked for if they are not known.
    final func loadedCounts() -> TableRowCounts {
        if let counts { return counts }
        let asked = askForCounts()
        counts = asked
        return asked
    }

    /// Asks the data source for the numbers of rows.
    final func askForCounts() -> TableRowCounts {
        guard let dataSource, !isAskingForCounts else { return TableRowCounts([]) }
        isAskingForCounts = true
        defer { isAskingForCounts = false }
        let sectionCount = checkedCount(dataSource.numberOfSections(in: self), of: "sections")
        var rowCounts: [Int] = []
        rowCounts.reserveCapacity(sectionCount)
        for section in 0..<sectionCount {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            rowCounts.append(checkedCount(count, of: "rows in section \(section)"))
        }
        return TableRowCounts(rowCounts)
    }

    private func checkedCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        guard count < 0 else { return count }
        SceneFault.raise(
            .internalInconsistency, "The data source reported a negative number (\(count)) of \(what()).",
            in: owningScene)
        return 0
    }
}
