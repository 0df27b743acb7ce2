import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Selection of rows")
struct UITableViewSelectionTests {
    @Test("A press selects a row, and takes the selection from the one before, in UIKit's order")
    func single() throws {
        let recording = RecordingTable([["a", "b"]])
        #expect(
            try recording.perform(.selectRow, "0.1") == [
                "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
            ])
        #expect(recording.table.visibleCells.map(\.isSelected) == [false, true])
        #expect(
            try recording.perform(.selectRow, "0.0") == [
                "didHighlight 0", "didUnhighlight 0", "willSelect 0", "willDeselect 1", "didDeselect 1", "didSelect 0",
            ])
        #expect(recording.table.visibleCells.map(\.isSelected) == [true, false])
        #expect(recording.table.indexPathForSelectedRow == row(0))
    }

    @Test("With several selections a second press takes the selection back")
    func multiple() throws {
        let recording = RecordingTable([["a", "b", "c"]])
        recording.turn { recording.table.allowsMultipleSelection = true }
        try recording.perform(.selectRow, "0.2")
        try recording.perform(.selectRow, "0.0")
        #expect(recording.table.indexPathsForSelectedRows == [row(0), row(2)])
        #expect(
            try recording.perform(.selectRow, "0.2") == [
                "didHighlight 2", "didUnhighlight 2", "willDeselect 2", "didDeselect 2",
            ])
        #expect(recording.table.indexPathsForSelectedRows == [row(0)])
    }

    @Test("A press with a key for several begins the editing mode and selects the row")
    func multipleSelectionInteraction() throws {
        let recording = RecordingTable([["a", "b", "c"]])
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.beginMultipleSelection, "0.1") }
        recording.turn { recording.table.allowsMultipleSelectionDuringEditing = true }
        #expect(
            try recording.perform(.beginMultipleSelection, "0.1") == [
                "shouldBeginMultiple 1", "didBeginMultiple 1", "willSelect 1", "didSelect 1", "didEndMultiple",
            ])
        #expect(recording.table.isEditing && recording.table.indexPathsForSelectedRows == [row(1)])
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.beginMultipleSelection, "0.2") }
    }

    @Test("Where the delegate refuses the selection of several, the row is pressed")
    func refusedMultipleSelectionInteraction() throws {
        let recording = RecordingTable([["a", "b", "c"]])
        recording.answers["shouldBeginMultiple 1"] = false
        recording.turn { recording.table.allowsMultipleSelectionDuringEditing = true }
        #expect(
            try recording.perform(.beginMultipleSelection, "0.1") == [
                "shouldBeginMultiple 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
            ])
        #expect(!recording.table.isEditing)
    }

    @Test("The delegate can choose another row or none")
    func redirection() throws {
        let recording = RecordingTable([["a", "b", "c"]])
        recording.answers["willSelect 0"] = row(2)
        recording.answers["willSelect 1"] = "none"
        #expect(try recording.perform(.selectRow, "0.0").last == "didSelect 2")
        #expect(recording.table.indexPathForSelectedRow == row(2))
        #expect(try recording.perform(.selectRow, "0.1").last == "willSelect 1")
        #expect(recording.table.indexPathForSelectedRow == row(2))
    }

    @Test("Selection by the app tells no delegate")
    func byTheApp() {
        let recording = RecordingTable([["a", "b"]])
        let calls = recording.turn {
            recording.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            recording.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        }
        #expect(calls == [])
        #expect(recording.table.indexPathsForSelectedRows == [row(1)])
        recording.turn { recording.table.deselectRow(at: row(1), animated: true) }
        #expect(recording.table.indexPathsForSelectedRows == nil)
        #expect(recording.table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("Rows that cannot be selected now refuse the press, and nothing is called")
    func refusals() throws {
        let recording = RecordingTable([["a", "b"], (0..<200).map(String.init)])
        recording.answers["shouldHighlight 1"] = false
        recording.turn { recording.table.reloadData() }
        let refused: [(String?, UserInteractionRefusal)] = [
            ("0.1", .eventNotAvailable(.selectRow)),
            ("0.2", .valueNotAllowed(reason: "There is no such row in reach.")),
            ("1.150", .valueNotAllowed(reason: "There is no such row in reach.")),
            ("2.0", .valueNotAllowed(reason: "There is no such row in reach.")),
            ("0", .valueNotAllowed(reason: "The row is to be given as section.row.")),
            ("0.-1", .valueNotAllowed(reason: "The row is to be given as section.row.")),
            ("0.0.0", .valueNotAllowed(reason: "The value is to have 2 parts.")),
            (nil, .valueNotAllowed(reason: "The row is to be given as section.row.")),
        ]
        for (value, refusal) in refused {
            #expect(throws: refusal) { try recording.perform(.selectRow, value) }
        }
        recording.turn { recording.table.cellForRow(at: row(0))?.isUserInteractionEnabled = false }
        #expect(throws: UserInteractionRefusal.disabled) { try recording.perform(.selectRow, "0.0") }
        recording.turn { recording.table.allowsSelection = false }
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.selectRow)) {
            try recording.perform(.selectRow, "0.0")
        }
        #expect(recording.log.take() == [])
        #expect(recording.table.indexPathForSelectedRow == nil)
    }

    @Test("A cell answers for its row by its own number")
    func cellAsTarget() throws {
        let recording = RecordingTable([["a", "b"]])
        let cell = try #require(recording.table.cellForRow(at: row(1)))
        #expect(cell.userInteractions() == [.selectRow])
        try recording.testScene.perform(.selectRow, on: cell)
        #expect(recording.table.indexPathForSelectedRow == row(1))
    }

    @Test("The accessory button answers only while there is one")
    func accessory() throws {
        let recording = RecordingTable([["a"]])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.tapAccessory)) {
            try recording.perform(.tapAccessory, "0.0")
        }
        recording.turn { recording.table.visibleCells[0].accessoryType = .detailButton }
        #expect(try recording.perform(.tapAccessory, "0.0") == ["accessory 0"])
        recording.turn { recording.table.visibleCells[0].accessoryView = UIView(frame: .zero) }
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.tapAccessory)) {
            try recording.perform(.tapAccessory, "0.0")
        }
    }
}
