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
        if let presenter, view.superview == nil || view.isInPresentationContainer { return presenter }
        return view.superview ?? parentController
    }

    /// The nearest controller, from this one up, whose class implements an action and that can perform it now.
    final func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if candidate.implements(action), candidate.canPerformAction(action, withSender: sender) { return candidate }
            controller = candidate.parentController
        }
        return nil
    }

    private func implements(_ action: Selector) -> Bool {
        responds(to: action) || ShowOverrides.contains(action, in: type(of: self))
    }

    /// Shows a controller in the nearest container that has a way to, else presents it.
    ///
    /// A container that calls super, or declines, leaves it to those around it.
    final func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: .showViewController, sender: sender), target !== self {
            target.show(controller, sender: sender)
        } else if let target = parentController?.nearestTarget(for: .showViewController, sender: sender) {
            target.show(controller, sender: sender)
        } else {
            outermostAncestor.present(controller, animated: true)
        }
    }

    /// Shows a controller as a detail in the nearest container that has a place for details, else presents it.
    final func showDetailInNearestContainer(_ controller: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: .showDetailViewController, sender: sender), target !== self {
            target.showDetailViewController(controller, sender: sender)
        } else if let target = parentController?.nearestTarget(for: .showDetailViewController, sender: sender) {
            target.showDetailViewController(controller, sender: sender)
        } else {
            outermostAncestor.present(controller, animated: true)
        }
    }
}

extension UIView {
    /// Whether the view stands in the container of a presentation, by itself or in what a presentation controller wrapped
    /// around it.
    fileprivate var isInPresentationContainer: Bool {
        var view = superview
        while let current = view, current.owningViewController == nil {
            if current is PresentationContainerView { return true }
            view = current.superview
        }
        return false
    }
}
