public import Foundation

/// A place or size of a view or layout guide, from which constraints are made.
///
/// Its type keeps places and sizes, and horizontal and vertical ones, apart. A constraint that an anchor makes is not
/// active yet.
///
/// Source: UIKit, `NSLayoutAnchor`.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// What the anchor stands for on a side of a constraint.
    package nonisolated final let term: ConstraintTerm

    /// Stands for a side of a constraint, whatever it measures.
    init(_ term: ConstraintTerm) {
        self.term = term
        super.init()
    }

    /// The view or layout guide that the anchor belongs to.
    open var item: AnyObject? { term.item }

    /// The anchor's attribute, for the developer.
    open var name: String { "\(term.attribute)" }

    /// The active constraints that relate the anchor.
    ///
    /// For debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item = term.item, let view = item.layoutView else { return [] }
        return view.constraints(affecting: item, along: term.attribute.isHorizontal ? .horizontal : .vertical)
            .filter { [$0.first, $0.second].contains { $0?.isSame(as: term) == true } }
    }

    /// Whether another place of the anchor, or another size, would suit the constraints as well.
    open var hasAmbiguousLayout: Bool {
        guard let item = term.item else { return false }
        return item.layoutView?.isAmbiguous(item, term.attribute) ?? false
    }

    /// Whether another object is an anchor for the same attribute of the same item.
    ///
    /// - Parameter object: The other object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any TermOwner else { return false }
        let (own, others) = (term, other.term)
        return MainActor.assumeIsolated { own.isSame(as: others) }
    }

    /// A hash that equal anchors share.
    open override var hash: Int {
        let own = term
        return MainActor.assumeIsolated { own.attribute.rawValue }
    }

    /// Makes a constraint that puts both anchors at one place.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }

    /// Makes a constraint that keeps this anchor at or after another one.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }

    /// Makes a constraint that keeps this anchor at or before another one.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }

    /// Makes a constraint that puts this anchor at a distance from another one.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance in points; down and in the direction of text if positive.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }

    /// Makes a constraint that keeps this anchor at least at a distance from another one.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance in points; down and in the direction of text if positive.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Makes a constraint that keeps this anchor at most at a distance from another one.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance in points; down and in the direction of text if positive.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }

    /// Makes a constraint between this anchor and another one.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: term, relation: relation, second: anchor.term, multiplier: multiplier, constant: constant)
    }

    /// Makes a constraint that puts this anchor a number of standard spacings after another one.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation, systemSpacings: CGFloat, after anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: term, relation: relation, second: anchor.term, constant: systemSpacings * Self.systemSpacing,
            systemSpacings: systemSpacings)
    }

    /// The standard distance between neighbours, in points.
    static var systemSpacing: CGFloat { 8 }
}

/// What stands for one side of a constraint.
private protocol TermOwner {
    var term: ConstraintTerm { get }
}

extension NSLayoutAnchor: TermOwner {}
