public import Foundation

/// What a navigation bar shows for one controller of the stack.
///
/// Source: UIKit, `UINavigationItem`.
@MainActor
open class UINavigationItem: NSObject {
    // MARK: Creating an item

    /// Creates an item.
    ///
    /// - Parameter title: The heading.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Makes an item without title.
    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    // MARK: Loading from a nib

    /// Called when this object and all others of its scene or nib were made and connected.
    ///
    /// Source: UIKit, `NSObject.awakeFromNib()`.
    open func awakeFromNib() {}

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Configuring the title

    /// The heading.
    open var title: String? {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// A line under the heading.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { itemDidChange() } }
    }

    /// The large heading; nil for ``title``.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { itemDidChange() } }
    }

    /// A line under the large heading; nil for ``subtitle``.
    open var largeSubtitle: String? {
        didSet { if largeSubtitle != oldValue { itemDidChange() } }
    }

    /// A view in place of the heading.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }

    /// A line above the bar.
    open var prompt: String? {
        didSet { if prompt != oldValue { itemDidChange() } }
    }

    /// Whether the heading is large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    /// How heading and buttons are arranged.
    open var style: ItemStyle = .navigator {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// Makes the menu that a press on the heading opens; it is given the entries that UIKit suggests: renaming where there
    /// is a ``renameDelegate``, and what the responders of the controller can do with a document that has
    /// ``documentProperties``.
    ///
    /// It is asked when the bar is laid out. Nil from it shows no menu.
    open var titleMenuProvider: (@MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
        didSet { itemDidChange() }
    }

    /// What the item's document is; it heads the menu of the heading.
    open var documentProperties: UIDocumentProperties? {
        didSet { if documentProperties !== oldValue { itemDidChange() } }
    }

    /// The object that takes over the name when a person renames what the controller shows; nil where it has no name to
    /// change.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { if renameDelegate !== oldValue { itemDidChange() } }
    }

    // MARK: Configuring the back button

    /// The item that stands for this one in the back button of the next controller.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { itemDidChange() } }
    }

    /// The text of the back button of the next controller; nil for the heading.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// Whether the back button of the next controller shows its text.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// What this controller's own back button does instead of going back.
    open var backAction: UIAction? {
        didSet { itemDidChange() }
    }

    /// Whether this controller has no back button.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Sets whether this controller has no back button.
    ///
    /// - Parameters:
    ///   - hidesBackButton: Whether there is none.
    ///   - animated: Whether the change is animated on iOS.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Whether the items at the left stand beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    // MARK: Configuring the bar buttons

    /// The items at the left, the outermost first.
    ///
    /// They are those of ``leadingItemGroups``; setting them replaces the groups by one.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingItemGroups.isEmpty ? nil : leadingItemGroups.flatMap(\.barButtonItems) }
        set { leadingItemGroups = newValue.map { [.fixedGroup(items: $0)] } ?? [] }
    }

    /// The items at the right, the outermost first.
    ///
    /// They are those of ``trailingItemGroups`` from right to left; setting them replaces the groups by one.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailingItemGroups.isEmpty ? nil : trailingItemGroups.flatMap(\.barButtonItems).reversed() }
        set { trailingItemGroups = newValue.map { [.fixedGroup(items: $0.reversed())] } ?? [] }
    }

    /// The outermost item at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost item at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the left.
    ///
    /// - Parameters:
    ///   - item: The item, or nil.
    ///   - animated: Whether the change is animated on iOS.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the item at the right.
    ///
    /// - Parameters:
    ///   - item: The item, or nil.
    ///   - animated: Whether the change is animated on iOS.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the items at the left.
    ///
    /// - Parameters:
    ///   - items: The items, the outermost first.
    ///   - animated: Whether the change is animated on iOS.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the items at the right.
    ///
    /// - Parameters:
    ///   - items: The items, the outermost first.
    ///   - animated: Whether the change is animated on iOS.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    // MARK: Configuring groups of bar buttons

    /// The groups at the left, in reading direction.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: leadingItemGroups) }
    }

    /// The groups in the middle, in reading direction.
    ///
    /// On compact width, and with the style `navigator`, they are in a menu at the right.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: centerItemGroups) }
    }

    /// The groups at the right, in reading direction.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: trailingItemGroups) }
    }

    /// The group at the very right.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            groupsDidChange(
                from: oldValue.map { [$0] } ?? [], to: pinnedTrailingGroup.map { [$0] } ?? [])
        }
    }

    /// The name under which the scene remembers how the person arranged the groups in the middle; nil where they stay as
    /// the app arranged them.
    ///
    /// Where the groups stand in the bar and one of them can be moved or taken out, the menu at the right has an entry that
    /// opens a list of them. The state of the scene keeps the changes.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { itemDidChange() } }
    }

    /// Further entries of the menu at the right, which is always there then; nil for none.
    ///
    /// They are asked for when the menu is first put on a page.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { itemDidChange() } }
    }

    /// The button of the menu at the right, from which popovers can come; nil while the bar has no such menu.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        navigationBar?.overflowSource(for: self)
    }

    // MARK: Configuring the search interface

    /// The search whose bar the navigation bar shows.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
    }

    /// Whether the search bar scrolls away with the content.
    ///
    /// The default is true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    /// Where the search bar should be.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
    }

    /// Where the search bar is.
    open var searchBarPlacement: SearchBarPlacement { displayedSearchBarPlacement }

    // MARK: Configuring appearances

    /// The look of the bar with this item; nil for that of the bar.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { setAppearance(\.standard, to: newValue) }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(\.compact, to: newValue) }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(\.scrollEdge, to: newValue) }
    }

    /// The look of the bar on compact height with nothing scrolled beneath it; nil for that of the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { setAppearance(\.compactScrollEdge, to: newValue) }
    }

    // MARK: State

    /// The bar that shows the item.
    final weak var navigationBar: UINavigationBar?

    final var appearances = NavigationBarAppearances()

    /// The controller that the item belongs to.
    final weak var owner: UIViewController?
    final var displayedSearchBarPlacement: SearchBarPlacement = .stacked
    /// What stands in place of the heading while a person renames it.
    final var titleField: NavigationTitleField?
    final var titleFieldWantsFocus = false

    final func itemDidChange() {
        navigationBar?.setNeedsContent()
    }

    private final func titleDidChange() {
        itemDidChange()
        // The screen is known by it when it is made anew.
        owner?.viewIfLoaded?.owningScene?.preservedViews = nil
    }
}
