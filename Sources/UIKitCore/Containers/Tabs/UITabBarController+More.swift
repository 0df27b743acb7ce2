extension UITabBarController {
    /// How many tabs a narrow bar shows; of more, one less stands beside the More tab.
    package static let tabsInNarrowBar = 5

    /// The controllers that stand in the More tab of a narrow page.
    final var overflowControllers: [UIViewController] {
        guard !usesTabs, tabControllers.count > Self.tabsInNarrowBar else { return [] }
        return Array(tabControllers[(Self.tabsInNarrowBar - 1)...])
    }

    /// The controllers that the user may move, in their order.
    final var customizableControllers: [UIViewController] {
        guard !usesTabs else { return [] }
        return tabControllers.filter { controller in
            chosenCustomizable.map { $0.contains { $0 === controller } } ?? true
        }
    }

    /// The navigation controller of the More tab, made when it is first needed.
    final func sharedMoreNavigationController() -> UINavigationController {
        if let storedMoreNavigation { return storedMoreNavigation }
        let navigation = UINavigationController(rootViewController: MoreListController(of: self))
        storedMoreNavigation = navigation
        return navigation
    }

    /// Shows the list of the tabs that a narrow bar has no room for.
    final func selectMore() {
        let more = sharedMoreNavigationController()
        if more.parentController !== self {
            adopt(more)
            more.sendDidMove(toParent: self)
        }
        (more.viewControllers.first as? MoreListController)?.update()
        if selectedController === more { more.popToRootViewController(animated: true) }
        selectedController = more
        updateTabBar()
        showSelection()
    }

    /// Takes over the order that the user made.
    final func takeOver(_ order: [UIViewController]) {
        let changed = order != tabControllers
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        if changed {
            tabControllers = order.filter { new in tabControllers.contains { $0 === new } }
            updateTabBar()
        }
        delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
    }

    /// Whether a controller may be selected.
    final func isSelectable(_ controller: UIViewController?) -> Bool {
        guard let controller else { return false }
        return controller === storedMoreNavigation && controller.parentController === self
            || tabControllers.contains { $0 === controller }
    }
}
