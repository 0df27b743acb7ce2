import UIKit

/// A list whose items unfold, can be sorted in the editing mode, and are removed by a swipe.
final class OutlineViewController: UIViewController {
    private var collectionView: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<String, String>?

    private let continents = [
        "Africa": ["Kenya", "Morocco", "Senegal"],
        "Asia": ["Japan", "Nepal"],
        "Europe": ["Finland", "Italy", "Portugal"],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.addSubview(collection)
        collectionView = collection
        dataSource = makeDataSource(of: collection)

        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        for continent in continents.keys.sorted() {
            outline.append([continent])
            outline.append(continents[continent] ?? [], to: continent)
        }
        outline.expand(["Europe"])
        dataSource?.apply(outline, to: "World")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    private func makeDataSource(
        of collection: UICollectionView
    ) -> UICollectionViewDiffableDataSource<String, String> {
        let continents = continents
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            if let countries = continents[name] {
                cell.accessories = [
                    .label(text: "\(countries.count)"), .outlineDisclosure(options: .init(style: .header)),
                ]
            } else {
                cell.accessories = [.delete(), .reorder()]
            }
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { continents[$0] == nil }
        return source
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = dataSource?.itemIdentifier(for: indexPath), continents[name] == nil else { return nil }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            self?.remove(name)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    private func remove(_ name: String) {
        guard var outline = dataSource?.snapshot(for: "World") else { return }
        outline.delete([name])
        dataSource?.apply(outline, to: "World")
    }
}
