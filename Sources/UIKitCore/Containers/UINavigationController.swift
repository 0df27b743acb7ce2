public import Foundation

/// A container that shows the top controller of a stack, under a bar with a way back.
///
/// On the page the top controller's view stands between the navigation bar, whose title is the page's heading, and the
/// toolbar. Pressing the back button pops.
///
/// Source: UIKit, `UINavigationController`.
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    // MARK: Creating navigation controllers

    /// Creates a navigation controller with a stack of one.
    ///
    /// - Parameter rootViewController: The controller at the bottom.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with bars of the app's own classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: The class of the navigation bar; nil for UIKit's.
    ///   - toolbarClass: The class of the toolbar; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let navigationBarClass = navigationBarClass as? UINavigationBar.Type,
            let bar = navigationBarClass.instantiate() as? UINavigationBar
        {
            ownNavigationBar = bar
        }
        if let toolbarClass = toolbarClass as? UIToolbar.Type, let bar = toolbarClass.instantiate() as? UIToolbar {
            ownToolbar = bar
        }
        setUp()
    }

    /// Creates a navigation controller with an empty stack.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a navigation controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Accessing items on the navigation stack

    /// The controllers on the stack, the root first.
    ///
    /// Setting them is ``setViewControllers(_:animated:)`` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: what the navigation controller presents, else the top of the stack.
    open var visibleViewController: UIViewController? { presentedController ?? stack.last }

    /// Replaces the stack.
    ///
    /// The page pops to the new top if the stack had it below its top, stays if it is the top already, else pushes it.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, the root first.
    ///   - animated: Whether the page moves.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    // MARK: Pushing and popping stack items

    /// Puts a controller on top of the stack and shows it.
    ///
    /// - Parameters:
    ///   - viewController: The controller; not a navigation controller and not on the stack yet.
    ///   - animated: Whether the page moves.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard maySetStack(adding: viewController) else { return }
        replaceStack(with: stack + [viewController], animated: animated)
    }

    /// Removes the top controller and shows the one below.
    ///
    /// - Parameter animated: Whether the page moves.
    /// - Returns: The removed controller; nil when it is the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count < 2 ? nil : popStack(to: stack.count - 1, animated: animated).last
    }

    /// Removes all controllers above another one and shows that.
    ///
    /// - Parameters:
    ///   - viewController: A controller on the stack.
    ///   - animated: Whether the page moves.
    /// - Returns: The removed controllers; nil when the controller is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            SceneFault.raise(
                .invalidArgument, "Tried to pop to a view controller that doesn't exist.", in: windowScene)
            return nil
        }
        return popStack(to: index + 1, animated: animated)
    }

    /// Removes all controllers but the root and shows that.
    ///
    /// - Parameter animated: Whether the page moves.
    /// - Returns: The removed controllers; nil when the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : popStack(to: 1, animated: animated)
    }

    // MARK: Configuring navigation bars

    /// The bar at the top.
    ///
    /// Its items are those of the controllers on the stack.
    open var navigationBar: UINavigationBar { ownNavigationBar }

    /// Whether the navigation bar is left out of the page.
    open var isNavigationBarHidden: Bool {
        get { ownNavigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is left out of the page.
    ///   - animated: Whether the change is animated on iOS.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        ownNavigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// The gesture that goes back on iOS.
    ///
    /// Kept for the app; on a page it is the browser's own gesture that goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { gestureRecognizers.pop }

    /// The gesture that goes back anywhere in the content on iOS.
    ///
    /// Kept for the app; on a page it is the browser's own gesture that goes back.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { gestureRecognizers.contentPop }

    // MARK: Configuring custom toolbars

    /// The bar at the bottom, with the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! { ownToolbar }

    /// Whether the toolbar is left out of the page.
    ///
    /// The default is true.
    open var isToolbarHidden: Bool {
        get { prefersToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is left out of the page.
    ///   - animated: Whether the change is animated on iOS.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        prefersToolbarHidden = hidden
        updateToolbar()
    }

    /// Whether the bars hide and come back when the user taps on iOS.
    ///
    /// Kept for the app; a page has no taps beside its controls.
    open var hidesBarsOnTap = false

    /// Whether the navigation bar scrolls away with the content.
    open var hidesBarsOnSwipe = false {
        didSet { if hidesBarsOnSwipe != oldValue { viewIfLoaded?.setNeedsRendering() } }
    }

    /// Whether the navigation bar scrolls away with the content while a field has the focus.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { if hidesBarsWhenKeyboardAppears != oldValue { viewIfLoaded?.setNeedsRendering() } }
    }

    /// Whether the navigation bar scrolls away with the content in a low window.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { viewIfLoaded?.setNeedsRendering() } }
    }

    /// The gesture that hides and shows the bars on iOS.
    ///
    /// Kept for the app.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestureRecognizers.tap }

    /// The gesture that hides and shows the bars on iOS.
    ///
    /// Kept for the app.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestureRecognizers.swipe }

    // MARK: Observing the navigation

    /// The object that is told which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Whether the back button may pop an item.
    ///
    /// Overrides can refuse.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item of the top controller.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    // MARK: State restoration

    /// Encodes the controllers on the stack.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Puts the restored controllers on the stack.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: Editing

    /// Starts or ends editing, of the top controller too.
    ///
    /// - Parameters:
    ///   - editing: Whether the content is to be edited.
    ///   - animated: Whether the change is animated on iOS.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        stack.last?.setEditing(editing, animated: animated)
    }

    // MARK: Orientation

    /// What the delegate says, else any orientation.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, else how the interface is turned.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Container duties

    /// Makes the view with the bars.
    open override func loadView() {
        loadContainerView()
    }

    /// Pushes a controller.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// The tab of the navigation controller; that of the root controller where it has none of its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var environmentChild: UIViewController? { stack.last }

    /// The bar has a look of its own; without it the top controller decides.
    override var statusBarStyleChild: UIViewController? { isNavigationBarHidden ? stack.last : nil }

    /// Puts the secondary controller of a split view that collapses on the stack.
    ///
    /// Of a navigation controller, what is on its stack is moved.
    ///
    /// - Parameters:
    ///   - secondaryViewController: The controller that leaves its column.
    ///   - splitViewController: The split view controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        takeIn(secondaryViewController)
    }

    /// Takes what came from the secondary column off the stack, or else the top controller.
    ///
    /// - Parameter splitViewController: The split view controller.
    /// - Returns: The controller for the secondary column; nil when only the root is on the stack.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        giveBack()
    }

    /// The controllers below the one that an unwind segue comes from, the top first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.reversed().filter { $0 !== containing }
    }

    /// Pops to a controller on the way to the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if subsequentVC !== topViewController { popToViewController(subsequentVC, animated: unwindSegue.isAnimated) }
    }

    override func childrenThatAppear() -> [UIViewController] {
        shownStack.last.map { [$0] } ?? []
    }

    override func showChildren() {
        showTopWhileAppearing()
    }

    override func didForwardAppearance() {
        finishShowingTop()
    }

    override func layOutContainer() {
        layOutBarsAndContent()
    }

    override func didDisown(_ child: UIViewController) {
        dropFromStack(child)
    }

    override func childDidChange(_ child: UIViewController) {
        if child === stack.last { updateToolbar() }
        parentController?.childDidChange(self)
    }

    // MARK: State

    final var ownNavigationBar = UINavigationBar()
    final var ownToolbar = UIToolbar()
    final var prefersToolbarHidden = true
    /// The stack as the app sees it.
    final var stack: [UIViewController] = []
    /// The stack that is shown, without the changes that wait for the running transition to end.
    final var shownStack: [UIViewController] = []
    /// The controller whose view is in place.
    final weak var shownController: UIViewController?
    /// The controller that the delegate was last told of.
    final weak var announcedController: UIViewController?
    final var runningTransition: StackTransition?
    final var waitingChangeIsAnimated: Bool?
    final var contentView: ContentView?
    /// What came from the secondary column of a split view that collapsed, and the first of it on the stack.
    final var collapsedSecondary: (secondary: UIViewController, root: UIViewController)?
    /// The split view that put this controller's stack on another one while it is collapsed.
    final weak var mergedSplit: UISplitViewController?
    private final lazy var gestureRecognizers = NavigationGestureRecognizers()
}

/// The gestures of a navigation controller on iOS, which apps configure.
@MainActor
private final class NavigationGestureRecognizers {
    let pop = UIGestureRecognizer(target: nil, action: nil)
    let contentPop = UIGestureRecognizer(target: nil, action: nil)
    let swipe = UIPanGestureRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
}

extension UINavigationController {
    /// What a change of the stack does.
    ///
    /// Source: UIKit, `UINavigationController.Operation`.
    public enum Operation: Int, Sendable {
        /// Neither.
        case none = 0
        /// A controller comes.
        case push = 1
        /// A controller goes.
        case pop = 2
    }
}
