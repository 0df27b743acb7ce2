import Foundation

extension UITableViewDiffableDataSource {
    /// Makes a snapshot the present one and has the table follow.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - reloading: Whether all cells are made anew.
    ///   - animated: Whether the differences are to be seen as motion.
    final func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, reloading: Bool,
        animated: Bool = false
    ) {
        for problem in snapshot.problems {
            SceneFault.raise(.internalInconsistency, problem, in: tableView?.owningScene)
        }
        let previous = current
        current = snapshot.settled
        guard let tableView, tableView.dataSource === self else { return }
        guard !reloading else { return tableView.reloadData() }
        tableView.follow(previous.placeChanges(to: snapshot, animated ? defaultRowAnimation : .none))
    }
}
