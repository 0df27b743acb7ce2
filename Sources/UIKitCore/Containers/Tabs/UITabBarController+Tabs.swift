import Foundation

extension UITabBarController {
    /// Takes over tabs, each of which makes its controller when it is selected.
    final func replaceTabs(with newTabs: [UITab]) {
        var identifiers: Set<String> = []
        for tab in newTabs.flattened where !identifiers.insert(tab.identifier).inserted {
            SceneFault.raise(
                .invalidArgument, "Tabs must have unique identifiers; \(tab.identifier) is there twice.",
                in: windowScene)
            return
        }
        for tab in tabModel where !newTabs.contains(tab) { tab.attach(to: nil) }
        usesTabs = true
        tabModel = newTabs
        for tab in newTabs { tab.attach(to: self) }
        tabsDidChange()
    }

    /// Brings controllers and selection in line with the tabs.
    final func tabsDidChange() {
        guard usesTabs else { return }
        let all = tabModel.flattened
        if let chosenTab, all.contains(chosenTab), !chosenTab.isHidden {
            keepControllers(of: all)
            updateTabBar()
        } else if let first = tabModel.first(where: { !$0.isHidden }) {
            chosenTab = nil
            keepControllers(of: all)
            show(first)
        } else {
            chosenTab = nil
            keepControllers(of: all)
            selectedController = nil
            updateTabBar()
            showSelection()
        }
    }

    /// Lets go of the controllers of tabs that are there no longer.
    private func keepControllers(of tabs: [UITab]) {
        let kept = tabs.flatMap { tab in
            [tab.viewController, (tab as? UITabGroup)?.managingNavigationController].compactMap(\.self)
        }
        let gone = tabControllers.filter { controller in !kept.contains { $0 === controller } }
        tabControllers.removeAll { controller in gone.contains { $0 === controller } }
        for controller in gone where controller !== shownController { leave(controller) }
    }

    // MARK: Selecting

    /// Selects a tab; of a group without a controller of its own, one of the members.
    final func show(_ tab: UITab) {
        guard tab.tabBarController === self else {
            SceneFault.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedTab:] only a tab in the tab bar controller's list of tabs can be "
                    + "selected.", in: windowScene)
            return
        }
        let leaf = tab.selectableTab
        let container = leaf.managingTabGroup?.managingNavigationController ?? leaf.controller()
        if let container, container.parentController !== self, !mayContain(container) { return }
        chosenTab = leaf
        isSelectingTab = true
        var member = leaf
        while let group = member.parent {
            group.selectedChild = member
            member = group
        }
        isSelectingTab = false
        selectedController = content(for: leaf)
        updateTabBar()
        showSelection()
    }

    /// Shows the member that the app selected in the group that is selected.
    final func groupDidSelect(_ group: UITabGroup) {
        guard !isSelectingTab, let child = group.selectedChild, let chosenTab else { return }
        if chosenTab.isIn(group), chosenTab !== child {
            show(child)
        } else if runningTransition == nil {
            rememberChoice()
        }
    }

    // MARK: Taking a selection back

    /// Takes note of the selection that belongs to what is shown.
    final func rememberChoice() {
        let groups = tabModel.flattened.compactMap { $0 as? UITabGroup }
        shownChoice = TabChoice(
            tab: chosenTab, groups: groups.map { TabChoice.Group(group: $0, member: $0.selectedChild) })
    }

    /// Selects again what was selected before a change that was taken back.
    final func restore(_ choice: TabChoice) {
        guard usesTabs else { return }
        isSelectingTab = true
        for group in choice.groups { group.group?.selectedChild = group.member }
        chosenTab = choice.tab
        var member = choice.tab
        while let current = member, let group = current.parent {
            group.selectedChild = current
            member = group
        }
        isSelectingTab = false
        rememberChoice()
    }

    /// The controller that shows a tab, made and adopted if need be.
    private func content(for tab: UITab) -> UIViewController? {
        guard let group = tab.managingTabGroup, let navigation = group.managingNavigationController else {
            return tab.controller().map(adopted)
        }
        var path: [UITab] = []
        var member: UITab? = tab
        while let current = member {
            path.insert(current, at: 0)
            member = current === group ? nil : current.parent
        }
        let proposed = path.compactMap { $0.controller() }
        let shown =
            delegate?.tabBarController(self, displayedViewControllersFor: group, proposedViewControllers: proposed)
            ?? proposed
        if navigation.viewControllers != shown { navigation.setViewControllers(shown, animated: false) }
        return adopted(navigation)
    }

    private func adopted(_ controller: UIViewController) -> UIViewController {
        guard controller.parentController !== self else { return controller }
        adopt(controller)
        tabControllers.append(controller)
        controller.sendDidMove(toParent: self)
        return controller
    }

    // MARK: The user's choice

    /// The tab that stands in the bar as an item.
    final func tab(for item: UITabBarItem) -> UITab? {
        tabModel.flattened.first { $0.item === item }
    }

    /// Selects the tab that the user pressed; the selected one goes back to its root instead.
    final func userDidSelect(_ tab: UITab) {
        let previous = chosenTab
        if chosenTab === tab.selectableTab {
            (selectedController as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            show(tab)
        }
        guard let chosenTab else { return }
        delegate?.tabBarController(self, didSelectTab: chosenTab, previousTab: previous)
    }

    // MARK: The bar

    /// What the bar shows of the tabs.
    final var tabEntries: [TabBarEntry] {
        let tabs = tabModel.filter { !$0.isHidden }
        let isPinned: (UITab) -> Bool = { $0.preferredPlacement == .pinned }
        let ordered = tabs.filter { !isPinned($0) } + tabs.filter(isPinned)
        var inBar = 0
        return ordered.map { tab in
            var entry = TabBarEntry(tab.item)
            entry.subtitle = tab.subtitle
            entry.isSidebarOnly =
                tab.preferredPlacement == .sidebarOnly
                || compactTabIdentifiers.map { !$0.contains(tab.identifier) } ?? false
            if !entry.isSidebarOnly { inBar += 1 }
            if let group = tab as? UITabGroup {
                entry.members = group.members
                entry.isCurrent = chosenTab?.isIn(group) ?? false
                entry.hasOwnScreen = group.provider != nil
                entry.actions = actions(of: group)
            }
            return entry
        }
    }

    private func actions(of group: UITabGroup) -> [UIButton] {
        group.sidebarActions.map { action in
            if let button = sidebarButtons[ObjectIdentifier(action)] { return button }
            let button = UIButton(configuration: .plain(), primaryAction: action)
            button.contentHorizontalAlignment = .leading
            sidebarButtons[ObjectIdentifier(action)] = button
            return button
        }
    }
}

/// Which tab of a tab bar controller is selected, and which member of each group.
struct TabChoice {
    /// A group and its selected member.
    struct Group {
        weak var group: UITabGroup?
        weak var member: UITab?
    }

    weak var tab: UITab?
    var groups: [Group] = []
}

extension UITab {
    /// The tab that is selected with this one: itself, or the chosen member of a group without its own controller.
    final var selectableTab: UITab {
        guard let group = self as? UITabGroup, group.provider == nil else { return self }
        let children = group.displayOrder.filter { !$0.isHidden }
        let chosen =
            children.first { $0 === group.selectedChild } ?? children.first {
                $0.identifier == group.defaultChildIdentifier
            } ?? children.first
        return chosen?.selectableTab ?? self
    }

    /// Whether the tab is another one or within it.
    final func isIn(_ other: UITab) -> Bool {
        var tab: UITab? = self
        while let current = tab {
            if current === other { return true }
            tab = current.parent
        }
        return false
    }
}

extension UITabGroup {
    /// The items of the members, with those of groups within the group in their place.
    fileprivate var members: [UITabBarItem] {
        displayOrder.filter { !$0.isHidden }.flatMap { child in
            [child.item] + ((child as? UITabGroup)?.members ?? [])
        }
    }
}

extension [UITab] {
    /// The tabs and those in groups among them.
    @MainActor
    var flattened: [UITab] {
        flatMap { [$0] + (($0 as? UITabGroup)?.children.flattened ?? []) }
    }
}
