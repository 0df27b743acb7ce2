/// The transition in which a presented controller goes, with all that are presented above it.
///
/// The controllers that are on screen get their disappearance callbacks, the top one first. Where the lowest
/// presentation covered its presenter, that one appears: its did-callback comes before those of the dismissed.
final class DismissalTransition: AppearanceTransition {
    private let presenter: UIViewController
    private let presentationControllers: [UIPresentationController]
    private let completion: (() -> Void)?

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - chain: The presented controllers to dismiss, the top one first.
    ///   - presenter: The controller that presented the last of them.
    ///   - animated: Whether the page moves.
    ///   - completion: Called at the end, or nil.
    init(
        of chain: [UIViewController], from presenter: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presenter = presenter
        self.completion = completion
        presentationControllers = chain.compactMap(\.storedPresentationController)
        let uncovers = presentationControllers.last?.shouldRemovePresentersView ?? false
        super.init(
            .dismiss, from: chain, to: uncovers ? presenter : nil, animated: animated,
            presentationStyle: presentationControllers.last?.effectiveStyle ?? .none)
        coordinator.to = presenter
    }

    override var contextControllers: [UIViewController] { [presenter] }

    /// That of the top one, whatever the styles of those beneath it.
    override var effect: SceneTransition.Effect {
        guard let top = outgoing.first else { return .system }
        let presenter = top.presenter ?? self.presenter
        return top.presentationEffect(over: presenter, source: presenter)
    }

    override func makeAnimation() -> TransitionAnimation? {
        guard let dismissed = presentationControllers.last?.presented, let delegate = dismissed.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: dismissed)
        else { return nil }
        return TransitionAnimation(
            animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
    }

    override var roles: TransitionRoles {
        let lowest = presentationControllers.last
        return TransitionRoles(
            from: outgoing.last, to: presenter, outgoingView: lowest?.presentedView,
            incomingView: incoming?.viewIfLoaded, in: lowest?.container ?? UIView(),
            presentationStyle: lowest?.effectiveStyle ?? .none)
    }

    /// False while one of the controllers comes or goes with what contains it.
    override var canBegin: Bool {
        !(incoming?.isAppearanceChanging ?? false) && !outgoing.contains(where: \.isAppearanceChanging)
    }

    override func begin() {
        if !outgoing.contains(where: { $0.appearance.phase == .appeared }) { restorePresenterOutOfSight() }
        for controller in presentationControllers { controller.stage = .dismissing }
        for presented in outgoing {
            presented.appearance.modalChange = .beingDismissed
            presented.beginAppearance(.disappearing, animated: isAnimated)
            presented.storedPresentationController?.dismissalTransitionWillBegin()
        }
        guard let incoming else { return }
        incoming.beginAppearance(.appearing, animated: isAnimated)
        presentationControllers.last?.restorePresentersView()
    }

    /// Puts back what was covered without appearance callbacks, the place of the presentation being out of sight.
    private func restorePresenterOutOfSight() {
        guard incoming != nil else { return }
        leaveOutIncoming()
        if presentationControllers.last?.container?.window != nil {
            presentationControllers.last?.restorePresentersView()
        }
    }

    override func end() {
        let dismissed = outgoing
        for controller in presentationControllers {
            controller.dismissalTransitionDidEnd(true)
            controller.removeContainer()
        }
        forget(dismissed)
        incoming?.endAppearance()
        for controller in dismissed { controller.endAppearance() }
        for controller in dismissed { controller.appearance.modalChange = nil }
        release()
        completion?()
    }

    override func cancel() {
        let dismissed = outgoing
        if incoming != nil { presentationControllers.last?.removePresentersView() }
        for controller in presentationControllers {
            controller.stage = .presented
            controller.isDismissalRequested = false
            controller.dismissalTransitionDidEnd(false)
        }
        for controller in dismissed { controller.appearance.modalChange = nil }
        super.cancel()
    }

    /// Ends the relations between the controllers of the chain.
    private func forget(_ dismissed: [UIViewController]) {
        for controller in dismissed {
            controller.presenter?.forget(controller)
        }
    }
}
