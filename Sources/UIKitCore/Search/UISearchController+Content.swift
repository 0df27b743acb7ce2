import Foundation

extension UISearchController {
    /// Connects the search bar; called by every initializer.
    final func setUp() {
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
        searchBar.searchController = self
        searchBar.placeholder = FrameworkText.search.localized
    }

    /// Whether there is something to search for.
    final var hasQuery: Bool { !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty }

    /// Whether the suggestions are on the page.
    package final var displaysSuggestions: Bool { isSearchActive && !suggestionButtons.isEmpty }

    /// Whether the results controller is on the page, or belongs there.
    package final var displaysResults: Bool {
        guard isSearchActive, searchResultsController != nil, !displaysSuggestions else { return false }
        return automaticallyShowsSearchResultsController ? hasQuery : resultsVisibility
    }

    /// Whether the searched content lies in the shade.
    package final var dimsContent: Bool {
        isSearchActive && !isEmbedded && obscuresBackgroundDuringPresentation && !displaysResults
            && !displaysSuggestions
    }

    // MARK: Bringing the page up to date

    /// Shows or hides what belongs to the bar while the search is active.
    final func updateBar() {
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isSearchActive && !isEmbedded }
        let hasScopes = !(searchBar.scopeButtonTitles ?? []).isEmpty
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.showsScopeBar = isSearchActive && hasScopes
        case .onTextEntry: searchBar.showsScopeBar = isSearchActive && hasScopes && hasQuery
        }
        hostItem?.itemDidChange()
    }

    /// Shows results, suggestions or the shade, as the state of the search demands.
    final func updateContent(by cause: StaticString = #function) {
        displaysResults ? addResults() : removeResults()
        viewIfLoaded?.setNeedsRendering(cause)
        guard let container = storedPresentationController?.container else { return }
        let showsSomething = displaysResults || displaysSuggestions || dimsContent
        container.accessibilityViewIsModal = showsSomething
        container.isHidden = !showsSomething
        container.superview?.setNeedsRendering(cause)
    }

    private func addResults() {
        guard let results = searchResultsController, results.parentController !== self, let view = viewIfLoaded else {
            return
        }
        addChild(results)
        if let resultsView = results.view { view.addSubview(resultsView) }
        results.sendDidMove(toParent: self)
        view.setNeedsLayout()
    }

    /// Takes the results away.
    final func removeResults() {
        guard let results = searchResultsController, results.parentController === self else { return }
        // What appeared with the search disappears with it.
        guard appearance.phase != .disappearing else { return }
        results.sendWillMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    // MARK: What happens in the bar

    /// Called when the field got the focus.
    final func searchBarDidBeginEditing() {
        activate()
        updateResults()
    }

    /// Called when text, tokens or scope were changed on the page.
    final func queryDidChange() {
        updateBar()
        updateContent()
        updateResults()
    }

    /// Called when the Cancel button was pressed.
    final func searchBarWasCancelled() {
        guard isEmbedded else { return deactivate() }
        clearQuery()
        queryDidChange()
    }

    /// Called when the return key was pressed: the search goes on without the keyboard.
    final func searchBarDidSearch() {
        searchBar.resignFirstResponder()
    }

    /// Removes what is searched for.
    final func clearQuery() {
        searchBar.text = nil
        searchBar.searchTextField.tokens = []
    }

    /// Has the results brought up to date.
    final func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
        for controller in [hostItem?.owner ?? presenter, searchResultsController] {
            controller?.setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    // MARK: Suggestions

    final func suggestionsDidChange() {
        for button in suggestionButtons { button.removeFromSuperview() }
        let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
        suggestionButtons = isIgnored ? [] : (searchSuggestions ?? []).map(makeButton)
        for button in suggestionButtons { view.addSubview(button) }
        updateContent()
    }

    private func makeButton(for suggestion: any UISearchSuggestion) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = suggestion.localizedSuggestion
        configuration.subtitle = suggestion.localizedDescription
        configuration.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        configuration.imagePadding = 12
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.select(suggestion) })
    }

    private func select(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        updateBar()
        updateContent()
    }
}

extension UINavigationItem {
    /// Shows another search in the bar, or none.
    final func searchControllerDidChange(from old: UISearchController?) {
        if let old, old.hostItem === self {
            old.hostItem = nil
            if old.isActive { old.deactivate() }
        }
        searchController?.hostItem = self
        itemDidChange()
    }
}
