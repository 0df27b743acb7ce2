import Foundation

extension UICollectionView {
    final func dataSourceDidChange() {
        canMoveItems = dataSource.map { $0.implementsMove } ?? false
        outlineSource = dataSource as? any OutlineDataSource
        reach = ListReach()
        reloadEverything()
    }

    final func delegateDidChange() {
        scrollDelegate = delegate
        flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
        if counts != nil { reloadEverything() }
    }

    final func reloadEverything() {
        counts = nil
        needsReload = true
        announcedSlots = 0..<0
        indexEntries = nil
        pendingChanges = ListChanges(.collection)
        selectedItems.removeAll()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        presentLayout.invalidateLayout(with: context)
        setNeedsLayout()
        setNeedsRendering()
    }

    /// The numbers of items, asked for if they are not known.
    final func loadedCounts() -> ItemCounts {
        if let counts { return counts }
        let asked = askForCounts()
        counts = asked
        return asked
    }

    /// Asks the data source for the numbers of items.
    final func askForCounts() -> ItemCounts {
        guard let dataSource, !isAskingForCounts else { return ItemCounts([]) }
        isAskingForCounts = true
        defer { isAskingForCounts = false }
        let sectionCount = checkedCount(dataSource.numberOfSections(in: self), of: "sections")
        var itemCounts: [Int] = []
        itemCounts.reserveCapacity(sectionCount)
        for section in 0..<sectionCount {
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            itemCounts.append(checkedCount(count, of: "items in section \(section)"))
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

    // MARK: Prefetching

    /// Tells the prefetching data source which items come into reach next, once for each change of the reach.
    final func announceNextItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, let counts else { return }
        let news = reach.announce(after: shown.slots, of: counts.slotCount, besides: &announcedSlots)
        let gone = news.gone.compactMap(counts.indexPath(ofSlot:))
        let new = news.new.compactMap(counts.indexPath(ofSlot:))
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
