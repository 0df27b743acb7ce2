public import Foundation

/// A width, a height, or the distance between two places.
///
/// Source: UIKit, `NSLayoutDimension`.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint that fixes this size.
    ///
    /// - Parameter c: The size in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, relation: .equal, second: nil, constant: c)
    }

    /// Makes a constraint that keeps this size at or above a number.
    ///
    /// - Parameter c: The least size in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, relation: .greaterThanOrEqual, second: nil, constant: c)
    }

    /// Makes a constraint that keeps this size at or below a number.
    ///
    /// - Parameter c: The greatest size in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, relation: .lessThanOrEqual, second: nil, constant: c)
    }

    /// Makes a constraint that keeps this size in proportion to another one.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m)
    }

    /// Makes a constraint that keeps this size at or above a proportion of another one.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// Makes a constraint that keeps this size at or below a proportion of another one.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// Makes a constraint that keeps this size in proportion to another one, and larger by a number.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    ///   - c: What is added, in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// Makes a constraint that keeps this size at or above a proportion of another one and a number.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    ///   - c: What is added, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Makes a constraint that keeps this size at or below a proportion of another one and a number.
    ///
    /// - Parameters:
    ///   - anchor: The other size.
    ///   - m: What the other size is multiplied with.
    ///   - c: What is added, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
