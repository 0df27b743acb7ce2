public import Foundation

/// A bar with one button for each part of an app.
///
/// On the page it is a navigation landmark: a bar at the bottom on compact width.
///
/// Source: UIKit, `UITabBar`.
open class UITabBar: UIView, BarItemObserver {
    /// Creates a tab bar.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a tab bar from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Managing the items

    /// The object that is told which tab the user pressed.
    ///
    /// In a tab bar controller's bar this is the controller. Another one there is a scene fault.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            guard let controller = oldValue as? UITabBarController, controller.tabBar === self,
                delegate !== controller
            else { return }
            delegate = controller
            SceneFault.raise(
                .internalInconsistency,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.", in: owningScene)
        }
    }

    /// The items from left to right; those of a tab bar controller's bar are its tabs, and setting others is a scene fault.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { if mayBeModified { shownItems = newValue } }
    }

    /// The items, which a tab bar controller sets.
    final var shownItems: [UITabBarItem]? {
        didSet { setNeedsContent() }
    }

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items from left to right.
    ///   - animated: Whether the change is animated on iOS.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    // MARK: Customizing

    /// Lets the person choose and order the items of the bar, in a list over the page.
    ///
    /// Ignored, with a line in the log, while the controller around the bar presents something. A scene fault for the bar of
    /// a tab bar controller, which has a list of its own.
    ///
    /// - Parameter items: The items that are offered. Items of the bar that are not among them keep their places.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        showCustomization(offering: items)
    }

    /// Dismisses the list in which the person customizes the bar, as its Done button does.
    ///
    /// - Parameter animated: Whether the page moves.
    /// - Returns: Whether the bar shows other items than before, or in another order.
    open func endCustomizing(animated: Bool) -> Bool {
        dismissCustomization(animated: animated)
    }

    /// Whether the person customizes the bar.
    open var isCustomizing: Bool { customization != nil }

    // MARK: Managing the selected item

    /// The selected item; that of a tab bar controller's bar is its selected tab, and setting another one is a scene fault.
    open var selectedItem: UITabBarItem? {
        get { shownSelection }
        set { if mayBeModified { shownSelection = newValue } }
    }

    /// The selected item, which a tab bar controller sets.
    final weak var shownSelection: UITabBarItem? {
        didSet { if shownSelection !== oldValue { setNeedsContent() } }
    }

    // MARK: Configuring the appearance

    /// The colour of the background; nil for the system's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor !== oldValue { setNeedsRendering() } }
    }

    /// The colour of tabs that are not selected; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor !== oldValue { setNeedsRendering() } }
    }

    /// The style of the bar, from before there were appearances: `black` makes it dark.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { setNeedsRendering() } }
    }

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

    /// The image of the background, where the look of the bar has none.
    ///
    /// It is stretched if it has cap insets and repeated along the bar otherwise. An empty image takes the system's
    /// background away. A sidebar does not show it.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { setNeedsRendering() } }
    }

    /// The image in place of the line at the edge of the bar, where the look of the bar has none; an empty image takes
    /// the line away.
    open var shadowImage: UIImage? {
        didSet { if shadowImage !== oldValue { setNeedsRendering() } }
    }

    /// The image behind the selected tab, in its own size; a sidebar does not show it.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage !== oldValue { setNeedsRendering() } }
    }

    // MARK: Placing the items

    /// How the tabs share a bar at the bottom of the page.
    ///
    /// Source: UIKit, `UITabBar.ItemPositioning`.
    public enum ItemPositioning: Int, Sendable {
        /// They fill the bar.
        case automatic = 0
        /// They fill the bar.
        case fill = 1
        /// They stand in the middle, as wide as the bar says.
        case centered = 2
    }

    /// How the tabs share the bar.
    open var itemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsRendering() } }
    }

    /// The width of each tab where they stand in the middle, in points; 0 is the usual width.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsRendering() } }
    }

    /// The distance between tabs where they stand in the middle, in points; 0 is the usual distance.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsRendering() } }
    }

    /// The look of the bar.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let made = UITabBarAppearance().copy { [weak self] in self?.setNeedsRendering() }
            ownStandardAppearance = made
            return made
        }
        set {
            ownStandardAppearance = newValue.copy { [weak self] in self?.setNeedsRendering() }
            setNeedsRendering()
        }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one.
    ///
    /// The bar of a tab bar controller has it on a narrow page that is scrolled to its end: the background and the line;
    /// its tabs keep the colours of the standard look.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance = newValue?.copy { [weak self] in self?.setNeedsRendering() }
            setNeedsRendering()
        }
    }

    /// The look that the app set, or changed, for the bar.
    final var ownStandardAppearance: UITabBarAppearance?
    final var ownScrollEdgeAppearance: UITabBarAppearance?

    /// The look that the bar has: that of the selected item, else that of the bar; nil for the system's.
    package final var displayedAppearance: UITabBarAppearance? {
        selectedItem?.ownStandardAppearance ?? ownStandardAppearance
    }

    /// The look that the bar has with nothing scrolled beneath it: that of the selected item, else that of the bar; nil
    /// for the standard one, and where the bar stands by itself.
    package final var displayedScrollEdgeAppearance: UITabBarAppearance? {
        tabBarController == nil ? nil : selectedItem?.ownScrollEdgeAppearance ?? ownScrollEdgeAppearance
    }

    /// How the tabs share the bar: as the bar says, else as its look does.
    package final var displayedItemPositioning: UITabBar.ItemPositioning {
        itemPositioning == .automatic ? displayedAppearance?.stackedItemPositioning ?? .automatic : itemPositioning
    }

    /// The list in which a person customizes the bar.
    final var customization: TabBarCustomizationController?

    // MARK: Hiding

    /// Whether the bar is hidden: by the app, or by the tab bar controller whose bar it is.
    ///
    /// What the app sets here stays, whichever controller is shown.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByApp = newValue
            updateVisibility()
        }
    }

    /// Whether the tab bar controller hides the bar.
    final var isHiddenByController = false {
        didSet { updateVisibility() }
    }

    private var isHiddenByApp = false

    private func updateVisibility() {
        super.isHidden = isHiddenByApp || isHiddenByController
    }

    // MARK: Layout

    /// Puts the items' buttons into the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = wantedViews
        for view in shownButtons where !wanted.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for (index, button) in wanted.enumerated() {
            if !subviews.indices.contains(index) || subviews[index] !== button { insertSubview(button, at: index) }
            guard let button = button as? TabBarButton else { continue }
            button.update(isSelected: isCurrent(button.item))
        }
        shownButtons = wanted
    }

    /// The height of the bar, in points.
    ///
    /// - Parameter size: The size that is available.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49)
    }

    /// The usual height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

    // MARK: Content

    /// The entries of the bar: those of a tab bar controller, else one for each item.
    package final var entries: [TabBarEntry] { content?.entries ?? (items ?? []).map { TabBarEntry($0) } }

    /// The views above the tabs of a sidebar.
    package final var headers: [UIView] { content?.headers ?? [] }

    /// The views below the tabs of a sidebar.
    package final var footers: [UIView] { content?.footers ?? [] }

    /// What stands in a sidebar in place of the tabs while a person edits it.
    package final var editor: SidebarEditor? { content?.editor }

    /// The control that shows the tabs that a narrow bar has no room for.
    package final var moreButton: UIView? { content?.more?.button }

    /// The control of an item.
    package final func button(for item: UITabBarItem) -> UIView { item.button }

    /// What a tab bar controller has the bar show.
    final var content: TabBarContent? {
        didSet { setNeedsContent() }
    }

    private var wantedViews: [UIView] {
        headers + entries.flatMap(\.buttons) + (moreButton.map { [$0] } ?? []) + (editor.map { [$0] } ?? []) + footers
    }

    /// Whether an item is marked: the selected one, and on a narrow page the one that stands for it.
    private func isCurrent(_ item: UITabBarItem?) -> Bool {
        guard let item else { return false }
        if item === selectedItem { return true }
        guard let content else { return false }
        if item === content.more { return content.entries.contains { $0.isSidebarOnly && $0.item === selectedItem } }
        return content.entries.contains { $0.item === item && $0.isCurrent }
    }

    private var shownButtons: [UIView] = []

    func barItemDidChange(_ item: UIBarItem) {
        setNeedsContent()
    }

    /// Lets the user show and hide the sidebar of a tab bar controller.
    package override func userInteractions() -> [UserInteractionEvent] {
        tabBarController?.offersSidebarToggle == true ? [.toggleSidebar] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .toggleSidebar, let tabBarController else {
            throw .eventNotAvailable(interaction.event)
        }
        tabBarController.sidebar.isHidden.toggle()
    }

    /// The tab bar controller whose bar this is.
    package final var tabBarController: UITabBarController? {
        guard let controller = delegate as? UITabBarController, controller.tabBar === self else { return nil }
        return controller
    }

    /// Does what a press on a tab does.
    final func press(_ item: UITabBarItem) {
        if let tabBarController {
            guard tabBarController.mayUserSelect(item) else { return }
            delegate?.tabBar(self, didSelect: item)
            tabBarController.userDidSelect(item)
            tabBarController.closeOverlappingSidebar()
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }

    private func setNeedsContent(by cause: StaticString = #function) {
        for item in items ?? [] { item.observer = self }
        for item in content?.entries.flatMap(\.members) ?? [] { item.observer = self }
        content?.more?.observer = self
        setNeedsRendering(cause)
        setNeedsLayout()
    }
}

/// Is told which tab the user pressed.
///
/// Source: UIKit, `UITabBarDelegate`.
@MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called when the user pressed a tab.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - item: The tab's item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the list is shown in which the user customizes the bar.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: The items that are offered.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called when the list is shown, in the commit.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: The items that are offered.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the list goes.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: The items that were offered.
    ///   - changed: Whether the bar shows other items than before, or in another order.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called when the list is gone, in the commit.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: The items that were offered.
    ///   - changed: Whether the bar shows other items than before, or in another order.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
