import UIKit

/// A list of rivers that is searched by name, by continent and with suggestions.
final class RiverTableViewController: UITableViewController, UISearchResultsUpdating {
    private let searchController: UISearchController
    private var rivers = River.all

    init(resultsController: RiverResultsViewController?) {
        searchController = UISearchController(searchResultsController: resultsController)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = searchController.searchResultsController != nil
        searchController.searchBar.placeholder = "Rivers"
        searchController.searchBar.scopeButtonTitles = ["All"] + River.continents
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "river")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rivers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rivers[indexPath.row].name
        content.secondaryText = rivers[indexPath.row].continent
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let river = rivers[indexPath.row].name
        let message = MessageViewController(alone: river, title: river)
        navigationController?.pushViewController(message, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        let continent = bar.selectedScopeButtonIndex == 0 ? nil : River.continents[bar.selectedScopeButtonIndex - 1]
        let text = bar.text ?? ""
        let found = River.all.filter { river in
            (continent == nil || river.continent == continent)
                && (text.isEmpty || river.name.localizedCaseInsensitiveContains(text))
        }
        if let results = searchController.searchResultsController as? RiverResultsViewController {
            results.rivers = found
            searchController.searchSuggestions = text.isEmpty ? suggestions : nil
        } else {
            rivers = searchController.isActive ? found : River.all
            tableView.reloadData()
        }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = rivers.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    private var suggestions: [any UISearchSuggestion] {
        guard searchController.isActive else { return [] }
        return [
            UISearchSuggestionItem(localizedSuggestion: "Nile", localizedDescription: "The longest of Africa"),
            UISearchSuggestionItem(localizedSuggestion: "Volga", localizedDescription: "The longest of Europe"),
        ]
    }
}
