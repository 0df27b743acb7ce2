import Foundation

extension UITabBarController {
    private enum CustomizationKey {
        static let identifier = "UIKit.customizationIdentifier"
        static let hidden = "UIKit.hiddenTabs"
        static let shown = "UIKit.shownTabs"
        static let orders = "UIKit.tabOrders"
    }

    private enum SidebarKey {
        static let isHidden = "UIKit.sidebarIsHidden"
        static let isEdited = "UIKit.sidebarIsEdited"
    }

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
