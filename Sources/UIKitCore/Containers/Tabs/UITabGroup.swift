/// A tab that contains others: a section of the sidebar.
///
/// On a narrow page, where there is no sidebar, selecting the group shows its own controller if it has one; else one of
/// its members, with a strip above the tab bar to choose among them.
///
/// Source: UIKit, `UITabGroup`.
open class UITabGroup: UITab {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The image.
    ///   - identifier: A name that no other tab of the tab bar controller has.
    ///   - children: The members.
    ///   - viewControllerProvider: Makes a controller for the group itself; nil where it has none.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    /// The members.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self && !children.contains(child) { child.detach() }
            adoptChildren()
            tabBarController?.tabsDidChange()
        }
    }

    /// The member that is selected or was last.
    open weak var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.groupDidSelect(self) } }
    }

    /// The identifier of the member that is selected first; nil for the first one.
    open var defaultChildIdentifier: String?

    /// The navigation controller that shows the controllers of the members on its stack; nil where each shows itself.
    open var managingNavigationController: UINavigationController?

    // MARK: The order of members

    /// Whether a person may change the order of the members by editing the sidebar.
    open var allowsReordering = false { didSet { if allowsReordering != oldValue { tabDidChange() } } }

    /// The identifiers of the members in the order in which they stand; members that are not named follow.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { orderDidChange() } }
    }

    /// The members in the order in which they stand.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains(child) }
    }

    /// The member with an identifier, also in groups within this one.
    ///
    /// - Parameter identifier: The identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.tab(forIdentifier: identifier)
    }

    // MARK: The sidebar

    /// What the sidebar offers below the members.
    open var sidebarActions: [UIAction] = [] { didSet { tabDidChange() } }

    /// How the group looks in the sidebar.
    ///
    /// Kept for the app; every group is a section.
    open var sidebarAppearance: UITabGroup.SidebarAppearance = .automatic

    private func adoptChildren() {
        for child in children {
            child.parent = self
            child.attach(to: tabBarController)
        }
    }

    private func orderDidChange() {
        guard let tabBarController else { return }
        if !tabBarController.isRestoringTabs {
            tabBarController.delegate?.tabBarController(tabBarController, displayOrderDidChangeFor: self)
        }
        tabDidChange()
    }
}

extension UITabGroup {
    /// How a group looks in the sidebar.
    ///
    /// Source: UIKit, `UITabGroup.SidebarAppearance`.
    public enum SidebarAppearance: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// Its members stand among the other tabs.
        case inline = 1
        /// It is a section of its own.
        case rootSection = 2
    }
}

/// The tab where the user searches; it stands last.
///
/// Source: UIKit, `UISearchTab`.
open class UISearchTab: UITab {
    /// Creates a search tab with the system's text and image.
    ///
    /// - Parameter viewControllerProvider: Makes the controller.
    public convenience init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        self.init(
            title: FrameworkText.search.localized, image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    /// Creates a search tab.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The image.
    ///   - identifier: A name that no other tab of the tab bar controller has.
    ///   - viewControllerProvider: Makes the controller.
    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }

    /// Whether the search field becomes active with the tab on iOS.
    ///
    /// Kept for the app.
    open var automaticallyActivatesSearch = false
}

extension UITab {
    /// Gives the tab, and the tabs in it, a tab bar controller.
    final func attach(to controller: UITabBarController?) {
        if controller != nil, tabBarController == nil, isHiddenByDefault { isHidden = true }
        tabBarController = controller
        guard let group = self as? UITabGroup else { return }
        for child in group.children { child.attach(to: controller) }
    }

    /// Takes the tab out of its group.
    final func detach() {
        parent = nil
        attach(to: nil)
    }
}

extension [UITab] {
    /// The tab with an identifier, also in groups.
    @MainActor
    func tab(forIdentifier identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
