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

/// A header that holds a text between margins.
private final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
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
    var header = ""

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? TextHeader)?.label.text = header
        return view
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
        collection.register(
            TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
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

    private func frame(_ item: Int, _ collection: UICollectionView) -> CGRect {
        collection.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }

    @Test("Later items of a compositional layout stand below earlier ones that turned out higher or lower")
    func laterItems() {
        let items = TextItems(["One", long, "Three"])
        let collection = show(items, column(estimated: 100))
        let found = sizes(collection)
        #expect(frame(0, collection) == CGRect(origin: .zero, size: found[0]))
        #expect(frame(1, collection) == CGRect(origin: CGPoint(x: 0, y: found[0].height), size: found[1]))
        #expect(frame(2, collection).minY == found[0].height + found[1].height)
        #expect(collection.collectionViewLayout.collectionViewContentSize.height == found.map(\.height).reduce(0, +))
    }

    @Test("Items out of reach keep their estimates behind those that were measured")
    func outOfReach() {
        let items = TextItems(Array(repeating: "One", count: 5_000))
        let collection = show(items, column(estimated: 100))
        let measured = sizes(collection)
        #expect(measured.count < 5_000)
        let height = measured[0].height
        #expect(frame(measured.count - 1, collection).minY == height * CGFloat(measured.count - 1))
        #expect(
            frame(4_999, collection)
                == CGRect(
                    x: 0, y: height * CGFloat(measured.count) + 100 * CGFloat(4_999 - measured.count), width: 320,
                    height: 100))
    }

    @Test("In a row the highest item decides how high the row is")
    func rows() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
        let collection = show(
            TextItems(["One", long, "Three"]), UICollectionViewCompositionalLayout(section: section))
        let found = sizes(collection)
        #expect(frame(1, collection) == CGRect(x: 160, y: 5, width: 160, height: found[1].height))
        #expect(frame(2, collection).origin == CGPoint(x: 0, y: 5 + found[1].height + 10))
        #expect(
            collection.collectionViewLayout.collectionViewContentSize.height
                == 5 + found[1].height + 10 + found[2].height + 7)
    }

    @Test("Headers are as high as their text, and the items stand below them")
    func headers() throws {
        let items = TextItems(["One"])
        items.header = long
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let kind = UICollectionView.elementKindSectionHeader
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let collection = show(items, layout)
        let place = IndexPath(item: 0, section: 0)
        let view = try #require(collection.supplementaryView(forElementKind: kind, at: place) as? TextHeader)
        #expect(view.bounds.width == 280)
        #expect(view.bounds.height > 60)
        #expect(view.label.frame.width == 280)
        let attributes = try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: place))
        #expect(attributes.frame == CGRect(origin: CGPoint(x: 20, y: 0), size: view.bounds.size))
        #expect(frame(0, collection).minY == view.bounds.height)
        let all = try #require(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1_000)))
        #expect(all.map(\.representedElementCategory) == [.supplementaryView, .cell])
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: place) == nil)
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 4)) == nil)
    }

    @Test("Rows of a list and a flow layout's header follow their content too")
    func listsAndFlows() throws {
        let listed = show(
            TextItems(["One", long, "Three"]),
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let found = sizes(listed)
        #expect(found[1].height > 2 * found[0].height)
        #expect(frame(2, listed).minY == found[0].height + found[1].height)
        let places = (0..<3).map { listed.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
        #expect(places == [0, found[0].height, found[0].height + found[1].height])
        let inThird = CGPoint(x: 10, y: found[0].height + found[1].height + 5)
        #expect(listed.indexPathForItem(at: inThird) == IndexPath(item: 2, section: 0))
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
        let items = TextItems(["One"])
        items.header = long
        let flowing = show(items, flow)
        let view = try #require(
            flowing.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        #expect(view.bounds.width == 320)
        #expect(view.bounds.height > 60)
        #expect(frame(0, flowing).minY == view.bounds.height)
    }
}
