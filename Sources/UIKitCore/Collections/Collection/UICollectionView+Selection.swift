import Foundation

// MARK: - Selection by the app

extension UICollectionView {
    /// Whether several items can be selected in the present mode.
    package final var allowsSeveralSelections: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether items can be selected in the present mode.
    final var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    final func select(
        _ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else {
            for item in selectedIndexPaths { deselect(item) }
            return
        }
        guard loadedCounts().contains(indexPath) else { return reportMissing(indexPath) }
        if !allowsSeveralSelections {
            for item in selectedIndexPaths where item != indexPath { deselect(item) }
        }
        setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    final func deselect(_ indexPath: IndexPath) {
        if selectedIndexPaths.contains(indexPath) { setSelected(false, indexPath) }
    }

    private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
        if isSelected { selectedIndexPaths.insert(indexPath) } else { selectedIndexPaths.remove(indexPath) }
        if let cell = shownCell(at: indexPath), cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    /// Brings an item into reach, and has the page scrolled there.
    final func scroll(to indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        bringIntoReach(indexPath)
        func alignment(
            _ start: ScrollPosition, _ center: ScrollPosition, _ end: ScrollPosition
        ) -> ScrollInstruction.Alignment {
            if scrollPosition.contains(start) { return .start }
            if scrollPosition.contains(center) { return .center }
            return scrollPosition.contains(end) ? .end : .nearest
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides = isMirrored ? (ScrollPosition.right, ScrollPosition.left) : (.left, .right)
        let inline = alignment(sides.0, .centeredHorizontally, sides.1)
        requestScroll(
            to: .item(indexPath, block: alignment(.top, .centeredVertically, .bottom), inline: inline),
            animated: animated)
    }

    final func bringIntoReach(_ indexPath: IndexPath) {
        let counts = loadedCounts()
        guard let slot = counts.slot(of: indexPath) else { return reportMissing(indexPath) }
        let previous = reach
        reach.show(slot, of: counts.slotCount)
        if reach != previous { showCellsInReachSoon() }
    }

    /// Says that the items of a section were asked for that there is not.
    final func refuseSection(_ section: Int) -> Int {
        SceneFault.raise(
            .internalInconsistency,
            "request for number of items in section \(section) when there are only \(loadedCounts().sectionCount) "
                + "sections in the collection view", in: owningScene)
        return 0
    }

    private func reportMissing(_ indexPath: IndexPath) {
        let (item, section, counts) = (indexPath.item, indexPath.section, loadedCounts())
        let problem =
            counts.count(ofSection: section).map {
                "item (\(item)) when there are only \($0) items in section \(section)."
            } ?? "section (\(section)) when there are only \(counts.sectionCount) sections."
        SceneFault.raise(
            .range, "Attempted to scroll the collection view to an out-of-bounds \(problem) Collection view: \(self)",
            in: owningScene)
    }
}

// MARK: - Selection by the user

extension UICollectionView {
    /// Selects the item that was pressed or, where several can be selected and it is one of them, deselects it.
    final func press(_ indexPath: IndexPath, _ cell: UICollectionViewCell) {
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        if allowsSeveralSelections, selectedIndexPaths.contains(indexPath) {
            deselectForUser(indexPath)
        } else {
            selectForUser(indexPath)
        }
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    /// Begins the selection of several items with the one that was pressed, if the delegate allows it.
    final func beginMultipleSelection(_ indexPath: IndexPath, _ cell: UICollectionViewCell) {
        guard let delegate, delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) else {
            return press(indexPath, cell)
        }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        if !isEditing { isEditing = true }
        if allowsSelectionNow, !selectedIndexPaths.contains(indexPath) { selectForUser(indexPath) }
        delegate.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    private func selectForUser(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true,
            loadedCounts().contains(indexPath)
        else { return }
        if !allowsSeveralSelections {
            for item in selectedIndexPaths.sorted() where item != indexPath {
                setSelected(false, item)
                delegate?.collectionView(self, didDeselectItemAt: item)
            }
        }
        setSelected(true, indexPath)
        if let cell = shownCell(at: indexPath) { cell.selectionSegue?.perform(sender: cell) }
        guard let delegate else { return }
        delegate.collectionView(self, didSelectItemAt: indexPath)
        if delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) {
            delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
        }
    }

    private func deselectForUser(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
        setSelected(false, indexPath)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}
