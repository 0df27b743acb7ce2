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

    override convenience init() {
        self.init(title: "")
        title = nil
    }

    // MARK: Configuring the title

    /// The heading.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// A line under the heading.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { itemDidChange() } }
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
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The items at the right, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
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

    // MARK: Configuring appearances

    /// The look of the bar with this item; nil for that of the bar.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The bar that shows the item.
    final weak var navigationBar: UINavigationBar?

    private func itemDidChange() {
        navigationBar?.setNeedsContent()
    }
}

extension UINavigationItem {
    /// Whether a heading is large.
    ///
    /// Source: UIKit, `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before.
        case automatic = 0
        /// Where the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
        /// In the bar beside the buttons.
        case inline = 3
    }

    /// What a back button shows.
    ///
    /// Source: UIKit, `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The heading of the controller before, or "Back" where that is long.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }
}
