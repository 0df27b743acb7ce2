public import Foundation

/// A view whose content may be larger than itself and is scrolled in it.
///
/// On the page it is a region that the browser scrolls, so scrolling needs no request and the server does not hear of
/// it; a position set in code is where the next page begins.
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

    // MARK: Managing indicators

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

    // MARK: Refreshing

    /// The control with which a person loads the content again; the page shows it as a button above the content.
    open var refreshControl: UIRefreshControl? {
        get { scrolling?.refreshControl }
        set { setRefreshControl(newValue) }
    }

    // MARK: Storage

    final var scrolling: ScrollingProperties?
}
