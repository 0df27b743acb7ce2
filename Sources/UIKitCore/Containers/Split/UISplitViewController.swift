public import Foundation

/// A container that shows up to three columns side by side on a wide page and one stack on a narrow one.
///
/// On compact width the split view is collapsed: the stacks of the other columns stand on top of the primary column's,
/// or the compact column is shown. While nobody knows how wide the browser's window is, the split view is expanded and a
/// narrow page shows one of its columns, with a button that leads back.
///
/// Source: UIKit, `UISplitViewController`.
open class UISplitViewController: UIViewController {
    // MARK: Creating a split view controller

    /// Creates a split view controller with columns.
    ///
    /// - Parameter style: How many columns there are.
    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        if style == .unspecified {
            SceneFault.raise(
                .internalInconsistency,
                "API misuse. -initWithStyle: may not be used with UISplitViewControllerStyleUnspecified")
        }
    }

    /// Creates a split view controller of the classic style, with ``viewControllers``.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller of the classic style from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.splitViewStyle ?? .unspecified
        super.init(coder: coder)
    }

    /// How many columns there are.
    public final let style: UISplitViewController.Style

    /// The object that is told of changes and may decide about them.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Managing the child view controllers

    /// The controllers of the columns that are there, the primary one first.
    ///
    /// In the classic style these are primary and secondary; setting them shows them. With columns, set them by
    /// ``setViewController(_:for:)``; setting this is a fault.
    open var viewControllers: [UIViewController] {
        get { columnControllers }
        set { setClassicControllers(newValue) }
    }

    /// Gives a column its controller.
    ///
    /// Every column but the compact one gets a navigation controller around a controller that is none.
    ///
    /// - Parameters:
    ///   - vc: The controller, or nil for an empty column.
    ///   - column: The column.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        assign(vc, to: column)
    }

    /// The controller that a column was given.
    ///
    /// - Parameter column: The column.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        content[column]?.assigned
    }

    // MARK: Showing and hiding columns

    /// Shows a column: beside or over the others, or as the top of the stack while collapsed.
    ///
    /// - Parameter column: The column.
    open func show(_ column: UISplitViewController.Column) {
        showColumn(column)
    }

    /// Hides a column.
    ///
    /// - Parameter column: The column.
    open func hide(_ column: UISplitViewController.Column) {
        hideColumn(column)
    }

    /// Whether a column is seen.
    ///
    /// - Parameter column: The column.
    open func isShowing(_ column: UISplitViewController.Column) -> Bool {
        isSeen(column)
    }

    /// Shows a controller in the primary column, or on top of the stack while collapsed.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) != true { showInPrimary(vc, sender: sender) }
    }

    /// Shows a controller in the secondary column, or on top of the stack while collapsed.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
            showInSecondary(vc, sender: sender)
        }
    }

    // MARK: Managing the display mode

    /// The arrangement of the columns that the app would like.
    ///
    /// The default leaves it to the split view.
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic {
        didSet { preferenceDidChange() }
    }

    /// The present arrangement of the columns.
    open var displayMode: UISplitViewController.DisplayMode { currentMode }

    /// How the columns share the room, as the app would like it.
    ///
    /// The default leaves it to the split view.
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic {
        didSet { preferenceDidChange() }
    }

    /// How the columns share the room.
    open var splitBehavior: UISplitViewController.SplitBehavior { currentBehavior }

    /// A bar button that shows and hides the first column.
    open var displayModeButtonItem: UIBarButtonItem { sharedDisplayModeButtonItem() }

    /// Whether the bars of the columns have a button that shows and hides the first column.
    ///
    /// The default is that they have one where there are columns with navigation bars.
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility = .automatic {
        didSet { columnsDidChange() }
    }

    /// Whether the user may show and hide the first column.
    ///
    /// On the page that is done by a button.
    open var presentsWithGesture = true {
        didSet { columnsDidChange() }
    }

    /// Whether a button shows the secondary column alone on iOS.
    ///
    /// On the page the button in the primary column does that.
    open var showsSecondaryOnlyButton = false {
        didSet { columnsDidChange() }
    }

    /// Whether the columns are merged into one stack, as on compact width.
    open var isCollapsed: Bool { isMerged }

    // MARK: Configuring the columns

    /// The side where the primary column stands.
    open var primaryEdge: UISplitViewController.PrimaryEdge = .leading {
        didSet { columnsDidChange() }
    }

    /// The background of the primary column.
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = .none {
        didSet { columnsDidChange() }
    }

    // MARK: Rotation

    /// The orientations that the delegate supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate would like.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: State restoration

    /// Encodes the controllers of the columns and how they are arranged.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    /// Arranges the columns as they were.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    // MARK: Container duties

    /// Makes the view with the places for the columns.
    open override func loadView() {
        loadContainerView()
    }

    override var environmentChild: UIViewController? {
        content[.secondary]?.shown ?? wantedColumns.last.flatMap { content[$0]?.shown }
    }

    override func childrenThatAppear() -> [UIViewController] {
        adaptToWidth()
        chooseNarrowColumn()
        return wantedColumns.compactMap { content[$0]?.shown }
    }

    override func showChildren() {
        installColumns()
    }

    override func didForwardAppearance() {
        adaptToWidth()
        showColumns()
    }

    override func layOutContainer() {
        adaptToWidth()
        showColumnsForNewWidth()
        layOutColumns()
    }

    override func childDidChange(_ child: UIViewController) {
        updateColumnButtons()
        parentController?.childDidChange(self)
    }

    override func containerInteractions() -> [UserInteractionEvent] {
        isOverlaid ? [.dismiss] : []
    }

    override func performContainerInteraction(_ interaction: UserInteraction) {
        removeOverlay()
    }

    // MARK: State

    /// What a column was given.
    struct ColumnContent {
        /// The controller the app gave.
        var assigned: UIViewController
        /// The controller that is shown: the given one, or a navigation controller around it.
        var shown: UIViewController
    }

    final var content: [Column: ColumnContent] = [:]
    /// The places of the columns in the view.
    final var contentViews: [Column: ContentView] = [:]
    /// The controllers whose views are in place.
    final var shownControllers: [Column: UIViewController] = [:]
    final var runningTransition: ChildrenTransition?
    final var isMerged = false
    final var isAdapting = false
    /// The arrangement that `show`, `hide` or the user made; nil for the preferred one.
    final var chosenMode: DisplayMode?
    /// The mode the delegate was last told of.
    final var announcedMode: DisplayMode?
    final var showsInspector = false
    /// The roots of the stacks that stand, or stood last, on the primary column's.
    final var lentRoots: [Column: UIViewController] = [:]
    /// A classic secondary that the delegate discarded in the last collapse.
    final var discardedSecondary: UIViewController?
    /// The column that was seen when the state was preserved, until the columns merge for the first time.
    final var restoredTopColumn: Column?
    /// The column that a narrow page shows while nobody knows how wide it is.
    final var chosenNarrowColumn: Column? {
        // What is shown since then goes before what was seen.
        didSet { restoredTopColumn = nil }
    }
    final var columnWidths: [Column: ColumnWidth] = [:]
    final var storedDisplayModeButtonItem: DisplayModeButtonItem?
    final var columnButtons: [Column: [SplitBarButton]] = [:]
}
