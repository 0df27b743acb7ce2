extension NSLayoutConstraint {
    /// A direction of layout.
    ///
    /// UIKit: `NSLayoutConstraint.Axis`.
    public enum Axis: Int, Sendable {
        /// From the leading to the trailing edge.
        case horizontal = 0
        /// From the top to the bottom.
        case vertical = 1
    }
}
