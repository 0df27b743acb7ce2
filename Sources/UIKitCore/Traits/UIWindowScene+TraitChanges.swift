extension UIWindowScene {
    /// Has every controller and view in the windows told, in the next commit, that the traits changed.
    final func traitsDidChange(from previous: UITraitCollection) {
        guard !windows.isEmpty, traitCollection != previous else { return }
        for window in windows { window.traitChanges.note(window, inherited: previous) }
        if traitsBeforeChange == nil { traitsBeforeChange = previous }
        setNeedsCommit()
    }

    /// Tells the scene of traits that changed.
    final func tellOfTraits() {
        guard let previous = traitsBeforeChange else { return }
        traitsBeforeChange = nil
        guard traitCollection != previous else { return }
        traitCollection.performAsCurrent {
            traitCollectionDidChange(previous)
            traitChangeObservers.notify(
                self, of: traitCollection.changedTraits(from: previous), previous: previous)
        }
    }
}
