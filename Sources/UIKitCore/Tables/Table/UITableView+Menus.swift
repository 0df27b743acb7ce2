import Foundation

extension UITableView {
    /// Asks for the menu of a row again.
    final func refreshMenu(of cell: UITableViewCell, at indexPath: IndexPath, by cause: StaticString = #function) {
        let former = cell.contextMenu
        cell.contextMenu = makeMenu(at: indexPath)
        if former != nil || cell.contextMenu != nil { cell.setNeedsRendering(cause) }
    }

    private func makeMenu(at indexPath: IndexPath) -> UIMenu? {
        guard !isInEditingMode, let delegate else { return nil }
        let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)
        guard let menu = configuration?.makeMenu(), !menu.children.isEmpty else { return nil }
        return menu
    }

    /// Performs an entry of a row's menu, if it is still the one that was shown.
    final func chooseMenuItem(
        _ interaction: UserInteraction, _ indexPath: IndexPath, _ cell: UITableViewCell
    ) throws(UserInteractionRefusal) {
        let shown = cell.contextMenu
        if let shown, !shown.hasDeferredElements { refreshMenu(of: cell, at: indexPath) }
        guard let menu = cell.contextMenu else { throw .eventNotAvailable(interaction.event) }
        let (path, leaf) = try menu.chosenLeaf(by: interaction, shownIn: shown)
        menu.selectLeaf(at: path)
        leaf.performWithSender(cell, target: nil)
        cell.setNeedsRendering()
    }
}
