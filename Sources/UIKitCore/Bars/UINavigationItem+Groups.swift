extension UINavigationItem {
    /// Follows the groups that the item has now instead of others.
    final func groupsDidChange(from oldGroups: [UIBarButtonItemGroup], to groups: [UIBarButtonItemGroup]) {
        for group in oldGroups { group.changeHandler = nil }
        for group in groups { group.changeHandler = { [weak self] in self?.itemDidChange() } }
        itemDidChange()
    }

    /// The buttons at the left, from left to right.
    final func leadingItems(isCompact: Bool) -> [UIBarButtonItem] {
        leadingItemGroups.flatMap { $0.displayedItems(isCompact: isCompact) }
    }

    /// The buttons in the middle, from left to right.
    final func centerItems(isCompact: Bool) -> [UIBarButtonItem] {
        hasCenter(isCompact: isCompact) ? centerItemGroups.flatMap { $0.displayedItems(isCompact: false) } : []
    }

    /// The buttons at the right, from left to right, without the pinned ones.
    final func trailingItems(isCompact: Bool) -> [UIBarButtonItem] {
        trailingItemGroups.flatMap { $0.displayedItems(isCompact: isCompact) }
    }

    /// What has no place in the middle.
    final func overflowElements(isCompact: Bool) -> [UIMenuElement] {
        hasCenter(isCompact: isCompact) ? [] : centerItemGroups.flatMap(\.menuElements)
    }

    private func hasCenter(isCompact: Bool) -> Bool { !isCompact && style != .navigator }
}
