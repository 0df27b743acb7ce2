import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Selection of items")
struct UICollectionViewSelectionTests {
    @Test("A press highlights, asks, selects, and lets go; the item selected before is deselected")
    func single() throws {
        let recording = RecordingCollection([["a", "b"]])
        #expect(
            try recording.perform(.selectItem, "0.0") == [
                "didHighlight 0", "shouldSelect 0", "didSelect 0", "primaryAction 0", "didUnhighlight 0",
            ])
        #expect(
            try recording.perform(.selectItem, "0.1") == [
                "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1", "primaryAction 1",
                "didUnhighlight 1",
            ])
        #expect(recording.collection.cellForItem(at: row(1))?.isSelected == true)
        #expect(recording.collection.cellForItem(at: row(0))?.isSelected == false)
        recording.answers["shouldSelect 0"] = false
        #expect(
            try recording.perform(.selectItem, "0.0") == ["didHighlight 0", "shouldSelect 0", "didUnhighlight 0"])
        #expect(recording.collection.indexPathsForSelectedItems == [row(1)])
    }

    @Test("Of several, a press selects and a second one deselects, if the delegate lets it")
    func several() throws {
        let recording = RecordingCollection([["a", "b"]])
        recording.turn { recording.collection.allowsMultipleSelection = true }
        try recording.perform(.selectItem, "0.1")
        try recording.perform(.selectItem, "0.0")
        #expect(recording.collection.indexPathsForSelectedItems == [row(0), row(1)])
        recording.answers["shouldDeselect 1"] = false
        try recording.perform(.selectItem, "0.1")
        #expect(
            try recording.perform(.selectItem, "0.0") == [
                "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0",
            ])
        #expect(recording.collection.indexPathsForSelectedItems == [row(1)])
        recording.turn { recording.collection.isEditing = true }
        #expect(recording.collection.indexPathsForSelectedItems == [])
    }

    @Test("What cannot be pressed refuses; a forged place or value is no place")
    func forged() {
        let recording = RecordingCollection([["a", "b"]])
        recording.answers["shouldHighlight 1"] = false
        for value in ["0.1", "0.2", "7.0", "-1.0", "0", "0.0.0", "x", ""] {
            #expect(throws: UserInteractionRefusal.self) { try recording.perform(.selectItem, value) }
        }
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.selectItem) }
        for event in [UserInteractionEvent.moveItem, .tapAccessory, .performSwipeAction, .selectMenuItem, .deleteRow] {
            #expect(throws: UserInteractionRefusal.self) { try recording.perform(event, "0.0.0") }
        }
        #expect(recording.collection.indexPathsForSelectedItems == [])
        recording.turn { recording.collection.allowsSelection = false }
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.selectItem, "0.0") }
        #expect(recording.collection.indexPathsForSelectedItems == nil)
    }

    @Test("An item's menu is asked for again before an entry is performed")
    func menus() throws {
        let recording = RecordingCollection([["a"]])
        var performed: [String] = []
        func action(_ title: String) -> UIAction { UIAction(title: title) { _ in performed.append(title) } }
        recording.menu = UIMenu(children: [action("Open"), action("Share")])
        recording.turn { recording.collection.reloadData() }
        try recording.perform(.selectMenuItem, "0.0.1")
        #expect(performed == ["Share"])
        recording.menu = UIMenu(children: [action("Open"), action("Delete")])
        #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The menu has changed.")) {
            try recording.perform(.selectMenuItem, "0.0.1")
        }
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.selectMenuItem, "0.0.5") }
        #expect(performed == ["Share"])
    }

    @Test("Items are moved in the editing mode, to where the delegate wants them")
    func moving() throws {
        let recording = RecordingCollection([["a", "b"], ["c"]])
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.moveItem, "0.0.0.1") }
        recording.turn { recording.collection.isEditing = true }
        #expect(try recording.perform(.moveItem, "0.0.1.1").first == "move [0, 0] to [1, 1]")
        #expect(recording.texts == ["b", "c", "a"])
        for value in ["0.0.0.1", "0.0.5.0", "0.0.1.3", "0.0.1"] {
            #expect(throws: UserInteractionRefusal.self) { try recording.perform(.moveItem, value) }
        }
        recording.moveTarget = row(9, in: 9)
        try recording.perform(.moveItem, "1.0.1.1")
        #expect(recording.takeFaults() == ["attempt to move item at [1, 0] to [9, 9], which does not exist"])
        #expect(recording.texts == ["b", "c", "a"])
    }

    @Test func aPressWithAKeyForSeveralBeginsTheEditingMode() throws {
        let recording = RecordingCollection([["a", "b", "c"]])
        #expect(throws: UserInteractionRefusal.self) { try recording.perform(.beginMultipleSelection, "0.1") }
        recording.turn { recording.collection.allowsMultipleSelectionDuringEditing = true }
        #expect(
            try recording.perform(.beginMultipleSelection, "0.1") == [
                "shouldBeginMultiple 1", "didBeginMultiple 1", "shouldSelect 1", "didSelect 1", "didEndMultiple",
            ])
        let selected = recording.collection.indexPathsForSelectedItems
        #expect(recording.collection.isEditing && selected == [IndexPath(item: 1, section: 0)])
    }
}
