/// May refuse the user's choice of a tab and is told of it.
///
/// Source: UIKit, `UITabBarControllerDelegate`.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    // MARK: View controllers

    /// Whether the user may select a controller that was given by `viewControllers`.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called when the user selected a controller that was given by `viewControllers`, also the one that was selected
    /// already.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    // MARK: Tabs

    /// Whether the user may select a tab that was given by `tabs`.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called when the user selected a tab that was given by `tabs`, also the one that was selected already.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - selectedTab: The tab.
    ///   - previousTab: The tab that was selected before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Decides which controllers the navigation controller of a group shows for a tab.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The group with the navigation controller.
    ///   - proposedViewControllers: The controllers of the group, of the groups in it and of the tab.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Called when tabs were hidden or shown.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tabs: The tabs.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// Called when the members of a group stand in another order.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - group: The group.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// Called before a person edits the sidebar.
    ///
    /// - Parameter tabBarController: The tab bar controller.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// Called after a person edited the sidebar.
    ///
    /// - Parameter tabBarController: The tab bar controller.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

    // MARK: Customizing

    /// Called before the user changes the order of the controllers.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: The controllers that may be moved.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// Called before the new order is taken over.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: All controllers in the new order.
    ///   - changed: Whether the order is another one.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Called after the new order was taken over.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: All controllers in the new order.
    ///   - changed: Whether the order is another one.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    // MARK: Transitions

    /// The object that animates the change of tabs; nil for the page's own motion.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - fromVC: The controller that is left.
    ///   - toVC: The controller that comes.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that drives an animator's transition step by step; nil for one that runs by itself.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - animationController: The animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    // MARK: Rotation

    /// The orientations that the tabs support.
    ///
    /// - Parameter tabBarController: The tab bar controller.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the tabs would like to be presented.
    ///
    /// - Parameter tabBarController: The tab bar controller.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    /// True.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// The proposed ones.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

    /// Does nothing.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

    /// Does nothing.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// Nil: the page's own motion.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil: the transition runs by itself.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// All.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }

    /// Upright.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }
}
