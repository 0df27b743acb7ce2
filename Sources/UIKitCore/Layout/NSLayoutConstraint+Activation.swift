import Foundation

extension NSLayoutConstraint {
    /// The nearest view that contains everything the constraint relates; nil if there is none.
    final var nearestCommonAncestor: UIView? {
        guard let view = first?.layoutView else { return nil }
        guard let second, second.measure != .none else { return view }
        return second.layoutView.flatMap { view.nearestCommonAncestor(with: $0) }
    }

    /// Whether all that the constraint relates is a view or lies within it.
    final func isWithin(_ view: UIView) -> Bool {
        guard let first, first.isWithin(view) else { return false }
        guard let second, second.measure != .none else { return true }
        return second.isWithin(view)
    }

    /// Adds the constraint to its nearest common ancestor, which may be asked in a subclass of the app's; without one that
    /// is a scene fault.
    final func activate() {
        guard owner == nil, first != nil else { return }
        guard let ancestor = nearestCommonAncestor else {
            SceneFault.raise(
                .generic,
                "Unable to activate constraint with anchors \(summary) because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
            return
        }
        ancestor.addConstraint(self)
    }

    /// Whether the constraint is about a view or something within it.
    final func refersToSubtree(of view: UIView) -> Bool {
        first?.refersToSubtree(of: view) ?? false || second?.refersToSubtree(of: view) ?? false
    }

    /// Whether the constraint is about an item.
    final func refers(to item: any LayoutItem) -> Bool {
        first?.refers(to: item) ?? false || second?.refers(to: item) ?? false
    }

    /// The two sides for a message: `UILabel.leading and UIView.trailing`.
    final var summary: String {
        [first, second].compactMap { $0 }
            .map { term in "\(term.item.map { "\(type(of: $0))" } ?? "(nil)").\(term.attribute)" }
            .joined(separator: " and ")
    }
}
