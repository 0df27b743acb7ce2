extension UIViewController {
    /// Calls the app back, and writes that down where the scene has a journal.
    final func journaled(_ callback: StaticString, _ work: () -> Void) {
        guard SceneJournal.isKept,
            let journal = (storedView?.owningScene ?? UIApplication.shared.sceneInTurn)?.journal
        else { return work() }
        journal.note(.callback, SceneJournal.subject(self), of: storedView, "\(callback)", during: work)
    }

    /// Tells the controller that its parent is about to change.
    final func sendWillMove(toParent parent: UIViewController?) {
        journaled("willMove(toParent:)") { willMove(toParent: parent) }
    }

    /// Tells the controller that its parent has changed.
    final func sendDidMove(toParent parent: UIViewController?) {
        journaled("didMove(toParent:)") { didMove(toParent: parent) }
    }
}
