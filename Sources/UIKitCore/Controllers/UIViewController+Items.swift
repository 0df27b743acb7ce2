import Foundation

extension UIViewController {
    /// Takes the new title over to the items that have none of their own.
    final func titleDidChange(by cause: StaticString = #function) {
        if let item = storedNavigationItemIfPresent { item.title = title }
        if let item = storedTabBarItem { item.title = title }
        parentController?.childDidChange(self)
        viewIfLoaded?.setNeedsRendering(cause)
    }

    /// Takes the new toolbar items over to the toolbar that shows them.
    final func toolbarItemsDidChange() {
        parentController?.childDidChange(self)
    }

    /// The navigation item, made when it is first asked for.
    final func storedNavigationItem() -> UINavigationItem {
        if let item = storedNavigationItemIfPresent { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        item.owner = self
        storedNavigationItemIfPresent = item
        return item
    }

    /// The tab bar item, made when it is first asked for.
    final func effectiveTabBarItem() -> UITabBarItem {
        if let item = storedTabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }

    /// Gives the controller a tab bar item.
    final func setTabBarItem(_ item: UITabBarItem?) {
        storedTabBarItem = item
        parentController?.childDidChange(self)
    }

    /// The bar button that starts and ends editing.
    final func sharedEditButtonItem() -> UIBarButtonItem {
        if let item = storedEditButtonItem { return item }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        item.showEditing(isEditing)
        storedEditButtonItem = item
        return item
    }
}

extension UIBarButtonItem {
    /// Makes the item say Done while something is edited, else Edit.
    final func showEditing(_ isEditing: Bool) {
        title = isEditing ? FrameworkText.done.localized : FrameworkText.edit.localized
        style = isEditing ? .done : .plain
    }
}
