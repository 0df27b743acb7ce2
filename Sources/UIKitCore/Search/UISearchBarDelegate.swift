public import Foundation

/// Is asked and told of what a person does with a search bar.
///
/// UIKit: `UISearchBarDelegate`.
@MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asks whether the bar may get the focus.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the bar got the focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether the bar may lose the focus.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the bar lost the focus.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the text was changed on the page.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks whether a text may be changed, which was typed on the page.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Called when the button that leads to bookmarks was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button that leads to former results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when the return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when another scope was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Yes.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
