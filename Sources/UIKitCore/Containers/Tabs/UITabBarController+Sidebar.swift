public import Foundation

extension UITabBarController {
    /// Whether tabs stand in a bar or in a sidebar.
    ///
    /// Source: UIKit, `UITabBarController.Mode`.
    public enum Mode: Int, Sendable {
        /// A bar on a narrow page, a sidebar on a wide one.
        case automatic = 0
        /// A bar on every page: below on a narrow one, above on a wide one.
        case tabBar = 1
        /// A sidebar on a wide page, which the user can hide in favour of a bar.
        case tabSidebar = 2
    }

    /// What the sidebar of a tab bar controller shows besides the tabs.
    ///
    /// Source: UIKit, `UITabBarController.Sidebar`.
    @MainActor
    open class Sidebar: NSObject {
        /// Whether a wide page shows a bar in place of the sidebar.
        open var isHidden = false {
            didSet { if isHidden != oldValue { owner?.sidebarVisibilityDidChange() } }
        }

        /// How sidebar and content share the room of a wide page.
        ///
        /// The default stands beside the content. One that overlaps it is shown and hidden by its button, and goes when the
        /// person presses beside it or chooses a tab.
        open var preferredLayout: Layout = .automatic {
            didSet { if preferredLayout != oldValue { owner?.updateTabBar() } }
        }

        /// What stands above the tabs.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet {
                headerView = view(for: headerContentConfiguration, reusing: headerView)
                owner?.updateTabBar()
            }
        }

        /// What stands below the tabs.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet {
                footerView = view(for: footerContentConfiguration, reusing: footerView)
                owner?.updateTabBar()
            }
        }

        /// A view at the lower end of the sidebar.
        open var bottomBarView: UIView? {
            didSet { if bottomBarView !== oldValue { owner?.updateTabBar() } }
        }

        /// The object that is told when the sidebar comes or goes.
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?

        /// How sidebar and content share the room.
        ///
        /// Source: UIKit, `UITabBarController.Sidebar.Layout`.
        public enum Layout: Int, Sendable {
            /// They stand beside each other, as the system decides here.
            case automatic = 0
            /// The sidebar lies over the content.
            case overlap = 1
            /// They stand beside each other.
            case tile = 2
        }

        final weak var owner: UITabBarController?
        final var headerView: (any UIView & UIContentView)?
        final var footerView: (any UIView & UIContentView)?

        /// The views above the tabs and below them.
        final var headers: [UIView] { headerView.map { [$0] } ?? [] }
        final var footers: [UIView] { (footerView.map { [$0 as UIView] } ?? []) + (bottomBarView.map { [$0] } ?? []) }

        /// The view of a configuration: the present one if it can show that.
        private func view(
            for configuration: (any UIContentConfiguration)?, reusing view: (any UIView & UIContentView)?
        ) -> (any UIView & UIContentView)? {
            guard let configuration, let view, view.supports(configuration) else {
                return configuration?.makeContentView()
            }
            view.configuration = configuration
            return view
        }
    }
}

/// Is told when the sidebar of a tab bar controller comes or goes.
///
/// Source: UIKit, `UITabBarController.Sidebar.Delegate`.
@MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
    /// Called when the sidebar comes or goes.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar; its `isHidden` has the new value.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar)
}

extension UITabBarControllerSidebarDelegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar
    ) {}
}

extension UITabBarController.Sidebar {
    /// The type of the delegate, as UIKit spells it.
    public typealias Delegate = UITabBarControllerSidebarDelegate
}

extension UITabBarController {
    /// What a wide page shows.
    package final var showsSidebar: Bool { mode != .tabBar && !ownSidebar.isHidden }

    /// Whether a wide page shows the sidebar over the content.
    package final var sidebarOverlaps: Bool { showsSidebar && ownSidebar.preferredLayout == .overlap }

    /// Whether the person may show and hide the sidebar.
    final var offersSidebarToggle: Bool {
        mode == .tabSidebar || mode == .automatic && ownSidebar.preferredLayout == .overlap
    }

    /// Hides a sidebar that overlaps the content in which the person chose a tab.
    final func closeOverlappingSidebar() {
        guard sidebarOverlaps, !isEditing, traitCollection.horizontalSizeClass == .regular else { return }
        ownSidebar.isHidden = true
    }

    /// Tells the delegate that the sidebar comes or goes.
    final func sidebarVisibilityDidChange() {
        ownSidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: ownSidebar)
        // The button that ends the editing goes with it.
        if sidebarEditor != nil, !showsSidebar { return setEditing(false, animated: false) }
        updateTabBar()
    }
}
