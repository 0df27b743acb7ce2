import UIKit

/// The rivers that a search found, by somebody else's search or its own.
final class RiverResultsViewController: UITableViewController, UISearchResultsUpdating {
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

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        rivers = text.isEmpty ? [] : River.all.filter { $0.name.localizedCaseInsensitiveContains(text) }
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = rivers.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}
