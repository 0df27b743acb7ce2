import Foundation
import UIKitCore

// Not @testable, with which members could be overridden that apps cannot override.

/// The view of a controller, its loading, its appearance and its layout.
class OverridingView: UIViewController {
    var calls: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func awakeFromNib() { super.awakeFromNib() }
    override var storyboard: UIStoryboard? { super.storyboard }
    override var nibName: String? { super.nibName }
    override var nibBundle: Bundle? { super.nibBundle }
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override func loadView() {
        calls.append("loadView")
        view = UIStackView()
    }
    override func viewDidLoad() { super.viewDidLoad() }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override var title: String? { didSet { calls.append("title") } }
    override var preferredContentSize: CGSize {
        get { CGSize(width: 300, height: 200) }
        set { super.preferredContentSize = newValue }
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var additionalSafeAreaInsets: UIEdgeInsets { didSet { calls.append("insets") } }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet { calls.append("margins") } }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override var edgesForExtendedLayout: UIRectEdge {
        get { [] }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { true }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func updateProperties() { super.updateProperties() }
    override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
    override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
    override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        super.setContentScrollView(scrollView, for: edge)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?) { super.setContentScrollView(scrollView) }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge)
    }
    override var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { calls.append("content") } }
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        super.contentUnavailableConfigurationState
    }
    override func setNeedsUpdateContentUnavailableConfiguration() {
        super.setNeedsUpdateContentUnavailableConfiguration()
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
    }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var restorationIdentifier: String? { didSet { calls.append("identifier") } }
    override var restorationClass: (any UIViewControllerRestoration.Type)? { didSet { calls.append("class") } }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
    override var interactionActivityTrackingBaseName: String? { didSet { calls.append("name") } }
}

/// Segues, presentation, transitions, and the place among other controllers.
class OverridingRelations: UIViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        super.performSegue(withIdentifier: identifier, sender: sender)
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source)
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        super.childContaining(source)
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .formSheet }
        set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { .crossDissolve }
        set { super.modalTransitionStyle = newValue }
    }
    override var isModalInPresentation: Bool {
        get { true }
        set { super.isModalInPresentation = newValue }
    }
    override var definesPresentationContext: Bool {
        get { true }
        set { super.definesPresentationContext = newValue }
    }
    override var providesPresentationContextTransitionStyle: Bool {
        get { true }
        set { super.providesPresentationContextTransitionStyle = newValue }
    }
    override var disablesAutomaticKeyboardDismissal: Bool { false }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { super.transitioningDelegate }
        set { super.transitioningDelegate = newValue }
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        super.targetViewController(forAction: action, sender: sender)
    }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var popoverPresentationController: UIPopoverPresentationController? { nil }
    override var sheetPresentationController: UISheetPresentationController? { super.sheetPresentationController }
    override var activePresentationController: UIPresentationController? { super.activePresentationController }
    override var preferredTransition: UIViewController.Transition? {
        get { .crossDissolve }
        set { super.preferredTransition = newValue }
    }
    override var restoresFocusAfterTransition: Bool {
        get { false }
        set { super.restoresFocusAfterTransition = newValue }
    }
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        super.separateSecondaryViewController(for: splitViewController)
    }
    override var children: [UIViewController] { super.children }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func removeFromParent() { super.removeFromParent() }
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        super.transition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { super.endAppearanceTransition() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var parent: UIViewController? { super.parent }
    override var splitViewController: UISplitViewController? { super.splitViewController }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var extensionContext: NSExtensionContext? { super.extensionContext }
}

/// Bars, key commands and editing.
class OverridingBars: UIViewController {
    var editingChanges: [Bool] = []

    private let ownItem = UINavigationItem(title: "Overridden")

    override var navigationItem: UINavigationItem { ownItem }
    override var hidesBottomBarWhenPushed: Bool {
        get { true }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { [UIBarButtonItem(systemItem: .flexibleSpace)] }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var tab: UITab? { super.tab }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editingChanges.append(editing)
    }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
    override var performsActionsWhilePresentingModally: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "k", modifierFlags: .command, action: "act:")] }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
    override func removeKeyCommand(_ keyCommand: UIKeyCommand) { super.removeKeyCommand(keyCommand) }
    override var next: UIResponder? { super.next }
    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var inputView: UIView? { nil }
    override var inputAccessoryView: UIView? { nil }
    override var inputViewController: UIInputViewController? { nil }
    override var inputAccessoryViewController: UIInputViewController? { nil }
    override func reloadInputViews() { super.reloadInputViews() }
    override var undoManager: UndoManager? { super.undoManager }
    override var userActivity: NSUserActivity? {
        get { super.userActivity }
        set { super.userActivity = newValue }
    }
    override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
    override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
}

/// What a controller says to its surroundings and what it hears of them.
class OverridingEnvironment: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override var prefersInterfaceOrientationLocked: Bool { true }
    override func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        super.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override var preferredUserInterfaceStyle: UIUserInterfaceStyle { .dark }
    override var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    override func setNeedsUserInterfaceAppearanceUpdate() { super.setNeedsUserInterfaceAppearanceUpdate() }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    override var focusGroupIdentifier: String? {
        get { "group" }
        set { super.focusGroupIdentifier = newValue }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override var prefersPointerLocked: Bool { true }
    override func setNeedsUpdateOfPrefersPointerLocked() { super.setNeedsUpdateOfPrefersPointerLocked() }
    override var childViewControllerForPointerLock: UIViewController? { nil }
    override var prefersStatusBarHidden: Bool { true }
    override var childForStatusBarHidden: UIViewController? { nil }
    override var childForStatusBarStyle: UIViewController? { nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { true }
        set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override var childViewControllerForTouchBar: UIViewController? { nil }
    override func setNeedsTouchBarUpdate() { super.setNeedsTouchBarUpdate() }
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .glass }
    override var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
    override func setNeedsUpdateOfPreferredContainerBackgroundStyle() {
        super.setNeedsUpdateOfPreferredContainerBackgroundStyle()
    }
    override var ornaments: [UIOrnament] { didSet { setNeedsUpdateProperties() } }
}

/// The deprecated members of both references that subclasses override in older code.
@available(*, deprecated)
class OverridingDeprecated: UIViewController {
    override var shouldAutorotate: Bool { false }
    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }
    override var interfaceOrientation: UIInterfaceOrientation { .portrait }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    override func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
    override func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    override func rotatingHeaderView() -> UIView? { nil }
    override func rotatingFooterView() -> UIView? { nil }
    override func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { false }
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }
    override var contentSizeForViewInPopover: CGSize {
        get { CGSize(width: 320, height: 480) }
        set { super.contentSizeForViewInPopover = newValue }
    }
    override var isModalInPopover: Bool {
        get { true }
        set { super.isModalInPopover = newValue }
    }
    override var wantsFullScreenLayout: Bool {
        get { true }
        set { super.wantsFullScreenLayout = newValue }
    }
    override var automaticallyAdjustsScrollViewInsets: Bool {
        get { false }
        set { super.automaticallyAdjustsScrollViewInsets = newValue }
    }
    override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
    override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    override var searchDisplayController: UISearchDisplayController? { super.searchDisplayController }
    override func viewWillUnload() {}
    override func viewDidUnload() {}
    override var tabBarObservedScrollView: UIScrollView? {
        get { super.tabBarObservedScrollView }
        set { super.tabBarObservedScrollView = newValue }
    }
}
