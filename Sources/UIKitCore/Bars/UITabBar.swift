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
    /// In a tab bar controller's bar this is the controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// The items from left to right.
    open var items: [UITabBarItem]? {
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

    /// The selected item.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { setNeedsContent() } }
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

    /// Whether content behind the bar shines through.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { setNeedsRendering() } }
    }

    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet { setNeedsRendering() }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { setNeedsRendering() }
    }

    // MARK: Layout

    /// Puts the items' buttons into the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = (items ?? []).map(\.button)
        for view in shownButtons where !wanted.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for (index, button) in wanted.enumerated() {
            if !subviews.indices.contains(index) || subviews[index] !== button { insertSubview(button, at: index) }
            button.update(isSelected: button.item === selectedItem)
        }
        shownButtons = wanted
    }

    /// The height of the bar, in points.
    ///
    /// - Parameter size: The size that is available.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49)
    }

    private var shownButtons: [TabBarButton] = []

    func barItemDidChange(_ item: UIBarItem) {
        setNeedsContent()
    }

    /// Does what a press on a tab does.
    final func press(_ item: UITabBarItem) {
        if let tabBarController = delegate as? UITabBarController, tabBarController.tabBar === self {
            guard tabBarController.mayUserSelect(item) else { return }
            delegate?.tabBar(self, didSelect: item)
            tabBarController.userDidSelect(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }

    private func setNeedsContent() {
        for item in items ?? [] { item.observer = self }
        setNeedsRendering()
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
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
