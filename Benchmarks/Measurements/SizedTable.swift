import Foundation
import UIKitCore

/// A table of 1,000 rows whose heights follow from their texts.
@MainActor
final class SizedTable: UITableViewDataSource {
    private static let rowCount = 1_000
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

    init() {
        table.register(SizedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    /// Brings each row into reach of the page in turn, so that each gets a cell and its height.
    func scrollThrough() {
        for row in stride(from: 0, to: Self.rowCount, by: 50) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let sentence = "Row \(indexPath.row) says what takes a line or two. "
        (cell as? SizedCell)?.label.text = String(repeating: sentence, count: 1 + indexPath.row % 4)
        return cell
    }
}

/// A row that is as high as its text needs.
private final class SizedCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
