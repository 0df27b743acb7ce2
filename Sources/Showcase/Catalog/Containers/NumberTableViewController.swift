import UIKit

/// Ten thousand rows, of which cells exist only for those in reach.
final class NumberTableViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        10_000
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = (indexPath.row + 1).formatted(.number)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
