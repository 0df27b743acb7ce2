import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Compositional layout")
struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private var wholeItem: NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    }

    private func recording(_ sections: [[String]], _ section: NSCollectionLayoutSection) -> RecordingCollection {
        let recording = RecordingCollection(
            sections, layout: UICollectionViewCompositionalLayout(section: section), isShown: false)
        recording.collection.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        recording.show()
        return recording
    }

    private func frames(_ recording: RecordingCollection) -> [CGRect] {
        recording.collection.indexPathsForVisibleItems.compactMap {
            recording.collection.layoutAttributesForItem(at: $0)?.frame
        }
    }

    @Test("A list stands on the background of lists, also while it is empty")
    func emptyList() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let recording = RecordingCollection(
            [], layout: UICollectionViewCompositionalLayout.list(using: configuration), isShown: false)
        recording.show()
        #expect(recording.collection.backgroundColor == .systemGroupedBackground)
    }

    @Test("Parts are repeated as long as they fit, or share the room as often as is said")
    func repetition() {
        let fraction = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: fraction)
        section.interGroupSpacing = 10
        #expect(
            frames(recording([["a", "b", "c", "d", "e"]], section)).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 300, y: 0),
                CGPoint(x: 0, y: 60),
            ])
        let counted = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: wholeItem, count: 2)
        counted.interItemSpacing = .fixed(20)
        #expect(
            frames(recording([["a", "b"]], NSCollectionLayoutSection(group: counted))) == [
                CGRect(x: 0, y: 0, width: 190, height: 50), CGRect(x: 210, y: 0, width: 190, height: 50),
            ])
    }

    @Test("Groups stand in groups, insets take from the size, and the section's insets from all")
    func nesting() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let small = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: wholeItem, count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, small]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 0, trailing: 50)
        #expect(
            frames(recording([["a", "b", "c"]], section)) == [
                CGRect(x: 55, y: 15, width: 140, height: 140), CGRect(x: 200, y: 10, width: 150, height: 75),
                CGRect(x: 200, y: 85, width: 150, height: 75),
            ])
    }

    @Test("A custom group gets its size and places its items; items scroll sideways where the section does")
    func customAndOrthogonal() {
        let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) {
            let width = $0.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50)),
            ]
        }
        let section = NSCollectionLayoutSection(group: custom)
        section.orthogonalScrollingBehavior = .continuous
        #expect(
            frames(recording([["a", "b", "c"]], section)) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 50, width: 100, height: 50),
                CGRect(x: 200, y: 0, width: 100, height: 50),
            ])
    }

    @Test("Views at edges and at items are asked for; a missing section is a fault")
    func supplementaries() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "background")]
        let recording = recording([["a", "b"]], section)
        #expect(recording.log.take().suffix(3) == ["view [0, 0]", "view [0, 0]", "view [0, 1]"])
        #expect(recording.collection.visibleCells.map(\.attachments.count) == [1, 1])
        #expect(
            recording.takeFaults() == [
                "could not dequeue a decoration view of kind: background - must register as a class or nib or connect "
                    + "a prototype in a storyboard"
            ])
        recording.turn {
            recording.collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in nil }
        }
        #expect(recording.takeFaults().first?.hasPrefix("Invalid section definition.") == true)
    }

    @Test("The section provider learns the room, and is asked again when it changes")
    func environment() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        let recording = RecordingCollection([["a"]], layout: layout, isShown: false)
        recording.collection.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        recording.show()
        recording.turn { recording.collection.frame.size.width = 500 }
        #expect(widths == [400, 500])
    }
}
