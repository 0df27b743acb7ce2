/// The transition in which a controller is presented.
///
/// With a full-screen style the presenting controller's will-callback comes first and its did-callback last; with other
/// styles it gets no callbacks.
final class PresentationTransition: AppearanceTransition {
    private let presentationController: UIPresentationController
    private let presenter: UIViewController
    private let source: UIViewController
    private let coversPresenter: Bool
    private let completion: (() -> Void)?

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenter: The controller that presents.
    ///   - source: The controller whose `present` was called.
    ///   - presentationController: What manages the presentation.
    ///   - animated: Whether the page moves.
    ///   - completion: Called at the end, or nil.
    init(
        of presented: UIViewController, over presenter: UIViewController, from source: UIViewController,
        with presentationController: UIPresentationController, animated: Bool, completion: (() -> Void)?
    ) {
        self.presentationController = presentationController
        self.presenter = presenter
        self.source = source
        self.completion = completion
        coversPresenter = presentationController.shouldRemovePresentersView
        super.init(
            .present, from: coversPresenter ? [presenter] : [], to: presented, animated: animated,
            presentationStyle: presentationController.effectiveStyle)
        coordinator.from = presenter
    }

    override var contextControllers: [UIViewController] { [presenter] }

    override var effect: SceneTransition.Effect {
        incoming?.presentationEffect(over: presenter, source: source) ?? .system
    }

    override func makeAnimation() -> TransitionAnimation? {
        guard let presented = presentationController.presented, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: source)
        else { return nil }
        return TransitionAnimation(
            animator: animator, interaction: delegate.interactionControllerForPresentation(using: animator))
    }

    override var roles: TransitionRoles {
        TransitionRoles(
            from: presenter, to: incoming, outgoingView: coversPresenter ? presenter.viewIfLoaded : nil,
            incomingView: presentationController.presentedView, in: presentationController.container ?? UIView(),
            presentationStyle: presentationController.effectiveStyle)
    }

    /// False while the presenter comes or goes itself.
    override var canBegin: Bool { !presenter.isAppearanceChanging }

    override func begin() {
        guard let presented = incoming else { return }
        guard presenter.viewIfLoaded?.window != nil else { return abandon(presented) }
        guard presenter.appearance.phase == .appeared else { return installOutOfSight(presented) }
        presented.appearance.modalChange = .beingPresented
        presented.loadViewIfNeeded()
        presentationController.installContainer()
        presentationController.announceStyle(with: coordinator)
        if coversPresenter { presenter.beginAppearance(.disappearing, animated: isAnimated) }
        presentationController.transitionDidBegin()
        presentationController.presentationTransitionWillBegin()
        presented.beginAppearance(.appearing, animated: isAnimated)
        presentationController.installPresentedView()
    }

    /// Gives up, the presenter having left the window before the presentation could begin.
    private func abandon(_ presented: UIViewController) {
        presentationController.stage = .idle
        presenter.forget(presented)
        release()
    }

    /// Puts everything in place without appearance callbacks, the presenter being out of sight: the presented controller
    /// appears when the presenter, or the window, does.
    private func installOutOfSight(_ presented: UIViewController) {
        presented.loadViewIfNeeded()
        presentationController.installContainer()
        presentationController.presentationTransitionWillBegin()
        presentationController.installPresentedView()
    }

    override func end() {
        guard let presented = incoming else { return }
        if coversPresenter { presentationController.removePresentersView() }
        presentationController.stage = .presented
        presentationController.presentationTransitionDidEnd(true)
        presented.endAppearance()
        if coversPresenter { presenter.endAppearance() }
        presented.appearance.modalChange = nil
        completion?()
    }

    override func cancel() {
        let presented = incoming
        presentationController.removeContainer()
        presentationController.presentationTransitionDidEnd(false)
        presented?.appearance.modalChange = nil
        super.cancel()
        if let presented { presenter.forget(presented) }
    }
}
