import Foundation

extension UITableViewController {
    private static let commitOverride = MethodOverride(
        base: UITableViewController.self, plain: PlainProbe.self, overriding: CommitProbe.self)
    private static let moveOverride = MethodOverride(
        base: UITableViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)

    /// Whether the class of the controller overrides `tableView(_:commit:forRowAt:)`.
    final var overridesCommit: Bool { Self.commitOverride.isPresent(in: type(of: self)) }

    /// Whether the class of the controller overrides `tableView(_:moveRowAt:to:)`.
    final var overridesMove: Bool { Self.moveOverride.isPresent(in: type(of: self)) }
}

/// A table controller that overrides nothing, for comparison.
private final class PlainProbe: UITableViewController {}

/// A table controller that overrides only how editing is committed, for comparison; no instance is ever made.
private final class CommitProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        title = "commit"
    }
}

/// A table controller that overrides only how rows are moved, for comparison; no instance is ever made.
private final class MoveProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        title = "move"
    }
}
