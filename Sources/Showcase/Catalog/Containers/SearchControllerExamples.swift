import UIKit

/// Leads to lists that are searched.
final class SearchControllerExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "In the Navigation Bar",
            pushButton("Results in the List Itself"), pushButton("Results in a List of Their Own"))
        addExample("In the Content", pushButton("A Screen That Is a Search"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let list: UIViewController =
            switch name {
            case "Results in the List Itself": RiverTableViewController(resultsController: nil)
            case "Results in a List of Their Own":
                RiverTableViewController(resultsController: RiverResultsViewController(style: .insetGrouped))
            default: makeSearchScreen()
            }
        list.title = "Rivers"
        return list
    }

    private func makeSearchScreen() -> UIViewController {
        let results = RiverResultsViewController(style: .insetGrouped)
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        search.searchBar.placeholder = "Rivers"
        return UISearchContainerViewController(searchController: search)
    }
}
