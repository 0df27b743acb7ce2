import Foundation

extension UITableView {
    /// Tells the prefetching data source which rows come into reach next, once for each change of the reach.
    final func announceNextRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, let counts else { return }
        let end = min(shown.slots.upperBound + ListReach.step, counts.slotCount)
        let next = shown.slots.upperBound..<max(end, shown.slots.upperBound)
        guard next != announcedSlots else { return }
        let gone = announcedSlots.filter { !next.contains($0) && !shown.slots.contains($0) }
        let new = next.filter { !announcedSlots.contains($0) }
        announcedSlots = next
        if !gone.isEmpty {
            prefetchDataSource.tableView(
                self, cancelPrefetchingForRowsAt: gone.compactMap(counts.indexPath(ofSlot:)))
        }
        if !new.isEmpty {
            prefetchDataSource.tableView(self, prefetchRowsAt: new.compactMap(counts.indexPath(ofSlot:)))
        }
    }
}
