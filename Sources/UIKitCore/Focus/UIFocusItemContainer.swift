public import Foundation

/// What knows which items that can have the focus are in it, and where they are.
///
/// When the app has the focus moved and an environment prefers nothing, the items of its container are looked through, in
/// their order.
///
/// Source: UIKit, `UIFocusItemContainer`.
@MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space in which the items' frames are.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items in a rectangle, in the order of the page.
    ///
    /// - Parameter rect: The rectangle in the container's space, in points.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items can be scrolled.
///
/// Source: UIKit, `UIFocusItemScrollableContainer`.
@MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// How far the content is scrolled, in points.
    var contentOffset: CGPoint { get set }

    /// The size of the content, in points.
    var contentSize: CGSize { get }

    /// The size of the part that is seen, in points.
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
    /// The view's own space.
    public final var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews that are not hidden and meet a rectangle; one that flows with the page has no place of its own and
    /// counts as in it.
    ///
    /// - Parameter rect: The rectangle in the view's space, in points.
    public final func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { !$0.isHidden && ($0.frame.isEmpty || $0.frame.intersects(rect)) }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the view itself.
    public final var visibleSize: CGSize { bounds.size }
}
