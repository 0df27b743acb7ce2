extension NSLayoutConstraint {
    /// A place or a size of a view or layout guide.
    ///
    /// Source: UIKit, `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Sendable {
        /// Nothing; the constraint has one item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where lines of text begin.
        case leading = 5
        /// The edge where lines of text end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The margin where lines of text begin.
        case leadingMargin = 17
        /// The margin where lines of text end.
        case trailingMargin = 18
        /// The middle between the left and right margins.
        case centerXWithinMargins = 19
        /// The middle between the top and bottom margins.
        case centerYWithinMargins = 20
    }

    /// How the two sides of a constraint compare.
    ///
    /// Source: UIKit, `NSLayoutConstraint.Relation`.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures, and from where.
    package enum Measure: Sendable {
        /// Nothing.
        case none
        /// A width, a height, or the distance between two places.
        case length
        /// A horizontal place that follows the direction of text.
        case directionalX
        /// A horizontal place on a fixed side.
        case absoluteX
        /// A horizontal place that is the same in both directions of text.
        case centerX
        /// A vertical place.
        case y
    }

    /// What the attribute measures.
    package var measure: Measure {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .length
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .centerX, .centerXWithinMargins: .centerX
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        }
    }
}
