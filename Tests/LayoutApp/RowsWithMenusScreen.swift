import UIKit

/// Rows with menus, actions of swipes and buttons of their own.
final class RowsWithMenusScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = 1...2 ~= indexPath.row ? "Row \(indexPath.row + 1)" : "Row"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        guard indexPath.row == 2 else { return cell }
        let action = UIAction(title: "Star") { [weak self] _ in self?.note("Starred") }
        let star = UIButton(type: .system, primaryAction: action)
        star.sizeToFit()
        cell.accessoryView = star
        return cell
    }

    private func note(_ text: String) { title = text }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard 1...2 ~= indexPath.row else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                self?.note("Flagged")
                done(true)
            }
        ])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 1 || indexPath.row == 3 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(title: "Options", children: [UIAction(title: "Open") { [weak self] _ in self?.note("Opened") }])
        })
    }
}
