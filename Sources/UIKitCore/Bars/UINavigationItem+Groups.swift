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
        hasCenter(isCompact: isCompact) ? arrangedCenterGroups.flatMap { $0.displayedItems(isCompact: false) } : []
    }

    /// The buttons at the right, from left to right, without the pinned ones.
    final func trailingItems(isCompact: Bool) -> [UIBarButtonItem] {
        trailingItemGroups.flatMap { $0.displayedItems(isCompact: isCompact) }
    }

    /// What stands in the menu at the right: what has no place in the middle, what the app adds, and what arranges the
    /// middle where that is seen.
    final func overflowElements(isCompact: Bool) -> [UIMenuElement] {
        let hasCenter = hasCenter(isCompact: isCompact)
        var elements = hasCenter ? [] : arrangedCenterGroups.flatMap(\.menuElements)
        if let additionalOverflowItems { elements.append(additionalOverflowItems) }
        if hasCenter, isCustomizable { elements.append(customizeElement) }
        return elements
    }

    private func hasCenter(isCompact: Bool) -> Bool { !isCompact && style != .navigator }
}
