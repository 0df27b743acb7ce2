import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two places.
///
/// An object and no structure, as copying a weak reference takes much longer than copying a strong one.
@MainActor
package final class ConstraintTerm {
    /// The item, or nil once it is gone: a constraint does not keep what it relates alive.
    package private(set) weak var item: (any LayoutItem)?
    /// The attribute of the item; of the end of the distance, if the term is one.
    package let attribute: NSLayoutConstraint.Attribute
    /// Where the distance to the attribute begins, if the term is one.
    package let start: ConstraintTerm?

    /// Describes an attribute of an item.
    package init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        start = nil
    }

    /// Describes nothing: the side of a constraint that was refused.
    init() {
        attribute = .notAnAttribute
        start = nil
    }

    /// Describes the distance between two places.
    package init(from start: ConstraintTerm, to end: ConstraintTerm) {
        item = end.item
        attribute = end.attribute
        self.start = start
    }

    /// What the term measures.
    package var measure: NSLayoutConstraint.Attribute.Measure {
        start == nil ? attribute.measure : .length
    }

    /// Whether the term is a place where lines begin or end, or a distance from or to one.
    var followsTextDirection: Bool {
        attribute.measure == .directionalX || start?.followsTextDirection ?? false
    }

    /// How far apart the lines of the text are whose base line the term is; nil for anything else.
    var distanceOfTextLines: CGFloat? {
        guard start == nil, let view = item as? UIView else { return nil }
        return switch attribute {
        case .firstBaseline: view.forFirstBaselineLayout.distanceOfTextLines
        case .lastBaseline: view.forLastBaselineLayout.distanceOfTextLines
        default: nil
        }
    }

    /// The view that contains all the term's items; nil if there is none.
    var layoutView: UIView? {
        guard let view = item?.layoutView else { return nil }
        guard let start else { return view }
        return start.item?.layoutView.flatMap { view.nearestCommonAncestor(with: $0) }
    }

    /// Whether the term is about a view or something within it.
    func refersToSubtree(of view: UIView) -> Bool {
        let isWithin = item?.layoutView?.isDescendant(of: view) ?? false
        return isWithin || start?.refersToSubtree(of: view) ?? false
    }

    /// Whether the term is the same attribute of the same item, or the distance between the same places.
    func isSame(as other: ConstraintTerm) -> Bool {
        guard item === other.item, attribute == other.attribute else { return false }
        guard let start else { return other.start == nil }
        return other.start.map(start.isSame) ?? false
    }

    /// Whether the term is about an item.
    func refers(to item: any LayoutItem) -> Bool {
        self.item === item || start?.refers(to: item) ?? false
    }

    /// Whether all that the term is about is a view or lies within it.
    func isWithin(_ view: UIView) -> Bool {
        guard let place = item?.layoutView else { return false }
        guard place === view || place.parentView === view || place.isDescendant(of: view) else { return false }
        return start?.isWithin(view) ?? true
    }
}
