import Foundation

extension UITabBarController {
    /// Sets the tabs.
    final func replaceTabs(with newTabs: [UIViewController]) {
        let old = tabs
        let gone = old.filter { tab in !newTabs.contains { $0 === tab } }
        let new = newTabs.filter { tab in !old.contains { $0 === tab } }
        tabs = newTabs
        for tab in new { adopt(tab) }
        for tab in gone where tab !== shownController { leave(tab) }
        if !newTabs.contains(where: { $0 === selectedController }) { selectedController = newTabs.first }
        updateTabBar()
        showSelection()
        for tab in new { tab.didMove(toParent: self) }
    }

    /// Selects a tab; the page shows it after the running transition.
    final func select(_ controller: UIViewController) {
        guard tabs.contains(where: { $0 === controller }) else {
            SceneFault.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.",
                in: windowScene)
            return
        }
        selectedController = controller
        updateTabBar()
        showSelection()
    }

    /// Brings what is shown in line with the selection, unless a transition runs; then this is called again at its end.
    final func showSelection() {
        guard runningTransition == nil, !isAppearanceChanging, shownController !== selectedController else { return }
        guard appearance.phase == .appeared, let window = viewIfLoaded?.window else {
            if let shown = shownController {
                contentView?.remove(shown)
                if !tabs.contains(where: { $0 === shown }) { leave(shown) }
            }
            shownController = nil
            return
        }
        let transition = TabTransition(in: self)
        runningTransition = transition
        window.transitionEngine.run(transition)
    }

    /// Lets a controller go that is no longer a tab.
    final func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Puts a controller's view into the content area.
    final func install(_ controller: UIViewController) {
        guard let contentView else { return }
        shownController = controller
        contentView.show(controller)
    }

    // MARK: The user's choice

    /// Whether the delegate lets the user select a tab.
    final func mayUserSelect(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(for: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Selects the tab that the user pressed; the selected one goes back to its root instead.
    final func userDidSelect(_ item: UITabBarItem) {
        guard let controller = controller(for: item) else { return }
        if controller === selectedController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func controller(for item: UITabBarItem) -> UIViewController? {
        tabs.first { $0.tabBarItem === item }
    }

    // MARK: Bar and layout

    /// Makes the view: the place for the selected controller's view and the tab bar.
    final func loadContainerView() {
        let content = ContentView()
        contentView = content
        let container = ContainerView(for: self)
        container.addSubview(content)
        container.addSubview(ownTabBar)
        view = container
    }

    /// Gives the tab bar the items of the controllers.
    final func updateTabBar() {
        let items = tabs.compactMap { $0.tabBarItem as UITabBarItem? }
        if items != ownTabBar.items ?? [] { ownTabBar.items = items }
        ownTabBar.selectedItem = selectedController?.tabBarItem
        let selectedStack = selectedController as? UINavigationController
        ownTabBar.isHidden = prefersTabBarHidden || selectedStack?.hidesTabBar ?? false
        viewIfLoaded?.setNeedsLayout()
    }

    /// Places the content in the whole view and the tab bar over its lower end.
    final func layOutBarAndContent() {
        guard let bounds = viewIfLoaded?.bounds, let contentView else { return }
        var covered = UIEdgeInsets.zero
        if !ownTabBar.isHidden {
            covered.bottom = ownTabBar.sizeThatFits(bounds.size).height
            let top = bounds.height - covered.bottom
            ownTabBar.place(in: CGRect(x: 0, y: top, width: bounds.width, height: covered.bottom))
        }
        contentView.place(in: bounds)
        contentView.cover(covered)
    }
}
