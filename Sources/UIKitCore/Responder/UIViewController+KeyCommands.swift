extension UIViewController {
    /// The commands that were added, before those of the class.
    final func addOwnKeyCommand(_ command: UIKeyCommand, by cause: StaticString = #function) {
        guard !ownKeyCommands.contains(command) else { return }
        ownKeyCommands.append(command)
        viewIfLoaded?.setNeedsRendering(cause)
    }

    /// Takes an added command away.
    final func removeOwnKeyCommand(_ command: UIKeyCommand, by cause: StaticString = #function) {
        ownKeyCommands.removeAll { $0 === command }
        viewIfLoaded?.setNeedsRendering(cause)
    }
}
