import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Outlines")
struct SectionSnapshotTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private var plants: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["trees", "herbs"])
        outline.append(["oak", "ash"], to: "trees")
        outline.append(["cork oak"], to: "oak")
        outline.append(["mint"], to: "herbs")
        return outline
    }

    @Test("An outline is read and changed by identifiers")
    func values() {
        var outline = plants
        #expect(outline.items == ["trees", "oak", "cork oak", "ash", "herbs", "mint"])
        #expect(outline.visibleItems == ["trees", "herbs"])
        outline.expand(["oak"])
        #expect(!outline.isVisible("cork oak"))
        outline.expand(["trees", "nothing"])
        #expect(outline.visibleItems == ["trees", "oak", "cork oak", "ash", "herbs"])
        #expect(outline.level(of: "cork oak") == 2)
        #expect(outline.parent(of: "ash") == "trees")
        #expect(outline.snapshot(of: "oak", includingParent: true).items == ["oak", "cork oak"])
        outline.insert(["elm"], before: "ash")
        outline.delete(["oak"])
        #expect(outline.items == ["trees", "elm", "ash", "herbs", "mint"])
        var pines = NSDiffableDataSourceSectionSnapshot<String>()
        pines.append(["pine"])
        pines.append(["stone pine"], to: "pine")
        outline.replace(childrenOf: "trees", using: pines)
        #expect(outline.snapshot(of: "trees").items == ["pine", "stone pine"])
        #expect(outline.problems == [])
        outline.append(["mint"], to: "trees")
        outline.append(["x"], to: "nothing")
        #expect(
            outline.problems == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    mint\n)}",
                "Invalid item identifier specified: nothing",
            ])
    }

    @MainActor
    private final class Stage {
        let testScene = TestScene()
        let collection: UICollectionView
        let source: Source

        init(style: UICellAccessory.OutlineDisclosureOptions.Style = .cell) {
            collection = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                cell.accessibilityLabel = item
                cell.accessories = [.outlineDisclosure(options: .init(style: style)), .reorder()]
            }
            source = Source(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            testScene.turn { testScene.window.addSubview(collection) }
        }

        var texts: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "" } }
    }

    @Test("A press unfolds and folds, with the handlers' leave, and rows keep their cells")
    func unfolding() throws {
        let stage = Stage()
        stage.testScene.turn { stage.source.apply(plants, to: "plants") }
        #expect(stage.texts == ["trees", "herbs"])
        let herbs = stage.collection.cellForItem(at: row(1))
        var calls: [String] = []
        stage.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "oak" }
        try stage.testScene.perform(.tapAccessory, .text("0.0.0"), on: stage.collection)
        #expect(stage.texts == ["trees", "oak", "ash", "herbs"])
        #expect(stage.collection.cellForItem(at: row(3)) === herbs)
        let oak = try #require(stage.collection.cellForItem(at: row(1)) as? UICollectionViewListCell)
        #expect(oak.indentationLevel == 1)
        try stage.testScene.perform(.tapAccessory, .text("0"), on: oak)
        #expect(oak.configurationState.isExpanded)
        try stage.testScene.perform(.tapAccessory, .text("0"), on: oak)
        #expect(oak.configurationState.isExpanded)
        try stage.testScene.perform(.tapAccessory, .text("0.0.0"), on: stage.collection)
        #expect(stage.texts == ["trees", "herbs"])
        #expect(calls == ["expand trees", "expand oak", "collapse trees"])
        #expect(stage.source.snapshot(for: "plants").items.count == 6)
    }

    @Test("What is below may be made when it is needed; a leaf or a forged accessory cannot be pressed")
    func lazily() throws {
        let stage = Stage()
        stage.testScene.turn { stage.source.apply(plants, to: "plants") }
        try stage.testScene.perform(.tapAccessory, .text("0.1.0"), on: stage.collection)
        #expect(stage.texts == ["trees", "herbs", "mint"])
        for value in ["0.2.0", "0.0.7", "0.9.0", "0.0"] {
            #expect(throws: UserInteractionRefusal.self) {
                try stage.testScene.perform(.tapAccessory, .text(value), on: stage.collection)
            }
        }
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append([item + " child"])
            return outline
        }
        stage.testScene.turn { stage.collection.reloadData() }
        try stage.testScene.perform(.tapAccessory, .text("0.2.0"), on: stage.collection)
        #expect(stage.texts == ["trees", "herbs", "mint", "mint child"])
    }

    @Test("A row offers to unfold what is below it only while there is something")
    func childrenComeAndGo() throws {
        let stage = Stage()
        stage.testScene.turn { stage.source.apply(plants, to: "plants") }
        let herbs = try #require(stage.collection.cellForItem(at: row(1)))
        #expect(herbs.offer.events == [.selectItem, .tapAccessory])
        var filtered = plants
        filtered.delete(["mint"])
        stage.testScene.turn { stage.source.apply(filtered, to: "plants") }
        #expect(stage.collection.cellForItem(at: row(1)) === herbs)
        #expect(herbs.offer.events == [.selectItem])
        stage.testScene.turn { stage.source.apply(plants, to: "plants") }
        #expect(herbs.offer.events == [.selectItem, .tapAccessory])
    }

    @Test("A row in the style of a header unfolds when it is pressed itself, and is not selected")
    func headerStyle() throws {
        let stage = Stage(style: .header)
        stage.testScene.turn { stage.source.apply(plants, to: "plants") }
        let cell = try #require(stage.collection.cellForItem(at: row(0)))
        #expect(cell.offer.events == [.tapAccessory])
        let leaf = plants
        stage.testScene.turn {
            var outline = leaf
            outline.expand(["herbs"])
            stage.source.apply(outline, to: "plants")
        }
        #expect(stage.collection.cellForItem(at: row(2))?.offer.events == [.selectItem])
    }

    @Test("Moves change the snapshot and its outline, and tell the handlers what changed")
    func moving() throws {
        let stage = Stage()
        var outline = plants
        outline.expand(["trees"])
        stage.testScene.turn { stage.source.apply(outline, to: "plants") }
        stage.source.reorderingHandlers.canReorderItem = { $0 != "trees" }
        var moved: [[String]] = []
        stage.source.reorderingHandlers.didReorder = { transaction in
            moved.append(transaction.finalSnapshot.itemIdentifiers)
            moved.append(transaction.sectionTransactions.map(\.sectionIdentifier))
        }
        stage.testScene.turn { stage.collection.isEditing = true }
        try stage.testScene.perform(.moveItem, .text("0.2.0.1"), on: stage.collection)
        #expect(stage.texts == ["trees", "ash", "oak", "herbs"])
        #expect(moved == [["trees", "ash", "oak", "herbs"], ["plants"]])
        #expect(stage.source.snapshot(for: "plants").snapshot(of: "trees").items == ["ash", "oak", "cork oak"])
        #expect(throws: UserInteractionRefusal.self) {
            try stage.testScene.perform(.moveItem, .text("0.0.0.1"), on: stage.collection)
        }
        #expect(stage.testScene.scene.takeFaults() == [])
    }

    @Test("Snapshots keep the cells of items that stay, and items that are added again move")
    func snapshots() {
        let stage = Stage()
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems(["1", "2"], toSection: "a")
        stage.testScene.turn { stage.source.apply(snapshot) }
        let two = stage.collection.cellForItem(at: row(1))
        snapshot.moveItem("2", beforeItem: "1")
        snapshot.appendItems(["3", "1"], toSection: "b")
        stage.testScene.turn { stage.source.apply(snapshot) }
        #expect(stage.texts == ["2", "3", "1"])
        #expect(stage.collection.cellForItem(at: row(0)) === two)
        #expect(stage.testScene.scene.takeFaults().isEmpty)
        #expect(stage.source.itemIdentifier(for: row(0, in: 1)) == "3")
        #expect(stage.source.indexPath(for: "3") == row(0, in: 1))
        #expect(stage.source.itemIdentifier(for: row(9)) == nil)
    }
}
