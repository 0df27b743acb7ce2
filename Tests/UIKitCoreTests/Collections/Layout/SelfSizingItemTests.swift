import Foundation
import Testing

@testable import UIKitCore

/// A cell that holds a text between margins.
private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell that asks for a size of its own.
private final class DecidedCell: UICollectionViewCell {
    var asked: [CGSize] = []

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        asked.append(layoutAttributes.size)
        layoutAttributes.size = CGSize(width: 120, height: 70)
        return layoutAttributes
    }
}

@MainActor
private final class TextItems: NSObject, UICollectionViewDataSource {
    var texts: [String]
    var identifier = "text"

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        return cell
    }
}

@Suite("Items take their sizes from their content where the layout only estimates them")
@MainActor
struct SelfSizingItemTests {
    private let test = TestScene()
    private let long = Array(repeating: "word", count: 40).joined(separator: " ")

    private func show(_ items: TextItems, _ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        collection.register(TextCell.self, forCellWithReuseIdentifier: "text")
        collection.register(DecidedCell.self, forCellWithReuseIdentifier: "decided")
        collection.dataSource = items
        test.turn { test.window.addSubview(collection) }
        return collection
    }

    private func sizes(_ collection: UICollectionView) -> [CGSize] {
        collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0)?.bounds.size }
    }

    private func column(estimated height: CGFloat) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test("An estimated height follows the text at the width that the layout states")
    func compositional() throws {
        let items = TextItems(["One", long])
        let collection = show(items, column(estimated: 100))
        let found = sizes(collection)
        #expect(found.map(\.width) == [320, 320])
        #expect((36...46).contains(found[0].height))
        #expect(found[1].height > 2 * found[0].height)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? TextCell)
        #expect(cell.label.frame.width == 304)
        #expect(abs(cell.label.frame.height - (found[1].height - 20)) <= 0.5)
        test.turn { collection.frame.size.width = 200 }
        #expect(sizes(collection)[1].height > found[1].height)
    }

    @Test("A changed text gives the item another size with the collection's next layout")
    func changedText() throws {
        let items = TextItems(["One"])
        let collection = show(items, column(estimated: 100))
        let before = sizes(collection)[0].height
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell)
        test.turn {
            cell.label.text = long
            collection.setNeedsLayout()
        }
        #expect(sizes(collection)[0].height > 2 * before)
    }

    @Test("A flow layout of automatic size has items as wide and high as their texts, one after another")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = show(TextItems(["One", "Two and three"]), layout)
        let found = sizes(collection)
        #expect(found[0].width > 16)
        #expect(found[1].width > found[0].width + 40)
        #expect(found[0].height == found[1].height)
        let places = (0..<2).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(places.map(\.size) == found)
        #expect(places[1].minX >= places[0].maxX)
    }

    @Test("A cell may decide for itself; where the layout states a length, that stays")
    func decided() throws {
        let items = TextItems(["One"])
        items.identifier = "decided"
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 40)
        let flowing = show(items, layout)
        #expect(sizes(flowing) == [CGSize(width: 120, height: 70)])
        let cell = try #require(flowing.cellForItem(at: IndexPath(item: 0, section: 0)) as? DecidedCell)
        #expect(cell.asked.first == CGSize(width: 60, height: 40))
        #expect(sizes(show(items, column(estimated: 100))) == [CGSize(width: 320, height: 70)])
        let fixed = UICollectionViewFlowLayout()
        fixed.itemSize = CGSize(width: 30, height: 20)
        #expect(sizes(show(items, fixed)) == [CGSize(width: 30, height: 20)])
    }
}
