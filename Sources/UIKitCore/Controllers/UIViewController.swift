public import Foundation

/// An object that manages a view hierarchy: one screen of an app, or a part of it.
///
/// Every browser tab has a hierarchy of controllers of its own, which lives on the server between requests. What the
/// page shows is the views of the controllers that have appeared.
///
/// Source: UIKit, `UIViewController`.
open class UIViewController: UIResponder, UIStateRestoring, @MainActor NSCoding {
    // MARK: Creating a view controller

    /// Creates a controller whose view is loaded when it is first asked for.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib file with the view, or nil for a view that ``loadView()`` makes.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        let archive = ControllerArchive(reading: coder)
        storedNibName = archive?.nibName
        storedNibBundle = archive?.nibBundle
        super.init()
        archive?.configure(self)
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Writes the controller to an archive with keys, without its view and its relations to other controllers.
    ///
    /// - Parameter coder: The archive to write.
    open func encode(with coder: NSCoder) {
        ControllerArchive.write(self, to: coder)
    }

    /// Creates a controller whose view is loaded when it is first asked for.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Getting the storyboard and nib information

    /// The name of the nib file with the view, if one was given; for a controller from a storyboard, the name of its view
    /// there.
    open var nibName: String? { storedNibName ?? sceneObjects?.viewName }

    /// The bundle of the nib file, if one was given.
    open var nibBundle: Bundle? { storedNibBundle }

    /// The storyboard that the controller was made from, or nil.
    open var storyboard: UIStoryboard? { sceneObjects?.storyboard }

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
    /// The default takes the view from the storyboard or nib: the one that ``nibName`` names, else one named as the
    /// class, without or with "Controller"; without any it makes a plain view. An override assigns its own view and does
    /// not call super.
    open func loadView() {
        if !loadViewFromDocument() { view = UIView().withSizeOfScreen() }
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
        didSet { if preferredContentSize != oldValue { tellContainersOfPreferredContentSize() } }
    }

    // MARK: Performing segues

    /// Whether a segue that was triggered is performed.
    ///
    /// Not called for segues that ``performSegue(withIdentifier:sender:)`` performs. The default is true.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier; empty if it has none.
    ///   - sender: What triggered it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed: the place to give its destination what it is to show.
    ///
    /// The destination's view is not loaded yet. The default does nothing.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: What triggered it.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs a segue of the controller's scene.
    ///
    /// A name that the scene does not have is a scene fault.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier.
    ///   - sender: Passed on to ``prepare(for:sender:)``.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegueOfScene(withIdentifier: identifier, sender: sender)
    }

    // MARK: Unwinding segues

    /// The children to search for the destination of an unwind segue, the likeliest first.
    ///
    /// The default is all children but the one that the segue comes from.
    ///
    /// - Parameter source: What the segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// The child that is the source of an unwind segue or contains it; nil if none does.
    ///
    /// Containers call it in ``allowedChildrenForUnwinding(from:)``. An override returns what super returns.
    ///
    /// - Parameter source: What the segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(containing: source.source)
    }

    /// Whether this controller is the destination of an unwind segue.
    ///
    /// Asked when none of the controller's ``allowedChildrenForUnwinding(from:)`` is the destination. The default is whether
    /// it has the method and is not where the segue comes from; a class that overrides the older method of this name is
    /// asked by that.
    ///
    /// - Parameters:
    ///   - action: The unwind action.
    ///   - fromViewController: The controller that the segue leaves.
    ///   - sender: What triggered the segue.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwinding(action, from: fromViewController, sender: sender)
    }

    /// Shows a child on the way to the destination of an unwind segue, as a container does it.
    ///
    /// Called after the unwind action, on every controller that contains the destination, the outermost first. The default
    /// does nothing.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

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
    /// True only inside the appearance callbacks of a presentation, those of the children included.
    open var isBeingPresented: Bool { isInPresentationCallback }

    /// Whether the controller is being dismissed.
    ///
    /// True only inside the disappearance callbacks of a dismissal, those of the children included.
    open var isBeingDismissed: Bool { isInDismissalCallback }

    /// Whether the controller is being added to a parent.
    ///
    /// True only inside the appearance callbacks that follow, those of the children included.
    open var isMovingToParent: Bool { isInMoveToParentCallback }

    /// Whether the controller is being removed from its parent.
    ///
    /// True only inside the disappearance callbacks, those of the children included.
    open var isMovingFromParent: Bool { isInMoveFromParentCallback }

    // MARK: Extending the view's safe area

    /// Space to keep free in addition to what bars and the edges of the screen take, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Called when the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Managing the view's margins

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    ///
    /// The default is true.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { environmentIfPresent?.respectsSystemMinimumLayoutMargins ?? true }
        set { setRespectsSystemMinimumLayoutMargins(newValue) }
    }

    /// The margins that the view has at least, in points: 16 at the sides of a narrow view, 20 at those of a wide one.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumLayoutMargins }

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
    /// The view ends at the bars of its container on the other edges, where its safe area is empty then. On the page
    /// content scrolls under the bars in any case.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { viewIfLoaded?.superview?.setNeedsLayout() } }
    }

    /// Whether the view goes on under bars that are not translucent, at the edges of ``edgesForExtendedLayout``.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { viewIfLoaded?.superview?.setNeedsLayout() }
        }
    }

    // MARK: Configuring the view rotation settings

    /// The orientations that the controller supports.
    ///
    /// The default is all; on phones all but upside down; in older code those that ``shouldAutorotate(to:)`` agrees to. A page
    /// follows the shape of the browser's window; only a phone's is kept upright where that is all that is supported.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsAgreedTo }

    /// The orientation in which the controller would like to be presented.
    ///
    /// The default is how the interface is turned now. Nothing can turn the device.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { orientationOfScene }

    /// Has the supported orientations asked for anew.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        supportedInterfaceOrientationsDidChange()
    }

    /// Whether the controller would like the orientation to stay as it is while it is shown.
    ///
    /// A phone's interface stays upright or sideways then, whichever way the phone is turned; the window of a tablet or a
    /// desktop has the shape that it has. The scene's `effectiveGeometry` tells whether it is locked. The default is false.
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// Has the preference for a locked orientation asked for anew.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        supportedInterfaceOrientationsDidChange()
    }

    /// The child that decides whether the orientation is locked, or nil for this controller.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { environmentChild }

    // MARK: Adapting to environment changes

    /// Called before the size of the view changes.
    ///
    /// Overrides call super, which tells the children.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - coordinator: Runs changes with the change of the size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change.
    ///
    /// Overrides call super, which tells the children.
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Runs changes with the change of the traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// Called when a child or a presented controller would like another size.
    ///
    /// - Parameter container: The child.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when the size changed that the constraints in a child's view ask for.
    ///
    /// The child's view is in a window. The default does nothing, and a controller that does not override the method
    /// is not asked, so that nothing is measured for it.
    ///
    /// - Parameter container: The child.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child when this controller's view gets a size.
    ///
    /// The default is the size of the view, as for a child that fills it; ``viewWillTransition(to:with:)`` passes it on.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size that the view gets, in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

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
        completion: (() -> Void)? = nil
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
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissal(animated: flag, completion: completion)
    }

    /// How the controller is shown when it is presented.
    ///
    /// `automatic` is a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How the page moves when the controller is presented.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether the user cannot close the sheet or popover that shows this controller, presented itself or in a container.
    open var isModalInPresentation = false {
        didSet { if isModalInPresentation != oldValue { modalityDidChange() } }
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

    /// The object that provides animators, objects that drive them, and the presentation controller for the style
    /// `custom`.
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

    /// How the page moves when the controller is pushed or presented, and when it goes again.
    ///
    /// Nil, the default, leaves that to ``modalTransitionStyle`` and to the navigation controller. An animator of a
    /// delegate wins.
    open var preferredTransition: UIViewController.Transition?

    /// Whether what had the focus has it again when this controller is uncovered by a pop or a dismissal.
    ///
    /// That is the control that led away from the controller, which has the keyboard focus on the page then, or the field
    /// that was edited, which becomes first responder again. The default is true. False for a container holds for what it
    /// contains.
    open var restoresFocusAfterTransition = true

    /// The presentation controller of the running presentation; nil while the controller is not presented.
    open var activePresentationController: UIPresentationController? { runningPresentationController }

    // MARK: Adjusting the interface style

    /// The interface style forced on the view and everything in it, and on the children.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.overriddenInterfaceStyle }
        set { traitOverrides.overriddenInterfaceStyle = newValue }
    }

    /// The interface style that the controller would like to have, where none is forced on it.
    ///
    /// It is asked for when the view has loaded and after ``setNeedsUserInterfaceAppearanceUpdate()``. The default is
    /// `unspecified`.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

    /// The child whose ``preferredUserInterfaceStyle`` counts, or nil for this controller's.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }

    /// Has the preferred interface style asked for anew.
    open func setNeedsUserInterfaceAppearanceUpdate() {
        settleInterfaceStyle()
    }

    // MARK: Observing trait changes

    /// The traits of the controller's environment: those of its view, else of what contains or presents it.
    open var traitCollection: UITraitCollection { environmentTraitCollection }

    /// Called when the traits of the environment changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells of changed traits now instead of in the next commit: the controller, its view and everything in it.
    open func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }

    // MARK: Updating properties

    /// Brings what the view shows in line with the model, before the layout.
    ///
    /// Called in the commit when the view first comes into a window, when the traits changed, and after
    /// ``setNeedsUpdateProperties()``. Never call it.
    open func updateProperties() {}

    /// Has ``updateProperties()`` called in the next commit; several requests before it make one call.
    open func setNeedsUpdateProperties() {
        markNeedsUpdateProperties()
    }

    /// Calls ``updateProperties()`` now, where it is due, of this controller, its view and everything in it.
    open func updatePropertiesIfNeeded() {
        updateStaleProperties()
    }

    // MARK: Working with scrolling content

    /// Sets the scroll view that bars observe at some edges.
    ///
    /// On the page, bars follow it where it is a region with a height of its own; other scroll views scroll with the page,
    /// which bars follow anyway.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, or nil to have one found.
    ///   - edge: The edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        rememberContentScrollView(scrollView, for: edge)
    }

    /// Sets the scroll view that bars observe at every edge.
    ///
    /// - Parameter scrollView: The scroll view, or nil to have one found.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// The scroll view that bars observe at an edge: the one that was set, else the view or the backmost view in it, if
    /// that scrolls.
    ///
    /// - Parameter edge: The edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        rememberedContentScrollView(for: edge)
    }

    // MARK: Supporting app extensions

    /// The app that the controller is an extension of; nil, as a page is no extension.
    open var extensionContext: NSExtensionContext? { nil }

    /// Called when an extension starts to work, which does not happen on the web.
    ///
    /// - Parameter context: The app that the extension runs in.
    open func beginRequest(with context: NSExtensionContext) {}

    // MARK: Coordinating with system gestures

    /// The edges at which the browser's own gestures give way: there, pulling the page neither loads it anew nor goes
    /// back.
    ///
    /// The default is none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about the gestures, or nil for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { environmentChild }

    /// Has the edges asked for anew.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        preferencesDidChange()
    }

    /// Whether the page may use the strip at the bottom where a phone shows its home indicator.
    ///
    /// The default is false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the home indicator, or nil for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { environmentChild }

    /// Has the preference for the home indicator asked for anew.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        preferencesDidChange()
    }

    // MARK: Working with focus

    /// The group of the view in which the focus moves; on the page, a named group.
    ///
    /// The default is nil: the group around it.
    open var focusGroupIdentifier: String? {
        get { environmentIfPresent?.focusGroupIdentifier }
        set { setFocusGroupIdentifier(newValue) }
    }

    /// Where the focus should go in the controller's view, best first.
    ///
    /// The default is the view, or what an override of `preferredFocusedView` names.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { olderFocusEnvironment.map { [$0] } ?? [] }

    /// The view where the focus should go.
    ///
    /// The default is the controller's view.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { viewIfLoaded }

    /// The view that contains this controller's, else what contains or presents the controller.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        storedView?.parentView ?? parentController ?? presenter
    }

    /// The view, which knows its subviews; nil while it is not loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Has the focus moved to what is preferred, in the next commit.
    open func setNeedsFocusUpdate() {
        windowScene?.requestFocus(for: self)
    }

    /// Moves the focus to what is preferred now.
    open func updateFocusIfNeeded() {
        moveFocus()
    }

    /// Whether the app lets the focus move.
    ///
    /// - Parameter context: From where to where it moves.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the app moved the focus.
    ///
    /// - Parameters:
    ///   - context: From where to where it moved.
    ///   - coordinator: Runs changes with the movement.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The sound of a movement of the focus; never asked for, as a page makes none.
    ///
    /// - Parameter context: From where to where it moves.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    // MARK: Managing pointer lock state

    /// Whether the controller would like to have the pointer for itself.
    ///
    /// Only a script can ask a browser for that; the page says so to scripts. The default is false.
    open var prefersPointerLocked: Bool { false }

    /// Has the preference for the pointer asked for anew.
    open func setNeedsUpdateOfPrefersPointerLocked() {
        preferencesDidChange()
    }

    /// The child that decides about the pointer, or nil for this controller.
    open var childViewControllerForPointerLock: UIViewController? { environmentChild }

    // MARK: Indicating missing content

    /// What the controller shows in place of content that is missing; nil shows the content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { contentUnavailableConfigurationDidChange() }
    }

    /// What a configuration for missing content may depend on: traits, and the text of the active search.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        currentContentUnavailableState
    }

    /// Decides anew whether content is missing; overrides set ``contentUnavailableConfiguration``.
    ///
    /// Called in the commit when the view first comes into a window, when the traits changed, when the search of this
    /// controller changed, and after ``setNeedsUpdateContentUnavailableConfiguration()``. Never call it.
    ///
    /// - Parameter state: What the configuration may depend on.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Has ``updateContentUnavailableConfiguration(using:)`` called in the next commit.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        markNeedsUpdateProperties()
    }

    // MARK: Managing the status bar

    /// Whether the status bar is hidden: a page on a phone's home screen then reaches to the upper edge.
    ///
    /// The default is false.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar: dark content on a light page or light content on a dark one.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child that decides about the status bar's style, or nil for this controller.
    open var childForStatusBarStyle: UIViewController? { statusBarStyleChild }

    /// The child that decides whether the status bar is hidden, or nil for this controller.
    open var childForStatusBarHidden: UIViewController? { environmentChild }

    /// Whether the controller decides about the status bar also when it is presented without filling the screen.
    ///
    /// The default is false.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { environmentIfPresent?.capturesStatusBarAppearance ?? false }
        set {
            environment.capturesStatusBarAppearance = newValue
            preferencesDidChange()
        }
    }

    /// How the status bar comes and goes.
    ///
    /// Browsers decide that themselves. The default is `fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Has the status bar asked for anew.
    open func setNeedsStatusBarAppearanceUpdate() {
        preferencesDidChange()
    }

    // MARK: Managing the Touch Bar

    /// The child whose Touch Bar is shown, or nil for this controller's.
    ///
    /// Browsers show none.
    open var childViewControllerForTouchBar: UIViewController? { environmentChild }

    /// Has the Touch Bar asked for anew, which a browser does not show.
    open func setNeedsTouchBarUpdate() {}

    // MARK: Configuring the background and the surroundings of a container

    /// What the controller would like to have behind its content.
    ///
    /// The default is `automatic`.
    open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }

    /// The child that decides about the background, or nil for this controller.
    open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { environmentChild }

    /// Has the background asked for anew.
    open func setNeedsUpdateOfPreferredContainerBackgroundStyle() {
        preferencesDidChange()
    }

    /// What floats beside the window in space.
    ///
    /// Kept for the app; a page has no space beside it.
    open var ornaments: [UIOrnament] {
        get { environmentIfPresent?.ornaments ?? [] }
        set { environment.ornaments = newValue }
    }

    // MARK: Managing child view controllers in a custom container

    /// The controllers that this one contains.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller the child of this one, removing it from the parent it had.
    ///
    /// Call the child's `didMove(toParent:)` when its view is in place. A child whose view lies in the view of another
    /// controller is a scene fault, and stays where it is.
    ///
    /// - Parameter childController: The controller to add.
    open func addChild(_ childController: UIViewController) {
        if mayAdopt(childController) { adopt(childController) }
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
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Whether the children get appearance callbacks together with this controller.
    ///
    /// The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool {
        deprecated.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
    }

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

    /// Takes in the secondary controller of a split view whose columns are merged, this controller being the primary one.
    ///
    /// The default does nothing; a navigation controller puts it on its stack.
    ///
    /// - Parameters:
    ///   - secondaryViewController: The controller that leaves its column.
    ///   - splitViewController: The split view controller.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives the secondary controller of a split view back whose columns are separated again.
    ///
    /// The default has none; a navigation controller takes it off its stack.
    ///
    /// - Parameter splitViewController: The split view controller.
    /// - Returns: The controller for the secondary column, or nil.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The nearest split view controller around this controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

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

    /// The tab that made this controller or the nearest one that contains it; nil outside of tabs.
    open var tab: UITab? { storedTab ?? parentController?.tab }

    /// The scroll view that bars below the content observe.
    @available(*, deprecated, message: "Use setContentScrollView(_:for:).")
    open var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
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

    // MARK: Tracking activities

    /// The name under which an operator finds how long it takes to make the pages of this controller; nil for none.
    ///
    /// It is sent to the browser as a `Server-Timing` entry (W3C, Server Timing) and labels a metric of the server.
    open var interactionActivityTrackingBaseName: String? {
        get { environmentIfPresent?.activityTrackingBaseName }
        set { environment.activityTrackingBaseName = newValue }
    }

    // MARK: Accessing the available key commands

    /// Whether the controller's key commands and menu actions are offered also while it presents another controller.
    ///
    /// The default is false.
    open var performsActionsWhilePresentingModally: Bool { false }

    /// The commands that were added with ``addKeyCommand(_:)``.
    ///
    /// Overrides add their own to super's.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

    /// Gives the controller a command with a keyboard shortcut.
    ///
    /// - Parameter keyCommand: The command.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addOwnKeyCommand(keyCommand)
    }

    /// Takes a command with a keyboard shortcut away.
    ///
    /// - Parameter keyCommand: A command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        removeOwnKeyCommand(keyCommand)
    }

    // MARK: Managing state restoration

    /// The name of this controller in a preserved state; nil leaves out the controller and everything in it.
    ///
    /// It is unique among the controllers of one container.
    open var restorationIdentifier: String?

    /// The class that makes the controller anew when its state is restored; nil leaves it to the application's delegate,
    /// to the app's own start or to the storyboard.
    ///
    /// It must not be private, or it is not found in another process.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Encodes what is to be preserved of the controller: as little as is needed to show the same again.
    ///
    /// Overrides call super, which encodes the presented controller; containers of UIKit's encode their children. Other
    /// containers encode their children themselves.
    ///
    /// - Parameter coder: Where to put it. Controllers and views are referred to, not copied.
    open func encodeRestorableState(with coder: NSCoder) {
        encodePresentation(with: coder)
    }

    /// Takes up what was preserved.
    ///
    /// All restored controllers exist. Overrides call super.
    ///
    /// - Parameter coder: Where to find it.
    open func decodeRestorableState(with coder: NSCoder) {
        decodePresentation(with: coder)
    }

    /// Called when every restored object has taken up its state.
    open func applicationFinishedRestoringState() {}

    // MARK: Responder chain

    /// The superview of the view; the presenting controller or the window for a controller without one.
    open override var next: UIResponder? { nextInChain }

    // MARK: Deprecated rotation callbacks
    //
    // Called for a visible controller when the page turns between upright and sideways, by the default
    // ``viewWillTransition(to:with:)``.

    /// Whether the interface follows the device when it is turned.
    ///
    /// The default is true.
    @available(*, deprecated, message: "Override supportedInterfaceOrientations or prefersInterfaceOrientationLocked.")
    open var shouldAutorotate: Bool { true }

    /// Whether the controller supports an orientation.
    ///
    /// Asked by the default ``supportedInterfaceOrientations``; a class that agrees to none stays upright. The default is
    /// whether ``supportedInterfaceOrientations`` names it.
    ///
    /// - Parameter toInterfaceOrientation: The orientation.
    @available(*, deprecated, message: "Override supportedInterfaceOrientations.")
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(toInterfaceOrientation))
    }

    /// Called before the orientation changes.
    ///
    /// - Parameters:
    ///   - toInterfaceOrientation: The orientation to be.
    ///   - duration: The length of the animation, in seconds.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called when the view has its new size, before its layout, for changes that belong to the animation.
    ///
    /// - Parameters:
    ///   - toInterfaceOrientation: The new orientation.
    ///   - duration: The length of the animation, in seconds.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called after the orientation changed.
    ///
    /// - Parameter fromInterfaceOrientation: The orientation before.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called before the first of two steps in which old systems rotated; here never, as there is one step.
    ///
    /// - Parameters:
    ///   - toInterfaceOrientation: The new orientation.
    ///   - duration: The length of the step, in seconds.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    /// Called after the first of two steps in which old systems rotated; here never, as there is one step.
    ///
    /// - Parameter toInterfaceOrientation: The new orientation.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called before the second of two steps in which old systems rotated; here never, as there is one step.
    ///
    /// - Parameters:
    ///   - fromInterfaceOrientation: The orientation before.
    ///   - duration: The length of the step, in seconds.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    /// The bar above the content, which stays in its place while the interface is turned: that of a container.
    @available(*, deprecated, message: "Use a navigation controller's navigationBar.")
    open func rotatingHeaderView() -> UIView? { rotatingBars.header }

    /// The bar below the content, which stays in its place while the interface is turned: that of a container.
    @available(*, deprecated, message: "Use a tab bar controller's tabBar.")
    open func rotatingFooterView() -> UIView? { rotatingBars.footer }

    /// Whether the children get the rotation callbacks together with this controller.
    ///
    /// The default is true.
    @available(*, deprecated, message: "Override viewWillTransition(to:with:).")
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// Whether the children get appearance and rotation callbacks together with this controller.
    ///
    /// The default is true; false turns both off.
    @available(*, deprecated, message: "Override shouldAutomaticallyForwardAppearanceMethods.")
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }

    // MARK: Deprecated unwinding

    /// Whether this controller is the destination of an unwind segue.
    ///
    /// Asked where a class overrides it. The default is whether the controller has the method and is not where the segue
    /// comes from, or what an override of the newer method of this name says.
    ///
    /// - Parameters:
    ///   - action: The unwind action.
    ///   - fromViewController: The controller that the segue leaves.
    ///   - sender: What triggered the segue.
    @available(*, deprecated, renamed: "canPerformUnwindSegueAction(_:from:sender:)")
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        canPerformUnwindingAsBefore(action, from: fromViewController, sender: sender)
    }

    /// The controller in this container that is the destination of an unwind segue; nil to look further outwards.
    ///
    /// A container that overrides it is asked instead of ``allowedChildrenForUnwinding(from:)``. It asks each child whether
    /// it can perform the action, and returns what super returns if none can. The default searches the children, then
    /// asks this controller.
    ///
    /// - Parameters:
    ///   - action: The unwind action.
    ///   - fromViewController: The controller that the segue leaves.
    ///   - sender: What triggered the segue.
    @available(*, deprecated, message: "Override allowedChildrenForUnwinding(from:).")
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        unwindDestination(of: action, from: fromViewController, sender: sender)
    }

    /// The segue of the container's own that leads back to a controller in it.
    ///
    /// Asked of the containers of the destination, the innermost first, and of what presented the controllers that are
    /// left. A container that overrides it and returns a segue has that prepared for and performed in place of the one that
    /// the storyboard names. The default makes a segue that calls ``unwind(for:towards:)`` on the way.
    ///
    /// - Parameters:
    ///   - toViewController: The destination.
    ///   - fromViewController: The controller that the segue leaves.
    ///   - identifier: The segue's identifier.
    @available(*, deprecated, message: "Override unwind(for:towards:).")
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        UIStoryboardSegue(unwindingTo: toViewController, from: fromViewController, identifier: identifier)
    }

    // MARK: Deprecated popover sizes

    /// The size that the view should have in a popover, in points.
    ///
    /// The default is ``preferredContentSize``, and 320 by 1100 while that is empty.
    @available(*, deprecated, renamed: "preferredContentSize")
    open var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize == .zero ? CGSize(width: 320, height: 1_100) : preferredContentSize }
        set { preferredContentSize = newValue }
    }

    /// Whether the user cannot dismiss the popover that the controller is in.
    @available(*, deprecated, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    // MARK: Deprecated view management

    /// What bars cover at the top of the view.
    @available(*, deprecated, message: "Use the view's safeAreaLayoutGuide.")
    open var topLayoutGuide: any UILayoutSupport { layoutSupports.top }

    /// What bars cover at the bottom of the view.
    @available(*, deprecated, message: "Use the view's safeAreaLayoutGuide.")
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupports.bottom }

    /// How the interface is turned.
    @available(*, deprecated, message: "Use the window scene's interfaceOrientation.")
    open var interfaceOrientation: UIInterfaceOrientation { orientationOfScene }

    /// Whether the view goes on under the status bar; a page has none, and the view fills it anyway.
    @available(*, deprecated, message: "Use edgesForExtendedLayout.")
    open var wantsFullScreenLayout: Bool {
        get { environmentIfPresent?.wantsFullScreenLayout ?? false }
        set { environment.wantsFullScreenLayout = newValue }
    }

    /// The traits that this controller replaces for a child; nil when there are none.
    ///
    /// Asked when the child is added, when this controller's traits changed and before each layout of its view. The default
    /// is what ``setOverrideTraitCollection(_:forChild:)`` was given.
    ///
    /// - Parameter childViewController: A child of this controller.
    @available(*, deprecated, message: "Use the child's traitOverrides.")
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traitsReplaced(forChild: childViewController)
    }

    /// Replaces traits of a child and everything in it.
    ///
    /// - Parameters:
    ///   - collection: The traits, or nil to replace none.
    ///   - childViewController: A child of this controller.
    @available(*, deprecated, message: "Use the child's traitOverrides.")
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        replaceTraits(ofChild: childViewController, with: collection)
    }

    /// The search display controller that was made for this controller.
    @available(*, deprecated, message: "Use UISearchController.")
    open var searchDisplayController: UISearchDisplayController? {
        environmentIfPresent?.searchDisplayController as? UISearchDisplayController
    }

    /// Called before the view is given up when memory is short, which no longer happens.
    @available(*, deprecated, message: "Views are kept; see didReceiveMemoryWarning().")
    open func viewWillUnload() {}

    /// Called after the view was given up when memory was short, which no longer happens.
    @available(*, deprecated, message: "Views are kept; see didReceiveMemoryWarning().")
    open func viewDidUnload() {}

    /// Registers a view for previews, of which there are none on pages.
    ///
    /// - Parameters:
    ///   - delegate: The object that would be asked for controllers.
    ///   - sourceView: The view.
    /// - Returns: What was registered.
    @available(*, deprecated, message: "Use UIContextMenuInteraction.")
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(with: delegate, sourceView: sourceView)
    }

    /// Gives a registration for previews up.
    ///
    /// - Parameter previewing: What was registered.
    @available(*, deprecated, message: "Use UIContextMenuInteraction.")
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    /// What could be done with the controller where it is previewed; none unless overridden.
    @available(*, deprecated, message: "Use UIContextMenuInteraction.")
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Whether scroll views keep their content clear of bars.
    ///
    /// Kept for the app: on the page, content never begins under a bar. The default is true.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior.")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { environmentIfPresent?.adjustsScrollViewInsets ?? true }
        set { environment.adjustsScrollViewInsets = newValue }
    }

    // MARK: Working inside a container

    /// The child that decides in place of a container about what the page does as a whole.
    var environmentChild: UIViewController? { nil }

    /// The child that decides in place of a container about the style of the status bar.
    var statusBarStyleChild: UIViewController? { environmentChild }

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

    /// Places bars and children in the view of a container.
    func layOutContainer() {}

    /// What a person can do with the view of a container itself.
    func containerInteractions() -> [UserInteractionEvent] { [] }

    /// Does one of ``containerInteractions()``.
    func performContainerInteraction(_ interaction: UserInteraction) {}

    /// Called when a child is one no longer, whoever removed it, for containers that keep lists of their own.
    func didDisown(_ child: UIViewController) {}

    /// Called when something changed that a container shows of a child: its title, its items.
    func childDidChange(_ child: UIViewController) {}

    /// Called when a person closed the sheet or popover that the controller was presented in.
    func userDidDismissPresentation() {}

    // MARK: State

    final var storedNibName: String?
    final let storedNibBundle: Bundle?
    final var ownKeyCommands: [UIKeyCommand] = []
    final var appearance = AppearanceState()
    /// The scene of the storyboard that the controller was made from.
    final var sceneObjects: SceneObjects?
    final var environmentIfPresent: ControllerEnvironment?
    final var needsUpdateProperties = true
    final var storedView: UIView?
    final var isLoadingView = false
    final weak var parentController: UIViewController?
    final var childControllers: [UIViewController] = []
    final var presentedController: UIViewController?
    /// The search of the controller's content that was active before the process ended, until the controller appears.
    final var waitingSearch: UISearchController?
    final weak var presenter: UIViewController?
    final var storedPresentationController: UIPresentationController?
    /// The view out of which the controller grew.
    final weak var zoomSource: UIView?
    final var storedNavigationItemIfPresent: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    /// The tab that made this controller.
    final weak var storedTab: UITab?
    /// Where the focus was before another controller came over this one.
    final var leftFocus: FocusPlace?
    final var storedEditButtonItem: UIBarButtonItem?
    final var isShownForEditing = false
    final var contentUnavailableView: (any UIView & UIContentView)?
    final var traitChangeObservers = TraitChangeObservers()
}
