import Foundation

// MARK: - Interactions with a row

extension UITableView {
    /// Performs what a person did to a row, if the row offers it at this moment.
    final func perform(_ interaction: UserInteraction, on cell: UITableViewCell) throws(UserInteractionRefusal) {
        guard let indexPath = cell.shownIndexPath, !needsReload else { throw .notFound }
        let offer = currentOffer(of: cell, at: indexPath)
        guard offer.events.contains(interaction.event) else {
            refreshOffer(of: cell)
            throw .eventNotAvailable(interaction.event)
        }
        switch interaction.event {
        case .selectRow: press(indexPath, cell)
        case .beginMultipleSelection: beginMultipleSelection(indexPath, cell)
        case .tapAccessory:
            cell.accessorySegue?.perform(sender: cell)
            delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        case .deleteRow: commit(.delete, indexPath, cell)
        case .insertRow: commit(.insert, indexPath, cell)
        case .moveRow: try move(indexPath, interaction)
        case .performSwipeAction: try performSwipeAction(interaction, indexPath, cell)
        case .selectMenuItem: try chooseMenuItem(interaction, indexPath, cell)
        default: throw .eventNotAvailable(interaction.event)
        }
    }

    private func commit(_ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath, _ cell: UITableViewCell) {
        let isSwipe = !isInEditingMode
        if isSwipe { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
        if isSwipe { delegate?.tableView(self, didEndEditingRowAt: place(of: cell)) }
    }

    private func move(_ indexPath: IndexPath, _ interaction: UserInteraction) throws(UserInteractionRefusal) {
        let proposed = try interaction.destination(of: indexPath, in: loadedCounts(), "row")
        let destination =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed) ?? proposed
        guard destination != indexPath else { return }
        guard loadedCounts().canMove(indexPath, to: destination) else {
            SceneFault.raise(
                .internalInconsistency, "attempt to move row at \(indexPath) to \(destination), which does not exist",
                in: owningScene)
            return
        }
        dataSource?.tableView(self, moveRowAt: indexPath, to: destination)
        // The person has moved the row, so it is seen where it is.
        change(.none) { $0.movedItems[indexPath] = destination }
    }

    private func performSwipeAction(
        _ interaction: UserInteraction, _ indexPath: IndexPath, _ cell: UITableViewCell
    ) throws(UserInteractionRefusal) {
        let action: UIContextualAction
        do throws(UserInteractionRefusal) {
            action = try interaction.swipeAction(
                of: currentSwipeActions(at: indexPath), shown: cell.offer.swipeActions)
        } catch {
            refreshOffer(of: cell)
            throw error
        }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        var isDone = false
        action.handler(action, cell) { [weak self, weak cell] _ in
            guard !isDone, let self else { return }
            isDone = true
            self.delegate?.tableView(self, didEndEditingRowAt: cell.flatMap(self.place))
            if let cell, self.place(of: cell) != nil { self.refreshOffer(of: cell) }
        }
    }

    /// The row a cell of this table stands for at the moment.
    private func place(of cell: UITableViewCell) -> IndexPath? {
        needsReload ? nil : indexPath(for: cell)
    }
}

// MARK: - Interactions with the table

extension UITableView {
    private static let rowEvents: [UserInteractionEvent] = [
        .selectRow, .beginMultipleSelection, .tapAccessory, .deleteRow, .insertRow, .moveRow, .performSwipeAction,
        .selectMenuItem,
    ]

    /// Whether rows follow those in reach.
    package final var hasMoreRows: Bool { counts.map { reach.hasMore(of: $0.slotCount) } ?? false }

    /// Whether rows precede those in reach.
    package final var hasEarlierRows: Bool { counts.map { reach.hasEarlier(of: $0.slotCount) } ?? false }

    /// The cells of a section in reach, from first to last.
    ///
    /// - Parameter section: One of ``shownSections``.
    package final func shownCells(of section: ShownTableSection) -> [UITableViewCell] {
        guard let counts, section.section < counts.sectionCount else { return [] }
        return shown.cells(in: counts.slots(ofSection: section.section))
    }

    /// What the rows in reach offer, and asking for more rows.
    final var offeredRowEvents: [UserInteractionEvent] {
        var offered: Set<UserInteractionEvent> = []
        for case let cell? in shown.cells { offered.formUnion(cell.offer.events) }
        var events = Self.rowEvents.filter(offered.contains)
        if hasEarlierRows { events.append(.showEarlierRows) }
        if hasMoreRows { events.append(.showMoreRows) }
        if !sectionIndex.isEmpty { events.append(.showSection) }
        return events
    }

    /// Performs an interaction that names the row in its value, or one that changes the reach.
    ///
    /// - Returns: False when the event is none of those.
    final func performOnTable(_ interaction: UserInteraction) throws(UserInteractionRefusal) -> Bool {
        switch interaction.event {
        case .showMoreRows:
            guard hasMoreRows else { throw .eventNotAvailable(interaction.event) }
            reach.showMore(of: loadedCounts().slotCount)
            showCellsInReachSoon()
        case .showEarlierRows:
            guard hasEarlierRows else { throw .eventNotAvailable(interaction.event) }
            reach.showEarlier(of: loadedCounts().slotCount)
            showCellsInReachSoon()
        case .showSection: try showSection(interaction)
        case let event where Self.rowEvents.contains(event):
            try performOnRow(interaction)
        default: return false
        }
        return true
    }

    private func performOnRow(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        let further: ClosedRange<Int> =
            switch interaction.event {
            case .moveRow: 2...2
            case .performSwipeAction: 1...1
            case .selectMenuItem: 1...32
            default: 0...0
            }
        let addressed = try interaction.addressingItem("row", further: further)
        guard let cell = shownCell(at: addressed.place) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such row in reach.", told: .choiceGone))
        }
        try cell.checkReachable(for: interaction.event)
        try perform(addressed.interaction, on: cell)
    }
}

// MARK: - Views around the rows

extension UITableView {
    final func exchangeSubview(_ old: UIView?, for new: UIView?, by cause: StaticString = #function) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsRendering(cause)
    }
}
