public import Foundation

/// One part of an app that a tab bar controller lets the user choose.
///
/// Its controller is made when the tab is selected for the first time.
///
/// Source: UIKit, `UITab`.
@MainActor
open class UITab: NSObject {
    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The image.
    ///   - identifier: A name that no other tab of the tab bar controller has.
    ///   - viewControllerProvider: Makes the controller; nil for a tab that only groups others.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        updateItem()
    }

    // MARK: Identifying the tab

    /// The name of the tab, which no other tab of the tab bar controller has.
    public final let identifier: String

    /// Anything for the app.
    open var userInfo: Any?

    /// The tab bar controller that shows the tab.
    open internal(set) weak var tabBarController: UITabBarController?

    /// The group that the tab is in.
    open internal(set) weak var parent: UITabGroup?

    /// The nearest group around the tab with a navigation controller for its members.
    open var managingTabGroup: UITabGroup? {
        var group = self as? UITabGroup ?? parent
        while let current = group, current.managingNavigationController == nil { group = current.parent }
        return group
    }

    // MARK: Configuring the tab

    /// The text.
    open var title: String { didSet { if title != oldValue { updateItem() } } }

    /// The image.
    open var image: UIImage? { didSet { if image !== oldValue { updateItem() } } }

    /// The image while the tab is selected; nil for the other one.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { updateItem() } } }

    /// A second line of text, shown in the sidebar.
    open var subtitle: String? { didSet { if subtitle != oldValue { tabDidChange() } } }

    /// The text in the badge; nil for no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { updateItem() } } }

    /// The name of the tab for assistive technology; the title where there is none.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { updateItem() } } }

    /// A name for tests and for the JSON interface.
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { updateItem() } } }

    /// Whether the tab can be selected by the user.
    open var isEnabled = true { didSet { if isEnabled != oldValue { updateItem() } } }

    // MARK: Placing the tab

    /// Where the tab would like to stand.
    open var preferredPlacement: UITab.Placement = .automatic {
        didSet { if preferredPlacement != oldValue { tabDidChange() } }
    }

    /// Whether a person may hide the tab, and show it again, by editing the sidebar.
    open var allowsHiding = false { didSet { if allowsHiding != oldValue { tabDidChange() } } }

    /// Whether the tab is hidden until the user shows it.
    ///
    /// Read when the tab is given to a tab bar controller.
    open var isHiddenByDefault = false

    /// Whether the tab is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }

    /// Whether the tab stands in the bar or the sidebar.
    open var hasVisiblePlacement: Bool {
        tabBarController != nil && !isHidden && parent?.hasVisiblePlacement ?? true
    }

    // MARK: Getting the controller

    /// The controller of the tab; nil before the tab is selected for the first time and in a group without its own.
    open var viewController: UIViewController? { storedController }

    // MARK: State

    final let item = UITabBarItem()
    final var provider: (@MainActor (UITab) -> UIViewController)?
    final var storedController: UIViewController?
}

extension UITab {
    /// Where a tab stands.
    ///
    /// Source: UIKit, `UITab.Placement`.
    public enum Placement: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// In bar and sidebar.
        case `default` = 1
        /// In the bar only if the user wants that.
        case optional = 2
        /// In bar and sidebar, where the user may move it.
        case movable = 3
        /// At the end of the bar.
        case pinned = 4
        /// In the bar, where the user cannot take it away.
        case fixed = 5
        /// In the sidebar only.
        case sidebarOnly = 6
    }

    /// The controller, made if it was not yet.
    final func controller() -> UIViewController? {
        if let storedController { return storedController }
        guard let made = provider?(self) else { return nil }
        storedController = made
        made.storedTab = self
        return made
    }

    /// Takes what the tab says over to the item in the bar.
    final func updateItem() {
        item.title = title
        item.image = image
        item.selectedImage = selectedImage
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        item.accessibilityLabel = accessibilityLabel
        item.accessibilityIdentifier = accessibilityIdentifier ?? identifier
        tabDidChange()
    }

    /// Has the tab bar controller show what changed.
    final func tabDidChange() {
        tabBarController?.updateTabBar()
    }

    private func visibilityDidChange() {
        guard let tabBarController else { return }
        if !tabBarController.isRestoringTabs {
            tabBarController.delegate?.tabBarController(tabBarController, visibilityDidChangeFor: [self])
        }
        tabBarController.tabsDidChange()
    }
}
