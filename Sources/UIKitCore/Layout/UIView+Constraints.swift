extension UIView {
    /// The active constraints that this view holds, whatever a subclass says of ``constraints``.
    final var heldConstraints: [NSLayoutConstraint] { layoutAttributesIfPresent?.constraints ?? [] }

    /// Makes a constraint active and holds it here, unless it is about something outside.
    final func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        guard constraint.isWithin(self) else {
            SceneFault.raise(
                .generic,
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint.summary) view:\(type(of: self))",
                in: owningScene
            )
            return
        }
        constraint.owner?.removeConstraint(constraint)
        install(constraint)
    }

    /// Makes a constraint that this view holds inactive.
    final func letGo(of constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        removeConstraints { $0 === constraint }
    }

    /// Makes the constraints among some that this view holds inactive.
    final func letGo(of constraints: [NSLayoutConstraint]) {
        let removed = Set(constraints.map(ObjectIdentifier.init))
        removeConstraints { removed.contains(ObjectIdentifier($0)) }
    }

    /// Holds a constraint that belongs here.
    final func install(_ constraint: NSLayoutConstraint) {
        layoutAttributes.constraints.append(constraint)
        constraint.owner = self
        markRelated(by: constraint)
        constrainedStructureDidChange()
        constraintOfSurroundingsDidChange(constraint)
        setNeedsLayout()
    }

    /// Makes inactive what this view and those that contain it hold and a condition selects.
    final func removeConstraintsOfAncestors(where isRemoved: (NSLayoutConstraint) -> Bool) {
        var view: UIView? = self
        while let holder = view {
            holder.removeConstraints(where: isRemoved)
            view = holder.superview
        }
    }

    /// Makes inactive what relates this view, or a view within it, to one outside, before it leaves its superview.
    final func removeConstraintsToOutside() {
        superview?.removeConstraintsOfAncestors { $0.refersToSubtree(of: self) }
    }

    private func removeConstraints(where isRemoved: (NSLayoutConstraint) -> Bool) {
        guard let layout = layoutAttributesIfPresent, layout.constraints.contains(where: isRemoved) else { return }
        for constraint in layout.constraints where isRemoved(constraint) {
            constraint.owner = nil
            constraintOfSurroundingsDidChange(constraint)
        }
        layout.constraints.removeAll(where: isRemoved)
        constrainedStructureDidChange()
        setNeedsLayout()
    }
}
