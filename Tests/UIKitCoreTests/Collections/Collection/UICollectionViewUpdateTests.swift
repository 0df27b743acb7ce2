import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Changes of items and sections")
struct UICollectionViewUpdateTests {
    @Test("A batch of changes asks for new cells only, and completes after the commit")
    func batch() {
        let recording = RecordingCollection([["a", "b", "c"]])
        let kept = recording.collection.cellForItem(at: row(2))
        let calls = recording.turn {
            recording.collection.performBatchUpdates {
                recording.sections = [["c", "a", "new"]]
                recording.collection.deleteItems(at: [row(1)])
                recording.collection.moveItem(at: row(2), to: row(0))
                recording.collection.insertItems(at: [row(2)])
            } completion: { _ in
                recording.log.add("completion")
            }
        }
        #expect(
            calls == [
                "sections", "items 0", "didEndDisplaying 0.1", "cell 0.2", "willDisplay 0.2", "completion",
            ])
        #expect(recording.texts == ["c", "a", "new"])
        #expect(recording.collection.cellForItem(at: row(0)) === kept)
    }

    @Test("Sections are inserted, moved, reloaded and deleted")
    func sections() {
        let recording = RecordingCollection([["a"], ["b"], ["c"]])
        recording.turn {
            recording.collection.performBatchUpdates {
                recording.sections = [["c"], ["new"], ["a"]]
                recording.collection.deleteSections([1])
                recording.collection.moveSection(2, toSection: 0)
                recording.collection.insertSections([1])
            }
        }
        #expect(recording.texts == ["c", "new", "a"])
        let calls = recording.turn { recording.collection.reloadSections([1]) }
        #expect(calls.contains("cell 1.0") && !calls.contains("cell 0.0"))
        #expect(recording.takeFaults() == [])
    }

    @Test("Numbers that do not agree are a fault with UIKit's text, and the collection is loaded anew")
    func inconsistency() {
        let recording = RecordingCollection([["a", "b"]])
        recording.turn { recording.collection.insertItems(at: [row(0)]) }
        #expect(
            recording.takeFaults() == [
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
                    + "section after the update (2) must be equal to the number of items contained in that section "
                    + "before the update (2), plus or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        recording.turn { recording.collection.deleteItems(at: [row(7)]) }
        recording.turn { recording.collection.deleteSections([4]) }
        recording.turn {
            recording.sections = []
            recording.collection.deleteItems(at: [row(0), row(1)])
        }
        #expect(
            recording.takeFaults() == [
                "attempt to delete item 7 from section 0 which only contains 2 items before the update",
                "attempt to delete section 4, but there are only 1 sections before the update",
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
                    + "after the update (0) must be equal to the number of sections contained in the collection view "
                    + "before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, "
                    + "0 deleted).",
            ])
        #expect(recording.texts == [])
    }

    @Test("The selection follows the items, and a reconfigured cell stays")
    func selectionFollows() {
        let recording = RecordingCollection([["a", "b"]])
        recording.turn { recording.collection.selectItem(at: row(1), animated: false, scrollPosition: []) }
        recording.turn {
            recording.sections = [["new", "a", "b"]]
            recording.collection.insertItems(at: [row(0)])
        }
        #expect(recording.collection.indexPathsForSelectedItems == [row(2)])
        let cell = recording.collection.cellForItem(at: row(2))
        let calls = recording.turn {
            recording.sections = [["new", "a", "changed"]]
            recording.collection.reconfigureItems(at: [row(2)])
        }
        #expect(calls.last == "cell 0.2")
        #expect(recording.collection.cellForItem(at: row(2)) === cell)
        #expect(recording.texts.last == "changed")
        recording.turn { recording.collection.reloadData() }
        #expect(recording.collection.indexPathsForSelectedItems == [])
    }
}
