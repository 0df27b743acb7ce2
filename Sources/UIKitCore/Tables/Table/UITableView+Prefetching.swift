import Foundation

extension UITableView {
    /// Tells the prefetching data source which rows come into reach next, once for each change of the reach.
    final func announceNextRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, let counts else { return }
        let news = reach.announce(after: shown.slots, of: counts.slotCount, besides: &activity.announcedSlots)
        let gone = news.gone.compactMap(counts.indexPath(ofSlot:))
        let new = news.new.compactMap(counts.indexPath(ofSlot:))
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
