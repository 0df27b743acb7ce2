public import Foundation

/// The bar at the top of a navigation controller's page: back button, heading and buttons.
///
/// On the page it is a header; its heading is the heading of the page.
///
/// Source: UIKit, `UINavigationBar`.
open class UINavigationBar: UIView {
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
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items, the one to show last.
    ///   - animated: Whether the change is animated on iOS.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in itemStack where item.navigationBar === self { item.navigationBar = nil }
        itemStack = items ?? []
        for item in itemStack { item.navigationBar = self }
        setNeedsContent()
    }

    /// Adds an item and shows it.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - animated: Whether the change is animated on iOS.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
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
        guard itemStack.count > 1, let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        setItems(itemStack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Configuring the appearance

    /// Whether headings are large where their items do not say otherwise.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { setNeedsContent() } }
    }

    /// Whether content behind the bar shines through.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { setNeedsRendering() } }
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

    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { setNeedsRendering() }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { setNeedsRendering() }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one with a transparent background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { setNeedsRendering() }
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
        let large: CGFloat = showsLargeTitle ? 52 : 0
        let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
        return CGSize(width: size.width, height: 44 + large + prompt)
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
}

/// Is told of the pushes and pops of a navigation bar.
///
/// Source: UIKit, `UINavigationBarDelegate`.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// Whether an item may be pushed.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether an item may be popped.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped.
    ///
    /// - Parameters:
    ///   - navigationBar: The bar.
    ///   - item: The item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
