import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("The index beside a collection, and moving and selecting items of a controller")
struct UICollectionViewIndexTests {
    private class Names: UICollectionViewController {
        let log = EventLog()
        var counts = [150, 150]
        var titles: [String]? = ["A", "M", "N", "?"]

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        override func indexTitles(for collectionView: UICollectionView) -> [String]? {
            log.add("titles")
            return titles
        }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            log.add("\(index) \(title)")
            return switch title {
            case "M": IndexPath(item: 120, section: 0)
            case "?": IndexPath(item: 0, section: 9)
            default: super.collectionView(collectionView, indexPathForIndexTitle: title, at: index / 2)
            }
        }
        override func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            log.add("should select \(indexPath.item)")
            return true
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.add("did select \(indexPath.item)")
        }
        override func collectionView(
            _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool {
            log.add("should deselect \(indexPath.item)")
            return true
        }
        override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.add("did deselect \(indexPath.item)")
        }
    }

    private final class MovableNames: Names {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.add("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        }
    }

    @Test("The titles are asked for once, then the item of each; a press brings that into reach")
    func index() throws {
        let controller = Names(collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene(showing: controller)
        let collection = try #require(controller.collectionView)
        #expect(controller.log.take() == ["titles", "0 A", "1 M", "2 N", "3 ?"])
        // An entry for an item that does not exist is left out.
        #expect(collection.itemIndex.map(\.title) == ["A", "M", "N"])
        #expect(collection.itemIndex.map(\.place.section) == [0, 0, 1])
        #expect(collection.cellForItem(at: IndexPath(item: 120, section: 0)) == nil)
        try test.perform(.showIndexedItem, .text("0.120"), on: collection)
        #expect(collection.cellForItem(at: IndexPath(item: 120, section: 0)) != nil)
        for value in ["", "0.1", "9.0", "x"] {
            #expect(throws: UserInteractionRefusal.self) {
                try test.perform(.showIndexedItem, .text(value), on: collection)
            }
        }
        #expect(controller.log.take() == [])
        test.turn { collection.reloadData() }
        #expect(controller.log.take() == ["titles", "0 A", "1 M", "2 N", "3 ?"])
    }

    @Test("Without titles there is no index")
    func noIndex() throws {
        let controller = Names(collectionViewLayout: UICollectionViewFlowLayout())
        controller.titles = nil
        let test = TestScene(showing: controller)
        #expect(controller.collectionView.itemIndex.isEmpty)
        #expect(throws: UserInteractionRefusal.self) {
            try test.perform(.showIndexedItem, .text("0.0"), on: controller.collectionView)
        }
    }

    @Test("Without the standard gesture only code moves items")
    func movement() throws {
        let controller = MovableNames(collectionViewLayout: UICollectionViewFlowLayout())
        controller.titles = nil
        controller.counts = [3]
        let test = TestScene(showing: controller)
        let collection = try #require(controller.collectionView)
        test.turn { controller.setEditing(true, animated: false) }
        _ = controller.log.take()
        let first = IndexPath(item: 0, section: 0)
        try test.perform(.moveItem, .text("0.2"), on: #require(collection.cellForItem(at: first)))
        #expect(controller.log.take() == ["move 0 to 2"])
        test.turn { controller.installsStandardGestureForInteractiveMovement = false }
        #expect(collection.visibleCells.allSatisfy { !$0.offer.isMovable })
        test.turn {
            #expect(collection.beginInteractiveMovementForItem(at: first))
            collection.endInteractiveMovement()
        }
        #expect(controller.log.take() == [])
        // Before the view is loaded it counts as well.
        let other = MovableNames(collectionViewLayout: UICollectionViewFlowLayout())
        other.counts = [3]
        other.installsStandardGestureForInteractiveMovement = false
        let otherTest = TestScene(showing: other)
        otherTest.turn { other.setEditing(true, animated: false) }
        #expect(other.collectionView.visibleCells.allSatisfy { !$0.offer.isMovable })
    }

    @Test("Several items are selected while editing, each with its questions")
    func severalItems() throws {
        let controller = Names(collectionViewLayout: UICollectionViewFlowLayout())
        controller.titles = nil
        controller.counts = [3]
        let test = TestScene(showing: controller)
        let collection = try #require(controller.collectionView)
        test.turn {
            collection.allowsMultipleSelectionDuringEditing = true
            controller.setEditing(true, animated: false)
        }
        _ = controller.log.take()
        for item in [0, 2, 0] {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
            try test.perform(.selectItem, on: cell)
        }
        #expect(
            controller.log.take() == [
                "should select 0", "did select 0", "should select 2", "did select 2", "should deselect 0",
                "did deselect 0",
            ])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        test.turn { controller.setEditing(false, animated: false) }
        #expect(collection.indexPathsForSelectedItems == [])
        #expect(controller.log.take() == [])
    }
}
