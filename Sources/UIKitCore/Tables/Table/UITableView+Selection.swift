import Foundation

// MARK: - Selection by the app

extension UITableView {
    /// Whether several rows can be selected in the present mode.
    final var allowsSeveralSelections: Bool {
        isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether rows can be selected in the present mode.
    final var allowsSelectionNow: Bool {
        isInEditingMode ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    final func select(
        _ indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        guard let indexPath else {
            for row in selectedIndexPaths { deselect(row, animated: animated) }
            return
        }
        guard loadedCounts().contains(indexPath) else { return reportMissing(indexPath) }
        if !allowsSeveralSelections {
            for row in selectedIndexPaths where row != indexPath { deselect(row, animated: animated) }
        }
        setSelected(true, indexPath, animated: animated)
        if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    final func deselect(_ indexPath: IndexPath, animated: Bool) {
        guard selectedIndexPaths.contains(indexPath) else { return }
        setSelected(false, indexPath, animated: animated)
    }

    private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
        if isSelected { selectedIndexPaths.insert(indexPath) } else { selectedIndexPaths.remove(indexPath) }
        guard let cell = shownCell(at: indexPath), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    /// Brings a row into reach, and has the page scrolled there.
    final func scroll(to indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        bringIntoReach(indexPath)
        let block: ScrollInstruction.Alignment =
            switch scrollPosition {
            case .none: .nearest
            case .top: .start
            case .middle: .center
            case .bottom: .end
            }
        requestScroll(to: .item(indexPath, block: block, inline: .nearest), animated: animated)
    }

    /// What stands for a row in reach; for a section without rows, or its beginning, the header.
    final func shownRow(at indexPath: IndexPath) -> UIView? {
        if indexPath.row != NSNotFound, let cell = shownCell(at: indexPath) { return cell }
        let first = shownCell(at: IndexPath(row: 0, section: indexPath.section))
        return indexPath.row == NSNotFound || first == nil
            ? shownSection(indexPath.section)?.header ?? first : nil
    }

    final func bringIntoReach(_ indexPath: IndexPath) {
        let counts = loadedCounts()
        var row = indexPath
        if indexPath.row == NSNotFound { row.row = 0 }
        guard let slot = slot(of: row, in: counts) else { return reportMissing(indexPath) }
        let previous = reach
        reach.show(slot, of: counts.slotCount)
        if reach != previous { showCellsInReachSoon() }
    }

    /// The slot of a row or, for the first row of a section without rows, that of the section.
    private func slot(of row: IndexPath, in counts: ItemCounts) -> Int? {
        if let slot = counts.slot(of: row) { return slot }
        guard row.row == 0, counts.itemCounts.indices.contains(row.section) else { return nil }
        return counts.slots(ofSection: row.section).lowerBound
    }

    /// Says that the rows of a section were asked for that there is not.
    final func refuseSection(_ section: Int) -> Int {
        SceneFault.raise(
            .internalInconsistency, "Requested the number of rows for section (\(section)) which is out of bounds.",
            in: owningScene)
        return 0
    }

    private func reportMissing(_ indexPath: IndexPath) {
        let (row, section, counts) = (indexPath.row, indexPath.section, loadedCounts())
        let problem =
            counts.count(ofSection: section).map {
                "row (\(row)) when there are only \($0) rows in section \(section)."
            } ?? "section (\(section)) when there are only \(counts.sectionCount) sections."
        SceneFault.raise(
            .range, "Attempted to scroll the table view to an out-of-bounds \(problem) Table view: \(self)",
            in: owningScene)
    }
}

// MARK: - Selection by the user

extension UITableView {
    /// Selects the row that was pressed or, where several can be selected and it is one of them, deselects it.
    final func press(_ indexPath: IndexPath, _ cell: UITableViewCell) {
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if allowsSeveralSelections, selectedIndexPaths.contains(indexPath) {
            deselectForUser(indexPath)
        } else {
            selectForUser(indexPath)
        }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// Begins the selection of several rows with the one that was pressed, if the delegate allows it.
    final func beginMultipleSelection(_ indexPath: IndexPath, _ cell: UITableViewCell) {
        guard let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) else {
            return press(indexPath, cell)
        }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        if !isInEditingMode { setEditing(true, animated: true) }
        if allowsSelectionNow, !selectedIndexPaths.contains(indexPath) { selectForUser(indexPath) }
        delegate.tableViewDidEndMultipleSelectionInteraction(self)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func selectForUser(_ indexPath: IndexPath) {
        var chosen = indexPath
        if let delegate {
            guard let accepted = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
            chosen = accepted
        }
        guard loadedCounts().contains(chosen) else { return }
        if !allowsSeveralSelections {
            for row in selectedIndexPaths.sorted() where row != chosen { deselectForUser(row) }
        }
        setSelected(true, chosen, animated: true)
        if let cell = shownCell(at: chosen) { cell.selectionSegue?.perform(sender: cell) }
        guard let delegate else { return }
        delegate.tableView(self, didSelectRowAt: chosen)
        if delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen) {
            delegate.tableView(self, performPrimaryActionForRowAt: chosen)
        }
    }

    private func deselectForUser(_ indexPath: IndexPath) {
        var chosen = indexPath
        if let delegate {
            guard let accepted = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
            chosen = accepted
        }
        setSelected(false, chosen, animated: true)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }
}
