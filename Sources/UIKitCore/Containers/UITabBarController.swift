public import Foundation

/// A container that shows one of several controllers, with a bar or a sidebar to choose among them.
///
/// On a narrow page the tabs stand in a bar at the lower end, on a wide one in a sidebar or in a bar at the top, see
/// ``mode``. The views of controllers that were not chosen yet are not loaded.
///
/// Source: UIKit, `UITabBarController`.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Creates a tab bar controller with tabs.
    ///
    /// - Parameter tabs: The tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Creates a tab bar controller without tabs.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a tab bar controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Managing the view controllers

    /// The controllers, one for each tab; with ``tabs``, those that were made already.
    ///
    /// Setting them replaces ``tabs``.
    open var viewControllers: [UIViewController]? {
        get { tabControllers }
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

    /// The controllers that the user may move to other places in the More tab's edit mode.
    ///
    /// The default is all; nil allows none.
    open var customizableViewControllers: [UIViewController]? {
        get { customizableControllers.isEmpty && chosenCustomizable != nil ? nil : customizableControllers }
        set { chosenCustomizable = newValue ?? [] }
    }

    /// The navigation controller of the More tab, which lists what a narrow bar has no room for.
    open var moreNavigationController: UINavigationController { sharedMoreNavigationController() }

    // MARK: Managing the tabs

    /// The tabs that make their controllers when they are selected; empty with ``viewControllers``.
    open var tabs: [UITab] {
        get { tabModel }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, in place of ``viewControllers``.
    ///
    /// - Parameters:
    ///   - tabs: The tabs, each with an identifier of its own.
    ///   - animated: Whether the change is animated on iOS.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(with: tabs)
    }

    /// The tab with an identifier, also in groups.
    ///
    /// - Parameter identifier: The identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabModel.tab(forIdentifier: identifier)
    }

    /// A name for the person's changes of the tabs, which are kept with the state of the scene.
    ///
    /// Changes that were kept under another name are not taken up again.
    open var customizationIdentifier: String?

    /// The identifiers of the tabs that a narrow bar shows; nil for all.
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue { updateTabBar() } }
    }

    // MARK: Managing the selected tab

    /// The controller of the selected tab.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedViewController: UIViewController? {
        get { selectedController }
        set { if let newValue { select(newValue) } }
    }

    /// The place of the selected tab; `NSNotFound` without tabs and while the More tab is selected.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedIndex: Int {
        get { indexOfSelection }
        set { select(at: newValue) }
    }

    /// The selected tab, which may be a member of a group; nil with ``viewControllers``.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedTab: UITab? {
        get { usesTabs ? chosenTab : nil }
        set { if let newValue { show(newValue) } }
    }

    // MARK: Configuring bar and sidebar

    /// Whether tabs stand in a bar or in a sidebar.
    open var mode: UITabBarController.Mode = .automatic {
        didSet { if mode != oldValue { updateTabBar() } }
    }

    /// What the sidebar shows besides the tabs.
    open var sidebar: UITabBarController.Sidebar { ownSidebar }

    /// The bar.
    ///
    /// Its items are those of the controllers or tabs.
    open var tabBar: UITabBar { ownTabBar }

    /// The part of the view that neither bar nor sidebar covers.
    open var contentLayoutGuide: UILayoutGuide { madeContentGuide() }

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

    // MARK: Editing

    /// Lets the person edit the sidebar, as its Edit button does.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        super.setEditing(editing, animated: animated)
        editingDidChange()
    }

    // MARK: Rotation

    /// The orientations that the delegate supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate would like.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: State restoration

    /// Encodes the controllers of the tabs, which is selected, and what a person did with the sidebar.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
        encodeCustomization(with: coder)
        encodeSidebar(with: coder)
    }

    /// Selects the tab that was selected, and has the sidebar as it was.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeCustomization(with: coder)
        decodeTabs(with: coder)
        decodeSidebar(with: coder)
    }

    // MARK: Container duties

    /// Makes the view with the tab bar.
    open override func loadView() {
        loadContainerView()
    }

    /// The size that the controller of the selected tab would like to have, else the one that was set.
    open override var preferredContentSize: CGSize {
        get { preferredContentSize(with: selectedController) }
        set { super.preferredContentSize = newValue }
    }

    /// Hands on what the controller of the selected tab says.
    ///
    /// - Parameter container: The child.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === selectedController { tellContainersOfPreferredContentSize() }
    }

    /// The size that the tab bar controller would like to have with another controller selected.
    final func preferredContentSize(with selected: UIViewController?) -> CGSize {
        let size = selected?.preferredContentSize ?? .zero
        return size == .zero ? super.preferredContentSize : size
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

    override func didDisown(_ child: UIViewController) {
        dropTab(of: child)
    }

    override func childDidChange(_ child: UIViewController) {
        updateTabBar()
        parentController?.childDidChange(self)
    }

    // MARK: State

    final var ownTabBar = UITabBar()
    final let ownSidebar = Sidebar()
    final var prefersTabBarHidden = false
    /// The controllers of the tabs that have one.
    final var tabControllers: [UIViewController] = []
    /// Whether the app gave tabs rather than controllers.
    final var usesTabs = false
    final var tabModel: [UITab] = []
    final var chosenTab: UITab?
    final var isSelectingTab = false
    /// The selection that belongs to what is shown.
    final var shownChoice = TabChoice()
    final var sidebarButtons: [ObjectIdentifier: UIButton] = [:]
    final var sidebarEditor: SidebarEditor?
    final lazy var sidebarEditButton = makeSidebarEditButton()
    /// Whether the tabs are brought back to what a person made of them, of which nobody is told.
    final var isRestoringTabs = false
    final var chosenCustomizable: [UIViewController]?
    final var storedMoreNavigation: UINavigationController?
    /// The controller that the app or the user chose.
    final var selectedController: UIViewController?
    /// The controller whose view is in place.
    final weak var shownController: UIViewController?
    final var runningTransition: TabTransition?
    final var contentView: ContentView?
    final var contentEdges: TabContentEdges?
}
