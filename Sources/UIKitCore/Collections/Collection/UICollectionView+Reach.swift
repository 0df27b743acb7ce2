import Foundation

extension UICollectionView {
    /// Gives every item in reach a cell and every section in reach its supplementary views, and puts aside all others.
    ///
    /// What the data source or the delegate does to the collection meanwhile counts as a reload after it.
    final func showCellsInReach() {
        guard !activity.isShowingCells else { return }
        activity.isShowingCells = true
        defer { activity.isShowingCells = false }
        let isReload = needsReload
        if isReload { putAsideEverything() }
        needsReload = false
        let counts = loadedCounts()
        if isReload { selectedIndexPaths = selectedIndexPaths.filter(counts.contains) }
        loadItemIndex()
        presentLayout.prepareIfNeeded()
        let slots = reach.slots(of: counts.slotCount)
        putAsideCells(outside: slots)
        planSections(in: slots, of: counts)
        guard showCells(in: slots, of: counts) else { return }
        showSupplementaries()
        guard !needsReload else { return }
        orderSubviews()
        placeCells()
        if activity.offersAreStale {
            activity.offersAreStale = false
            for cell in shown.cells { cell.map(refreshOffer) }
        }
        announceNextItems()
    }

    /// The items of a section that are in reach.
    final func itemsInReach(ofSection section: Int) -> Range<Int> {
        let counts = loadedCounts()
        guard counts.itemCounts.indices.contains(section) else { return 0..<0 }
        let own = counts.slots(ofSection: section)
        let slots = own.clamped(to: reach.slots(of: counts.slotCount))
        return min(
            slots.lowerBound - own.lowerBound, counts.itemCounts[section])..<min(
                slots.upperBound - own.lowerBound, counts.itemCounts[section])
    }

    // MARK: Cells

    /// Asks the data source for a cell that is not shown yet.
    final func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        indexPathBeingMade = indexPath
        defer { indexPathBeingMade = nil }
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        guard cell.reuseIdentifier != nil else {
            SceneFault.raise(
                .internalInconsistency,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                    + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                in: owningScene)
            return .standIn
        }
        guard cell.shownIndexPath != nil else { return cell }
        SceneFault.raise(
            .internalInconsistency,
            "The data source returned a cell for item \(indexPath.item) in section \(indexPath.section) that is "
                + "already shown for another item.", in: owningScene)
        return .standIn
    }

    /// Puts a cell on the page.
    final func show(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        cell.shownIndexPath = indexPath
        refreshOutline(of: cell)
        let isSelected = selectedIndexPaths.contains(indexPath)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        addSubview(cell)
        refreshOffer(of: cell)
        cell.needsUpdateConfiguration = true
        cell.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }

    /// Tells a cell where its item stands in an outline.
    final func refreshOutline(of cell: UICollectionViewCell) {
        guard let outlineSource, let indexPath = cell.shownIndexPath else { return cell.setOutline(nil) }
        let place = outlineSource.outlinePlace(ofItemAt: indexPath)
        let hadChildren = cell.outline?.hasChildren
        cell.setOutline(place)
        if let place, let row = cell as? UICollectionViewListCell { row.indentationLevel = place.level }
        // Without children the row has no disclosure button.
        if place?.hasChildren != hadChildren { refreshOffer(of: cell) }
    }

    /// Takes a cell from the page and keeps it for another item.
    final func putAside(_ cell: UICollectionViewCell, from indexPath: IndexPath) {
        let attachments = cell.attachments
        cell.attachments = []
        if cell.parentView === self { cell.removeFromSuperview() }
        cell.endStandingForItem()
        for attachment in attachments { putAside(attachment.view, attachment.item.elementKind, indexPath) }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        // Nobody can ask for a cell without a name again.
        if let identifier = cell.reuseIdentifier, !identifier.isEmpty {
            cellQueue.enqueue(cell, identifier: identifier)
        }
    }

    /// Takes all cells and supplementary views from the page.
    private func putAsideEverything() {
        let cells = shown.show(0..<0)
        let sections = shownSections
        let views = shownWholeViews
        shownSections = []
        shownWholeViews = []
        for cell in cells { putAside(cell) }
        for section in sections { putAside(section) }
        for shown in views { putAside(shown) }
        layoutIsStale = true
    }

    /// Puts the subviews into the order in which they are read.
    private func orderSubviews() {
        var elements: [UIView] = []
        let (before, after) = boundaryViews(shownWholeViews)
        elements += before
        for section in shownSections {
            elements += section.backgrounds as [UIView]
            let (before, after) = boundaryViews(section.supplementaries)
            elements += before
            for cell in shownCells(of: section) {
                elements.append(cell)
                elements += cell.attachments.map(\.view) as [UIView]
            }
            elements += after
        }
        elements += after
        elements.removeAll { $0.parentView !== self }
        let placed = Set(elements.map(ObjectIdentifier.init))
        let ordered = childViews.filter { !placed.contains(ObjectIdentifier($0)) } + elements
        if !ordered.elementsEqual(childViews, by: ===) { childViews = ordered }
    }

    final func boundaryViews(_ views: [ShownSupplementaryView]) -> (before: [UIView], after: [UIView]) {
        (views.filter(\.standsBefore).map(\.view), views.filter { !$0.standsBefore }.map(\.view))
    }
}

extension ShownSupplementaryView {
    /// Whether the view is read before the items.
    package var standsBefore: Bool {
        switch boundary?.alignment {
        case .bottom, .bottomLeading, .bottomTrailing, .trailing: false
        default: true
        }
    }
}
