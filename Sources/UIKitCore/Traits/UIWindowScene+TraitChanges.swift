extension UIWindowScene {
    /// Has every controller and view in the windows told, in the next commit, that the traits changed.
    final func traitsDidChange(from previous: UITraitCollection) {
        guard !windows.isEmpty, traitCollection != previous else { return }
        for window in windows { window.traitChanges.note(window, inherited: previous) }
        setNeedsCommit()
    }
}
