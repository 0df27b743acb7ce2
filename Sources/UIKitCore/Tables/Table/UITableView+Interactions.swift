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
        case .tapAccessory: delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        case .deleteRow: commit(.delete, indexPath, cell)
        case .insertRow: commit(.insert, indexPath, cell)
        case .moveRow: try move(indexPath, to: interaction.value)
        case .performSwipeAction: try performSwipeAction(interaction.value, indexPath, cell)
        default: throw .eventNotAvailable(interaction.event)
        }
    }

    private func commit(_ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath, _ cell: UITableViewCell) {
        let isSwipe = !isInEditingMode
        if isSwipe { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
        if isSwipe { delegate?.tableView(self, didEndEditingRowAt: place(of: cell)) }
    }

    private func move(
        _ indexPath: IndexPath, to value: UserInteractionValue?
    ) throws(UserInteractionRefusal) {
        guard let indices = value?.indices, indices.count == 2 else {
            throw .valueNotAllowed(reason: "The destination is to be given as section.row.")
        }
        let proposed = IndexPath(row: indices[1], section: indices[0])
        guard isDestination(proposed, of: indexPath) else {
            throw .valueNotAllowed(reason: "There is no such destination.")
        }
        let destination =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed) ?? proposed
        guard destination != indexPath else { return }
        guard isDestination(destination, of: indexPath) else {
            SceneFault.raise(
                .internalInconsistency, "attempt to move row at \(indexPath) to \(destination), which does not exist",
                in: owningScene)
            return
        }
        dataSource?.tableView(self, moveRowAt: indexPath, to: destination)
        change { $0.movedRows[indexPath] = destination }
    }

    /// Whether a row can go to a place.
    private func isDestination(_ destination: IndexPath, of indexPath: IndexPath) -> Bool {
        let counts = loadedCounts()
        guard counts.contains(indexPath), counts.rowCounts.indices.contains(destination.section) else { return false }
        let isSameSection = destination.section == indexPath.section
        let count = counts.rowCounts[destination.section]
        return (0..<(isSameSection ? count : count + 1)).contains(destination.row)
    }

    private func performSwipeAction(
        _ value: UserInteractionValue?, _ indexPath: IndexPath, _ cell: UITableViewCell
    ) throws(UserInteractionRefusal) {
        let actions = currentSwipeActions(at: indexPath)
        guard let index = value?.integer, actions.indices.contains(index) else {
            throw .valueNotAllowed(reason: "There is no such swipe action.")
        }
        guard cell.rowOffer.swipeActions.indices.contains(index),
            cell.rowOffer.swipeActions[index].isSame(as: actions[index].shown)
        else {
            refreshOffer(of: cell)
            throw .valueNotAllowed(reason: "The swipe actions have changed.")
        }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        var isDone = false
        actions[index].action.handler(actions[index].action, cell) { [weak self, weak cell] _ in
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

extension TableRowOffer.SwipeAction {
    /// Whether a person who saw the one knows what the other does.
    fileprivate func isSame(as other: Self) -> Bool {
        edge == other.edge && title == other.title && isDestructive == other.isDestructive
    }
}

// MARK: - Interactions with the table

extension UITableView {
    private static let rowEvents: [UserInteractionEvent] = [
        .selectRow, .tapAccessory, .deleteRow, .insertRow, .moveRow, .performSwipeAction,
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
        let slots = counts.slots(ofSection: section.section).clamped(to: shownSlots)
        return slots.compactMap { shownCells[$0 - shownSlots.lowerBound] }
    }

    /// What the rows in reach offer, and asking for more rows.
    final var offeredEvents: [UserInteractionEvent] {
        var offered: Set<UserInteractionEvent> = []
        for case let cell? in shownCells { offered.formUnion(cell.rowOffer.events) }
        var events = Self.rowEvents.filter(offered.contains)
        if hasEarlierRows { events.append(.showEarlierRows) }
        if hasMoreRows { events.append(.showMoreRows) }
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
            showRowsInReachSoon()
        case .showEarlierRows:
            guard hasEarlierRows else { throw .eventNotAvailable(interaction.event) }
            reach.showEarlier(of: loadedCounts().slotCount)
            showRowsInReachSoon()
        case let event where Self.rowEvents.contains(event):
            try performOnRow(interaction)
        default: return false
        }
        return true
    }

    private func performOnRow(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let indices = interaction.value?.indices, indices.count >= 2 else {
            throw .valueNotAllowed(reason: "The row is to be given as section.row.")
        }
        let rest = indices.dropFirst(2)
        let expected = interaction.event == .moveRow ? 2 : interaction.event == .performSwipeAction ? 1 : 0
        guard rest.count == expected else {
            throw .valueNotAllowed(reason: "The value is to have \(expected + 2) parts.")
        }
        guard let cell = shownCell(at: IndexPath(row: indices[1], section: indices[0])) else {
            throw .valueNotAllowed(reason: "There is no such row in reach.")
        }
        if cell.isHidden || cell.alpha < 0.01 { throw .hidden }
        if !cell.isUserInteractionEnabled { throw .disabled }
        guard cell.rowOffer.events.contains(interaction.event) else { throw .eventNotAvailable(interaction.event) }
        let value = rest.isEmpty ? nil : UserInteractionValue.text(rest.map(String.init).joined(separator: "."))
        try perform(UserInteraction(interaction.event, value: value), on: cell)
    }
}

// MARK: - Views around the rows

extension UITableView {
    final func exchangeSubview(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsRendering()
    }
}
