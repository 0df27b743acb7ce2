/// A place on the page that can have the focus: the element with which a person did something, or a field.
@MainActor
package final class FocusPlace {
    /// The view that the element belongs to.
    package private(set) weak var view: UIView?
    /// What the element does; nil for the field of the view.
    package let event: UserInteractionEvent?

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - event: What the element does, or nil for the field of the view.
    init(_ view: UIView, _ event: UserInteractionEvent?) {
        self.view = view
        self.event = event
    }
}

extension UIViewController {
    /// Takes note of where the focus is before another controller comes over this one.
    final func rememberFocus(in window: UIWindow) {
        if let field = window.firstResponder as? UIView, field.isValueField {
            leftFocus = FocusPlace(field, nil)
        } else {
            leftFocus = window.windowScene?.usedPlace
        }
    }

    /// Gives the focus back to what had it before another controller came over this one.
    ///
    /// A field becomes first responder again. The focus that the app moved in the meantime stays where it is.
    final func restoreFocus(in window: UIWindow) {
        guard let place = leftFocus else { return }
        leftFocus = nil
        guard let view = place.view, view.window === window, window.firstResponder == nil,
            restoresFocus(of: view)
        else { return }
        if place.event == nil {
            view.becomeFirstResponder()
        } else {
            window.windowScene?.restoredFocus = place
        }
    }

    /// Whether the controllers around a view, up to this one, all give the focus back.
    private func restoresFocus(of view: UIView) -> Bool {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController {
                // A bar belongs to the container, its buttons to what the container shows.
                let shown = (controller as? UINavigationController)?.topViewController ?? controller
                guard controller.restoresFocusAfterTransition, shown.restoresFocusAfterTransition else { return false }
                if controller === self { return true }
            }
            responder = current.next
        }
        return restoresFocusAfterTransition
    }
}
