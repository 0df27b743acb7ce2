import Foundation

extension UITableView {
    final func changeEditing(to isEditing: Bool, animated: Bool, by cause: StaticString = #function) {
        guard isEditing != isInEditingMode else { return }
        isInEditingMode = isEditing
        for row in selectedIndexPaths { deselect(row, animated: animated) }
        setNeedsRendering(cause)
        guard !needsReload else { return }
        guard !isEditing else {
            for cell in shown.cells { cell.map { refreshOffer(of: $0, animated: animated) } }
            return
        }
        // Rows that were there for editing alone mostly go right after that: what the others offer is asked for later.
        for case let cell? in shown.cells where cell.isEditing { cell.setEditing(false, animated: animated) }
        activity.offersAreStale = true
        setNeedsLayout()
    }

    /// Asks what a row in reach offers now, and shows it.
    final func refreshOffer(of cell: UITableViewCell) {
        refreshOffer(of: cell, animated: false)
    }

    private func refreshOffer(of cell: UITableViewCell, animated: Bool, by cause: StaticString = #function) {
        guard let indexPath = cell.shownIndexPath, let dataSource else { return }
        let isEditable = dataSource.tableView(self, canEditRowAt: indexPath)
        if cell.contextMenu?.hasDeferredElements != true { refreshMenu(of: cell, at: indexPath) }
        let offer = offer(of: cell, at: indexPath, isEditable: isEditable)
        let isEditing = isInEditingMode && isEditable
        if isEditing {
            cell.shouldIndentWhileEditing =
                delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        }
        cell.showsReorderControl = offer.isMovable
        if offer != cell.offer {
            cell.offer = offer
            cell.setNeedsRendering(cause)
        }
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
        cell.offer.hasAccessoryButton = cell.hasAccessoryButton
    }

    /// What a row offers now, as delegate and data source say.
    final func currentOffer(of cell: UITableViewCell, at indexPath: IndexPath) -> ItemOffer {
        let isEditable = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
        return offer(of: cell, at: indexPath, isEditable: isEditable)
    }

    private func offer(of cell: UITableViewCell, at indexPath: IndexPath, isEditable: Bool) -> ItemOffer {
        var offer = ItemOffer()
        offer.isSelectable =
            allowsSelectionNow && (delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true)
        offer.beginsMultipleSelection =
            offer.isSelectable && !isInEditingMode && allowsMultipleSelectionDuringEditing
        offer.hasAccessoryButton = cell.hasAccessoryButton
        offer.hasMenu = cell.contextMenu != nil
        guard isEditable, let dataSource else { return offer }
        let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
        if isInEditingMode {
            offer.isMovable = canMoveRows && dataSource.tableView(self, canMoveRowAt: indexPath)
            if !allowsMultipleSelectionDuringEditing { addEditingControl(style, to: &offer, at: indexPath) }
        } else {
            offer.swipeActions = actions(of: leadingConfiguration(at: indexPath), from: .leading)
            addTrailingActions(style, to: &offer, at: indexPath)
        }
        return offer
    }

    private func addEditingControl(
        _ style: UITableViewCell.EditingStyle, to offer: inout ItemOffer, at indexPath: IndexPath
    ) {
        switch style {
        case .none: break
        case .insert:
            guard canCommitEditing else { return }
            offer.editingStyle = .insert
            offer.commitsEditing = true
        case .delete: addTrailingActions(style, to: &offer, at: indexPath)
        }
    }

    /// Adds the trailing swipe actions or, if the delegate has none of its own, deletion.
    private func addTrailingActions(
        _ style: UITableViewCell.EditingStyle, to offer: inout ItemOffer, at indexPath: IndexPath
    ) {
        if let configuration = trailingConfiguration(at: indexPath) {
            let trailing = actions(of: configuration, from: .trailing)
            offer.swipeActions += trailing
            if isInEditingMode, !trailing.isEmpty { offer.editingStyle = style }
        } else if canCommitEditing, style == .delete {
            offer.editingStyle = .delete
            offer.commitsEditing = true
            offer.deletionTitle =
                delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    private func leadingConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    private func trailingConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let delegate else { return nil }
        return delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            ?? rowActions(of: delegate, at: indexPath)
    }

    private func rowActions(
        of delegate: any UITableViewDelegate, at indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        delegate.tableView(self, editActionsForRowAt: indexPath)
            .map { UISwipeActionsConfiguration(rowActions: $0, at: indexPath) }
    }

    private func actions(
        of configuration: UISwipeActionsConfiguration?, from edge: ItemOffer.SwipeAction.Edge
    ) -> [ItemOffer.SwipeAction] {
        guard let configuration else { return [] }
        return configuration.actions.map { ItemOffer.SwipeAction($0, from: edge) }
    }

    /// The swipe actions of a row as the delegate gives them now, those of the leading edge first.
    final func currentSwipeActions(
        at indexPath: IndexPath
    ) -> [(shown: ItemOffer.SwipeAction, action: UIContextualAction)] {
        ItemOffer.SwipeAction.actions(
            leading: isInEditingMode ? nil : leadingConfiguration(at: indexPath),
            trailing: trailingConfiguration(at: indexPath))
    }
}
