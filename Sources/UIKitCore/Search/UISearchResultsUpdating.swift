/// Brings the results of a search up to date.
///
/// Source: UIKit, `UISearchResultsUpdating`.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the field got the focus, when text, tokens or scope changed, and when the search ends.
    ///
    /// - Parameter searchController: The search.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when a suggestion was chosen.
    ///
    /// By default its text is searched for.
    ///
    /// - Parameters:
    ///   - searchController: The search.
    ///   - searchSuggestion: The suggestion.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Searches for the suggestion's text.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
        searchController.searchSuggestions = nil
        updateSearchResults(for: searchController)
    }
}
