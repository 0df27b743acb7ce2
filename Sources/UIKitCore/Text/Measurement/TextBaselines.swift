package import Foundation

/// Where the base lines of a view's text are, in points.
package struct TextBaselines: Equatable, Sendable {
    /// How far the first base line is below the view's top.
    package var firstFromTop: CGFloat
    /// How far the last base line is above the view's bottom.
    package var lastFromBottom: CGFloat

    /// Creates a description of base lines.
    package init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
        self.firstFromTop = firstFromTop
        self.lastFromBottom = lastFromBottom
    }

    /// The base lines of text that stands in a part of a view, in the middle of its height.
    ///
    /// - Parameters:
    ///   - extent: The text's size.
    ///   - height: The height of the view.
    ///   - insets: What the part leaves of the view.
    init(_ extent: TextExtent, centeredIn height: CGFloat, insets: UIEdgeInsets = .zero) {
        let room = height - insets.top - insets.bottom
        let top = insets.top + max(0, (room - CGFloat(extent.height)) / 2)
        firstFromTop = top + CGFloat(extent.firstBaseline)
        lastFromBottom = height - top - CGFloat(extent.lastBaseline)
    }
}
