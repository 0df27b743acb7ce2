extension UINavigationBar {
    /// The control that leads back; nil where the item that is shown has none.
    package final var backButton: NavigationBackButton? {
        guard let topItem, backItem != nil || topItem.backAction != nil, !topItem.hidesBackButton else { return nil }
        let hasLeftItems = !topItem.leadingItems(isCompact: isCompact).isEmpty
        guard !hasLeftItems || topItem.leftItemsSupplementBackButton else { return nil }
        if let storedBackButton { return storedBackButton }
        let button = NavigationBackButton(bar: self)
        storedBackButton = button
        return button
    }

    /// What the back button says.
    package final var backButtonTitle: String {
        guard let backItem else { return FrameworkText.back.localized }
        if let title = backItem.backBarButtonItem?.title { return title }
        if let title = backItem.backButtonTitle { return title }
        if backItem.backButtonDisplayMode == .default, let title = backItem.title, !title.isEmpty { return title }
        return FrameworkText.back.localized
    }

    /// Whether there is little room beside the heading.
    private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

    /// Whether the bar is that of a navigation controller.
    package final var isInContainer: Bool { navigationController != nil }

    /// Whether an active search stands in place of heading and buttons.
    package final var isReplacedBySearch: Bool {
        guard let topItem, let search = topItem.searchController, search.isActive else { return false }
        return search.hidesNavigationBarDuringPresentation && topItem.searchBarPlacement == .stacked
    }

    /// What stands in place of the heading: the field that renames it, the app's view, or the button with the menu of the
    /// heading; nil for the heading itself.
    package final var titleReplacement: UIView? {
        if let field = topItem?.titleField { return field }
        if let view = topItem?.titleView { return view }
        return titleItem.menu == nil ? nil : titleItem.button
    }

    /// Whether a view is the heading or one of the items beside it.
    package final func showsItem(_ view: UIView) -> Bool {
        view === titleReplacement || leadingViews.contains { $0 === view } || centerViews.contains { $0 === view }
            || trailingViews.contains { $0 === view }
    }

    /// The search bar, where the item that is shown has a search.
    package final var searchBar: UISearchBar? { topItem?.searchController?.searchBar }

    /// Whether the heading is large.
    package final var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in itemStack.reversed() {
            switch item.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }

    /// Has the buttons put in place anew before the next response.
    final func setNeedsContent(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Puts the buttons of the item that is shown into the bar and takes out others.
    final func updateContent() {
        updateTitleMenu()
        updateSearchBarPlacement()
        leadingViews = []
        centerViews = []
        trailingViews = []
        var wanted: [UIView] = []
        if let topItem, !isReplacedBySearch {
            if let backButton {
                backButton.update()
                wanted.append(backButton)
            }
            // What a split view adds comes first; its way back is left out where the stack has one of its own.
            leadingViews = containerButtons.filter { $0.purpose != .back || itemStack.count < 2 }
            leadingViews += views(of: topItem.leadingItems(isCompact: isCompact))
            centerViews = views(of: topItem.centerItems(isCompact: isCompact))
            trailingViews = trailingViews(of: topItem)
            wanted += leadingViews
            if let titleReplacement { wanted.append(titleReplacement) }
            wanted += centerViews + trailingViews
        }
        if let searchBar { wanted.append(searchBar) }
        for view in shownButtons where !wanted.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for (index, view) in wanted.enumerated() where !subviews.indices.contains(index) || subviews[index] !== view {
            insertSubview(view, at: index)
        }
        shownButtons = wanted
        if let topItem, topItem.titleFieldWantsFocus {
            topItem.titleFieldWantsFocus = false
            topItem.titleField?.focus()
        }
    }

    /// The views at the right, from left to right: the groups, a menu of what has no other place, the pinned group.
    private func trailingViews(of item: UINavigationItem) -> [UIView] {
        var result = views(of: item.trailingItems(isCompact: isCompact))
        let overflow = item.overflowElements(isCompact: isCompact)
        if !overflow.isEmpty {
            overflowItem.menu = UIMenu(children: overflow)
            overflowItem.button.update()
            result.append(overflowItem.button)
        }
        return result + views(of: item.pinnedTrailingGroup?.displayedItems(isCompact: isCompact) ?? [])
    }

    /// The button of the menu at the right, where the bar shows it for an item.
    final func overflowSource(for item: UINavigationItem) -> (any UIPopoverPresentationControllerSourceItem)? {
        guard item === topItem, !item.overflowElements(isCompact: isCompact).isEmpty else { return nil }
        return overflowItem
    }

    private func updateTitleMenu() {
        guard let topItem, topItem.hasTitleMenu else {
            titleItem.menu = nil
            return
        }
        titleItem.title = topItem.title
        titleItem.menu = topItem.makeTitleMenu()
        titleItem.button.update()
    }

    /// Decides where the search bar is, which depends on the width.
    private func updateSearchBarPlacement() {
        guard let topItem, let search = topItem.searchController else { return }
        let placement: UINavigationItem.SearchBarPlacement =
            isCompact || topItem.preferredSearchBarPlacement == .stacked ? .stacked : .inline
        let old = topItem.displayedSearchBarPlacement
        guard placement != old else { return }
        search.delegate?.searchController(search, willChangeTo: placement)
        topItem.displayedSearchBarPlacement = placement
        search.delegate?.searchController(search, didChangeFrom: old)
    }

    private func views(of items: [UIBarButtonItem]) -> [UIView] {
        items.compactMap { item in
            item.observer = self
            return item.systemItem == .flexibleSpace ? nil : item.customView ?? item.button
        }
    }
}

extension UINavigationBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.storedButton?.update()
        setNeedsContent()
    }
}
