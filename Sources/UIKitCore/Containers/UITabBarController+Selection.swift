import Foundation

extension UITabBarController {
    /// Sets the tabs.
    final func replaceTabs(with newTabs: [UIViewController]) {
        guard newTabs.allSatisfy({ $0.parentController === self || mayContain($0) }) else { return }
        for tab in tabModel { tab.attach(to: nil) }
        usesTabs = false
        tabModel = []
        chosenTab = nil
        let old = tabControllers
        let gone = old.filter { tab in !newTabs.contains { $0 === tab } }
        let new = newTabs.filter { tab in !old.contains { $0 === tab } }
        tabControllers = newTabs
        for tab in new { adopt(tab) }
        for tab in gone where tab !== shownController { leave(tab) }
        if !isSelectable(selectedController) { selectedController = newTabs.first }
        updateTabBar()
        showSelection()
        for tab in new { tab.sendDidMove(toParent: self) }
    }

    /// Selects a tab; the page shows it after the running transition.
    final func select(_ controller: UIViewController) {
        if controller === storedMoreNavigation { return selectMore() }
        if usesTabs, let tab = tabModel.flattened.first(where: { $0.viewController === controller }) {
            show(tab)
            return
        }
        guard isSelectable(controller) else {
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
        guard runningTransition == nil, !isAppearanceChanging else { return }
        guard shownController !== selectedController else { return rememberChoice() }
        guard appearance.phase == .appeared, let window = viewIfLoaded?.window else {
            selectionDidChange(from: shownController)
            if let shown = shownController {
                contentView?.remove(shown)
                if !isSelectable(shown) { leave(shown) }
            }
            shownController = nil
            rememberChoice()
            return
        }
        let transition = TabTransition(in: self)
        runningTransition = transition
        window.transitionEngine.run(transition)
    }

    /// Tells what contains or presents the tab bar controller, where the selected controller would like another size than
    /// the one before.
    final func selectionDidChange(from old: UIViewController?) {
        guard selectedController !== old, isPreferredContentSizeHeard,
            preferredContentSize(with: old) != preferredContentSize
        else { return }
        tellContainersOfPreferredContentSize()
    }

    /// Takes a tab away whose controller is a child no longer, and selects another one in the place of the selected one.
    final func dropTab(of controller: UIViewController) {
        let wasTab = tabControllers.contains { $0 === controller }
        tabControllers.removeAll { $0 === controller }
        guard selectedController === controller else {
            if wasTab { updateTabBar() }
            return
        }
        selectedController = nil
        if usesTabs {
            let others = tabModel.filter { !(chosenTab?.isIn($0) ?? false) }
            chosenTab = nil
            return showFirst(of: others)
        }
        selectedController = tabControllers.first
        updateTabBar()
        showSelection()
    }

    /// Lets a controller go that is no longer a tab.
    final func leave(_ controller: UIViewController) {
        controller.sendWillMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Puts a controller's view into the content area.
    final func install(_ controller: UIViewController) {
        guard let contentView else { return }
        shownController = controller
        rememberChoice()
        contentView.show(controller)
    }

    // MARK: The user's choice

    /// Whether the delegate lets the user select a tab.
    final func mayUserSelect(_ item: UITabBarItem) -> Bool {
        if usesTabs {
            guard let tab = tab(for: item) else { return false }
            return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
        }
        guard let controller = controller(for: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Selects the tab that the user pressed; the selected one goes back to its root instead.
    final func userDidSelect(_ item: UITabBarItem) {
        if let tab = tab(for: item) { return userDidSelect(tab) }
        guard let controller = controller(for: item) else { return }
        if controller === storedMoreNavigation {
            selectMore()
        } else if controller === selectedController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func controller(for item: UITabBarItem) -> UIViewController? {
        if let storedMoreNavigation, storedMoreNavigation.tabBarItem === item { return storedMoreNavigation }
        return tabControllers.first { $0.tabBarItem === item }
    }

    /// The place of the selected controller among all, or of the selected tab among those outside groups.
    final var indexOfSelection: Int {
        guard usesTabs else { return tabControllers.firstIndex { $0 === selectedController } ?? NSNotFound }
        return tabModel.firstIndex { tab in
            (tab as? UITabGroup).map { group in chosenTab?.isIn(group) ?? false } ?? (tab === chosenTab)
        } ?? NSNotFound
    }

    /// Selects the controller or the tab at a place; nothing at one that is not there.
    final func select(at index: Int) {
        if usesTabs {
            if tabModel.indices.contains(index) { show(tabModel[index]) }
        } else if tabControllers.indices.contains(index) {
            select(tabControllers[index])
        }
    }

    // MARK: Bar and layout

    /// Prepares bar and sidebar; called by every initializer.
    final func setUp() {
        ownTabBar.delegate = self
        ownSidebar.owner = self
    }

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
        var content = TabBarContent(
            entries: usesTabs ? tabEntries : controllerEntries, headers: ownSidebar.headers,
            footers: sidebarEditingViews + ownSidebar.footers)
        sidebarEditor?.update()
        content.editor = sidebarEditor
        if !overflowControllers.isEmpty { content.more = sharedMoreNavigationController().tabBarItem }
        let items = content.entries.map(\.item)
        if items != ownTabBar.shownItems ?? [] { ownTabBar.shownItems = items }
        ownTabBar.content = content
        ownTabBar.shownSelection = usesTabs ? chosenTab?.item : selectedController?.tabBarItem
        updateBarVisibility()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides the tab bar where the app or a pushed controller wants that; a sidebar is no bottom bar, and stays.
    final func updateBarVisibility() {
        let selectedStack = selectedController as? UINavigationController
        let isSidebar = showsSidebar && traitCollection.horizontalSizeClass == .regular
        let isHidden = prefersTabBarHidden || !isSidebar && selectedStack?.hidesTabBar == true
        if ownTabBar.isHiddenByController != isHidden { ownTabBar.isHiddenByController = isHidden }
    }

    private var controllerEntries: [TabBarEntry] {
        let overflow = overflowControllers.count
        return tabControllers.enumerated().compactMap { index, controller in
            guard let item = controller.tabBarItem else { return nil }
            var entry = TabBarEntry(item)
            entry.isSidebarOnly = index >= tabControllers.count - overflow
            return entry
        }
    }
}
