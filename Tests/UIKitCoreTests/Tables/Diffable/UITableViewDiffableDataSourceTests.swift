import Foundation
import Synchronization
import Testing

@testable import UIKitCore

@MainActor
@Suite("Diffable data sources")
struct UITableViewDiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Source = UITableViewDiffableDataSource<String, Int>

    let testScene = TestScene()
    let table = UITableView(frame: .zero)
    let log = CallbackLog()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func makeSource() -> Source {
        let log = log
        let source = Source(tableView: table) { table, indexPath, item in
            log.add("cell \(item)")
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        testScene.turn { testScene.window.addSubview(table) }
        return source
    }

    func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test("Applying a snapshot makes cells for new items only, and keeps those of the others")
    func applying() {
        let source = makeSource()
        var completed = 0
        testScene.turn {
            source.apply(snapshot(("A", [1, 2, 3]), ("B", [4]))) { completed += 1 }
        }
        #expect(log.take() == ["cell 1", "cell 2", "cell 3", "cell 4"])
        let cells = table.visibleCells
        testScene.turn {
            source.apply(snapshot(("B", [3, 4, 5]), ("A", [2, 1]))) { completed += 1 }
        }
        #expect(log.take() == ["cell 5"])
        #expect(texts == ["3", "4", "5", "2", "1"])
        #expect(table.visibleCells[0] === cells[2])
        #expect(table.visibleCells[4] === cells[0])
        #expect(completed == 2)
        #expect(source.itemIdentifier(for: row(1, in: 1)) == 1)
        #expect(source.indexPath(for: 5) == row(2))
        #expect(source.sectionIdentifier(for: 1) == "A")
        #expect(source.index(for: "B") == 0)
        #expect(source.itemIdentifier(for: row(9)) == nil)
        #expect(testScene.scene.takeFaults() == [])
    }

    @Test("Reloaded items get new cells, reconfigured ones keep theirs")
    func reloading() {
        let source = makeSource()
        testScene.turn { source.apply(snapshot(("A", [1, 2, 3]))) }
        let cells = table.visibleCells
        var next = source.snapshot()
        next.reconfigureItems([2])
        next.reloadItems([3])
        _ = log.take()
        testScene.turn { source.apply(next) }
        #expect(log.take() == ["cell 3", "cell 2"])
        #expect(table.visibleCells[1] === cells[1])
        #expect(source.snapshot().reloadedItemIdentifiers == [])
        testScene.turn { source.applySnapshotUsingReloadData(source.snapshot()) }
        #expect(log.take() == ["cell 1", "cell 2", "cell 3"])
    }

    @Test("A snapshot is changed by identifiers")
    func operations() {
        var snapshot = snapshot(("A", [1, 2]), ("B", [3]))
        snapshot.insertItems([10], beforeItem: 1)
        snapshot.insertItems([20, 21], afterItem: 3)
        snapshot.moveItem(2, afterItem: 20)
        snapshot.deleteItems([1, 99])
        snapshot.insertSections(["C"], beforeSection: "A")
        snapshot.moveSection("B", beforeSection: "A")
        #expect(snapshot.sectionIdentifiers == ["C", "B", "A"])
        #expect(snapshot.itemIdentifiers == [3, 20, 2, 21, 10])
        #expect(snapshot.itemIdentifiers(inSection: "B") == [3, 20, 2, 21])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "B")
        #expect(snapshot.indexOfItem(10) == 4)
        #expect(snapshot.numberOfItems == 5)
        snapshot.deleteSections(["B"])
        #expect(snapshot.itemIdentifiers == [10])
        #expect(snapshot.indexOfItem(20) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("Identifiers that are missing or twice there are faults with UIKit's texts when the snapshot is applied")
    func problems() {
        let source = makeSource()
        var snapshot = Snapshot()
        snapshot.appendItems([1])
        snapshot.appendSections(["A", "A"])
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 1])
        snapshot.appendItems([2], toSection: "Z")
        snapshot.insertItems([3], beforeItem: 9)
        snapshot.insertItems([4, 1], afterItem: 1)
        snapshot.insertSections(["B"], beforeSection: "Z")
        snapshot.moveItem(9, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 9)
        snapshot.reloadItems([9])
        snapshot.reconfigureItems([9])
        snapshot.reloadSections(["Z"])
        testScene.turn { source.apply(snapshot) }
        let faults = testScene.scene.takeFaults()
        #expect(faults.allSatisfy { $0.name == .internalInconsistency })
        #expect(
            faults.map(\.reason) == [
                "There are currently no sections in the data source. Please add a section first.",
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    A\n)}",
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists "
                    + "in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already "
                    + "exists: A",
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}",
                "Invalid parameter not satisfying: section != NSNotFound",
                "Invalid parameter not satisfying: section != NSNotFound",
                "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update: "
                    + "<_UIDiffableDataSourceUpdate - action: INS; destinationIdentifier:1; destIsSection: 0; "
                    + "identifiers: [4, 1]>.",
                "Invalid parameter not satisfying: insertIndex != NSNotFound",
                "Invalid parameter not satisfying: fromIndex != NSNotFound",
                "Invalid parameter not satisfying: toIndex != NSNotFound",
                "Attempted to reload item identifier that does not exist in the snapshot: 9",
                "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
                "Attempted to reload section identifier that does not exist in the snapshot: Z",
            ])
        #expect(texts == ["1"])
    }

    @Test("Items that are added although they are there move to their new place, which is no fault")
    func addedAgain() {
        let source = makeSource()
        var snapshot = snapshot(("A", [1, 2, 3]), ("B", [4]))
        snapshot.appendItems([2], toSection: "B")
        #expect(snapshot.itemIdentifiers == [1, 3, 4, 2])
        snapshot.insertItems([4, 1, 5], afterItem: 3)
        #expect(snapshot.itemIdentifiers(inSection: "A") == [3, 4, 1, 5])
        snapshot.insertItems([5], beforeItem: 4)
        #expect(snapshot.itemIdentifiers == [3, 5, 4, 1, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "A" && snapshot.numberOfItems == 5)
        testScene.turn { source.apply(snapshot) }
        #expect(testScene.scene.takeFaults().isEmpty)
        #expect(texts == ["3", "5", "4", "1", "2"])
    }

    @Test("The items of a section that there is not are none, and a fault")
    func unknownSection() {
        let snapshot = snapshot(("A", [1]))
        testScene.turn {
            #expect(snapshot.itemIdentifiers(inSection: "A") == [1] && snapshot.numberOfItems(inSection: "A") == 1)
            #expect(snapshot.itemIdentifiers(inSection: "Z") == [])
        }
        #expect(
            testScene.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "Section identifier was not found. You can verify the section exists by calling the "
                        + "indexOfSectionIdentifier API (which has O(1) performance)")
            ])
    }

    @Test("A provider without a cell is a fault that names the row and the item")
    func missingCell() {
        let source = Source(tableView: table) { _, _, _ in nil }
        testScene.turn {
            testScene.window.addSubview(table)
            source.apply(snapshot(("A", [7])))
        }
        #expect(
            testScene.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath> {length = 2, "
                        + "path = 0 - 0} with item identifier '7', which is not allowed. You must always return a cell "
                        + "to the table view: \(table)")
            ])
    }

    @Test("A subclass makes rows deletable")
    func deleting() throws {
        final class Deletable: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                var snapshot = snapshot()
                snapshot.deleteItems([itemIdentifier(for: indexPath)].compactMap(\.self))
                apply(snapshot)
            }
        }
        let source = Deletable(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        testScene.turn {
            testScene.window.addSubview(table)
            source.apply(snapshot(("A", [1, 2])))
        }
        try testScene.perform(.deleteRow, .text("0.0"), on: table)
        #expect(texts == ["2"])
    }

    @Test("Sections are reloaded and deleted without each being compared with each")
    func manySections() {
        let comparisons = Comparisons()
        let sections = (0..<400).map { NumberedSection(number: $0, comparisons: comparisons) }
        var snapshot = NSDiffableDataSourceSnapshot<NumberedSection, Int>()
        snapshot.appendSections(sections)
        comparisons.count.store(0, ordering: .relaxed)
        snapshot.reloadSections(sections)
        snapshot.reloadSections(sections)
        snapshot.deleteSections(Array(sections.dropFirst()))
        #expect(comparisons.count.load(ordering: .relaxed) < 40 * sections.count)
        #expect(snapshot.sectionIdentifiers == [sections[0]] && snapshot.reloadedSectionIdentifiers == sections)
    }
}

private final class Comparisons: Sendable {
    let count = Atomic(0)
}

/// A section that counts how often it is compared.
private struct NumberedSection: Hashable, Sendable {
    let number: Int
    let comparisons: Comparisons

    static func == (one: Self, other: Self) -> Bool {
        one.comparisons.count.add(1, ordering: .relaxed)
        return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
