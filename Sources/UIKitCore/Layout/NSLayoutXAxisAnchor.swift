public import Foundation

/// A horizontal place: an edge or the middle of a view or layout guide.
///
/// Source: UIKit, `NSLayoutXAxisAnchor`.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, as a size that constraints can relate.
    ///
    /// - Parameter otherAnchor: Where the distance ends.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
    }

    /// Makes a constraint that puts this anchor a standard distance after another one, in the direction of text.
    ///
    /// - Parameters:
    ///   - anchor: The anchor before this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, systemSpacings: multiplier, after: anchor)
    }

    /// Makes a constraint that puts this anchor at least a standard distance after another one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor before this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, systemSpacings: multiplier, after: anchor)
    }

    /// Makes a constraint that puts this anchor at most a standard distance after another one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor before this one.
    ///   - multiplier: How many standard distances.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, systemSpacings: multiplier, after: anchor)
    }
}
