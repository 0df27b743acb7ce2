import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Flow layout")
struct FlowLayoutTests {
    private func recording(
        _ count: Int, width: CGFloat, _ configure: (UICollectionViewFlowLayout) -> Void
    ) -> RecordingCollection {
        let layout = UICollectionViewFlowLayout()
        configure(layout)
        let recording = RecordingCollection([(0..<count).map(String.init)], layout: layout, isShown: false)
        recording.collection.frame = CGRect(x: 0, y: 0, width: width, height: 400)
        recording.show()
        return recording
    }

    private func flow(_ recording: RecordingCollection) -> FlowPlan? {
        guard case .flow(let flow)? = recording.collection.shownSections.first?.plan.content else { return nil }
        return flow
    }

    @Test("Lines are filled from edge to edge, and the last one keeps the places of those before")
    func lines() {
        let recording = recording(5, width: 240) { layout in
            layout.itemSize = CGSize(width: 60, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        }
        let frames = (0..<5).compactMap { recording.collection.layoutAttributesForItem(at: row($0))?.frame.origin }
        #expect(
            frames == [
                CGPoint(x: 10, y: 5), CGPoint(x: 90, y: 5), CGPoint(x: 170, y: 5), CGPoint(x: 10, y: 55),
                CGPoint(x: 90, y: 55),
            ])
        #expect(recording.collection.collectionViewLayout.collectionViewContentSize == CGSize(width: 240, height: 100))
        let found = recording.collection.collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(found?.map(\.indexPath) == [row(0), row(3)])
        #expect(recording.collection.cellForItem(at: row(0))?.bounds.size == CGSize(width: 60, height: 40))
    }

    @Test("Widths that fill a line are recognised, others wrap")
    func columns() {
        let filled = recording(4, width: 320) { $0.itemSize = CGSize(width: 100, height: 100) }
        #expect(flow(filled)?.filledColumns == 3)
        let rounded = recording(4, width: 322) { $0.itemSize = CGSize(width: 100, height: 100) }
        #expect(flow(rounded)?.filledColumns == 3)
        let loose = recording(4, width: 375) { $0.itemSize = CGSize(width: 100, height: 100) }
        #expect(flow(loose)?.filledColumns == nil)
        #expect(flow(loose)?.itemSize == CGSize(width: 100, height: 100))
        let automatic = recording(4, width: 375) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        #expect(flow(automatic)?.isAutomatic == true)
    }

    @Test("A subclass that only prepares is translated; one that states attributes is placed by them")
    func subclasses() {
        #expect(PreparedLayout().isTranslated)
        #expect(!ShiftedLayout().isTranslated)
        let recording = RecordingCollection([["a"]], layout: ShiftedLayout(), isShown: false)
        recording.collection.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        recording.show()
        #expect(recording.collection.cellForItem(at: row(0))?.frame.minY == 30)
        #expect(recording.collection.cellForItem(at: row(0))?.alpha == 0.5)
    }

    private final class PreparedLayout: UICollectionViewFlowLayout {
        override func prepare() {
            super.prepare()
            itemSize = CGSize(width: 80, height: 80)
        }
    }

    private final class ShiftedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
                let shifted = attributes.copy() as? UICollectionViewLayoutAttributes
                shifted?.frame.origin.y += 30
                shifted?.alpha = 0.5
                return shifted
            }
        }
    }
}
