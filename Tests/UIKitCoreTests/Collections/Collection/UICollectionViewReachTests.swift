import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Items in reach of the page")
struct UICollectionViewReachTests {
    @Test("A collection asks for counts, then for cells, each shown in turn, and asks nothing again")
    func loading() {
        let recording = RecordingCollection([["a", "b"], [], ["c"]], isShown: false)
        #expect(recording.log.take() == [])
        recording.show()
        #expect(
            recording.log.take() == [
                "sections", "items 0", "items 1", "items 2", "cell 0.0", "willDisplay 0.0", "cell 0.1",
                "willDisplay 0.1", "cell 2.0", "willDisplay 2.0",
            ])
        #expect(recording.texts == ["a", "b", "c"])
        #expect(recording.turn { recording.collection.setNeedsLayout() } == [])
        #expect(recording.collection.numberOfSections == 3)
        #expect(recording.collection.numberOfItems(inSection: 2) == 1)
    }

    @Test("Of a hundred thousand items the first hundred have cells; cells are used again as more are asked for")
    func manyItems() throws {
        let recording = RecordingCollection([(0..<100_000).map(String.init)])
        #expect(recording.log.take().count == 2 + 2 * 100)
        #expect(recording.collection.hasMoreItems)
        var cells = Set(recording.collection.visibleCells.map(ObjectIdentifier.init))
        try recording.perform(.showMoreItems)
        cells.formUnion(recording.collection.visibleCells.map(ObjectIdentifier.init))
        try recording.perform(.showMoreItems)
        #expect(recording.texts == (100..<300).map(String.init))
        #expect(Set(recording.collection.visibleCells.map(ObjectIdentifier.init)).subtracting(cells).isEmpty)
        recording.turn { recording.collection.scrollToItem(at: row(99_999), at: .bottom, animated: false) }
        #expect(recording.texts.last == "99999")
        try recording.perform(.showEarlierItems)
        #expect(recording.texts.count == 200)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.showMoreItems)) {
            try recording.perform(.showMoreItems)
        }
    }

    @Test("Unknown places are faults, and nothing moves")
    func unknownPlaces() {
        let recording = RecordingCollection([["a"]])
        recording.turn {
            recording.collection.scrollToItem(at: row(5), at: .top, animated: false)
            recording.collection.selectItem(at: row(0, in: 3), animated: false, scrollPosition: [])
            #expect(recording.collection.numberOfItems(inSection: 9) == 0)
        }
        #expect(
            recording.takeFaults() == [
                "Attempted to scroll the collection view to an out-of-bounds item (5) when there are only 1 items in "
                    + "section 0. Collection view: \(recording.collection)",
                "Attempted to scroll the collection view to an out-of-bounds section (3) when there are only 1 sections. "
                    + "Collection view: \(recording.collection)",
                "request for number of items in section 9 when there are only 1 sections in the collection view",
            ])
        #expect(recording.collection.cellForItem(at: row(5)) == nil)
        #expect(recording.collection.layoutAttributesForItem(at: row(5)) == nil)
    }

    @Test("A name without registration is a fault with UIKit's text, and a plain cell is shown")
    func unregistered() {
        let recording = RecordingCollection([["a"]])
        recording.turn {
            let cell = recording.collection.dequeueReusableCell(withReuseIdentifier: "other", for: row(0))
            #expect(type(of: cell) == UICollectionViewCell.self)
            recording.collection.register(UIView.self, forCellWithReuseIdentifier: "item")
        }
        #expect(
            recording.takeFaults() == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a "
                    + "nib or a class for the identifier or connect a prototype cell in a storyboard",
                "must pass a class of kind UICollectionViewCell",
            ])
    }

    @Test("Headers are asked for where the layout provides for them, and used again")
    func headers() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let recording = RecordingCollection([["a"], ["b"]], layout: layout)
        #expect(recording.log.take().suffix(2) == ["view [0, 0]", "view [1, 0]"])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            recording.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [row(0), row(0, in: 1)])
        let headers = Set(recording.collection.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init))
        recording.turn { recording.collection.reloadData() }
        #expect(Set(recording.collection.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init)) == headers)
        recording.turn { layout.headerReferenceSize = .zero }
        #expect(recording.collection.visibleSupplementaryViews(ofKind: kind) == [])
    }

    @Test("A reload within a call of the delegate counts as one after it")
    func reloadMeanwhile() {
        let recording = RecordingCollection([["a", "b"]], isShown: false)
        recording.reactions["willDisplay 0.0"] = { [unowned recording] in
            recording.reactions = [:]
            recording.sections = [["c"]]
            recording.collection.reloadData()
        }
        recording.show()
        #expect(recording.texts == ["c"])
        #expect(recording.takeFaults() == [])
    }
}
