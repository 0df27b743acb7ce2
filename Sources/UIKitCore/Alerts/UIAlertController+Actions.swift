extension UIAlertController {
    /// The view, if it is loaded.
    final var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// The action that leaves everything as it is.
    final var cancelAction: UIAlertAction? { alertActions.first { $0.style == .cancel } }

    /// The actions in the order in which they are shown.
    ///
    /// The cancelling one is last, but first where two stand side by side.
    package final var displayedActions: [UIAlertAction] {
        guard let cancelAction else { return alertActions }
        let others = alertActions.filter { $0 !== cancelAction }
        return style == .alert && others.count == 1 ? [cancelAction] + others : others + [cancelAction]
    }

    final func add(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            SceneFault.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", in: windowScene)
            return
        }
        alertActions.append(action)
        alertView?.setNeedsContent()
    }

    /// Puts an action before all others.
    final func moveToFront(_ action: UIAlertAction) {
        alertActions.removeAll { $0 === action }
        alertActions.insert(action, at: 0)
        alertView?.setNeedsContent()
    }

    /// Whether there is something to show: a text, an action or a field.
    private var hasContent: Bool {
        [title, message].contains { !($0 ?? "").isEmpty } || !alertActions.isEmpty || !fields.isEmpty
    }

    /// Whether there is nothing to show, not even when the view is loaded.
    final var isEmpty: Bool {
        if !hasContent { loadViewIfNeeded() }
        return !hasContent
    }

    final func prefer(_ action: UIAlertAction?) {
        guard action == nil || alertActions.contains(where: { $0 === action }) else {
            SceneFault.raise(
                .internalInconsistency,
                "The preferredAction of an alert controller must be contained in the actions array or be nil.",
                in: windowScene)
            return
        }
        preferred = action
        alertView?.setNeedsContent()
    }

    final func addField(_ configure: ((UITextField) -> Void)?) {
        guard style == .alert else {
            SceneFault.raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
                in: windowScene)
            return
        }
        add(UITextField(), configure)
    }

    /// Puts a field into the alert.
    final func add(_ field: UITextField, _ configure: ((UITextField) -> Void)? = nil) {
        field.borderStyle = .roundedRect
        fields.append(field)
        configure?(field)
        field.addAction(
            UIAction { [weak self] action in self?.goOnByReturnKey(from: action.sender as? UITextField) },
            for: .editingDidEndOnExit)
        alertView?.setNeedsContent()
    }

    /// Does what the return key does: it leads to the next field, and in the last one does the preferred action, else the only
    /// one that is no way out.
    private func goOnByReturnKey(from field: UITextField?) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = alertActions.filter { $0.style != .cancel }
        guard let action = preferred ?? (others.count == 1 ? others[0] : nil), action.isEnabled else { return }
        choose(action)
    }

    /// Does what choosing an action does: dismisses the alert, then calls the handler.
    final func choose(_ action: UIAlertAction) {
        guard let presenter else { return action.run() }
        presenter.dismissPresentedChain(animated: true) { action.run() }
    }

    /// Does what pressing beside an action sheet does: cancels it.
    final func cancelByUser() {
        if let cancelAction {
            choose(cancelAction)
        } else {
            presenter?.dismissPresentedChain(animated: true, completion: nil)
        }
    }
}

extension UIAlertController {
    /// Shows the alert over the controller that is in front of the scene whose turn it is.
    ///
    /// - Parameter completion: Called when it is shown.
    final func presentInFront(completion: @escaping @MainActor () -> Void) {
        guard let front = UIApplication.shared.sceneInTurn?.frontController(takingPart: { _ in false }) else { return }
        (front.presentedChain.last ?? front).present(self, animated: true, completion: completion)
    }
}
