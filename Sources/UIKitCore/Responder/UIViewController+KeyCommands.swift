extension UIViewController {
    /// The commands that were added, before those of the class.
    final func addOwnKeyCommand(_ command: UIKeyCommand) {
        guard !ownKeyCommands.contains(command) else { return }
        ownKeyCommands.append(command)
        viewIfLoaded?.setNeedsRendering()
    }

    /// Takes an added command away.
    final func removeOwnKeyCommand(_ command: UIKeyCommand) {
        ownKeyCommands.removeAll { $0 === command }
        viewIfLoaded?.setNeedsRendering()
    }
}
