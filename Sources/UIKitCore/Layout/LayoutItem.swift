/// What a constraint relates: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The view whose place in the hierarchy is the item's own; nil for a guide that belongs to no view.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    /// The view itself.
    package final var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    /// The view that the guide belongs to.
    package final var layoutView: UIView? { owningView }
}

extension UIView {
    /// The nearest view that contains this one and another, or is one of them; nil if they are in different
    /// hierarchies.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}
