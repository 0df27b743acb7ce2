import UIKit

/// The rivers that a search found.
final class RiverResultsViewController: UITableViewController {
    var rivers: [River] = [] {
        didSet { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "river")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rivers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rivers[indexPath.row].name
        content.image = UIImage(systemName: "drop")
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = rivers.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}
