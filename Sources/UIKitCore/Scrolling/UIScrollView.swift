public import Foundation

/// A view whose content may be larger than itself and is scrolled in it.
///
/// On the page it is a region that the browser scrolls, or a part of the page, which scrolls itself. Scrolling needs no
/// request and the server does not hear of it; where code scrolls to, the page goes once, with the answer.
///
/// UIKit: `UIScrollView`.
open class UIScrollView: UIView, ScrollDelegating {
    /// Creates a scroll view.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewState.insert(.clipsToBounds)
    }

    /// Creates a scroll view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewState.insert(.clipsToBounds)
    }

    /// The object that is told of scrolling, which apps set as `delegate`.
    public final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Managing the content's size and offset

    /// The size of the content, in points; zero lets the content decide.
    open var contentSize: CGSize {
        get { scrolling?.contentSize ?? .zero }
        set { setScrolling(\.contentSize, to: newValue) }
    }

    /// The point of the content at the top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls to a point of the content; the delegate hears of it before this returns.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as needed to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scroll(toShow: rect, animated: animated)
    }

    // MARK: Managing insets

    /// The space around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { scrolling?.contentInset ?? .zero }
        set { setScrolling(\.contentInset, to: newValue) }
    }

    /// The space around the content with the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        let own = contentInset
        guard contentInsetAdjustmentBehavior != .never else { return own }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: own.top + safe.top,
            left: own.left + safe.left,
            bottom: own.bottom + safe.bottom,
            right: own.right + safe.right
        )
    }

    /// Whether the safe area is kept free too.
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { scrolling?.contentInsetAdjustmentBehavior ?? .automatic }
        set { setScrolling(\.contentInsetAdjustmentBehavior, to: newValue) }
    }

    /// Called when the adjusted inset changed.
    open func adjustedContentInsetDidChange() {}

    // MARK: Configuring scrolling

    /// Whether a person can scroll.
    open var isScrollEnabled: Bool {
        get { scrolling?.isScrollEnabled ?? true }
        set { setScrolling(\.isScrollEnabled, to: newValue) }
    }

    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled: Bool {
        get { scrolling?.isPagingEnabled ?? false }
        set { setScrolling(\.isPagingEnabled, to: newValue) }
    }

    /// Whether scrolling keeps to one direction at a time.
    open var isDirectionalLockEnabled: Bool {
        get { scrolling?.isDirectionalLockEnabled ?? false }
        set { setScrolling(\.isDirectionalLockEnabled, to: newValue) }
    }

    /// Whether the content may be pulled past its edges.
    open var bounces: Bool {
        get { scrolling?.bounces ?? true }
        set { setScrolling(\.bounces, to: newValue) }
    }

    /// Whether content that fits may be pulled down and up.
    open var alwaysBounceVertical: Bool {
        get { scrolling?.alwaysBounceVertical ?? false }
        set { setScrolling(\.alwaysBounceVertical, to: newValue) }
    }

    /// Whether content that fits may be pulled to the sides.
    open var alwaysBounceHorizontal: Bool {
        get { scrolling?.alwaysBounceHorizontal ?? false }
        set { setScrolling(\.alwaysBounceHorizontal, to: newValue) }
    }

    /// Whether the view scrolls to the top when the status bar is tapped; kept for the app.
    open var scrollsToTop: Bool {
        get { scrolling?.scrollsToTop ?? true }
        set { setScrolling(\.scrollsToTop, to: newValue) }
    }

    /// How the keyboard goes away when the content is scrolled; the browser decides.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { scrolling?.keyboardDismissMode ?? .none }
        set { setScrolling(\.keyboardDismissMode, to: newValue) }
    }

    /// Whether the content may be pulled past its sides; kept for the app.
    open var bouncesHorizontally: Bool {
        get { scrolling?.bouncesHorizontally ?? true }
        set { setScrolling(\.bouncesHorizontally, to: newValue) }
    }

    /// Whether the content may be pulled past its top and bottom; kept for the app.
    open var bouncesVertically: Bool {
        get { scrolling?.bouncesVertically ?? true }
        set { setScrolling(\.bouncesVertically, to: newValue) }
    }

    /// How fast scrolling comes to rest; the browser decides.
    open var decelerationRate: UIScrollView.DecelerationRate {
        get { scrolling?.decelerationRate ?? .normal }
        set { setScrolling(\.decelerationRate, to: newValue) }
    }

    /// Whether a touch waits until it is no scrolling; the browser decides.
    open var delaysContentTouches: Bool {
        get { scrolling?.delaysContentTouches ?? true }
        set { setScrolling(\.delaysContentTouches, to: newValue) }
    }

    /// Whether scrolling takes a touch away from the content; the browser decides.
    open var canCancelContentTouches: Bool {
        get { scrolling?.canCancelContentTouches ?? true }
        set { setScrolling(\.canCancelContentTouches, to: newValue) }
    }

    /// Whether a person touches the content to scroll it; the browser does not report it.
    open var isTracking: Bool { false }

    /// Whether a person is scrolling; the browser does not report it.
    open var isDragging: Bool { false }

    /// Whether the content moves on after a person let go; the browser does not report it.
    open var isDecelerating: Bool { false }

    /// Asks whether a touch goes to the content; not called, as the browser decides.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Asks whether scrolling takes a touch away from a view in it; not called, as the browser decides.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Stops what moves; nothing on the server does.
    open func stopScrollingAndZooming() {}

    // MARK: Managing indicators

    /// The colour of the scroll bars; the browser decides.
    open var indicatorStyle: UIScrollView.IndicatorStyle {
        get { scrolling?.indicatorStyle ?? .default }
        set { setScrolling(\.indicatorStyle, to: newValue) }
    }

    /// The space around the vertical scroll bar; the browser decides.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrolling?.verticalScrollIndicatorInsets ?? .zero }
        set { setScrolling(\.verticalScrollIndicatorInsets, to: newValue) }
    }

    /// The space around the horizontal scroll bar; the browser decides.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scrolling?.horizontalScrollIndicatorInsets ?? .zero }
        set { setScrolling(\.horizontalScrollIndicatorInsets, to: newValue) }
    }

    /// Whether scroll bars keep the safe area free; the browser decides.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrolling?.automaticallyAdjustsScrollIndicatorInsets ?? true }
        set { setScrolling(\.automaticallyAdjustsScrollIndicatorInsets, to: newValue) }
    }

    /// The space around both scroll bars; the browser decides.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the vertical scroll bar is shown.
    open var showsVerticalScrollIndicator: Bool {
        get { scrolling?.showsVerticalScrollIndicator ?? true }
        set { setScrolling(\.showsVerticalScrollIndicator, to: newValue) }
    }

    /// Whether the horizontal scroll bar is shown.
    open var showsHorizontalScrollIndicator: Bool {
        get { scrolling?.showsHorizontalScrollIndicator ?? true }
        set { setScrolling(\.showsHorizontalScrollIndicator, to: newValue) }
    }

    /// Shows the scroll bars for a moment on iOS; the browser decides here.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    /// The smallest scale that the content can have.
    open var minimumZoomScale: CGFloat {
        get { scrolling?.minimumZoomScale ?? 1 }
        set { setScrolling(\.minimumZoomScale, to: newValue) }
    }

    /// The greatest scale that the content can have; there is no zooming while it is not above the smallest.
    open var maximumZoomScale: CGFloat {
        get { scrolling?.maximumZoomScale ?? 1 }
        set { setScrolling(\.maximumZoomScale, to: newValue) }
    }

    /// Whether the content may be pulled past its scales; the browser zooms pages in its own way.
    open var bouncesZoom: Bool {
        get { scrolling?.bouncesZoom ?? true }
        set { setScrolling(\.bouncesZoom, to: newValue) }
    }

    /// The scale of the view that the delegate gives for zooming.
    ///
    /// It changes by code only: pages are zoomed by the browser, which does not report it.
    open var zoomScale: CGFloat {
        get { scrolling?.zoomScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Gives the content a scale within the limits; the delegate hears of it before this returns.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - animated: Whether the page shows the change as a movement.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms so that a rectangle of the content fills the view, as far as the limits allow.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the view that the delegate gives for zooming, in points.
    ///   - animated: Whether the page shows the change as a movement.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toShow: rect, animated: animated)
    }

    /// Whether a person is zooming; the browser does not report it.
    open var isZooming: Bool { false }

    /// Whether the content goes back to one of its scales; it never goes past them here.
    open var isZoomBouncing: Bool { false }

    // MARK: Refreshing

    /// The control with which a person loads the content again; the page shows it as a button above the content.
    open var refreshControl: UIRefreshControl? {
        get { scrolling?.refreshControl }
        set { setRefreshControl(newValue) }
    }

    // MARK: Storage

    final var scrolling: ScrollingProperties?
}
