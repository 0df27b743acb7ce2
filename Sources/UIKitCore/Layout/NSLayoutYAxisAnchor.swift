public import Foundation

/// A vertical place: an edge, the middle or a baseline of a view or layout guide.
///
/// Source: UIKit, `NSLayoutYAxisAnchor`.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, as a size that constraints can relate.
    ///
    /// - Parameter otherAnchor: Where the distance ends.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
    }

    /// Makes a constraint that puts this anchor a standard distance below another one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor above this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, systemSpacings: multiplier, after: anchor)
    }

    /// Makes a constraint that puts this anchor at least a standard distance below another one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor above this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, systemSpacings: multiplier, after: anchor)
    }

    /// Makes a constraint that puts this anchor at most a standard distance below another one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor above this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, systemSpacings: multiplier, after: anchor)
    }
}
