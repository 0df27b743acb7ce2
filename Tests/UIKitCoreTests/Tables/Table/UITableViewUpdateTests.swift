import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Changes of rows and sections")
struct UITableViewUpdateTests {
    @Test("An inserted row gets a cell, and the others keep theirs and their rendering")
    func inserting() {
        let recording = RecordingTable([["a", "b"]])
        let cells = recording.table.visibleCells
        let cache = NSObject()
        for cell in cells { cell.renderingCache = cache }
        recording.sections[0].insert("new", at: 1)
        let calls = recording.turn { recording.table.insertRows(at: [row(1)], with: .automatic) }
        #expect(calls == ["sections", "rows 0", "cell 0.1", "willDisplay 0.1"])
        #expect(recording.texts == ["a", "new", "b"])
        #expect(recording.table.cellForRow(at: row(2)) === cells[1])
        #expect(recording.table.subviews == recording.table.visibleCells)
        #expect(recording.table.indexPath(for: cells[1]) == row(2))
        #expect(cells.allSatisfy { $0.renderingCache === cache })
    }

    @Test("A batch deletes by the old numbers and inserts by the new ones")
    func batch() {
        let recording = RecordingTable([["a", "b", "c", "d"]])
        let cells = recording.table.visibleCells
        var completed = false
        let calls = recording.turn {
            recording.table.performBatchUpdates {
                recording.sections = [["d", "new", "a", "c!"]]
                recording.table.insertRows(at: [row(1)], with: .fade)
                recording.table.deleteRows(at: [row(1)], with: .fade)
                recording.table.moveRow(at: row(3), to: row(0))
                recording.table.reloadRows(at: [row(2)], with: .none)
            } completion: {
                completed = $0
            }
        }
        #expect(
            calls == [
                "sections", "rows 0", "didEndDisplaying 0.1", "didEndDisplaying 0.2", "cell 0.1", "willDisplay 0.1",
                "cell 0.3", "willDisplay 0.3",
            ])
        #expect(recording.texts == ["d", "new", "a", "c!"])
        #expect(recording.table.cellForRow(at: row(0)) === cells[3])
        #expect(recording.table.cellForRow(at: row(2)) === cells[0])
        #expect(completed)
        #expect(recording.takeFaults() == [])
    }

    @Test("Sections are inserted, deleted, moved and reloaded")
    func sections() {
        let recording = RecordingTable([["a"], ["b"], ["c"], ["d"]])
        let cells = recording.table.visibleCells
        recording.turn {
            recording.table.performBatchUpdates {
                recording.sections = [["new"], ["d"], ["a"], ["c1", "c2"]]
                recording.table.insertSections([0], with: .fade)
                recording.table.deleteSections([1], with: .fade)
                recording.table.moveSection(3, toSection: 1)
                recording.table.reloadSections([2], with: .fade)
            }
        }
        #expect(recording.takeFaults() == [])
        #expect(recording.texts == ["new", "d", "a", "c1", "c2"])
        #expect(recording.table.cellForRow(at: row(0, in: 1)) === cells[3])
        #expect(recording.table.cellForRow(at: row(0, in: 2)) === cells[0])
    }

    @Test("A batch that contradicts the data source is UIKit's exception as a fault, and the table is reloaded")
    func inconsistency() {
        let recording = RecordingTable([["a", "b", "c"]])
        recording.sections = [["x", "y"]]
        recording.turn { recording.table.insertRows(at: [row(0)], with: .automatic) }
        #expect(
            recording.takeFaults() == [
                "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                    + "section after the update (2) must be equal to the number of rows contained in that section "
                    + "before the update (3), plus or minus the number of rows inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        #expect(recording.texts == ["x", "y"])
    }

    @Test("Rows that are not there cannot be deleted")
    func missingRow() {
        let recording = RecordingTable([["a"]])
        recording.turn { recording.table.deleteRows(at: [row(1)], with: .automatic) }
        #expect(
            recording.takeFaults() == [
                "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
            ])
        #expect(recording.texts == ["a"])
    }

    @Test("A table that is on no page yet takes changes without asking")
    func beforeLoading() {
        let recording = RecordingTable([["a"]], isShown: false)
        recording.sections[0].append("b")
        #expect(recording.turn { recording.table.insertRows(at: [row(1)], with: .automatic) } == [])
        recording.show()
        #expect(recording.texts == ["a", "b"])
        #expect(recording.takeFaults() == [])
    }

    @Test("The selection follows the rows, and a reloaded row loses it")
    func selection() {
        let recording = RecordingTable([["a", "b", "c"]])
        recording.turn { recording.table.selectRow(at: row(1), animated: false, scrollPosition: .none) }
        recording.sections[0].removeFirst()
        recording.turn { recording.table.deleteRows(at: [row(0)], with: .none) }
        #expect(recording.table.indexPathForSelectedRow == row(0))
        recording.turn { recording.table.reloadRows(at: [row(0)], with: .none) }
        #expect(recording.table.indexPathForSelectedRow == nil)
        #expect(recording.table.cellForRow(at: row(0))?.isSelected == false)
    }

    @Test("A reconfigured row keeps its cell")
    func reconfiguring() {
        let recording = RecordingTable([["a", "b"]])
        let cell = recording.table.cellForRow(at: row(1))
        recording.sections[0][1] = "B"
        let calls = recording.turn { recording.table.reconfigureRows(at: [row(1)]) }
        #expect(calls == ["sections", "rows 0", "cell 0.1"])
        #expect(recording.table.cellForRow(at: row(1)) === cell)
        #expect(recording.texts == ["a", "B"])
    }

    @Test("Rows in reach stay in reach when rows are inserted before them")
    func anchoring() {
        var rows = (0..<500).map(String.init)
        let recording = RecordingTable([rows])
        recording.turn { recording.table.scrollToRow(at: row(300), at: .top, animated: false) }
        let texts = recording.texts
        rows.insert(contentsOf: ["x", "y"], at: 0)
        recording.sections = [rows]
        let calls = recording.turn { recording.table.insertRows(at: [row(0), row(1)], with: .none) }
        #expect(calls == ["sections", "rows 0"])
        #expect(recording.texts == texts)
        #expect(recording.table.indexPathsForVisibleRows?.first == row(252))
    }
}
