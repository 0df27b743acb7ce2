import UIKit

/// Leads to lists that are searched.
final class SearchControllerExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "In the Navigation Bar",
            listButton("Results in the List Itself") { RiverTableViewController(resultsController: nil) },
            listButton("Results in a List of Their Own") {
                RiverTableViewController(resultsController: RiverResultsViewController(style: .insetGrouped))
            })
        addExample(
            "In the Content",
            listButton("A Screen That Is a Search") {
                let results = RiverResultsViewController(style: .insetGrouped)
                let search = UISearchController(searchResultsController: results)
                search.searchResultsUpdater = results
                search.searchBar.placeholder = "Rivers"
                return UISearchContainerViewController(searchController: search)
            })
    }

    private func listButton(_ title: String, make: @escaping @MainActor () -> UIViewController) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                let list = make()
                list.title = "Rivers"
                self?.navigationController?.pushViewController(list, animated: true)
            })
    }
}
