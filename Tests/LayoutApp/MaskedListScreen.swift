import UIKit

/// A list that follows its screen by its autoresizing mask, with a round button over it.
final class MaskedListScreen: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
    private let isTable: Bool

    /// Creates the screen.
    ///
    /// - Parameter isTable: Whether the list is a table, not a collection.
    init(isTable: Bool) {
        self.isTable = isTable
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = isTable ? makeTable() : makeCollection()
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let add = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Add") { [weak self] _ in self?.navigationItem.prompt = "Added" })
        add.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(add)
        NSLayoutConstraint.activate([
            add.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            add.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            add.widthAnchor.constraint(equalToConstant: 80), add.heightAnchor.constraint(equalToConstant: 56),
        ])
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: view.bounds)
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
    }

    private func makeCollection() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.dataSource = self
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        return collection
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = content(indexPath.row)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? UICollectionViewListCell)?.contentConfiguration = content(indexPath.item)
        return cell
    }

    private func content(_ row: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "Row \(row)"
        return content
    }
}
