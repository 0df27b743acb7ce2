extension UIView {
    /// The active constraints that this view holds: those whose items' nearest common ancestor it is.
    public final var constraints: [NSLayoutConstraint] { layoutAttributesIfPresent?.constraints ?? [] }

    /// Makes a constraint active and holds it here.
    ///
    /// What it relates must be this view or lie within it; else it is refused as a scene fault.
    ///
    /// - Parameter constraint: The constraint.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
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

    /// Makes several constraints active and holds them here.
    ///
    /// - Parameter constraints: The constraints.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint that this view holds inactive.
    ///
    /// - Parameter constraint: The constraint; one that this view does not hold is left alone.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        removeConstraints { $0 === constraint }
    }

    /// Makes several constraints that this view holds inactive.
    ///
    /// - Parameter constraints: The constraints; those that this view does not hold are left alone.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
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
