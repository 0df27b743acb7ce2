public import Foundation

/// A bar with buttons, at the bottom of a navigation controller's page.
///
/// Source: UIKit, `UIToolbar`.
open class UIToolbar: UIView, BarItemObserver {
    /// Creates a toolbar.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a toolbar from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The items from left to right.
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsContent() }
    }

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items from left to right.
    ///   - animated: Whether the change is animated on iOS.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// The colour of the background; nil for the system's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor !== oldValue { setNeedsRendering() } }
    }

    /// Whether content behind the bar shines through.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { setNeedsRendering() } }
    }

    /// The look of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { setNeedsRendering() }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { setNeedsRendering() }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { setNeedsRendering() }
    }

    /// Puts the items' buttons into the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = (items ?? []).map { $0.customView ?? $0.button }
        for view in shownViews where !wanted.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for (index, view) in wanted.enumerated() where !subviews.indices.contains(index) || subviews[index] !== view {
            insertSubview(view, at: index)
        }
        shownViews = wanted
    }

    /// The height of the bar, in points.
    ///
    /// - Parameter size: The size that is available.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
    }

    private var shownViews: [UIView] = []

    func barItemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.storedButton?.update()
        setNeedsContent()
    }

    private func setNeedsContent() {
        for item in items ?? [] { item.observer = self }
        setNeedsRendering()
        setNeedsLayout()
    }
}
