import Foundation

extension UICollectionView {
    final func editingDidChange(by cause: StaticString = #function) {
        for item in selectedIndexPaths { deselect(item) }
        setNeedsRendering(cause)
        guard !needsReload else { return }
        for cell in shown.cells { cell.map(refreshOffer) }
    }

    /// Asks what an item in reach offers now, and shows it.
    final func refreshOffer(of cell: UICollectionViewCell) {
        guard let indexPath = cell.shownIndexPath, cell.collectionView === self else { return }
        let isEditable = delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
        cell.setEditing(isEditing && isEditable)
        if cell.contextMenu?.hasDeferredElements != true { cell.contextMenu = makeMenu(at: indexPath) }
        let offer = currentOffer(of: cell, at: indexPath)
        guard offer != cell.offer else { return }
        cell.offer = offer
        cell.setNeedsRendering()
    }

    /// What an item offers now, as delegate, data source and layout say.
    final func currentOffer(of cell: UICollectionViewCell, at indexPath: IndexPath) -> ItemOffer {
        var offer = ItemOffer(names: .items)
        let row = cell as? UICollectionViewListCell
        let unfolds = row?.unfoldsWhenPressed ?? false
        offer.isSelectable =
            !unfolds && allowsSelectionNow
            && (delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true)
        offer.togglesSelection = offer.isSelectable && allowsSeveralSelections
        offer.beginsMultipleSelection =
            offer.isSelectable && !isEditing && allowsMultipleSelectionDuringEditing
        offer.hasAccessoryButton = row?.shownAccessories.contains { $0.accessory.canBePressed } ?? false
        offer.hasMenu = cell.contextMenu != nil || row?.accessoryMenu != nil
        offer.swipeActions = currentSwipeActions(of: cell, at: indexPath).map(\.shown)
        guard cell.isEditing else { return offer }
        let showsControls = row.map { row in row.shownAccessories.contains { $0.accessory.isReorder } } ?? true
        offer.isMovable = showsControls && offersMovement && canMove(indexPath)
        return offer
    }

    /// Whether the data source can move an item.
    final func canMove(_ indexPath: IndexPath) -> Bool {
        canMoveItems && loadedCounts().contains(indexPath)
            && dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    }

    // MARK: Swipe actions

    /// The swipe actions of an item as its list gives them now, those of the leading edge first.
    final func currentSwipeActions(
        of cell: UICollectionViewCell, at indexPath: IndexPath
    ) -> [(shown: ItemOffer.SwipeAction, action: UIContextualAction)] {
        guard let list = listConfiguration(ofSection: indexPath.section),
            delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
        else { return [] }
        if isEditing, (cell as? UICollectionViewListCell)?.showsSwipeActionsForDeletion != true { return [] }
        return ItemOffer.SwipeAction.actions(
            leading: isEditing ? nil : list.leadingSwipeActionsConfigurationProvider?(indexPath),
            trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath))
    }

    // MARK: Menus

    private func makeMenu(at indexPath: IndexPath) -> UIMenu? {
        guard !isEditing, let delegate else { return nil }
        let configuration = delegate.collectionView(
            self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
        guard let menu = configuration?.makeMenu(), !menu.children.isEmpty else { return nil }
        return menu
    }

    /// Asks for the menu of an item again.
    final func refreshMenu(of cell: UICollectionViewCell, at indexPath: IndexPath) {
        cell.contextMenu = makeMenu(at: indexPath)
    }

    // MARK: Moving by code

    final func beginMovement(of indexPath: IndexPath) -> Bool {
        guard canMove(indexPath) else { return false }
        movement = (indexPath, nil)
        return true
    }

    final func endMovement() {
        let ended = movement
        movement = nil
        if let ended, let target = ended.target { move(ended.origin, to: target) }
    }

    /// Moves an item in the data and on the page, to where the delegate wants it.
    final func move(_ indexPath: IndexPath, to proposed: IndexPath) {
        let destination =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: indexPath, atCurrentIndexPath: indexPath,
                toProposedIndexPath: proposed) ?? proposed
        guard destination != indexPath else { return }
        guard loadedCounts().canMove(indexPath, to: destination) else {
            SceneFault.raise(
                .internalInconsistency, "attempt to move item at \(indexPath) to \(destination), which does not exist",
                in: owningScene)
            return
        }
        dataSource?.collectionView(self, moveItemAt: indexPath, to: destination)
        change { $0.movedItems[indexPath] = destination }
    }
}

extension UICellAccessory {
    /// Whether pressing the accessory does something of its own.
    var canBePressed: Bool {
        switch kind {
        case .detail, .insert, .outlineDisclosure: true
        case .delete(let handler): handler != nil
        default: false
        }
    }
}

extension UICollectionViewListCell {
    /// The menu of the row's own accessory.
    package final var accessoryMenu: UIMenu? {
        for shown in shownAccessories {
            if case .popUpMenu(let menu) = shown.accessory.kind { return menu }
        }
        return nil
    }

    /// Whether a control that deletes stands for the trailing swipe actions.
    package final var showsSwipeActionsForDeletion: Bool {
        shownAccessories.contains { shown in
            if case .delete(nil) = shown.accessory.kind { true } else { false }
        }
    }
}
