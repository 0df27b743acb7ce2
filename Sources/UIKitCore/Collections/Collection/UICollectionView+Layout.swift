import Foundation

extension UICollectionView {
    /// The room for the content, in points: the collection's own size or, where nothing gave it one, that of the next
    /// view around it that has one.
    final var roomSize: CGSize {
        var view: UIView = self
        while view.bounds.width <= 0 || view.bounds.height <= 0 {
            guard let parent = view.parentView else { break }
            view = parent
        }
        let insets = contentInset
        return CGSize(
            width: max(view.bounds.width - insets.left - insets.right, 0),
            height: max(view.bounds.height - insets.top - insets.bottom, 0))
    }

    /// Has the layout asked again before the next response is written.
    final func layoutDidBecomeStale(by cause: StaticString = #function) {
        layoutIsStale = true
        setNeedsLayout()
        setNeedsRendering(cause)
    }

    final func sizeDidChange() {
        guard presentLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        presentLayout.invalidateLayout(with: presentLayout.invalidationContext(forBoundsChange: bounds))
    }

    final func exchangeLayout(for layout: UICollectionViewLayout) {
        let previous = presentLayout
        guard layout !== previous else { return }
        let views = (visibleCells as [UICollectionReusableView]) + allShownSupplementaries.map(\.view)
        previous.prepareForTransition(to: layout)
        for view in views { view.willTransition(from: previous, to: layout) }
        presentLayout = layout
        layout.collectionView = self
        layout.prepareForTransition(from: previous)
        layout.invalidateLayout()
        if previous.collectionView === self, !(layout is UICollectionViewTransitionLayout) {
            previous.collectionView = nil
        }
        for view in views { view.didTransition(from: previous, to: layout) }
        previous.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }

    // MARK: Transitions

    final func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let previous = presentLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: previous, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: previous, nextLayout: layout)
        transition = (between, completion)
        exchangeLayout(for: between)
        return between
    }

    final func endTransition(isFinished: Bool) {
        guard let (between, completion) = transition else {
            SceneFault.raise(
                .internalInconsistency, "the collection is not in an interactive transition", in: owningScene)
            return
        }
        transition = nil
        exchangeLayout(for: isFinished ? between.nextLayout : between.currentLayout)
        if let completion { UIApplication.shared.afterCommit { completion(true, isFinished) } }
    }

    // MARK: Placing

    /// Gives the cells in reach the places and sizes that the server knows.
    final func placeCells() {
        let isTranslated = presentLayout.isTranslated
        var sizesChanged = false
        for case let cell? in shown.cells {
            guard let indexPath = cell.shownIndexPath else { continue }
            if isTranslated {
                let previous = cell.appliedAttributes?.size
                place(cell, size: presentLayout.size(ofItemAt: indexPath))
                if cell.appliedAttributes?.size != previous { sizesChanged = true }
            } else if let attributes = placedAttributes[.item(indexPath)]
                ?? presentLayout.layoutAttributesForItem(at: indexPath)
            {
                apply(attributes, to: cell)
            }
        }
        if isTranslated {
            if placeSupplementaries() { sizesChanged = true }
            placeLists()
        }
        if sizesChanged { presentLayout.fittedSizesDidChange() }
    }

    /// Gives what is in lists its places below each other, as far as nothing but lists stands before it.
    ///
    /// They are not written on the page, which places what is in it itself.
    private func placeLists() {
        var edge = CGFloat(shown.slots.lowerBound) * UITableView.usualRowHeight
        for section in shownSections {
            guard section.plan.listConfiguration != nil else { return }
            let (before, after) = boundaryViews(section.supplementaries)
            for view in before + shownCells(of: section) + after {
                view.moveUnseen(to: CGRect(x: 0, y: edge, width: view.bounds.width, height: view.bounds.height))
                edge += view.bounds.height
            }
        }
    }

    /// The places of the items in reach and of the views at the edges of their sections.
    ///
    /// Of a translated layout they are known as long as lists stand below each other; the rest only the browser knows.
    final var placesInReach: [SectionPlaces] {
        let isPlaced = !presentLayout.isTranslated
        var edge: CGFloat? = 0
        return shownSections.map { section in
            if section.plan.listConfiguration == nil { edge = nil }
            var places = SectionPlaces(section: section.section, isOneElement: false)
            let (before, after) = boundaryViews(section.supplementaries)
            for view in before + shownCells(of: section) + after {
                places.append(view, at: isPlaced ? view.frame.origin : edge.map { CGPoint(x: 0, y: $0) })
                edge = edge.map { $0 + view.bounds.height }
            }
            return places
        }
    }

    /// The size that was found for an item in reach; nil for other items.
    final func fittedSize(ofItemAt indexPath: IndexPath) -> CGSize? {
        guard !needsReload, let slot = counts?.slot(of: indexPath) else { return nil }
        return shown[slot]?.appliedAttributes?.size
    }

    /// Gives a cell of a translated layout its size; the browser says where it stands.
    private func place(_ cell: UICollectionViewCell, size: CGSize?) {
        if cell.statedSize != size {
            cell.statedSize = size
            cell.setNeedsRendering()
        }
        let known = fittedSize(of: cell, near: size)
        if cell.bounds.size != known { cell.place(in: CGRect(origin: cell.frame.origin, size: known)) }
        guard let indexPath = cell.shownIndexPath,
            cell.appliedAttributes?.size != known || cell.appliedAttributes?.indexPath != indexPath
        else { return }
        let applied = type(of: presentLayout).attributes(forCellAt: indexPath)
        applied.size = known
        cell.appliedAttributes = applied
        cell.apply(applied)
    }

    /// The size of a cell: what the layout states and, where it only estimates, what the cell would rather have.
    private func fittedSize(of cell: UICollectionViewCell, near size: CGSize?) -> CGSize {
        let usual = CGSize(width: roomSize.width, height: UITableView.usualRowHeight)
        let stated = size ?? (presentLayout as? UICollectionViewFlowLayout)?.estimate ?? usual
        guard let indexPath = cell.shownIndexPath else { return stated }
        let axes = presentLayout.estimatedAxes(ofItemAt: indexPath)
        guard !axes.isEmpty else { return stated }
        return cell.preferredSize(
            near: type(of: presentLayout).attributes(forCellAt: indexPath), size: stated, axes)
    }

    /// Places a view at the frame its attributes state.
    final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        guard view.appliedAttributes != attributes else { return }
        view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        view.place(in: attributes.frame)
        view.transform = attributes.transform
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.apply(attributes)
        view.setNeedsRendering()
    }
}

/// Names an element of a layout that places its elements.
enum PlacedElement: Hashable {
    case item(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    init(_ attributes: UICollectionViewLayoutAttributes) {
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: self = .item(attributes.indexPath)
        case .supplementaryView: self = .supplementary(kind, attributes.indexPath)
        case .decorationView: self = .decoration(kind, attributes.indexPath)
        }
    }
}
