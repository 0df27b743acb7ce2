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
        if counts != nil { askForEverything() }
    }

    final func askForEverything() {
        noteRowsToBeRemade()
        counts = nil
        needsReload = true
        indexEntries = nil
        activity.startOver()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        presentLayout.invalidateLayout(with: context)
        setNeedsLayout()
        setNeedsRendering()
    }

    final func reportedNumberOfSections() -> Int? { dataSource?.numberOfSections(in: self) }

    final func reportedNumberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    // MARK: Prefetching

    /// Tells the prefetching data source which items come into reach next, once for each change of the reach.
    final func announceNextItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, let counts else { return }
        let news = reach.announce(after: shown.slots, of: counts.slotCount, besides: &activity.announcedSlots)
        let gone = news.gone.compactMap(counts.indexPath(ofSlot:))
        let new = news.new.compactMap(counts.indexPath(ofSlot:))
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}

extension UICollectionView: CellList {}
