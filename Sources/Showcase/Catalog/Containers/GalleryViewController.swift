import UIKit

/// A compositional layout: cards that scroll sideways, one group of a large and two small items, and a grid.
final class GalleryViewController: UIViewController {
    private enum Section: String, CaseIterable {
        case cards = "Sideways"
        case nested = "One and Two"
        case grid = "Four in a Line"
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { section, _ in
            Self.layout(of: Section.allCases[section])
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.allowsSelection = false
        view.addSubview(collection)
        dataSource = makeDataSource(of: collection)

        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((1...6).map { "Card \($0)" }, toSection: .cards)
        snapshot.appendItems((1...6).map { "Part \($0)" }, toSection: .nested)
        snapshot.appendItems((1...8).map { "Tile \($0)" }, toSection: .grid)
        dataSource?.apply(snapshot)
    }

    private func makeDataSource(
        of collection: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Section, String> {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemBackground
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = Section.allCases[indexPath.section].rawValue
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        return source
    }

    private static func layout(of section: Section) -> NSCollectionLayoutSection {
        let layout: NSCollectionLayoutSection
        switch section {
        case .cards:
            layout = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(0.7), .absolute(140)),
                    subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
            layout.orthogonalScrollingBehavior = .groupPaging
        case .nested:
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
            large.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 12)
            let small = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
                repeatingSubitem: NSCollectionLayoutItem(
                    layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2)
            small.interItemSpacing = .fixed(12)
            layout = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, small]))
        case .grid:
            let line = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(72)),
                repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .estimated(72))),
                count: 4)
            line.interItemSpacing = .fixed(12)
            layout = NSCollectionLayoutSection(group: line)
        }
        layout.interGroupSpacing = 12
        layout.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
        layout.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return layout
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
