/// Is told of the presentation of a search.
///
/// Source: UIKit, `UISearchControllerDelegate`.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called when the search is to be presented, because its field got the focus or `isActive` was set.
    ///
    /// An implementation may present it; if it does not, the search is presented over the controller that is searched.
    ///
    /// - Parameter searchController: The search.
    func presentSearchController(_ searchController: UISearchController)

    /// Called before the search is presented.
    ///
    /// - Parameter searchController: The search.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called when the search is presented, in the commit.
    ///
    /// - Parameter searchController: The search.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called before the search is dismissed, with what is searched for still in the bar.
    ///
    /// - Parameter searchController: The search.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called when the search is dismissed, in the commit.
    ///
    /// - Parameter searchController: The search.
    func didDismissSearchController(_ searchController: UISearchController)

    /// Called before the search bar moves to another place of the navigation bar.
    ///
    /// - Parameters:
    ///   - searchController: The search.
    ///   - newPlacement: Where the bar will be.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)

    /// Called after the search bar moved to another place of the navigation bar.
    ///
    /// - Parameters:
    ///   - searchController: The search.
    ///   - previousPlacement: Where the bar was.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
