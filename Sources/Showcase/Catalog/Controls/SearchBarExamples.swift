import UIKit

/// Search bars: with scopes, a cancel button and a prompt.
final class SearchBarExamples: CatalogExamplesViewController, UISearchBarDelegate {
    private struct Food {
        let name: String
        let kind: String
    }

    private static let kinds = ["All", "Fruit", "Vegetables"]

    private let foods = [
        Food(name: "Apple", kind: "Fruit"), Food(name: "Carrot", kind: "Vegetables"),
        Food(name: "Cherry", kind: "Fruit"), Food(name: "Leek", kind: "Vegetables"),
        Food(name: "Peach", kind: "Fruit"), Food(name: "Pear", kind: "Fruit"),
        Food(name: "Spinach", kind: "Vegetables"),
    ]
    private let searchBar = UISearchBar()
    private let matches = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Food"
        searchBar.showsCancelButton = true
        searchBar.scopeButtonTitles = Self.kinds
        searchBar.showsScopeBar = true
        searchBar.delegate = self
        matches.numberOfLines = 0
        matches.accessibilityIdentifier = "matches"
        addExample("Scopes and a Cancel Button", searchBar, matches)

        let prompted = UISearchBar()
        prompted.prompt = "Where are you going?"
        prompted.placeholder = "Town or airport"
        prompted.text = "Paris"
        addExample("A Prompt", prompted)
        update()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        update()
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        update()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        show("You searched for “\(searchBar.text ?? "")”.")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.selectedScopeButtonIndex = 0
        searchBar.resignFirstResponder()
        update()
    }

    private func update() {
        let text = searchBar.text ?? ""
        let kind = Self.kinds[searchBar.selectedScopeButtonIndex]
        let found = foods.filter { food in
            (kind == "All" || food.kind == kind) && (text.isEmpty || food.name.localizedCaseInsensitiveContains(text))
        }
        matches.text = found.isEmpty ? "Nothing is called so." : found.map(\.name).joined(separator: ", ")
    }
}
