extension Selector {
    /// `show(_:sender:)`.
    static let showViewController: Selector = "showViewController:sender:"
    /// `showDetailViewController(_:sender:)`.
    static let showDetailViewController: Selector = "showDetailViewController:sender:"
}

extension UIViewController {
    /// The responder after this controller.
    final var nextInChain: UIResponder? {
        guard let view = storedView else { return parentController }
        if let presenter, view.superview is PresentationContainerView || view.superview == nil { return presenter }
        return view.superview ?? parentController
    }

    /// The nearest controller, from this one up, whose class implements an action and that can perform it now.
    final func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if candidate.implements(action), candidate.mayPerform(action, sender: sender) { return candidate }
            controller = candidate.parentController
        }
        return nil
    }

    /// Shows a controller in the nearest container that has a way to, else presents it.
    ///
    /// A container of the app's own that overrides `show(_:sender:)` is found by asking parent after parent: this
    /// implementation only passes the request on.
    final func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: .showViewController, sender: sender), target !== self {
            target.show(controller, sender: sender)
        } else if let parentController {
            parentController.show(controller, sender: sender)
        } else {
            presentFromWindow(controller)
        }
    }

    /// Shows a controller as a detail in the nearest container that has a place for details, else as by `show`.
    final func showDetailInNearestContainer(_ controller: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: .showDetailViewController, sender: sender), target !== self {
            target.showDetailViewController(controller, sender: sender)
        } else if let parentController {
            parentController.showDetailViewController(controller, sender: sender)
        } else {
            presentFromWindow(controller)
        }
    }

    private func mayPerform(_ action: Selector, sender: Any?) -> Bool {
        responds(to: action) ? canPerformAction(action, withSender: sender) : true
    }

    private func presentFromWindow(_ controller: UIViewController) {
        var presenting = self
        while let presented = presenting.presentedController { presenting = presented }
        presenting.present(controller, animated: true)
    }
}
