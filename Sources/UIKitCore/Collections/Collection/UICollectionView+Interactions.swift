import Foundation

// MARK: - Interactions with an item

extension UICollectionView {
    /// Performs what a person did to an item, if the item offers it at this moment.
    final func perform(
        _ interaction: UserInteraction, on cell: UICollectionViewCell
    ) throws(UserInteractionRefusal) {
        guard let indexPath = cell.shownIndexPath, !needsReload else { throw .notFound }
        guard currentOffer(of: cell, at: indexPath).events.contains(interaction.event) else {
            refreshOffer(of: cell)
            throw .eventNotAvailable(interaction.event)
        }
        switch interaction.event {
        case .selectItem: press(indexPath, cell)
        case .beginMultipleSelection: beginMultipleSelection(indexPath, cell)
        case .tapAccessory: try pressAccessory(interaction.value, cell, indexPath)
        case .moveItem: move(indexPath, to: try interaction.destination(of: indexPath, in: loadedCounts(), "item"))
        case .performSwipeAction: try performSwipeAction(interaction, cell, indexPath)
        case .selectMenuItem: try chooseMenuItem(interaction, cell, indexPath)
        default: throw .eventNotAvailable(interaction.event)
        }
    }

    private func pressAccessory(
        _ value: UserInteractionValue?, _ cell: UICollectionViewCell, _ indexPath: IndexPath
    ) throws(UserInteractionRefusal) {
        let shown = (cell as? UICollectionViewListCell)?.shownAccessories.filter(\.accessory.canBePressed) ?? []
        guard let index = value?.integer, let pressed = shown.first(where: { $0.index == index }) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such accessory.", told: .choiceGone))
        }
        switch pressed.accessory.kind {
        case .detail(let handler), .insert(let handler), .delete(let handler): handler?()
        case .outlineDisclosure(_, let handler):
            if let handler { handler() } else { outlineSource?.toggleExpansion(ofItemAt: indexPath) }
        default: break
        }
    }

    private func performSwipeAction(
        _ interaction: UserInteraction, _ cell: UICollectionViewCell, _ indexPath: IndexPath
    ) throws(UserInteractionRefusal) {
        let action: UIContextualAction
        do throws(UserInteractionRefusal) {
            action = try interaction.swipeAction(
                of: currentSwipeActions(of: cell, at: indexPath), shown: cell.offer.swipeActions)
        } catch {
            refreshOffer(of: cell)
            throw error
        }
        action.handler(action, cell) { [weak self, weak cell] _ in
            guard let self, let cell, !self.needsReload else { return }
            self.refreshOffer(of: cell)
        }
    }

    private func chooseMenuItem(
        _ interaction: UserInteraction, _ cell: UICollectionViewCell, _ indexPath: IndexPath
    ) throws(UserInteractionRefusal) {
        let shown = cell.contextMenu
        if let shown, !shown.hasDeferredElements { refreshMenu(of: cell, at: indexPath) }
        guard let menu = cell.contextMenu ?? (cell as? UICollectionViewListCell)?.accessoryMenu else {
            throw .eventNotAvailable(interaction.event)
        }
        cell.setNeedsRendering()
        let (path, leaf) = try menu.chosenLeaf(by: interaction, shownIn: shown)
        menu.selectLeaf(at: path)
        leaf.performWithSender(cell, target: nil)
    }
}

// MARK: - Interactions with the collection

extension UICollectionView {
    private static let itemEvents: [UserInteractionEvent] = [
        .selectItem, .beginMultipleSelection, .tapAccessory, .moveItem, .performSwipeAction, .selectMenuItem,
    ]

    /// Whether items follow those in reach.
    package final var hasMoreItems: Bool { counts.map { reach.hasMore(of: $0.slotCount) } ?? false }

    /// Whether items precede those in reach.
    package final var hasEarlierItems: Bool { counts.map { reach.hasEarlier(of: $0.slotCount) } ?? false }

    /// The cells of a section in reach, from first to last.
    ///
    /// - Parameter section: One of ``shownSections``.
    package final func shownCells(of section: ShownCollectionSection) -> [UICollectionViewCell] {
        guard let counts, section.section < counts.sectionCount else { return [] }
        return shown.cells(in: counts.slots(ofSection: section.section))
    }

    /// What the items in reach offer, and asking for more items.
    final var offeredItemEvents: [UserInteractionEvent] {
        var offered: Set<UserInteractionEvent> = []
        for case let cell? in shown.cells { offered.formUnion(cell.offer.events) }
        var events = Self.itemEvents.filter(offered.contains)
        if hasEarlierItems { events.append(.showEarlierItems) }
        if hasMoreItems { events.append(.showMoreItems) }
        if !itemIndex.isEmpty { events.append(.showIndexedItem) }
        return events
    }

    /// Performs an interaction that names the item in its value, or one that changes the reach.
    ///
    /// - Returns: False when the event is none of those.
    final func performOnCollection(_ interaction: UserInteraction) throws(UserInteractionRefusal) -> Bool {
        switch interaction.event {
        case .showMoreItems:
            guard hasMoreItems else { throw .eventNotAvailable(interaction.event) }
            reach.showMore(of: loadedCounts().slotCount)
            showCellsInReachSoon()
        case .showEarlierItems:
            guard hasEarlierItems else { throw .eventNotAvailable(interaction.event) }
            reach.showEarlier(of: loadedCounts().slotCount)
            showCellsInReachSoon()
        case .showIndexedItem: try showIndexedItem(interaction)
        case let event where Self.itemEvents.contains(event):
            try performOnItem(interaction)
        default: return false
        }
        return true
    }

    private func performOnItem(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        let further =
            switch interaction.event {
            case .selectItem, .beginMultipleSelection: 0...0
            case .moveItem: 2...2
            case .selectMenuItem: 1...8
            default: 1...1
            }
        let addressed = try interaction.addressingItem("item", further: further)
        guard let cell = shownCell(at: addressed.place) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such item in reach.", told: .choiceGone))
        }
        try cell.checkReachable(for: interaction.event)
        try perform(addressed.interaction, on: cell)
    }
}
