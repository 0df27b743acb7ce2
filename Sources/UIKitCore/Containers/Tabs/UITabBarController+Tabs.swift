import Foundation

extension UITabBarController {
    /// Takes over tabs, each of which makes its controller when it is selected.
    ///
    /// Nothing changes where the one that would be selected has a controller that cannot be a child.
    final func replaceTabs(with newTabs: [UITab]) {
        var identifiers: Set<String> = []
        for tab in newTabs.flattened where !identifiers.insert(tab.identifier).inserted {
            SceneFault.raise(
                .invalidArgument, "Tabs must have unique identifiers; \(tab.identifier) is there twice.",
                in: windowScene)
            return
        }
        // Whoever makes a controller may ask its tab for the tab bar controller.
        for tab in newTabs { tab.attach(to: self) }
        if !selectionStays(in: newTabs), let first = newTabs.first(where: { !$0.isHidden }),
            acceptedContent(of: first.selectableTab) == nil
        {
            let former = tabModel.flattened
            for tab in newTabs.flattened where !former.contains(tab) { tab.tabBarController = nil }
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
        let staysSelected = selectionStays(in: tabModel)
        if !staysSelected { chosenTab = nil }
        keepControllers(of: tabModel.flattened)
        if staysSelected {
            updateTabBar()
        } else {
            showFirst(of: tabModel)
        }
    }

    /// Selects the first tab that is not hidden and whose controller can be a child; without one, nothing is selected.
    final func showFirst(of tabs: [UITab]) {
        if tabs.contains(where: { !$0.isHidden && show($0) }) { return }
        selectedController = nil
        updateTabBar()
        showSelection()
    }

    /// Whether the selected tab is among tabs and not hidden.
    private func selectionStays(in tabs: [UITab]) -> Bool {
        chosenTab.map { tabs.flattened.contains($0) && !$0.isHidden } ?? false
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
    ///
    /// The selection stays what it was where the tab's controller cannot be a child.
    ///
    /// - Returns: Whether the tab is selected.
    @discardableResult
    final func show(_ tab: UITab) -> Bool {
        guard tab.tabBarController === self else {
            SceneFault.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedTab:] only a tab in the tab bar controller's list of tabs can be "
                    + "selected.", in: windowScene)
            return false
        }
        let leaf = tab.selectableTab
        guard let content = acceptedContent(of: leaf) else { return false }
        chosenTab = leaf
        selectInGroups(leaf)
        selectedController = takeIn(content)
        updateTabBar()
        showSelection()
        return true
    }

    /// Has a tab make its controller, which becomes a child without being shown.
    ///
    /// Of a group with a navigation controller only the selected member is on the stack of that.
    final func open(_ tab: UITab) {
        if let group = tab.managingTabGroup, group.managingNavigationController != nil, group.selectedMember !== tab {
            return
        }
        if let content = acceptedContent(of: tab) { takeIn(content) }
    }

    /// Selects a member of a group, if it is there, without showing it.
    final func selectMember(named identifier: String, of group: UITabGroup) {
        guard let member = group.children.first(where: { $0.identifier == identifier }) else { return }
        isSelectingTab = true
        group.selectedChild = member
        isSelectingTab = false
    }

    /// Makes what shows a tab a child.
    ///
    /// - Returns: The child; nil where nothing shows the tab.
    @discardableResult
    private func takeIn(_ content: TabContent) -> UIViewController? {
        if let stack = content.stack, let navigation = content.controller as? UINavigationController,
            navigation.viewControllers != stack
        {
            navigation.setViewControllers(stack, animated: false)
        }
        return content.controller.map(adopted)
    }

    /// Makes a tab, and each group around it, the selected member of its group.
    private func selectInGroups(_ tab: UITab) {
        isSelectingTab = true
        var member = tab
        while let group = member.parent {
            group.selectedChild = member
            member = group
        }
        isSelectingTab = false
    }

    /// Shows the member that the app selected in the group that is selected, or selects the former one again.
    final func groupDidSelect(_ group: UITabGroup) {
        guard !isSelectingTab, let child = group.selectedChild, let chosenTab else { return }
        if chosenTab.isIn(group), chosenTab !== child {
            if !show(child) { selectInGroups(chosenTab) }
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
        isSelectingTab = false
        chosenTab = choice.tab
        if let tab = choice.tab { selectInGroups(tab) }
        rememberChoice()
    }

    // MARK: What shows a tab

    /// What shows a tab, its controller made if need be; nil, and a scene fault, where that cannot be a child.
    private func acceptedContent(of tab: UITab) -> TabContent? {
        var content = TabContent(controller: tab.controller())
        if let group = tab.managingTabGroup, let navigation = group.managingNavigationController {
            let stack = displayedControllers(of: tab, in: group)
            guard navigation.mayReplaceStack(with: stack) else { return nil }
            content = TabContent(controller: navigation, stack: stack)
        }
        if let controller = content.controller, controller.parentController !== self, !mayContain(controller) {
            return nil
        }
        return content
    }

    /// The controllers on the stack of a group while a tab in it is selected.
    private func displayedControllers(of tab: UITab, in group: UITabGroup) -> [UIViewController] {
        var path: [UITab] = []
        var member: UITab? = tab
        while let current = member {
            path.insert(current, at: 0)
            member = current === group ? nil : current.parent
        }
        let proposed = path.compactMap { $0.controller() }
        return delegate?.tabBarController(self, displayedViewControllersFor: group, proposedViewControllers: proposed)
            ?? proposed
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
            guard show(tab) else { return }
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

/// What shows a tab: its controller, or the navigation controller of its group.
private struct TabContent {
    let controller: UIViewController?
    /// What the navigation controller of the group has on its stack.
    var stack: [UIViewController]?
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
    /// The tab that was selected last in it, also in groups within it; itself where none was.
    fileprivate var selectedMember: UITab {
        (selectedChild as? UITabGroup)?.selectedMember ?? selectedChild ?? self
    }

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
