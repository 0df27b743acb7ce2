import Logging

extension UITabBar {
    /// Whether the app may change the bar itself, which in that of a tab bar controller is a scene fault.
    final var mayBeModified: Bool {
        guard tabBarController != nil else { return true }
        SceneFault.raise(
            .internalInconsistency,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.", in: owningScene)
        return false
    }

    /// Shows the list in which a person customizes the bar.
    final func showCustomization(offering items: [UITabBarItem]) {
        guard mayBeModified else { return }
        guard customization == nil else { return }
        guard let presenter = nearestController, window != nil, presenter.presentedViewController == nil else {
            Logger.uiKit.warning("\(self) cannot be customized: no controller is free to show the list of its items.")
            return
        }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let list = TabBarCustomizationController(of: self, offering: items)
        customization = list
        let navigation = UINavigationController(rootViewController: list)
        navigation.modalPresentationStyle = .formSheet
        presenter.present(navigation, animated: true) { [weak self] in
            if let self { delegate?.tabBar(self, didBeginCustomizing: items) }
        }
    }

    /// Dismisses the list.
    ///
    /// - Returns: Whether the bar shows other items than before.
    final func dismissCustomization(animated: Bool) -> Bool {
        guard let list = customization else { return false }
        let isChanged = list.isChanged
        list.dismiss(animated: animated)
        return isChanged
    }
}
