extension UIViewController {
    /// The traits of the view's place, or of the place where the view will be.
    final var environmentTraitCollection: UITraitCollection {
        if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
        let outer =
            (parentController ?? presenter)?.traitCollection ?? UIApplication.shared.sceneInTurn?.traitCollection
            ?? UITraitCollection.current
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [
            outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// What runs the transitions of the window that this controller is shown in, if it is in one.
    final var transitionEngine: TransitionEngine? {
        let presented = outermostAncestor
        return viewIfLoaded?.window?.transitionEngine ?? presented.viewIfLoaded?.window?.transitionEngine
            ?? presented.presenter?.viewIfLoaded?.window?.transitionEngine
    }

    /// The coordinator of the running transition that this controller or one around it takes part in.
    final var runningTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let engine = transitionEngine else { return nil }
        var controller: UIViewController? = self
        while let current = controller {
            if let transition = engine.transition(involving: current), transition.providesCoordinator {
                return transition.coordinator
            }
            controller = current.parentController
        }
        return nil
    }
}
