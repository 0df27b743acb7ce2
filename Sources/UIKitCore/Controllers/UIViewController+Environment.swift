import Foundation

extension UIViewController {
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

    /// Gives the view its place in a group of the focus.
    final func setFocusGroupIdentifier(_ identifier: String?) {
        guard identifier != focusGroupIdentifier else { return }
        environment.focusGroupIdentifier = identifier
        viewIfLoaded?.focusGroupIdentifier = identifier
    }

    // MARK: Changes of size and traits

    /// Tells the children whose size changes with the view's, and has the deprecated rotation callbacks called.
    final func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        rotate(with: coordinator)
        for child in childControllers {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Tells the children whose traits change with the controller's.
    final func forwardTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            let childTraits = child.ownTraits(inheriting: traits)
            if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
        }
    }

    // MARK: Traits of children

    /// Replaces traits of a child and everything in it.
    final func replaceTraits(ofChild childViewController: UIViewController, with collection: UITraitCollection?) {
        guard childViewController.parentController === self else { return }
        childViewController.environment.traitsSetByParent = collection
        settleTraits(ofChild: childViewController)
    }

    /// Asks which traits to replace for a child, which a class may decide anew each time.
    final func settleTraits(ofChild child: UIViewController) {
        guard TraitOverriding.childrenAskedFor.insert(ObjectIdentifier(child)).inserted else { return }
        defer { TraitOverriding.childrenAskedFor.remove(ObjectIdentifier(child)) }
        let traits = deprecated.overrideTraitCollection(forChild: child)
        guard traits != child.environmentIfPresent?.traitOverridesFromParent else { return }
        child.changeTraits { child.environment.traitOverridesFromParent = traits }
    }

    /// Asks which traits to replace for each child.
    final func settleTraitsOfChildren() {
        for child in childControllers { settleTraits(ofChild: child) }
    }

    /// The traits that this controller replaces for a child; nil when there are none.
    final func traitsReplaced(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard childViewController.parentController === self else { return nil }
        return childViewController.environmentIfPresent?.traitsSetByParent
    }
}

extension UIPresentationController {
    /// Tells the presented controller, if its size changes with the container's.
    final func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, let view = presented.viewIfLoaded else { return }
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if presentedSize != view.bounds.size { presented.viewWillTransition(to: presentedSize, with: coordinator) }
    }

    /// Tells the presented controller, if its traits change with the container's.
    final func forwardTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented else { return }
        let presentedTraits = presented.ownTraits(inheriting: traits.overridden(by: traitOverrides.values))
        if presentedTraits != presented.traitCollection {
            presented.willTransition(to: presentedTraits, with: coordinator)
        }
    }
}
