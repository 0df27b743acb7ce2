public import Foundation

/// Is told of scrolling.
///
/// Scrolling in the browser is not reported; the methods are called for scrolling by code.
///
/// UIKit: `UIScrollViewDelegate`.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a person begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a person lets go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content came to rest after a person let go.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when animated scrolling by code is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Asks whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the adjusted inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Called when a person is about to let go; not called, as the browser does not report it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when a person let go of content that moves on; not called, as the browser does not report it.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content is at its top after a tap on the status bar; not called, as browsers have none.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Asks which view is enlarged by zooming with code; the browser zooms pages by itself.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before code changes the scale.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when code changed the scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called last when code changed the scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view with a delegate for its scrolling.
///
/// Scroll views get their `delegate` here, so that tables and text views can have one of a type of their own, which
/// Swift does not allow for a property that is inherited from a class.
@MainActor
public protocol ScrollDelegating: AnyObject {
    /// The object that is told of scrolling.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
    /// The object that is told of scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
