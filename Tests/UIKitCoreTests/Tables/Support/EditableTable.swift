import Foundation
import Testing

@testable import UIKitCore

/// A recording table whose rows can be deleted, inserted, moved and swiped.
@MainActor
final class EditableTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let testScene = TestScene()
    let log = CallbackLog()
    var sections: [[String]]
    var editingStyle = UITableViewCell.EditingStyle.delete
    var canEdit = true
    var canMove = true
    var leading: [UIContextualAction]?
    var trailing: [UIContextualAction]?
    var moveTarget: IndexPath?

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        testScene.turn { testScene.window.addSubview(table) }
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    func takeFaults() -> [String] { testScene.scene.takeFaults().map(\.reason) }

    func turn(_ work: () -> Void) { testScene.turn(work) }

    @discardableResult
    func perform(_ event: UserInteractionEvent, _ value: String? = nil) throws -> [String] {
        _ = log.take()
        try testScene.perform(event, value.map(UserInteractionValue.text), on: table)
        return log.take()
    }

    /// Does what the button of a row does that says where the row was seen.
    func perform(
        _ event: UserInteractionEvent, _ value: String, onRow row: Int, seenAt place: String
    ) throws -> [String] {
        _ = log.take()
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        try testScene.perform(event, .text("\(value).\(place)"), on: cell)
        return log.take()
    }

    func action(_ title: String, style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [log] _, _, completion in
            log.add(title)
            completion(true)
        }
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.add("commit \(editingStyle) \(indexPath.row)")
        switch editingStyle {
        case .delete:
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            sections[indexPath.section].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.add("move \(sourceIndexPath) to \(destinationIndexPath)")
        let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
    }

    // MARK: Delegate

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editingStyle }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        leading.map(UISwipeActionsConfiguration.init(actions:))
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trailing.map(UISwipeActionsConfiguration.init(actions:))
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.add("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.add("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { moveTarget ?? proposedDestinationIndexPath }
}
