import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Editing of rows")
struct UITableViewEditingTests {
    @Test("A data source without commit offers no deletion, in no mode")
    func withoutCommit() throws {
        let recording = RecordingTable([["a"]])
        #expect(recording.table.visibleCells[0].userInteractions() == [.selectRow])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.deleteRow)) {
            try recording.perform(.deleteRow, "0.0")
        }
        recording.turn { recording.table.setEditing(true, animated: true) }
        #expect(recording.table.visibleCells[0].userInteractions() == [])
        #expect(recording.table.visibleCells[0].isEditing)
    }

    @Test("A swipe deletes: the delegate hears of it before and after")
    func swipeToDelete() throws {
        let editable = EditableTable([["a", "b"]])
        #expect(
            try editable.perform(.deleteRow, "0.0") == [
                "willBeginEditing 0", "commit delete 0", "didEndEditing nil",
            ])
        #expect(editable.texts == ["b"])
    }

    @Test("In the editing mode rows are deleted without a swipe, and only rows that may be edited")
    func editingMode() throws {
        let editable = EditableTable([["a", "b"]])
        editable.turn { editable.table.setEditing(true, animated: true) }
        #expect(editable.table.visibleCells.map(\.editingStyle) == [.delete, .delete])
        #expect(editable.table.visibleCells[0].userInteractions() == [.deleteRow, .moveRow])
        #expect(try editable.perform(.deleteRow, "0.1") == ["commit delete 1"])
        editable.canEdit = false
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.deleteRow)) {
            try editable.perform(.deleteRow, "0.0")
        }
        #expect(editable.texts == ["a"])
    }

    @Test("A row with the inserting style inserts")
    func inserting() throws {
        let editable = EditableTable([["a"]])
        editable.editingStyle = .insert
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.insertRow)) {
            try editable.perform(.insertRow, "0.0")
        }
        editable.turn { editable.table.isEditing = true }
        #expect(try editable.perform(.insertRow, "0.0") == ["commit insert 0"])
        #expect(editable.texts == ["new", "a"])
    }

    /// A list that has one more row while it is edited, as many do.
    private final class Shelf: UITableViewController {
        private let texts = ["a", "b"]
        private(set) var rowsTooMany = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            let last = [IndexPath(row: texts.count, section: 0)]
            if editing {
                tableView.insertRows(at: last, with: .automatic)
            } else {
                tableView.deleteRows(at: last, with: .automatic)
            }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            texts.count + (isEditing ? 1 : 0)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            if indexPath.row < texts.count { return .delete }
            if !isEditing { rowsTooMany += 1 }
            return .insert
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    @Test("Nothing is asked of rows that go when editing ends")
    func rowsForEditing() {
        let shelf = Shelf(style: .plain)
        let test = TestScene(showing: shelf)
        test.turn { shelf.setEditing(true, animated: true) }
        #expect(shelf.tableView.visibleCells.map(\.editingStyle) == [.delete, .delete, .insert])
        test.turn { shelf.setEditing(false, animated: true) }
        #expect(shelf.rowsTooMany == 0)
        #expect(shelf.tableView.visibleCells.map(\.isEditing) == [false, false])
        #expect(shelf.tableView.visibleCells.map { $0.userInteractions().contains(.deleteRow) } == [true, true])
    }

    @Test("Editing ends nowhere in a row that is deleted, and where the row is now in one that is made anew")
    func fieldOfLeavingRow() throws {
        let list = FieldTable(["a", "b", "c"])
        var ends: [String] = []
        list.didEndEditing = { text, row in ends.append("\(text) \(row.map(String.init) ?? "nowhere")") }
        let test = TestScene(showing: list)
        try test.fill(#require(list.field(1)), with: .text("typed"))
        test.turn {
            list.texts = ["a", "c"]
            list.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        #expect(ends == ["typed nowhere"])
        try test.fill(#require(list.field(1)), with: .text("again"))
        test.turn {
            list.texts = ["c"]
            list.tableView.performBatchUpdates {
                list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                list.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            }
        }
        #expect(ends == ["typed nowhere", "again 0"])
        #expect(list.field(0)?.text == "c")
    }

    @Test("A row that is elsewhere than on the page goes one place further from there, and no other way")
    func movingFromOlderPage() throws {
        let editable = EditableTable([["a", "b", "c", "d"]])
        editable.turn { editable.table.isEditing = true }
        // On the page it was the first row.
        #expect(try editable.perform(.moveRow, "0.1", onRow: 1, seenAt: "0.0") == ["move [0, 1] to [0, 2]"])
        #expect(editable.texts == ["a", "c", "b", "d"])
        #expect(try editable.perform(.moveRow, "0.1", onRow: 1, seenAt: "0.2") == ["move [0, 1] to [0, 0]"])
        #expect(editable.texts == ["c", "a", "b", "d"])
        #expect(try editable.perform(.moveRow, "0.3", onRow: 1, seenAt: "0.1") == ["move [0, 1] to [0, 3]"])
        #expect(editable.texts == ["c", "b", "d", "a"])
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try editable.perform(.moveRow, "0.3", onRow: 1, seenAt: "0.0")
        }
        #expect(throws: UserInteractionRefusal.self) {
            try editable.perform(.moveRow, "0.0", onRow: 0, seenAt: "0.1")
        }
        #expect(editable.texts == ["c", "b", "d", "a"])
    }

    @Test("A row is moved in the data by the data source and on the page by the table")
    func moving() throws {
        let editable = EditableTable([["a", "b"], ["c"]])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.moveRow)) {
            try editable.perform(.moveRow, "0.0.0.1")
        }
        editable.turn { editable.table.isEditing = true }
        let cell = editable.table.cellForRow(at: row(0))
        #expect(try editable.perform(.moveRow, "0.0.1.1") == ["move [0, 0] to [1, 1]"])
        #expect(editable.texts == ["b", "c", "a"])
        #expect(editable.table.cellForRow(at: row(1, in: 1)) === cell)
        for value in ["0.0.0.1", "0.0.2.0", "0.0.1.3", "0.0.1"] {
            #expect(throws: UserInteractionRefusal.self) { try editable.perform(.moveRow, value) }
        }
        editable.moveTarget = row(0)
        #expect(try editable.perform(.moveRow, "0.0.1.0") == [])
        #expect(editable.texts == ["b", "c", "a"])
        #expect(editable.takeFaults() == [])
    }

    @Test("Entering and leaving the editing mode gives up the selection")
    func selectionEnds() throws {
        let editable = EditableTable([["a", "b"]])
        try editable.perform(.selectRow, "0.0")
        editable.turn { editable.table.isEditing = true }
        #expect(editable.table.indexPathForSelectedRow == nil)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.selectRow)) {
            try editable.perform(.selectRow, "0.0")
        }
    }

    @Test("With several selections while editing, rows are ticked and not deleted")
    func multipleSelectionDuringEditing() throws {
        let editable = EditableTable([["a", "b"]])
        editable.canMove = false
        editable.turn {
            editable.table.allowsMultipleSelectionDuringEditing = true
            editable.table.isEditing = true
        }
        #expect(editable.table.visibleCells[0].userInteractions() == [.selectRow])
        try editable.perform(.selectRow, "0.0")
        try editable.perform(.selectRow, "0.1")
        #expect(editable.table.indexPathsForSelectedRows == [row(0), row(1)])
    }

    @Test("Swipe actions take the place of deletion and run their handlers")
    func swipeActions() throws {
        let editable = EditableTable([["a", "b"]])
        editable.leading = [editable.action("Pin")]
        editable.trailing = [editable.action("Archive"), editable.action("Delete", style: .destructive)]
        editable.turn { editable.table.reloadData() }
        let offer = editable.table.visibleCells[1].offer
        #expect(offer.swipeActions.map(\.title) == ["Pin", "Archive", "Delete"])
        #expect(offer.swipeActions.map(\.edge) == [.leading, .trailing, .trailing])
        #expect(offer.swipeActions.map(\.isDestructive) == [false, false, true])
        #expect(!offer.canDelete)
        #expect(
            try editable.perform(.performSwipeAction, "0.1.2") == [
                "willBeginEditing 1", "Delete", "didEndEditing 1",
            ])
        #expect(try editable.perform(.performSwipeAction, "0.0.0").contains("Pin"))
        for value in ["0.0.3", "0.0", "0.0.x"] {
            #expect(throws: UserInteractionRefusal.self) { try editable.perform(.performSwipeAction, value) }
        }
    }

    @Test("In the editing mode trailing actions take the place of deletion, and leading ones are not offered")
    func swipeActionsInEditingMode() throws {
        let editable = EditableTable([["a"]])
        editable.leading = [editable.action("Pin")]
        editable.trailing = [editable.action("Archive")]
        editable.turn { editable.table.isEditing = true }
        let cell = editable.table.visibleCells[0]
        #expect(cell.offer.swipeActions.map(\.title) == ["Archive"])
        #expect(cell.editingStyle == .delete)
        #expect(cell.userInteractions() == [.moveRow, .performSwipeAction])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.deleteRow)) {
            try editable.perform(.deleteRow, "0.0")
        }
        #expect(try editable.perform(.performSwipeAction, "0.0.0").contains("Archive"))
    }

    @Test("An action that changed since it was shown is not performed")
    func changedSwipeActions() throws {
        let editable = EditableTable([["a"]])
        editable.trailing = [editable.action("Pin")]
        editable.turn { editable.table.reloadData() }
        editable.trailing = [editable.action("Unpin")]
        #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The swipe actions have changed.")) {
            try editable.perform(.performSwipeAction, "0.0.0")
        }
        #expect(editable.log.take() == [])
        #expect(try editable.perform(.performSwipeAction, "0.0.0").contains("Unpin"))
    }

    @Test("A configuration without actions offers nothing, and a row that may not be edited neither")
    func noActions() {
        let editable = EditableTable([["a"]])
        editable.trailing = []
        editable.turn { editable.table.reloadData() }
        #expect(editable.table.visibleCells[0].userInteractions() == [.selectRow])
        editable.trailing = [editable.action("Pin")]
        editable.canEdit = false
        editable.turn { editable.table.reloadData() }
        #expect(editable.table.visibleCells[0].userInteractions() == [.selectRow])
    }
}
