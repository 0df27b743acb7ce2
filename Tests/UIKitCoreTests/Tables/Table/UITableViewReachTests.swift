import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Rows in reach of the page")
struct UITableViewReachTests {
    @Test("A table asks for counts, then for cells, each shown in turn, and asks nothing again")
    func loading() {
        let recording = RecordingTable([["a", "b"], [], ["c"]], isShown: false)
        #expect(recording.log.take() == [])
        recording.show()
        #expect(
            recording.log.take() == [
                "sections", "rows 0", "rows 1", "rows 2", "cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1",
                "cell 2.0", "willDisplay 2.0",
            ])
        #expect(recording.texts == ["a", "b", "c"])
        #expect(recording.turn { recording.table.setNeedsLayout() } == [])
        #expect(recording.table.numberOfSections == 3)
        #expect(recording.table.numberOfRows(inSection: 2) == 1)
        #expect(recording.log.take() == [])
    }

    @Test("A control of the app that stands in one row stays there when other cells are used again for other rows")
    func accessoryOfOneRow() throws {
        let recording = RecordingTable([["a", "b", "c"]], isShown: false)
        let control = UISwitch()
        recording.configure = { cell, indexPath in cell.accessoryView = indexPath.row == 1 ? control : nil }
        recording.show()
        for update in [{ $0.reloadData() }, { $0.reloadSections([0], with: .none) }] as [(UITableView) -> Void] {
            recording.turn { update(recording.table) }
            let cell = try #require(recording.table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.accessoryView === control && control.superview === cell)
            try recording.testScene.perform(.valueChanged, .boolean(!control.isOn), on: control)
        }
    }

    @Test("Of a hundred thousand rows the first hundred have cells, and no other is asked about")
    func manyRows() {
        let rows = (0..<100_000).map(String.init)
        let recording = RecordingTable([rows])
        let calls = recording.log.take()
        #expect(calls.count == 2 + 2 * 100)
        #expect(calls.last == "willDisplay 0.99")
        #expect(recording.table.hasMoreRows)
        #expect(!recording.table.hasEarlierRows)
    }

    @Test("More rows come into reach on request; at most two hundred have cells, and cells are used again")
    func moreRows() throws {
        let recording = RecordingTable([(0..<450).map(String.init)])
        var cells = Set(recording.table.visibleCells.map(ObjectIdentifier.init))
        try recording.perform(.showMoreRows)
        #expect(recording.texts == (0..<200).map(String.init))
        cells.formUnion(recording.table.visibleCells.map(ObjectIdentifier.init))
        let calls = try recording.perform(.showMoreRows)
        #expect(recording.texts == (100..<300).map(String.init))
        #expect(calls.first == "didEndDisplaying 0.0")
        #expect(calls.last == "willDisplay 0.299")
        try recording.perform(.showMoreRows)
        try recording.perform(.showMoreRows)
        #expect(recording.texts == (250..<450).map(String.init))
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.showMoreRows)) {
            try recording.perform(.showMoreRows)
        }
        try recording.perform(.showEarlierRows)
        #expect(recording.texts == (150..<350).map(String.init))
        #expect(Set(recording.table.visibleCells.map(ObjectIdentifier.init)).subtracting(cells).isEmpty)
        #expect(cells.count == 200)
    }

    @Test("Scrolling to a row brings it into reach, and a missing one is a fault")
    func scrolling() {
        let recording = RecordingTable([(0..<1000).map(String.init)])
        recording.turn { recording.table.scrollToRow(at: row(500), at: .middle, animated: false) }
        #expect(recording.texts == (450..<550).map(String.init))
        #expect(recording.table.cellForRow(at: row(500))?.textLabel?.text == "500")
        #expect(recording.table.cellForRow(at: row(400)) == nil)
        recording.turn { recording.table.scrollToRow(at: row(999), at: .bottom, animated: false) }
        #expect(recording.texts.last == "999")
        recording.turn {
            recording.table.scrollToRow(at: row(1000), at: .bottom, animated: false)
            recording.table.scrollToRow(at: row(0, in: 1), at: .bottom, animated: false)
            #expect(recording.table.numberOfRows(inSection: 1) == 0)
        }
        #expect(
            recording.takeFaults() == [
                "Attempted to scroll the table view to an out-of-bounds row (1000) when there are only 1000 rows in "
                    + "section 0. Table view: \(recording.table)",
                "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 sections. "
                    + "Table view: \(recording.table)",
                "Requested the number of rows for section (1) which is out of bounds.",
            ])
        #expect(UITableView().numberOfRows(inSection: 0) == 0)
    }

    @Test("Reloading puts all cells aside and uses them again, without selection")
    func reloading() {
        let recording = RecordingTable([["a", "b"]])
        let cells = recording.table.visibleCells
        recording.turn { recording.table.selectRow(at: row(1), animated: false, scrollPosition: .none) }
        recording.sections = [["x", "y"]]
        let calls = recording.turn { recording.table.reloadData() }
        #expect(
            calls == [
                "didEndDisplaying 0.0", "didEndDisplaying 0.1", "sections", "rows 0", "cell 0.0", "willDisplay 0.0",
                "cell 0.1", "willDisplay 0.1",
            ])
        #expect(recording.texts == ["x", "y"])
        #expect(Set(recording.table.visibleCells) == Set(cells))
        #expect(recording.table.indexPathForSelectedRow == nil)
        #expect(recording.table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("A cell that is used for another row answers to another number on the page")
    func identifiers() {
        let recording = RecordingTable([["a"]])
        let scene = recording.testScene.scene
        let cell = recording.table.visibleCells[0]
        let before = scene.identifier(for: cell)
        recording.turn { recording.table.reloadData() }
        #expect(recording.table.visibleCells == [cell])
        #expect(scene.view(withIdentifier: before) == nil)
        #expect(scene.identifier(for: cell) != before)
    }

    @Test("A reload that the data source asks for while it is asked for cells is made afterwards")
    func reloadWhileLoading() {
        let recording = RecordingTable([["a", "b"]], isShown: false)
        recording.reactions["cell 0.0"] = {
            recording.reactions = [:]
            recording.sections = [["x"]]
            recording.table.reloadData()
        }
        recording.show()
        #expect(recording.texts == ["x"])
        #expect(recording.takeFaults() == [])
    }

    @Test("Counts below zero are a fault and count as none")
    func negativeCounts() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let testScene = TestScene()
        let table = UITableView(frame: .zero)
        let source = Source()
        table.dataSource = source
        testScene.turn { testScene.window.addSubview(table) }
        #expect(table.visibleCells == [])
        #expect(testScene.scene.takeFaults().count == 1)
    }

    @Test("Headers are shown with the sections in reach, footers with their last rows")
    func sectionViews() {
        let recording = RecordingTable([(0..<150).map(String.init), ["x"]])
        recording.headers = [0: "Numbers", 1: "Letters"]
        recording.turn { recording.table.reloadData() }
        #expect(recording.table.headerView(forSection: 0)?.textLabel?.text == "Numbers")
        #expect(recording.table.headerView(forSection: 1) == nil)
        recording.turn { recording.table.scrollToRow(at: row(0, in: 1), at: .bottom, animated: false) }
        #expect(recording.table.shownSections.map(\.section) == [0, 1])
        #expect(recording.table.headerView(forSection: 1)?.textLabel?.text == "Letters")
        #expect(recording.table.shownSections.map { recording.table.shownCells(of: $0).count } == [99, 1])
    }
}
