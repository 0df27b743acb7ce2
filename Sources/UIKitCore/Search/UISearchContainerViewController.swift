public import Foundation

/// A controller that shows a search as a part of its own content: the bar above, the results below.
///
/// Source: UIKit, `UISearchContainerViewController`.
open class UISearchContainerViewController: UIViewController {
    /// Creates a container.
    ///
    /// - Parameter searchController: The search to show.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// A container needs a search and cannot come from an archive.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The search.
    public final let searchController: UISearchController

    /// Puts the search bar and the place of the results into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        searchController.isEmbedded = true
        searchController.isSearchActive = true
        searchController.updateBar()
        view.addSubview(searchController.searchBar)
        addChild(searchController)
        if let results = searchController.view { view.addSubview(results) }
        searchController.sendDidMove(toParent: self)
        searchController.updateContent()
    }
}
