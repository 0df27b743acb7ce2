/// Where something stands at the edges of a rectangle.
///
/// UIKit: `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere in particular.
    case none = 0
    /// At the middle of the top edge.
    case top = 1
    /// Where the top and the leading edge meet.
    case topLeading = 2
    /// At the middle of the leading edge.
    case leading = 3
    /// Where the bottom and the leading edge meet.
    case bottomLeading = 4
    /// At the middle of the bottom edge.
    case bottom = 5
    /// Where the bottom and the trailing edge meet.
    case bottomTrailing = 6
    /// At the middle of the trailing edge.
    case trailing = 7
    /// Where the top and the trailing edge meet.
    case topTrailing = 8
}
