import UIKit

/// A table without rows, whose background says so.
final class EmptyTableScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(text: "Nothing here yet")
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        tableView.backgroundView = label
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

/// A table by constraints without rows, whose background is a stack in the middle.
final class EmptyStateScreen: UIViewController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = self
        let (back, stack) = (UIView(), UIStackView(arrangedSubviews: [UILabel(text: "No Messages")]))
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(UIButton(configuration: .gray(), primaryAction: UIAction(title: "Write One") { _ in }))
        back.addSubview(stack)
        table.backgroundView = back
        view.addSubview(table)
        for part in [stack, table] { part.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: back.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: back.centerYAnchor),
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
