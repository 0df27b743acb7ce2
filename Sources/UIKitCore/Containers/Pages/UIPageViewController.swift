public import Foundation

/// A container that shows one page of many and turns to the next or the one before.
///
/// On the page, buttons turn the pages that the data source knows; with the scroll style and a count of pages, a page
/// control stands between them.
///
/// Source: UIKit, `UIPageViewController`.
open class UIPageViewController: UIViewController {
    // MARK: Creating a page view controller

    /// Creates a page view controller.
    ///
    /// - Parameters:
    ///   - style: How pages are turned.
    ///   - navigationOrientation: The direction in which they are turned.
    ///   - options: A `UIPageViewController.SpineLocation` or its raw value for `spineLocation`, a number of points for
    ///     `interPageSpacing`.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        take(options ?? [:])
    }

    /// Creates a page view controller with the default style, which curls pages.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        take([:])
    }

    /// Creates a page view controller from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        let document = coder as? InterfaceCoder
        transitionStyle = document?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        navigationOrientation = document?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        super.init(coder: coder)
        take(document?.pageOptions ?? [:])
    }

    /// The object that is told of turns and may decide about the spine.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The object that knows the pages before and after the present one.
    ///
    /// Without it, only the app turns pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    // MARK: Customizing the transitions

    /// How pages are turned.
    public final let transitionStyle: UIPageViewController.TransitionStyle

    /// The direction in which pages are turned.
    public final let navigationOrientation: UIPageViewController.NavigationOrientation

    /// Where the pages are bound, which says how many are seen; `none` for the scroll style.
    open var spineLocation: UIPageViewController.SpineLocation { currentSpine }

    /// Whether pages have a back, which is a page of its own that is seen while the page is turned.
    ///
    /// Always true where the spine is in the middle.
    open var isDoubleSided: Bool {
        get { hasBacks || currentSpine == .mid }
        set { setDoubleSided(newValue) }
    }

    // MARK: Providing content

    /// The pages that are seen, from the first to the last.
    open var viewControllers: [UIViewController]? { pages }

    /// Shows pages.
    ///
    /// - Parameters:
    ///   - viewControllers: As many as the spine asks for: two with a spine in the middle; one or, with its back, two for
    ///     double-sided pages; else one.
    ///   - direction: Which way the pages are turned.
    ///   - animated: Whether the page moves.
    ///   - completion: Called after the did-callbacks, with true where the pages are shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    /// The gestures that turn pages on iOS; a page has buttons in their place.
    open var gestureRecognizers: [UIGestureRecognizer] { turningGestures }

    // MARK: Rotation

    /// The orientations that the delegate supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate would like.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: State restoration

    /// Encodes the controllers of the pages.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePages(with: coder)
    }

    /// Puts the restored controllers back.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePages(with: coder)
    }

    // MARK: Container duties

    /// Makes the view with the places for pages and the controls that turn them.
    open override func loadView() {
        loadContainerView()
    }

    override var environmentChild: UIViewController? { seenPages.first }

    override func childrenThatAppear() -> [UIViewController] { seenPages }

    override func showChildren() {
        installPages()
    }

    override func didForwardAppearance() {
        askForNeighbours()
        runNextTurn()
    }

    override func layOutContainer() {
        askForSpine()
        layOutPages()
    }

    override func containerInteractions() -> [UserInteractionEvent] {
        turningInteractions
    }

    override func performContainerInteraction(_ interaction: UserInteraction) {
        turnByUser(interaction.event == .increment ? .forward : .reverse)
    }

    // MARK: State

    /// A change of the pages that waits for its turn.
    struct Turn {
        var pages: [UIViewController]
        var direction: NavigationDirection
        var isAnimated: Bool
        var isByUser: Bool
        var completion: ((Bool) -> Void)?
    }

    /// The pages as the app sees them.
    final var pages: [UIViewController] = []
    /// How many pages after the first one that the app showed the first of them is; nil where that is not known.
    final var stepsFromStart: Int? = 0
    /// The pages whose views are in place.
    final var shownPages: [UIViewController] = []
    /// The pages that are children.
    final var ownedPages: [UIViewController] = []
    final var pageViews: [ContentView] = []
    final var waitingTurns: [Turn] = []
    final var runningTransition: ChildrenTransition?
    final var currentSpine = SpineLocation.none
    final var interPageSpacing: CGFloat = 0
    final var hasBacks = false
    final var spineOrientation: UIInterfaceOrientation?
    final var isAskingForSpine = false
    final var neighbours = PageNeighbours()
    final let pageControl = UIPageControl()
    /// The dot of the pages that are seen, whatever dot was pressed.
    final var shownDot = 0
    final let turningGestures = [UITapGestureRecognizer()]
}
