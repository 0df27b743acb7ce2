import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Motion of edited rows")
struct RowMotionTests {
    /// A table that is on a page, with rows of 50 points.
    private func shown(_ sections: [[String]], headers: [Int: String] = [:]) -> RecordingTable {
        let recording = RecordingTable(sections, isShown: false)
        recording.headers = headers
        recording.table.rowHeight = 50
        recording.show()
        number(recording.table)
        return recording
    }

    /// Gives everything in a list its number, as a page does that shows it.
    private func number(_ list: UIScrollView) {
        guard let scene = list.owningScene else { return }
        _ = scene.identifier(for: list)
        for view in list.subviews { _ = scene.identifier(for: view) }
    }

    /// The motions by the texts of the rows or headers, and by those with which whole sections begin; not that of the whole list.
    private func motions(of recording: RecordingTable) -> [String: RowMotion] {
        let scene = recording.testScene.scene
        return Dictionary(
            uniqueKeysWithValues: scene.rowMotions.filter { $0.value != .onPage }.map { subject, motion in
                #expect(subject.list == recording.table.viewIdentifier)
                let view = scene.view(withIdentifier: subject.view)
                let text =
                    (view as? UITableViewCell)?.textLabel?.text
                    ?? (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "none"
                return (subject.isSection ? "section \(text)" : text, motion)
            })
    }

    @Test(
        "An inserted row comes in by its animation, and those after it move",
        arguments: [
            (UITableView.RowAnimation.fade, RowMotion.fade), (.automatic, .fade), (.left, .left), (.right, .right),
            (.top, .top), (.bottom, .bottom), (.middle, .middle),
        ])
    func inserting(_ animation: UITableView.RowAnimation, _ motion: RowMotion) {
        let recording = shown([["a", "b"]])
        recording.sections[0].insert("new", at: 1)
        recording.turn { recording.table.insertRows(at: [row(1)], with: animation) }
        #expect(motions(of: recording) == ["new": motion, "b": .elsewhere(x: 0, y: -50)])
    }

    @Test("Rows after a deleted one move up, and a whole section moves as one")
    func deleting() {
        let recording = shown([["a", "b", "c"], ["d", "e"]], headers: [1: "Second"])
        recording.sections[0].remove(at: 1)
        recording.turn { recording.table.deleteRows(at: [row(1)], with: .fade) }
        #expect(
            motions(of: recording) == [
                "c": .elsewhere(x: 0, y: 50), "section Second": .elsewhere(x: 0, y: 50),
            ])
    }

    @Test("The browser shows what leaves a list, and what it alone knows the place of, where an edit is to be seen")
    func leaving() throws {
        let recording = shown([["a", "b"]])
        let scene = recording.testScene.scene
        let list = try #require(recording.table.viewIdentifier)
        let whole = RowMotion.Subject(list: list, view: list, isSection: false)
        recording.sections[0].append("c")
        recording.turn { recording.table.insertRows(at: [row(2)], with: .fade) }
        #expect(scene.rowMotions[whole] == nil)
        scene.endMotion()
        number(recording.table)
        recording.sections[0].removeLast()
        recording.turn { recording.table.deleteRows(at: [row(2)], with: .none) }
        #expect(scene.rowMotions == [:])
        recording.sections[0].removeLast()
        recording.turn { recording.table.deleteRows(at: [row(1)], with: .automatic) }
        #expect(scene.rowMotions == [whole: .onPage])
    }

    @Test("The first row of a section goes without its section")
    func deletingFirst() {
        let recording = shown([["a", "b"], ["c"]])
        recording.sections[0].removeFirst()
        recording.turn { recording.table.deleteRows(at: [row(0)], with: .top) }
        #expect(
            motions(of: recording) == ["b": .elsewhere(x: 0, y: 50), "section c": .elsewhere(x: 0, y: 50)])
    }

    @Test("A moved row and those between move, and a reloaded one comes in where it was")
    func batch() {
        let recording = shown([["a", "b", "c", "d"]])
        recording.turn {
            recording.table.performBatchUpdates {
                recording.sections = [["c", "a", "b", "D"]]
                recording.table.moveRow(at: row(2), to: row(0))
                recording.table.reloadRows(at: [row(3)], with: .left)
            }
        }
        #expect(
            motions(of: recording) == [
                "c": .elsewhere(x: 0, y: 100), "a": .elsewhere(x: 0, y: -50), "b": .elsewhere(x: 0, y: -50), "D": .left,
            ])
    }

    @Test("Sections come in with their headers and rows, also reloaded ones")
    func sections() {
        let recording = shown([["a"], ["b"]], headers: [0: "First", 1: "Second"])
        recording.sections.insert(["new"], at: 1)
        recording.headers = [0: "First", 1: "New", 2: "Second"]
        recording.turn { recording.table.insertSections([1], with: .right) }
        let inserted = motions(of: recording)
        #expect(inserted["New"] == .right && inserted["new"] == .right)
        #expect(inserted.keys.sorted() == ["New", "new", "section Second"])
        recording.testScene.scene.endMotion()
        number(recording.table)
        recording.turn { recording.table.reloadSections([0], with: .middle) }
        #expect(motions(of: recording) == ["First": .middle, "a": .middle])
    }

    @Test("Edits one after the other add up, and one that takes another back leaves nothing")
    func sequence() {
        let recording = shown([["a", "b"]])
        recording.turn {
            recording.sections[0].insert("1", at: 0)
            recording.table.insertRows(at: [row(0)], with: .fade)
            recording.sections[0].insert("2", at: 0)
            recording.table.insertRows(at: [row(0)], with: .top)
        }
        #expect(
            motions(of: recording) == [
                "1": .fade, "2": .top, "a": .elsewhere(x: 0, y: -100), "b": .elsewhere(x: 0, y: -100),
            ])
        recording.testScene.scene.endMotion()
        number(recording.table)
        recording.turn {
            recording.sections = [["2", "1", "b", "a"]]
            recording.table.moveRow(at: row(2), to: row(3))
            recording.sections = [["2", "1", "a", "b"]]
            recording.table.moveRow(at: row(3), to: row(2))
            recording.sections[0].insert("3", at: 0)
            recording.table.insertRows(at: [row(0)], with: .left)
            recording.sections[0].removeFirst()
            recording.table.deleteRows(at: [row(0)], with: .left)
        }
        #expect(motions(of: recording) == [:])
    }

    @Test("Nothing moves without animation, by a reload, by a move of the person, and before a page was shown")
    func stillness() throws {
        let recording = shown([["a", "b"]])
        recording.turn {
            recording.sections = [["new", "a", "b"]]
            recording.table.insertRows(at: [row(0)], with: .none)
            recording.table.reloadRows(at: [row(1)], with: .none)
            recording.table.reconfigureRows(at: [row(2)])
            recording.sections = [["a", "b"]]
            UIView.performWithoutAnimation { recording.table.deleteRows(at: [row(0)], with: .fade) }
            UIView.setAnimationsEnabled(false)
            recording.table.reloadRows(at: [row(1)], with: .fade)
            UIView.setAnimationsEnabled(true)
            recording.table.reloadData()
        }
        #expect(motions(of: recording) == [:])
        let unseen = RecordingTable([["a"]])
        unseen.sections = [["a", "b"]]
        unseen.turn { unseen.table.insertRows(at: [row(1)], with: .fade) }
        #expect(unseen.testScene.scene.rowMotions == [:])
        #expect(recording.takeFaults() + unseen.takeFaults() == [])
    }

    @Test("A batch that contradicts the data source moves nothing, and neither does an empty one")
    func inconsistency() {
        let recording = shown([["a", "b"]])
        recording.turn { recording.table.insertRows(at: [row(0)], with: .fade) }
        #expect(recording.takeFaults().count == 1)
        number(recording.table)
        recording.turn { recording.table.performBatchUpdates(nil) }
        recording.turn { recording.table.insertRows(at: [], with: .fade) }
        #expect(motions(of: recording) == [:])
    }

    @Test("What comes into reach by an edit is just there")
    func reach() {
        let rows = (0..<300).map(String.init)
        let recording = shown([rows])
        recording.sections = [Array(rows.dropFirst())]
        recording.turn { recording.table.deleteRows(at: [row(0)], with: .fade) }
        let motions = motions(of: recording)
        #expect(motions.count == 99)
        #expect(motions["1"] == .elsewhere(x: 0, y: 50))
        #expect(motions["100"] == nil)
    }

    @Test("In a block of changes with an animation of its own the rows move by that")
    func block() {
        let recording = shown([["a", "b"]])
        recording.sections[0].insert("new", at: 0)
        recording.turn {
            UIView.animate(withDuration: 1) { recording.table.insertRows(at: [row(0)], with: .fade) }
        }
        #expect(motions(of: recording) == ["new": .fade])
        let moved = recording.testScene.scene.viewMotions.map(\.view)
        #expect(recording.table.visibleCells.dropFirst().allSatisfy { moved.contains($0.viewIdentifier ?? 0) })
    }

    @Test("Snapshots move what differs, if they are applied so")
    func snapshots() {
        let recording = RecordingTable([], isShown: false)
        let table = recording.table
        table.rowHeight = 50
        let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, indexPath, text in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = text
            return cell
        }
        func apply(_ texts: [String], reloading: [String] = [], animated: Bool = true) {
            recording.testScene.scene.endMotion()
            number(table)
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["only"])
            snapshot.appendItems(texts)
            snapshot.reloadItems(reloading)
            recording.turn { source.apply(snapshot, animatingDifferences: animated) }
        }
        recording.show()
        apply(["a", "b"], animated: false)
        #expect(motions(of: recording) == [:])
        apply(["b", "new", "a"])
        #expect(
            motions(of: recording) == [
                "b": .elsewhere(x: 0, y: 50), "new": .fade, "a": .elsewhere(x: 0, y: -100),
            ])
        source.defaultRowAnimation = .left
        apply(["b", "new", "a"], reloading: ["new"])
        #expect(motions(of: recording) == ["new": .left])
        source.defaultRowAnimation = .none
        apply(["b"])
        #expect(motions(of: recording) == [:])
    }

    @Test("Items of collections fade in, and move where the server knows the places")
    func collections() {
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        for (layout, moves) in [(UICollectionViewFlowLayout() as UICollectionViewLayout, false), (list, true)] {
            let recording = RecordingCollection([["a", "b"]], layout: layout)
            number(recording.collection)
            recording.sections[0].insert("new", at: 0)
            recording.turn { recording.collection.insertItems(at: [row(0)]) }
            let scene = recording.testScene.scene
            let motions = scene.rowMotions.sorted { $0.key.view < $1.key.view }.map(\.value)
            #expect(motions.last == .fade)
            #expect(motions.count == (moves ? 3 : 2))
            // Where the items of the other one stand only the browser knows.
            #expect(motions.contains(.onPage) == !moves)
            scene.endMotion()
            number(recording.collection)
            recording.sections[0].removeFirst()
            recording.turn {
                UIView.performWithoutAnimation { recording.collection.deleteItems(at: [row(0)]) }
            }
            #expect(scene.rowMotions == [:])
        }
    }
}
