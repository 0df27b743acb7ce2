public import Foundation

/// An object that manages a view hierarchy: one screen of an app, or a part of it.
///
/// Every browser tab has a hierarchy of controllers of its own, which lives on the server between requests. What the
/// page shows is the views of the controllers that have appeared.
///
/// Source: UIKit, `UIViewController`.
open class UIViewController: UIResponder {
    // MARK: Creating a view controller

    /// Creates a controller whose view is loaded when it is first asked for.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib file with the view, or nil for a view that ``loadView()`` makes.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Creates a controller whose view is loaded when it is first asked for.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Getting the storyboard and nib information

    /// The name of the nib file with the view, if one was given.
    public final let nibName: String?

    /// The bundle of the nib file, if one was given.
    public final let nibBundle: Bundle?

    // MARK: Managing the view

    /// The root view of the controller.
    ///
    /// Reading it loads the view.
    open var view: UIView! {
        get { loadedView() }
        set { setView(newValue) }
    }

    /// The view, or nil while it is not loaded.
    ///
    /// Reading it does not load the view.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    ///
    /// Reading it does not load the view.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and assigns it to ``view``.
    ///
    /// Never call this; read ``view`` or call ``loadViewIfNeeded()``.
    ///
    /// The default makes a plain view. An override assigns its own view and does not call super.
    open func loadView() {
        view = UIView()
    }

    /// Called once after the view was loaded, before it is shown.
    open func viewDidLoad() {}

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() {
        if storedView == nil { loadAndAnnounceView() }
    }

    /// What a person would call this screen: the heading of the page and the title of its bar and tab items.
    open var title: String? {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// The size the view should have where the container asks for one, as in a popover, in points.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
    }

    // MARK: Responding to view-related events

    /// Called before the view is added to a window, in the call that asks for it.
    ///
    /// `animated` says whether the page moves to it.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once for each appearance after ``viewWillAppear(_:)``, when the view is in the hierarchy and its size and
    /// traits are final, before its layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is shown: in the commit before the response is written.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view is removed from its window or covered, in the call that asks for it.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view is no longer shown: in the commit before the response is written.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller is being presented.
    ///
    /// True only inside the appearance callbacks of a presentation.
    open var isBeingPresented: Bool { isInPresentationCallback }

    /// Whether the controller is being dismissed.
    ///
    /// True only inside the disappearance callbacks of a dismissal.
    open var isBeingDismissed: Bool { isInDismissalCallback }

    /// Whether the controller is being added to a parent.
    ///
    /// True only inside the appearance callbacks that follow.
    open var isMovingToParent: Bool { isInMoveToParentCallback }

    /// Whether the controller is being removed from its parent.
    ///
    /// True only inside the disappearance callbacks.
    open var isMovingFromParent: Bool { isInMoveFromParentCallback }

    // MARK: Extending the view's safe area

    /// Space to keep free in addition to what bars and the edges of the screen take, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Called when the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Managing the view's margins

    /// Called when the layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Configuring the view's layout behavior

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called when the constraints of the view are to be brought up to date.
    ///
    /// The default calls the view's `updateConstraints()`; an override calls `super` last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The edges at which the view goes on under bars.
    ///
    /// Kept for the app; the page lets content scroll under its bars.
    open var edgesForExtendedLayout: UIRectEdge = .all

    /// Whether the view goes on under opaque bars.
    ///
    /// Kept for the app.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Configuring the view rotation settings

    /// The orientations that the controller supports.
    ///
    /// A page follows the shape of the browser's window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// The orientation in which the controller would like to be presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    // MARK: Adapting to environment changes

    /// Called before the size of the view changes.
    ///
    /// Overrides call super, which tells the children.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - coordinator: Runs changes with the change of the size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers where child.isViewLoaded { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called before the traits change with the size of the window.
    ///
    /// Overrides call super, which tells the children.
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Runs changes with the change of the traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Presenting a view controller

    /// Shows a controller in the way that the nearest container has for it: a navigation controller pushes it, and
    /// without such a container it is presented.
    ///
    /// - Parameters:
    ///   - vc: The controller to show.
    ///   - sender: The object that asks.
    open func show(_ vc: UIViewController, sender: Any?) {
        showInNearestContainer(vc, sender: sender)
    }

    /// Shows a controller as the detail of what is shown: a container with a place for details puts it there, and
    /// without one it is shown as by ``show(_:sender:)``.
    ///
    /// - Parameters:
    ///   - vc: The controller to show.
    ///   - sender: The object that asks.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInNearestContainer(vc, sender: sender)
    }

    /// Shows a controller over this one.
    ///
    /// Its view is loaded and the will-callbacks are sent in this call; it is on the page that answers the request.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to show.
    ///   - flag: Whether the page moves to it.
    ///   - completion: Called after the presented controller's `viewDidAppear`, in the commit.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the controller that this one presented, with all that are presented above it; without one, takes
    /// away the presented controller that this one is or belongs to.
    ///
    /// - Parameters:
    ///   - flag: Whether the page moves.
    ///   - completion: Called after the dismissed controller's `viewDidDisappear`, in the commit. Not called when there
    ///     is nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        beginDismissal(animated: flag, completion: completion)
    }

    /// How the controller is shown when it is presented.
    ///
    /// `automatic` is a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How the page moves when the controller is presented.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether the user cannot dismiss the presented controller by closing its sheet or popover.
    open var isModalInPresentation = false {
        didSet { if isModalInPresentation != oldValue { presentationDidChange() } }
    }

    /// Whether this controller's view is what a presentation with the style `currentContext` or `overCurrentContext`
    /// from it or its descendants covers.
    open var definesPresentationContext = false

    /// Whether this controller's ``modalTransitionStyle`` replaces that of the controllers presented in its context.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the keyboard stays when the controller's content changes.
    ///
    /// Browsers decide that themselves.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Adding a custom transition or presentation

    /// The object that provides the presentation controller for the style `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The coordinator of the running transition that this controller or one that contains it takes part in; nil
    /// outside a transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransitionCoordinator }

    /// The controller that performs an action: this one if its class implements the method, else the nearest parent.
    ///
    /// - Parameters:
    ///   - action: The name of the method.
    ///   - sender: The object that asks.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(for: action, sender: sender)
    }

    /// The presentation controller of this controller or of the nearest one that contains it and is presented; before
    /// the presentation, the one that will be used.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The popover presentation controller, if the presentation style is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    /// The sheet presentation controller, if the presentation style is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The presentation controller of the running presentation; nil while the controller is not presented.
    open var activePresentationController: UIPresentationController? { runningPresentationController }

    // MARK: Adjusting the interface style

    /// The interface style forced on the view and everything in it, and on the children.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }

    // MARK: Observing trait changes

    /// The traits of the controller's environment: those of its view, else of what contains or presents it.
    open var traitCollection: UITraitCollection { environmentTraitCollection }

    /// Called when the traits of the environment changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Indicating missing content

    /// What the controller shows in place of content that is missing; nil shows the content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { contentUnavailableConfigurationDidChange() }
    }

    // MARK: Managing the status bar

    /// Whether the status bar is hidden.
    ///
    /// A page has none.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar: dark content on a light page or light content on a dark one.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child that decides about the status bar's style, or nil for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden, or nil for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Has the status bar asked for anew.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.setNeedsRendering()
    }

    // MARK: Managing child view controllers in a custom container

    /// The controllers that this one contains.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller the child of this one, removing it from the parent it had.
    ///
    /// Call the child's `didMove(toParent:)` when its view is in place.
    ///
    /// - Parameter childController: The controller to add.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes this controller from its parent.
    ///
    /// Call its `willMove(toParent:)` with nil and remove its view before.
    open func removeFromParent() {
        leaveParent()
    }

    /// Exchanges the views of two children of this controller.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view goes.
    ///   - toViewController: The child whose view comes.
    ///   - duration: The length of the animation on iOS in seconds; the page moves at once when it is 0.
    ///   - options: How the page moves.
    ///   - animations: Changes made with the exchange, or nil.
    ///   - completion: Called with true after the did-callbacks.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)? = nil,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Whether the children get appearance callbacks together with this controller.
    ///
    /// The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells this child that its view is about to appear or disappear, for containers that forward by hand.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether it appears.
    ///   - animated: Whether the page moves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceByHand(isAppearing, animated: animated)
    }

    /// Tells this child that its view has appeared or disappeared.
    open func endAppearanceTransition() {
        endAppearanceByHand()
    }

    // MARK: Responding to containment events

    /// Called before the controller is added to or removed from a container.
    ///
    /// Overrides call super.
    ///
    /// - Parameter parent: The container, or nil for removal.
    open func willMove(toParent parent: UIViewController?) {
        appearance.parentChange = parent == nil ? .movingFromParent : .movingToParent
    }

    /// Called after the controller was added to or removed from a container.
    ///
    /// - Parameter parent: The container, or nil after removal.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Getting other related view controllers

    /// The controller that presented this one or the farthest of its ancestors that is presented.
    open var presentingViewController: UIViewController? { nearestPresenter }

    /// The controller that this one or the nearest of its ancestors presented.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that contains this one.
    open var parent: UIViewController? { parentController }

    /// The nearest navigation controller around this controller.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller around this controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    // MARK: Configuring a navigation interface

    /// The item that stands for this controller in a navigation bar.
    ///
    /// It is made when it is first asked for.
    open var navigationItem: UINavigationItem { storedNavigationItem() }

    /// Whether tab bar and toolbar are hidden while this controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false

    /// The items of the toolbar that a navigation controller shows with this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { toolbarItemsDidChange() }
    }

    /// Sets the items of the toolbar.
    ///
    /// - Parameters:
    ///   - toolbarItems: The items.
    ///   - animated: Whether the change is animated on iOS.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    // MARK: Configuring tab bar content

    /// The item that stands for this controller in a tab bar.
    ///
    /// It is made when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get { effectiveTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    // MARK: Adding editing behaviors to your view controller

    /// Whether the controller shows its content for editing.
    open var isEditing: Bool {
        get { isShownForEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Starts or ends editing.
    ///
    /// Overrides call super.
    ///
    /// - Parameters:
    ///   - editing: Whether the content is to be edited.
    ///   - animated: Whether the change is animated on iOS.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isShownForEditing = editing
        storedEditButtonItem?.showEditing(editing)
    }

    /// A bar button that starts and ends editing, and is called Edit or Done accordingly.
    open var editButtonItem: UIBarButtonItem { sharedEditButtonItem() }

    // MARK: Handling memory warnings

    /// Called when the process is about to use more memory than it may.
    open func didReceiveMemoryWarning() {}

    // MARK: Managing state restoration

    /// The name of this controller in a preserved state; nil leaves it out.
    open var restorationIdentifier: String?

    // MARK: Responder chain

    /// The superview of the view; the presenting controller or the window for a controller without one.
    open override var next: UIResponder? { nextInChain }

    // MARK: Working inside a container

    /// The children that appear together with this controller.
    ///
    /// Containers that put the views in place in ``showChildren()`` name the child here.
    func childrenThatAppear() -> [UIViewController] {
        guard let view = storedView else { return [] }
        return childControllers.filter { $0.shownInPlace.storedView?.isDescendant(of: view) ?? false }
    }

    /// Puts the views of the children that appear in place, their will-callbacks having been sent.
    func showChildren() {}

    /// Called when the children that appeared or disappeared together with this controller have had their did-callbacks.
    func didForwardAppearance() {}

    /// Whether the class has its own implementation of a method that `targetViewController(forAction:sender:)` looks
    /// for.
    func implements(_ action: Selector) -> Bool { responds(to: action) }

    /// Places bars and children in the view of a container.
    func layOutContainer() {}

    /// Called when something changed that a container shows of a child: its title, its items.
    func childDidChange(_ child: UIViewController) {}

    // MARK: State

    final var appearance = AppearanceState()
    final var storedView: UIView?
    final var isLoadingView = false
    final weak var parentController: UIViewController?
    final var childControllers: [UIViewController] = []
    final var presentedController: UIViewController?
    final weak var presenter: UIViewController?
    final var storedPresentationController: UIPresentationController?
    final var storedNavigationItemIfPresent: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    final var storedEditButtonItem: UIBarButtonItem?
    final var isShownForEditing = false
    final var contentUnavailableView: (any UIView & UIContentView)?
    final var traitChangeObservers = TraitChangeObservers()
}
