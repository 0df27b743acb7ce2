import UIKit

/// Rows of titles and amounts that constraints place.
final class AmountsScreen: UITableViewController {
    private let titles = ["Lunch", "Lunch with a very long title that has no room in the row beside its amount"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AmountCell.self, forCellReuseIdentifier: "amount")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "amount", for: indexPath)
        (cell as? AmountCell)?.title.text = titles[indexPath.row]
        (cell as? AmountCell)?.amount.text = "€\(indexPath.row + 7).00"
        return cell
    }
}

/// A title, and an amount that is shown as a whole.
final class AmountCell: UITableViewCell {
    let title = UILabel()
    let amount = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for label in [title, amount] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        amount.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: guide.topAnchor),
            title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            amount.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            amount.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            amount.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
