extension ActionInvocation {
    /// Sends the action, and writes that down where the scene in turn has a journal.
    func journaled<Failure: Error>(
        on target: AnyObject, _ work: () throws(Failure) -> Void
    ) throws(Failure) {
        guard SceneJournal.isKept, let journal = UIApplication.shared.sceneInTurn?.journal else { return try work() }
        let view = (target as? UIView) ?? (target as? UIViewController)?.viewIfLoaded
        try journal.note(.action, "\(type(of: target))", of: view, "\(selector)", during: work)
    }
}

extension UIAction {
    /// Runs the handler, and writes that down where the scene in turn has a journal.
    final func journaled(_ work: () -> Void) {
        guard SceneJournal.isKept, let journal = UIApplication.shared.sceneInTurn?.journal else { return work() }
        let view = sender as? UIView
        let name = title.isEmpty ? view.map(SceneJournal.subject) : nil
        journal.note(
            .action, SceneJournal.quoted("UIAction", title), of: view,
            name.map { "handler, sent by \($0)" } ?? "handler",
            during: work)
    }
}
