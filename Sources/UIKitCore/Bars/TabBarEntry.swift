/// What stands at one place of a tab bar: a tab, or a group of tabs with its members.
@MainActor
package struct TabBarEntry {
    /// The tab.
    package let item: UITabBarItem

    /// A second line of text, for the sidebar.
    package var subtitle: String?

    /// The members of a group.
    package var members: [UITabBarItem] = []

    /// What the sidebar offers below the members.
    package var actions: [UIButton] = []

    /// Whether a group has a screen of its own, so that a narrow bar need not offer the members.
    package var hasOwnScreen = false

    /// Whether a member of the group is selected.
    package var isCurrent = false

    /// Whether a narrow bar leaves the tab out.
    package var isSidebarOnly = false

    /// Creates the entry of a tab.
    init(_ item: UITabBarItem) {
        self.item = item
    }

    /// The controls of the entry, in order.
    var buttons: [UIView] { [item.button] + members.map(\.button) + actions }
}

/// What a tab bar controller has its bar show besides plain items.
struct TabBarContent {
    var entries: [TabBarEntry]
    var headers: [UIView] = []
    var footers: [UIView] = []
    /// What stands in a sidebar in place of the tabs while it is edited.
    var editor: SidebarEditor?
    /// The tab that stands for those that a narrow bar has no room for.
    var more: UITabBarItem?
}
