/// Is told of a search whose results stand over the content of a controller.
///
/// Source: UIKit, `UISearchDisplayDelegate`.
@available(*, deprecated, message: "Use UISearchController.")
@MainActor
public protocol UISearchDisplayDelegate: AnyObject {
    /// Called before the results are shown.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    /// Called after the results were shown.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    /// Called before the results are hidden.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    /// Called after the results were hidden.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    /// Called when the results table was made.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    /// Called before the results table is added.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    /// Called after the results table was added.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    /// Called before the results table is removed.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    /// Called after the results table was removed.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    /// Whether the results differ for another text.
    ///
    /// - Parameters:
    ///   - controller: The search display controller.
    ///   - searchString: The text.
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool
    /// Whether the results differ for another scope.
    ///
    /// - Parameters:
    ///   - controller: The search display controller.
    ///   - searchOption: The place of the scope's button.
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

@available(*, deprecated)
extension UISearchDisplayDelegate {
    /// Does nothing.
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
    /// Does nothing.
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
    /// Does nothing.
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
    /// Does nothing.
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
    /// Does nothing.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) {}
    /// Does nothing.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) {}
    /// Does nothing.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) {}
    /// Does nothing.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) {}
    /// Does nothing.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) {}
    /// True.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool { true }
    /// True.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool { true }
}
