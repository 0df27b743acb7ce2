public import Foundation

/// Shows the results of a search bar in a table over the content of a controller, as apps did before
/// `UISearchController`.
///
/// While it is active the results table stands in the place of the content, under the search bar.
///
/// Source: UIKit, `UISearchDisplayController`.
@available(*, deprecated, message: "Use UISearchController.")
@MainActor
open class UISearchDisplayController: NSObject {
    /// Creates a search display controller and makes it its controller's `searchDisplayController`.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - viewController: The controller with the content.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        self.searchBar = searchBar
        super.init()
        listen(to: searchBar)
        show(in: viewController)
    }

    /// Creates one whose search bar and content the connections of a document tell.
    init(fromDocument: Void) {
        searchBar = UISearchBar()
        super.init()
    }

    /// Makes a search bar the one that is listened to.
    final func listen(to searchBar: UISearchBar) {
        self.searchBar = searchBar
        let coordinator = SearchDisplayCoordinator(self)
        self.coordinator = coordinator
        searchBar.delegate = coordinator
        placeSearchBar()
    }

    /// Makes a controller the one whose content is searched.
    final func show(in viewController: UIViewController) {
        searchContentsController = viewController
        viewController.environment.searchDisplayController = self
        placeSearchBar()
    }

    private func placeSearchBar() {
        guard displaysSearchBarInNavigationBar else { return }
        searchContentsController?.navigationItem.titleView = searchBar
    }

    /// The search bar.
    public private(set) var searchBar: UISearchBar

    /// The controller with the content.
    public private(set) weak var searchContentsController: UIViewController?

    /// The object that is told of the search.
    open weak var delegate: (any UISearchDisplayDelegate)?

    /// What the results are; to be set before they are shown.
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { loadedTable?.dataSource = searchResultsDataSource }
    }

    /// What is told of the results table.
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { loadedTable?.delegate = searchResultsDelegate }
    }

    /// What is said above the results.
    open var searchResultsTitle: String?

    /// Whether the search bar stands in the navigation bar, in place of the heading of the controller with the content.
    open var displaysSearchBarInNavigationBar = false {
        didSet {
            guard displaysSearchBarInNavigationBar != oldValue, let item = searchContentsController?.navigationItem
            else {
                return
            }
            item.titleView = displaysSearchBarInNavigationBar ? searchBar : nil
        }
    }

    /// The item of the navigation bar in which the search bar stands; nil while it stands elsewhere.
    open var navigationItem: UINavigationItem? {
        displaysSearchBarInNavigationBar ? searchContentsController?.navigationItem : nil
    }

    /// Whether the results are shown.
    open var isActive: Bool {
        get { isShown }
        set { setActive(newValue, animated: false) }
    }

    /// Shows or hides the results.
    ///
    /// - Parameters:
    ///   - visible: Whether they are shown.
    ///   - animated: Whether the change is animated on iOS.
    open func setActive(_ visible: Bool, animated: Bool) {
        guard visible != isShown else { return }
        visible ? begin() : end()
    }

    /// The table with the results; made when it is first asked for.
    open var searchResultsTableView: UITableView {
        if let loadedTable { return loadedTable }
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = searchResultsDataSource
        table.delegate = searchResultsDelegate
        loadedTable = table
        delegate?.searchDisplayController(self, didLoadSearchResultsTableView: table)
        return table
    }

    private var coordinator: SearchDisplayCoordinator?
    private var loadedTable: UITableView?
    private var isShown = false
    private var hiddenViews: [UIView] = []

    private func begin() {
        guard let view = searchContentsController?.view else { return }
        isShown = true
        delegate?.searchDisplayControllerWillBeginSearch(self)
        let table = searchResultsTableView
        hiddenViews = view.subviews.filter { !$0.isHidden && !searchBar.isDescendant(of: $0) }
        for hidden in hiddenViews { hidden.isHidden = true }
        searchBar.setShowsCancelButton(true, animated: true)
        delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
        view.addSubview(table)
        delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
        delegate?.searchDisplayControllerDidBeginSearch(self)
    }

    private func end() {
        isShown = false
        delegate?.searchDisplayControllerWillEndSearch(self)
        if let table = loadedTable {
            delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
            table.removeFromSuperview()
            delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
        }
        for hidden in hiddenViews { hidden.isHidden = false }
        hiddenViews = []
        searchBar.text = nil
        searchBar.setShowsCancelButton(false, animated: true)
        delegate?.searchDisplayControllerDidEndSearch(self)
    }

    /// Asks the delegate whether what is searched for has other results, and shows them.
    fileprivate func search(for text: String) {
        if !isShown { begin() }
        guard delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true else { return }
        searchResultsTableView.reloadData()
    }

    fileprivate func search(inScope scope: Int) {
        guard delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: scope) ?? true else { return }
        searchResultsTableView.reloadData()
    }
}

/// Passes on what the search bar tells.
@available(*, deprecated)
private final class SearchDisplayCoordinator: NSObject, UISearchBarDelegate {
    private weak var controller: UISearchDisplayController?

    init(_ controller: UISearchDisplayController) {
        self.controller = controller
        super.init()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        controller?.setActive(true, animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        controller?.search(for: searchText)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        controller?.setActive(false, animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        controller?.search(inScope: selectedScope)
    }
}
