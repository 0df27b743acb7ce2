import Foundation

extension UIViewController {
    private enum SearchKey {
        static let isActive = "UIKit.searchIsActive"
        static let text = "UIKit.searchText"
        static let scope = "UIKit.searchScope"
        static let scopeMark = "UIKit.searchScopeMark"
        static let tokens = "UIKit.searchTokens"
    }

    /// The search of the controller's content: that in the navigation bar, above a table, presented over it, or shown as its
    /// content.
    private var ownSearch: UISearchController? {
        storedNavigationItemIfPresent?.searchController
            ?? (self as? UISearchContainerViewController)?.searchController
            ?? ((viewIfLoaded as? UITableView)?.tableHeaderView as? UISearchBar)?.searchController
            ?? presentedController as? UISearchController
    }

    /// The search whose bar is somewhere in the controller's view.
    private var searchInView: UISearchController? {
        var found: UISearchController?
        viewIfLoaded?.forEachView(of: self) { view in
            if found == nil { found = (view as? UISearchBar)?.searchController }
        }
        return found
    }

    /// Encodes the search, if one is active, or has text or a scope that was chosen.
    final func encodeSearch(with coder: NSCoder) {
        guard let search = ownSearch else { return }
        let field = search.searchBar.searchTextField
        let text = search.searchBar.text ?? ""
        let bar = search.searchBar
        guard search.isActive || !text.isEmpty || !field.tokens.isEmpty || bar.selectedScopeButtonIndex != 0 else {
            return
        }
        coder.encode(search.isActive, forKey: SearchKey.isActive)
        coder.encode(text, forKey: SearchKey.text)
        bar.encodeScope(with: coder, forKey: SearchKey.scope, mark: SearchKey.scopeMark)
        field.encodeTokens(with: coder, forKey: SearchKey.tokens)
    }

    /// Remembers to search again for what was searched, once the controller has been laid out; where it is not on the
    /// screen, the search is presented when it appears.
    final func decodeSearch(with coder: NSCoder) {
        guard coder.containsValue(forKey: SearchKey.text),
            let restoration = UIApplication.shared.sceneInTurn?.restoration
        else { return }
        let text = coder.decodeObject(forKey: SearchKey.text) as? String ?? ""
        let isActive = coder.decodeBool(forKey: SearchKey.isActive)
        restoration.addWorkAfterLayout(in: viewIfLoaded) { [weak self] in
            guard let self, let search = self.ownSearch ?? self.searchInView else { return }
            search.searchBar.text = text
            search.searchBar.searchTextField.decodeTokens(with: coder, forKey: SearchKey.tokens)
            search.searchBar.decodeScope(with: coder, forKey: SearchKey.scope, mark: SearchKey.scopeMark)
            if isActive { search.resume() }
            search.queryDidChange()
        }
    }
}
