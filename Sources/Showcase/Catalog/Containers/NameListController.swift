import UIKit

/// A list of names that can be chosen.
final class NameListController: UITableViewController {
    private let names: [String]
    private let choose: @MainActor (String) -> Void

    init(names: [String], choose: @escaping @MainActor (String) -> Void) {
        self.names = names
        self.choose = choose
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(names[indexPath.row])
    }
}
