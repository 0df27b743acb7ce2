public import Foundation

/// A bar with buttons, at the bottom of a navigation controller's page.
///
/// Source: UIKit, `UIToolbar`.
open class UIToolbar: UIView, UIBarPositioning, BarItemObserver {
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
    ///
    /// Views of controllers end at a bar that is not translucent, unless they extend under opaque bars.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            setNeedsRendering()
            superview?.setNeedsLayout()
        }
    }

    /// The style of the bar, from before there were appearances: `black` makes it dark.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { setNeedsRendering() } }
    }

    /// The object that says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Where the bar stands: at the bottom in a navigation controller, else where the delegate says.
    open var barPosition: UIBarPosition {
        isInContainer ? .bottom : delegate?.position(for: self) ?? .any
    }

    /// Whether the bar is that of a navigation controller.
    package final var isInContainer: Bool { superview is ContainerView }

    /// The look of the bar.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standard = appearances[.standard] { return standard }
            setAppearance(.standard, to: UIToolbarAppearance())
            return appearances[.standard] ?? UIToolbarAppearance()
        }
        set { setAppearance(.standard, to: newValue) }
    }

    /// The look of the bar on compact height; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances[.compact] }
        set { setAppearance(.compact, to: newValue) }
    }

    /// The look of the bar with nothing scrolled beneath it; nil for the standard one.
    ///
    /// The bar of a navigation controller has it on a page that is scrolled to its end: the background and the line.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set { setAppearance(.scrollEdge, to: newValue) }
    }

    /// The look of the bar on compact height with nothing scrolled beneath it; nil for that on regular height.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { setAppearance(.compactScrollEdge, to: newValue) }
    }

    /// The look that is shown.
    package final var displayedAppearance: UIToolbarAppearance {
        let compact = traitCollection.verticalSizeClass == .compact ? compactAppearance : nil
        return compact ?? ownStandardAppearance ?? UIToolbarAppearance()
    }

    /// The look that is shown with nothing scrolled beneath the bar; nil for the usual one, and where the bar stands by
    /// itself.
    package final var displayedScrollEdgeAppearance: UIToolbarAppearance? {
        guard isInContainer else { return nil }
        let compact = traitCollection.verticalSizeClass == .compact ? compactScrollEdgeAppearance : nil
        return compact ?? scrollEdgeAppearance
    }

    /// Sets the image of the background, where the look of the bar has none.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for the system's background.
    ///   - position: For which place of the bar.
    ///   - barMetrics: For which size of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
        setNeedsRendering()
    }

    /// The image of the background.
    ///
    /// - Parameters:
    ///   - position: For which place of the bar.
    ///   - barMetrics: For which size of the bar.
    open func backgroundImage(
        forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Sets the image of the line between the bar and the content, where the look of the bar has none.
    ///
    /// The page repeats it along the edge of the bar.
    ///
    /// - Parameters:
    ///   - shadowImage: The image; nil for the system's line.
    ///   - topOrBottom: For which place of the bar; bars of pages have one image for all places.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        storedShadowImage = shadowImage
        setNeedsRendering()
    }

    /// The image of the line between the bar and the content.
    ///
    /// - Parameter topOrBottom: For which place of the bar.
    /// - Returns: nil for the system's line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { storedShadowImage }

    /// The image of the line as the page shows it: that of the look of the bar, else the one that was set for the bar.
    package final var displayedShadowImage: UIImage? { displayedAppearance.shadowImage ?? storedShadowImage }

    /// The image of the background that was set for the present size of the bar.
    package final var displayedBackgroundImage: UIImage? {
        let compact = traitCollection.verticalSizeClass == .compact ? backgroundImages[.compact] : nil
        return compact ?? backgroundImages[.default]
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

    /// The usual height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    private enum Situation {
        case standard, compact, scrollEdge, compactScrollEdge
    }

    private var shownViews: [UIView] = []
    /// The look that the app set, or changed, for the bar.
    final var ownStandardAppearance: UIToolbarAppearance? { appearances[.standard] }

    private var appearances: [Situation: UIToolbarAppearance] = [:]
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var storedShadowImage: UIImage?

    private func setAppearance(_ situation: Situation, to appearance: UIToolbarAppearance?) {
        appearances[situation] = appearance?.copy { [weak self] in self?.setNeedsRendering() }
        setNeedsRendering()
    }

    func barItemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.storedButton?.update()
        setNeedsContent()
    }

    private func setNeedsContent(by cause: StaticString = #function) {
        for item in items ?? [] { item.observer = self }
        setNeedsRendering(cause)
        setNeedsLayout()
    }
}

/// Says where a toolbar stands.
///
/// Source: UIKit, `UIToolbarDelegate`.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
