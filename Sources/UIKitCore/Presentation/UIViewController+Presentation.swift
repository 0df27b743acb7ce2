import Logging

extension UIViewController {
    // MARK: Relations

    /// The controller that presented this one or the farthest ancestor that is presented.
    final var nearestPresenter: UIViewController? {
        var presenter: UIViewController?
        var controller: UIViewController? = self
        while let current = controller {
            presenter = current.presenter ?? presenter
            controller = current.parentController
        }
        return presenter
    }

    /// What this controller or the nearest of its ancestors presented.
    final var nearestPresented: UIViewController? { nearestPresenting?.presentedController }

    /// This controller or the nearest of its ancestors that presented something.
    private var nearestPresenting: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.presentedController != nil { return current }
            controller = current.parentController
        }
        return nil
    }

    /// The outermost controller that contains this one.
    final var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    /// Ends the relation to a presented controller.
    final func forget(_ presented: UIViewController) {
        if presentedController === presented { presentedController = nil }
        if presented.presenter === self { presented.presenter = nil }
        let presentation = presented.storedPresentationController
        presented.storedPresentationController = nil
        presentation?.presented?.storedPresentationController = nil
        presentation?.replacement = nil
    }

    // MARK: Presenting

    /// Checks what UIKit checks, then begins to present.
    final func beginPresentation(
        of presented: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let progress = UIApplication.shared.sceneInTurn?.restorationProgress
        progress?.awaitedPresentations.release(presented)
        guard isPresentable(presented) else { return }
        let presenter = presenter(for: presented.modalPresentationStyle)
        if let restoration = progress?.restoration, progress?.awaitedPresentations.contains(presenter) == true,
            presenter.presentedController == nil
        {
            return restoration.addPresentation { [weak self] in
                self?.beginPresentation(of: presented, animated: animated, completion: completion)
            }
        }
        endUnanimatedDismissal(from: presenter)
        guard mayPresent(presented, from: presenter), let window = presenter.viewIfLoaded?.window else { return }
        let presentationController = presented.presentationControllerForPresentation(from: presenter, source: self)
        presentationController.presenting = presenter
        presentationController.adapt(to: presenter.traitCollection)
        let shown = presentationController.shown ?? presented
        presentationController.stage = .presenting
        presented.storedPresentationController = presentationController
        shown.storedPresentationController = presentationController
        shown.presenter = presenter
        presenter.presentedController = shown
        window.transitionEngine.run(
            PresentationTransition(
                of: shown, over: presenter, from: self, with: presentationController, animated: animated,
                completion: completion))
    }

    /// The controller that presents on behalf of this one.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return controllerCoveringScreen }
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parentController { controller = parent }
        return controller
    }

    /// The outermost controller that contains this one; for one that is presented over a part of the screen, the one
    /// that contains that part.
    private var controllerCoveringScreen: UIViewController {
        var controller = outermostAncestor
        var covering = controller
        while let presentation = controller.storedPresentationController, presentation.isInContext,
            let presenter = controller.presenter
        {
            controller = presenter.outermostAncestor
            if presenter.parentController != nil { covering = controller }
        }
        return covering
    }

    /// Whether a controller can be presented at all.
    ///
    /// UIKit raises an exception where it cannot.
    private func isPresentable(_ presented: UIViewController) -> Bool {
        if let alert = presented as? UIAlertController, alert.isEmpty {
            SceneFault.raise(
                .internalInconsistency,
                "UIAlertController must have a title, a message or an action to display", in: windowScene)
            return false
        }
        let reason: String
        let surroundings = runningPresentationController
        if presented === self || isDescendant(of: presented) {
            reason = "Application tried to present modal view controller on itself. Presenting controller is \(self)."
        } else if let parent = presented.parentController {
            reason =
                "Application tried to present modally a view controller \(presented) that has a parent view controller "
                + "\(parent)."
        } else if let presenter = presented.presenter {
            reason =
                "Application tried to present modally a view controller \(presented) that is already being presented by "
                + "\(presenter)."
        } else if presented.viewIfLoaded?.window?.rootViewController === presented {
            reason = "Application tried to present modally an active controller \(presented)."
        } else if presented.modalTransitionStyle == .partialCurl,
            presented.modalPresentationStyle != .fullScreen || !(surroundings?.fillsWindow ?? true)
        {
            reason =
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
                + "\(presented)."
        } else if surroundings?.presented?.modalTransitionStyle == .partialCurl {
            reason =
                "Application tried to present \(presented) from a view controller that is itself presented with "
                + "UIModalTransitionStylePartialCurl: \(self)."
        } else if surroundings?.effectiveStyle == .popover, presented.modalPresentationStyle == .currentContext,
            presented.modalTransitionStyle != .coverVertical
        {
            reason =
                "Application tried to present inside popover with transition style other than "
                + "UIModalTransitionStyleCoverVertical."
        } else if presented.modalPresentationStyle == .none {
            reason = "The specified modal presentation style doesn't have a corresponding presentation controller."
        } else {
            return true
        }
        SceneFault.raise(.invalidArgument, reason, in: windowScene)
        return false
    }

    /// Whether a controller is free to present.
    ///
    /// UIKit logs a warning where it is not.
    private func mayPresent(_ presented: UIViewController, from presenter: UIViewController) -> Bool {
        let attempt = "Attempt to present \(presented) on \(presenter) (from \(self))"
        if let other = presenter.presentedController {
            Logger.uiKit.warning("\(attempt) which is already presenting \(other).")
            return false
        }
        if presenter.storedPresentationController?.isDismissalRequested ?? false {
            Logger.uiKit.warning("\(attempt) while a dismissal is in progress.")
            return false
        }
        if presenter.viewIfLoaded?.window == nil {
            Logger.uiKit.warning("\(attempt) whose view is not in the window hierarchy.")
            return false
        }
        return true
    }

    /// Finishes a dismissal without animation that the app asked for just before, so that it can present again.
    private func endUnanimatedDismissal(from presenter: UIViewController) {
        guard let presented = presenter.presentedController,
            presented.storedPresentationController?.stage == .dismissing,
            let engine = presenter.viewIfLoaded?.window?.transitionEngine,
            let transition = engine.transition(involving: presented) as? DismissalTransition, !transition.isAnimated
        else { return }
        engine.endImmediately(transition)
    }

    // MARK: Dismissing

    /// Finds out who dismisses, then begins to dismiss.
    final func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        if let presenting = nearestPresenting {
            presenting.dismissPresentedChain(animated: animated, completion: completion)
        } else if let presenter = nearestPresenter {
            presenter.dismissPresentedChain(animated: animated, completion: completion)
        }
    }

    /// Dismisses what this controller presented and all that is presented above.
    final func dismissPresentedChain(animated: Bool, completion: (() -> Void)?) {
        let all = presentedChain
        if let progress = UIApplication.shared.sceneInTurn?.restorationProgress {
            for presented in all { progress.awaitedPresentations.dismiss(presented) }
        }
        let chain = presentedChain
        guard !chain.isEmpty else {
            if !all.isEmpty { completion?() }
            return
        }
        guard chain.allSatisfy({ $0.storedPresentationController?.mayBeDismissed ?? false }) else {
            Logger.uiKit.warning(
                "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
            return
        }
        for presented in chain { presented.storedPresentationController?.isDismissalRequested = true }
        let transition = DismissalTransition(of: chain, from: self, animated: animated, completion: completion)
        guard let window = chain.compactMap({ $0.viewIfLoaded?.window }).first else {
            transition.begin()
            transition.end()
            return
        }
        window.transitionEngine.run(transition)
    }

    /// The controllers presented by this one, one above the other, the top one first.
    final var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = presentedController
        while let presented = next {
            chain.insert(presented, at: 0)
            next = presented.topmostPresenting?.presentedController
        }
        return chain
    }

    /// This controller or the first of its descendants that presented something.
    private var topmostPresenting: UIViewController? {
        if presentedController != nil { return self }
        for child in childControllers {
            if let presenting = child.topmostPresenting { return presenting }
        }
        return nil
    }

    // MARK: Presentation controllers

    /// The presentation controller of the presentation that this controller is in, else the one made in advance.
    final var currentPresentationController: UIPresentationController? {
        if let running = runningPresentationController { return running }
        if parentController != nil { return outermostAncestor.currentPresentationController }
        return presentationControllerInAdvance()
    }

    /// The presentation controller of the presentation that this controller or its outermost ancestor is in.
    final var runningPresentationController: UIPresentationController? {
        let presented = outermostAncestor
        return presented.presenter == nil ? nil : presented.storedPresentationController
    }

    /// How the page moves when this controller is presented or dismissed: as the context says, if that provides a style,
    /// else as this controller does.
    ///
    /// - Parameters:
    ///   - presenter: The controller that presents.
    ///   - source: The controller whose `present` was called, or the presenter.
    final func presentationEffect(over presenter: UIViewController, source: UIViewController) -> SceneTransition.Effect
    {
        if let preferredTransition { return preferredTransition.effect(zooming: self, from: source) }
        return switch transitionStyle(over: presenter) {
        case .coverVertical: .system
        case .flipHorizontal: .flipHorizontal
        case .crossDissolve: .crossDissolve
        case .partialCurl: .partialCurl
        }
    }

    private func transitionStyle(over presenter: UIViewController) -> UIModalTransitionStyle {
        let contextDecides =
            presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return contextDecides ? presenter.modalTransitionStyle : modalTransitionStyle
    }

    /// Tells the container of the presentation that something changed that it shows.
    final func presentationDidChange(by cause: StaticString = #function) {
        storedPresentationController?.container?.setNeedsRendering(cause)
    }

    /// Whether this controller, or one that is seen in it, keeps the user from closing the presentation.
    final var showsModalController: Bool {
        isModalInPresentation
            || childControllers.contains { $0.viewIfLoaded?.window != nil && $0.showsModalController }
    }

    /// Tells the container of the presentation, however deep in it this controller is, that the user may close it or no
    /// longer may.
    final func modalityDidChange(by cause: StaticString = #function) {
        let presentation = runningPresentationController ?? storedPresentationController
        presentation?.container?.setNeedsRendering(cause)
    }

    /// Tells what contains or presents the controller that it would like another size.
    final func tellContainersOfPreferredContentSize() {
        if let presentation = storedPresentationController, presentation.container != nil {
            presentation.preferredContentSizeDidChange(forChildContentContainer: self)
        }
        presentationDidChange()
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        parentController?.childDidChange(self)
    }

    /// Whether anybody hears what size this controller would like to have.
    ///
    /// Where nobody does a container asks no child for its size: one may load its view to answer.
    final var isPreferredContentSizeHeard: Bool {
        parentController != nil || storedPresentationController?.container != nil
    }

    /// The presentation controller for a presentation that begins.
    private func presentationControllerForPresentation(
        from presenter: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            return custom
        }
        return presentationControllerInAdvance()
    }

    /// The presentation controller that a presentation of this controller will use, made anew when the style changed.
    private func presentationControllerInAdvance() -> UIPresentationController {
        if let stored = storedPresentationController, stored.presentationStyle == modalPresentationStyle,
            stored.presented === self
        {
            return stored
        }
        let made: UIPresentationController =
            switch modalPresentationStyle {
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .popover:
                UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
                UIPresentationController(presentedViewController: self, presenting: nil)
            }
        made.delegate = storedPresentationController?.delegate
        storedPresentationController = made
        return made
    }
}
