import Foundation

extension UITabBarController {
    private enum CustomizationKey {
        static let identifier = "UIKit.customizationIdentifier"
        static let hidden = "UIKit.hiddenTabs"
        static let shown = "UIKit.shownTabs"
        static let orders = "UIKit.tabOrders"
    }

    private enum TabKey {
        static let opened = "UIKit.openedTabs"
        static let selected = "UIKit.selectedTab"
        static let members = "UIKit.selectedTabsOfGroups"
    }

    private enum SidebarKey {
        static let isHidden = "UIKit.sidebarIsHidden"
        static let isEdited = "UIKit.sidebarIsEdited"
    }

    // MARK: Tabs that make their controllers

    /// Encodes which tabs have made their controllers, which one is selected, and which one in each group.
    final func encodeOpenedTabs(with coder: NSCoder) {
        guard usesTabs else { return }
        let tabs = tabModel.flattened
        coder.encode(tabs.filter { $0.viewController != nil }.map(\.identifier), forKey: TabKey.opened)
        if let chosenTab { coder.encode(chosenTab.identifier, forKey: TabKey.selected) }
        var members: [String: String] = [:]
        for case let group as UITabGroup in tabs { members[group.identifier] = group.selectedChild?.identifier }
        if !members.isEmpty { coder.encode(members, forKey: TabKey.members) }
    }

    /// Has the tabs that had made their controllers make them, so that these can take up their state.
    final func openTabs(with coder: NSCoder) {
        guard usesTabs, let identifiers = coder.decodeObject(forKey: TabKey.opened) as? [String] else { return }
        selectInGroups(with: coder)
        for tab in identifiers.compactMap({ tab(forIdentifier: $0) }) where tab.viewController == nil { open(tab) }
    }

    /// Selects the tab that was selected, if it is still there; the delegate is not told.
    ///
    /// - Returns: Whether the state says which tab that was.
    final func decodeSelectedTab(with coder: NSCoder) -> Bool {
        guard usesTabs, let identifier = coder.decodeObject(forKey: TabKey.selected) as? String else { return false }
        selectInGroups(with: coder)
        if let tab = tab(forIdentifier: identifier), !tab.isHidden, tab !== chosenTab { show(tab) }
        return true
    }

    private func selectInGroups(with coder: NSCoder) {
        let members = coder.decodeObject(forKey: TabKey.members) as? [AnyHashable: Any] ?? [:]
        for case let group as UITabGroup in tabModel.flattened {
            guard let identifier = members[group.identifier] as? String else { continue }
            selectMember(named: identifier, of: group)
        }
    }

    // MARK: The sidebar

    /// Encodes whether the sidebar is shown, and whether a person is editing it.
    final func encodeSidebar(with coder: NSCoder) {
        guard mode != .tabBar else { return }
        coder.encode(ownSidebar.isHidden, forKey: SidebarKey.isHidden)
        if isEditing, sidebarEditor != nil { coder.encode(true, forKey: SidebarKey.isEdited) }
    }

    /// Shows or hides the sidebar, and goes on with editing it.
    final func decodeSidebar(with coder: NSCoder) {
        guard mode != .tabBar, coder.containsValue(forKey: SidebarKey.isHidden) else { return }
        ownSidebar.isHidden = coder.decodeBool(forKey: SidebarKey.isHidden)
        if coder.decodeBool(forKey: SidebarKey.isEdited), offersSidebarEditing { setEditing(true, animated: false) }
    }

    // MARK: What a person changed

    /// Encodes what a person changed about the tabs.
    final func encodeCustomization(with coder: NSCoder) {
        let tabs = tabModel.flattened
        let hideable = tabs.filter(\.allowsHiding)
        let hidden = hideable.filter { $0.isHidden && !$0.isHiddenByDefault }
        let shown = hideable.filter { !$0.isHidden && $0.isHiddenByDefault }
        var orders: [String: [String]] = [:]
        for case let group as UITabGroup in tabs where group.allowsReordering && !group.displayOrderIdentifiers.isEmpty
        {
            orders[group.identifier] = group.displayOrderIdentifiers
        }
        guard !hidden.isEmpty || !shown.isEmpty || !orders.isEmpty else { return }
        coder.encode(customizationIdentifier ?? "", forKey: CustomizationKey.identifier)
        coder.encode(hidden.map(\.identifier), forKey: CustomizationKey.hidden)
        coder.encode(shown.map(\.identifier), forKey: CustomizationKey.shown)
        coder.encode(orders, forKey: CustomizationKey.orders)
    }

    /// Takes the changes up again, unless the app has named them otherwise; the delegate is not told.
    final func decodeCustomization(with coder: NSCoder) {
        guard coder.decodeObject(forKey: CustomizationKey.identifier) as? String == customizationIdentifier ?? "" else {
            return
        }
        isRestoringTabs = true
        defer { isRestoringTabs = false }
        for (key, isHidden) in [(CustomizationKey.hidden, true), (CustomizationKey.shown, false)] {
            for identifier in coder.decodeObject(forKey: key) as? [String] ?? [] {
                guard let tab = tab(forIdentifier: identifier), tab.allowsHiding else { continue }
                tab.isHidden = isHidden
            }
        }
        let orders = coder.decodeObject(forKey: CustomizationKey.orders) as? [AnyHashable: Any] ?? [:]
        for (identifier, order) in orders {
            guard let identifier = identifier as? String, let order = order as? [String],
                let group = tab(forIdentifier: identifier) as? UITabGroup, group.allowsReordering
            else { continue }
            group.displayOrderIdentifiers = order
        }
    }
}
