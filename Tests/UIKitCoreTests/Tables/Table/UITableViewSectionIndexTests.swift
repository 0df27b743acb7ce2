import Foundation
import Testing

@testable import UIKitCore

/// The index beside a table: what is asked, and what a press does.
@MainActor
@Suite struct UITableViewSectionIndexTests {
    final class Directory: UITableViewController {
        let log = CallbackLog()
        var sectionCount = 10
        var titles: [String]? = [UITableView.indexSearch, "A", "M", "Z"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            log.add("titles")
            return titles
        }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            log.add("section of \(title) at \(index)")
            return title == "Z" ? 9 : index == 2 ? 5 : 0
        }
    }

    private let directory = Directory(style: .plain)
    private let test: TestScene

    init() {
        test = TestScene(showing: directory)
    }

    private var table: UITableView { directory.tableView }

    @Test func theEntriesAreAskedForOnceForEachReload() {
        #expect(
            directory.log.take() == [
                "titles", "section of A at 1", "section of M at 2", "section of Z at 3",
            ])
        #expect(table.sectionIndex.map(\.title) == ["A", "M", "Z"])
        #expect(table.sectionIndex.map(\.section) == [0, 5, 9])
        test.turn { table.setNeedsLayout() }
        #expect(directory.log.take() == [])
        directory.titles = nil
        test.turn { table.reloadSectionIndexTitles() }
        #expect(directory.log.take() == ["titles"])
        #expect(table.sectionIndex.isEmpty)
        #expect(!table.userInteractions().contains(.showSection))
    }

    @Test func aPressBringsTheSectionIntoReach() throws {
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 9)) == nil)
        try test.perform(.showSection, .text("9"), on: table)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 9)) != nil)
        for forged in ["1", "10", "-1", "x"] {
            #expect(throws: UserInteractionRefusal.self) { try test.perform(.showSection, .text(forged), on: table) }
        }
        #expect(throws: UserInteractionRefusal.self) { try test.perform(.showSection, on: table) }
    }

    @Test func anEntryOfASectionThatIsGoneDoesNothing() throws {
        test.turn {
            directory.sectionCount = 3
            table.deleteSections(IndexSet(3..<10), with: .automatic)
        }
        try test.perform(.showSection, .text("9"), on: table)
        #expect(test.scene.takeFaults().isEmpty)
        #expect(table.numberOfSections == 3)
    }

    @Test func aShortTableHasNoIndexWhereTheAppSaysSo() {
        test.turn { table.sectionIndexMinimumDisplayRowCount = 501 }
        #expect(table.sectionIndex.isEmpty)
        test.turn { table.sectionIndexMinimumDisplayRowCount = 500 }
        #expect(table.sectionIndex.count == 3)
    }
}
