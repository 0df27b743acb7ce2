import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Table controllers")
struct UITableViewControllerTests {
    class ListController: UITableViewController {
        var rows = ["a", "b"]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
    }

    class DeletingController: ListController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    final class MovingController: DeletingController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    @Test("The view is a table of the style, with the controller as data source and delegate")
    func table() throws {
        let controller = ListController(style: .insetGrouped)
        let testScene = TestScene(showing: controller)
        let table = try #require(controller.tableView)
        #expect(table.style == .insetGrouped)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b"])
        #expect(testScene.scene.takeFaults() == [])
    }

    @Test("What a subclass overrides decides what its rows offer, without being called")
    func overrides() {
        let offers = [
            ListController(style: .plain), DeletingController(style: .plain), MovingController(style: .plain),
        ].map { controller in
            let testScene = TestScene(showing: controller)
            let usual = controller.tableView.visibleCells[0].userInteractions()
            testScene.turn { controller.setEditing(true, animated: false) }
            return [usual, controller.tableView.visibleCells[0].userInteractions()]
        }
        #expect(
            offers == [
                [[.selectRow], []],
                [[.selectRow, .deleteRow], [.deleteRow]],
                [[.selectRow, .deleteRow], [.deleteRow, .moveRow]],
            ])
    }

    @Test("The selection is given up before the table appears, unless it is to stay")
    func clearingSelection() {
        let controller = ListController(style: .plain)
        let testScene = TestScene(showing: controller)
        func select() {
            testScene.turn { controller.tableView.selectRow(at: row(0), animated: false, scrollPosition: .none) }
        }
        select()
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        controller.clearsSelectionOnViewWillAppear = false
        select()
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == row(0))
    }

    @Test("The edit button switches the table's editing mode")
    func editing() {
        let controller = DeletingController(style: .plain)
        controller.setEditing(true, animated: false)
        #expect(!controller.isViewLoaded)
        let testScene = TestScene(showing: controller)
        #expect(controller.tableView.isEditing)
        testScene.turn { controller.setEditing(false, animated: true) }
        #expect(!controller.tableView.isEditing)
    }

    @Test("A controller whose view is no table is a fault")
    func wrongView() {
        final class WrongController: UITableViewController {
            override func loadView() {
                view = UIView(frame: .zero)
            }
        }
        let testScene = TestScene()
        let controller = WrongController(style: .plain)
        testScene.turn { #expect(controller.tableView == nil) }
        #expect(testScene.scene.takeFaults().map(\.name) == [.internalInconsistency])
    }
}
