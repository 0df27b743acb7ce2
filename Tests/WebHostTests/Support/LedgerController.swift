import Foundation
import UIKitCore

/// A list with a field in each row, which is made anew whenever a field is left, and a row that saves.
final class LedgerController: UIViewController {
    /// How the list is made anew.
    enum Renewal: String, CaseIterable {
        case reload, rows, section, collection
    }

    /// The names of the rows and what was entered for each.
    static var entries: [(name: String, text: String)] = []
    /// What is done as a text was entered, before the list is made anew.
    static var change: @MainActor (_ text: String) -> Void = { _ in }
    /// What was saved.
    static var saved: [String] = []

    private let renewal: Renewal
    private lazy var table = UITableView(frame: view.bounds, style: .plain)
    private lazy var collection = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

    init(_ renewal: Renewal) {
        self.renewal = renewal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        let activity = NSUserActivity(activityType: "test.ledger")
        activity.webpageURL = URL(string: "http://example.org/ledger?\(renewal.rawValue)")
        userActivity = activity
        if renewal == .collection {
            collection.register(LedgerItem.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = self
            collection.delegate = self
            view.addSubview(collection)
        } else {
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
        }
    }

    private func fill(_ content: UIView, row: Int) {
        for child in content.subviews { child.removeFromSuperview() }
        let label = UILabel()
        content.addSubview(label)
        guard Self.entries.indices.contains(row) else {
            label.text = "Save"
            return
        }
        label.text = Self.entries[row].name
        let field = UITextField()
        field.text = Self.entries[row].text
        field.delegate = self
        content.addSubview(field)
    }

    private func save() {
        view.endEditing(true)
        Self.saved.append(Self.entries.map { "\($0.name): \($0.text)" }.joined(separator: ", "))
    }
}

extension LedgerController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        // As apps do that find the row by the cell, which has a list that was to be loaded anew load at once.
        let cells = table.visibleCells as [UIView] + collection.visibleCells
        guard let cell = cells.first(where: { textField.isDescendant(of: $0) }) else { return }
        let place =
            (cell as? UITableViewCell).flatMap(table.indexPath(for:))
            ?? (cell as? UICollectionViewCell).flatMap(collection.indexPath(for:))
        guard let place else { return }
        let text = textField.text ?? ""
        Self.entries[place.item].text = text
        Self.change(text)
        switch renewal {
        case .reload: table.reloadData()
        case .rows: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .none)
        case .section: table.reloadSections([0], with: .automatic)
        case .collection: collection.reloadData()
        }
    }
}

extension LedgerController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.entries.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        fill(cell.contentView, row: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == Self.entries.count
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        save()
    }
}

extension LedgerController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.entries.count + 1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        fill(cell.contentView, row: indexPath.item)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item == Self.entries.count
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        save()
    }
}

private final class LedgerItem: UICollectionViewCell {}
