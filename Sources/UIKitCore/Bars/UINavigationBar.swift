public import Foundation

/// The bar at the top of a navigation controller's page: back button, heading and buttons.
///
/// On the page it is a header; its heading is the heading of the page.
///
/// Source: UIKit, `UINavigationBar`.
open class UINavigationBar: UIView, UIBarPositioning {
    /// Creates a bar.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Managing the items

    /// The object that is told of pushes and pops.
    ///
    /// In a navigation controller's bar this is the navigation controller.
    /// Another one there is a scene fault.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard isInContainer, delegate !== navigationController else { return }
            delegate = navigationController
            SceneFault.raise(
                .internalInconsistency,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.", in: owningScene)
        }
    }

    /// The items, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// Sets the items; those of a navigation controller's bar are the stack's, and setting others is a scene fault.
    ///
    /// - Parameters:
    ///   - items: The items, the one to show last.
    ///   - animated: Whether the change is animated on iOS.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if mayChangeItems(by: "setItems:animated:") { replaceItems(with: items) }
    }

    /// Shows other items.
    final func replaceItems(with items: [UINavigationItem]?) {
        for item in itemStack where item.navigationBar === self { item.navigationBar = nil }
        itemStack = items ?? []
        for item in itemStack { item.navigationBar = self }
        setNeedsContent()
    }

    /// Whether the app may change the items itself, which in a navigation controller's bar is a scene fault.
    private func mayChangeItems(by method: String) -> Bool {
        guard isInContainer else { return true }
        SceneFault.raise(
            .internalInconsistency,
            "Cannot call \(method) directly on a UINavigationBar managed by a controller.", in: owningScene)
        return false
    }

    /// Adds an item and shows it.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - animated: Whether the change is animated on iOS.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChangeItems(by: "pushNavigationItem:animated:") else { return }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(itemStack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes the item that is shown.
    ///
    /// - Parameter animated: Whether the change is animated on iOS.
    /// - Returns: The removed item; nil when the delegate refused or there was none before it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChangeItems(by: "popNavigationItemAnimated:") else { return nil }
        guard itemStack.count > 1, let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        setItems(itemStack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Configuring the appearance

    /// Whether headings are large where their items do not say otherwise.
    open var prefersLargeTitles: Bool {
        get { ownPrefersLargeTitles ?? false }
        set {
            let isChange = newValue != prefersLargeTitles
            ownPrefersLargeTitles = newValue
            if isChange { setNeedsContent() }
        }
    }

    /// Whether headings are large, where that was set.
    private(set) final var ownPrefersLargeTitles: Bool?

    /// Whether content behind the bar shines through.
    ///
    /// Views of controllers end at a bar that is not translucent, unless they extend under opaque bars.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            setNeedsRendering()
            superview?.setNeedsLayout()
        }
    }

    /// The colour of the background; nil for the system's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor !== oldValue { setNeedsRendering() } }
    }

    /// The attributes of the heading.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsRendering() }
    }

    /// The attributes of the large heading.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsRendering() }
    }

    /// The style of the bar, from before there were appearances: `black` makes it dark.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { setNeedsRendering() } }
    }

    /// The look of the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let standard = appearances.standard { return standard }
            let standard = UINavigationBarAppearance().copy { [weak self] in self?.setNeedsRendering() }
            appearances.standard = standard
            return standard
        }
        set { setAppearance(\.standard, to: newValue) }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(\.compact, to: newValue) }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one with a transparent background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(\.scrollEdge, to: newValue) }
    }

    /// The look of the bar on compact height with nothing scrolled beneath it; nil for that on regular height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { setAppearance(\.compactScrollEdge, to: newValue) }
    }

    /// The image of the back button; nil for the chevron.
    open var backIndicatorImage: UIImage? {
        didSet { if backIndicatorImage !== oldValue { setNeedsRendering() } }
    }

    /// The mask of the back button's image while it is animated on iOS.
    ///
    /// Kept for the app.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The image in place of the line under the bar, where the look of the bar has none; an empty image takes the line
    /// away.
    open var shadowImage: UIImage? {
        didSet { if shadowImage !== oldValue { setNeedsRendering() } }
    }

    /// Sets the image of the background, where the look of the bar has none.
    ///
    /// It is stretched if it has cap insets and repeated along the bar otherwise. An empty image takes the system's
    /// background away.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for the system's background.
    ///   - barMetrics: For which size of the bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        setNeedsRendering()
    }

    /// The image of the background.
    ///
    /// - Parameter barMetrics: For which size of the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Where the bar stands: at the top in a navigation controller, else where the delegate says.
    open var barPosition: UIBarPosition {
        navigationController != nil ? .topAttached : delegate?.position(for: self) ?? .any
    }

    // MARK: Layout

    /// Puts the buttons of the item that is shown into the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
    }

    /// The height that suits the item that is shown, in points.
    ///
    /// - Parameter size: The size that is available.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let measures = traitCollection[SystemMeasuresTrait.self]
        let large = showsLargeTitle ? measures.largeTitleHeight : 0
        let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
        let search: CGFloat = searchBar != nil && topItem?.searchBarPlacement == .stacked ? 52 : 0
        return CGSize(
            width: size.width,
            height: isReplacedBySearch ? search : measures.navigationBarHeight + large + prompt + search)
    }

    /// The height of what the top item shows.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    // MARK: State

    final var itemStack: [UINavigationItem] = []
    final weak var navigationController: UINavigationController?
    final var storedBackButton: NavigationBackButton?
    final var shownButtons: [UIView] = []
    /// The buttons of the split view that shows the bar in one of its columns.
    final var containerButtons: [SplitBarButton] = [] {
        didSet { setNeedsContent() }
    }
    /// The views at the left beside the back button, from left to right.
    package final var leadingViews: [UIView] = []
    /// The views in the middle, from left to right.
    package final var centerViews: [UIView] = []
    /// The views at the right, from left to right.
    package final var trailingViews: [UIView] = []
    /// The look that the app set, or changed, for the bar.
    package final var ownStandardAppearance: UINavigationBarAppearance? { appearances.standard }

    final var appearances = NavigationBarAppearances()
    final var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// The button that opens the menu of the heading.
    final lazy var titleItem = UIBarButtonItem()
    /// The button that opens the menu of what has no place in the bar.
    final lazy var overflowItem: UIBarButtonItem = {
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
        item.accessibilityLabel = FrameworkText.more.localized
        return item
    }()
}
