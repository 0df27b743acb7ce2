extension UIWindowScene {
    /// Tells every controller and view in the windows that the traits changed, from the outside in.
    final func traitsDidChange(from previous: UITraitCollection) {
        let changes = traitCollection.changedTraits(from: previous)
        guard !changes.isEmpty else { return }
        for window in windows { window.traitsDidChange(changes, from: previous) }
        setNeedsCommit()
    }
}

extension UIView {
    /// Tells the controller whose view this is, the view and everything in it that traits changed.
    final func traitsDidChange(_ changes: Set<ObjectIdentifier>, from previous: UITraitCollection) {
        if let controller = owningViewController {
            controller.traitCollectionDidChange(previous)
            controller.traitChangeObservers.notify(controller, of: changes, previous: previous)
        }
        traitCollectionDidChange(previous)
        attributesIfPresent?.traitChangeObservers?.notify(self, of: changes, previous: previous)
        for child in childViews { child.traitsDidChange(changes, from: previous) }
    }
}
