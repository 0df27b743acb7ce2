public import Foundation

/// A container that shows one of several controllers, with a bar to choose among them.
///
/// The views of controllers that were not chosen yet are not loaded. All tabs stand in the bar, however many there are.
///
/// Source: UIKit, `UITabBarController`.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Creates a tab bar controller without tabs.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        ownTabBar.delegate = self
    }

    /// Creates a tab bar controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ownTabBar.delegate = self
    }

    // MARK: Managing the view controllers

    /// The controllers, one for each tab.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers.
    ///
    /// The selected one stays selected if it is among them, else the first one is.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, one for each tab.
    ///   - animated: Whether the change is animated on iOS.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [])
    }

    /// Selects the tab on the way to the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: Managing the selected tab

    /// The controller of the selected tab.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedViewController: UIViewController? {
        get { selectedController }
        set { if let newValue { select(newValue) } }
    }

    /// The place of the selected tab; `NSNotFound` without tabs.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selectedController } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    // MARK: Getting the tab bar

    /// The bar.
    ///
    /// Its items are those of the controllers.
    open var tabBar: UITabBar { ownTabBar }

    /// Whether the tab bar is left out of the page.
    open var isTabBarHidden: Bool {
        get { prefersTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the tab bar.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is left out of the page.
    ///   - animated: Whether the change is animated on iOS.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        prefersTabBarHidden = hidden
        updateTabBar()
    }

    // MARK: Customizing the behavior

    /// The object that may refuse the user's choice and is told of it.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Called when the user pressed a tab, before it is selected.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - item: The tab's item.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: State restoration

    /// Encodes the controllers of the tabs and which is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Selects the tab that was selected.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: Container duties

    /// Makes the view with the tab bar.
    open override func loadView() {
        loadContainerView()
    }

    override var environmentChild: UIViewController? { selectedController }

    override func childrenThatAppear() -> [UIViewController] {
        selectedController.map { [$0] } ?? []
    }

    override func showChildren() {
        let appearing = childControllers.first { $0.shownInPlace.appearance.phase == .appearing }
        if let shown = appearing ?? selectedController { install(shown) }
        updateTabBar()
    }

    override func didForwardAppearance() {
        showSelection()
    }

    override func layOutContainer() {
        layOutBarAndContent()
    }

    override func childDidChange(_ child: UIViewController) {
        updateTabBar()
        parentController?.childDidChange(self)
    }

    // MARK: State

    final var ownTabBar = UITabBar()
    final var prefersTabBarHidden = false
    final var tabs: [UIViewController] = []
    /// The controller that the app or the user chose.
    final var selectedController: UIViewController?
    /// The controller whose view is in place.
    final weak var shownController: UIViewController?
    final var runningTransition: TabTransition?
    final var contentView: ContentView?
}

/// May refuse the user's choice of a tab and is told of it.
///
/// Source: UIKit, `UITabBarControllerDelegate`.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the user may select a tab.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called when the user selected a tab, also the one that was selected already.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

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
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

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
}
