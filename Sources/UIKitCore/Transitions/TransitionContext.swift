import Foundation

/// One transition that the app's own objects animate.
///
/// It stands between the transition, which waits until the animator reports the end, and the animator. What the
/// animator changes with `UIView.animate` is recorded, so that the page can show it as motion.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    /// The context whose animator makes its changes at the moment.
    private(set) static weak var current: TransitionContext?

    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let isPageAnimated: Bool
    private let roles: TransitionRoles
    private weak var window: UIWindow?

    /// Whether the animator said that the transition was completed, or taken back; nil while it has not.
    private(set) var outcome: Bool?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    /// What the animator changed.
    private(set) var motion: TransitionMotion?
    /// Called when the transition is driven, or is no longer.
    var interactionDidChange: () -> Void = {}
    private var waitingCompletions: [@MainActor (Bool) -> Void] = []

    /// Creates the context of a transition that has not begun.
    ///
    /// - Parameters:
    ///   - animation: The app's objects.
    ///   - roles: The controllers and views that take part.
    ///   - window: The window in which the transition happens.
    ///   - isAnimated: Whether the transition was asked for with animation.
    init(_ animation: TransitionAnimation, roles: TransitionRoles, in window: UIWindow?, isAnimated: Bool) {
        animator = animation.animator
        interaction = animation.interaction
        self.roles = roles
        self.window = window
        isPageAnimated = isAnimated
        isInteractive = animation.interaction?.wantsInteractiveStart ?? false
    }

    /// Has the animator make its changes, at once or as the interaction says.
    func start() {
        if isInteractive, let interaction {
            interaction.startInteractiveTransition(self)
        } else {
            animate()
        }
    }

    /// Has the animator make its changes.
    func animate() {
        Self.current = self
        animator.animateTransition(using: self)
        Self.current = nil
    }

    /// Makes changes that the animator asks for, and keeps what they did to the views that come and go.
    func makeChanges(
        _ timing: TransitionMotion.Timing, _ changes: () -> Void, completion: (@MainActor (Bool) -> Void)?
    ) {
        let incomingStart = roles.incomingView.map(TransitionMotion.Look.init)
        let outgoingStart = roles.outgoingView.map(TransitionMotion.Look.init)
        changes()
        var motion = motion ?? TransitionMotion(timing: timing)
        motion.extend(\.incoming, from: incomingStart, to: roles.incomingView)
        motion.extend(\.outgoing, from: outgoingStart, to: roles.outgoingView)
        self.motion = motion
        guard let completion else { return }
        if isInteractive { waitingCompletions.append(completion) } else { runAfterCommit(completion) }
    }

    /// Calls the completions of the animations that an interaction held back.
    func runCompletions() {
        let completions = waitingCompletions
        waitingCompletions = []
        for completion in completions { runAfterCommit(completion) }
    }

    private func runAfterCommit(_ completion: @escaping @MainActor (Bool) -> Void) {
        if let scene = window?.windowScene {
            scene.addTransitionCompletion { completion(true) }
        } else {
            UIApplication.shared.afterCommit { completion(true) }
        }
    }

    /// The length of the animation in seconds.
    var duration: TimeInterval { animator.transitionDuration(using: self) }

    // MARK: UIViewControllerContextTransitioning

    var containerView: UIView { roles.containerView }
    var isAnimated: Bool { isPageAnimated }
    var presentationStyle: UIModalPresentationStyle { roles.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        interactionDidChange()
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        transitionWasCancelled = true
        isInteractive = false
        interactionDidChange()
    }

    func pauseInteractiveTransition() {
        guard outcome == nil, !isInteractive else { return }
        isInteractive = true
        interactionDidChange()
    }

    func completeTransition(_ didComplete: Bool) {
        guard outcome == nil else { return }
        outcome = didComplete
        if !didComplete { transitionWasCancelled = true }
        isInteractive = false
        window?.windowScene?.setNeedsCommit()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: roles.from
        case .to: roles.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: roles.outgoingView
        case .to: roles.incomingView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === roles.from || (vc === roles.to && roles.incomingView == nil) ? roles.initialFrame(of: vc) : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === roles.to || (vc === roles.from && roles.outgoingView == nil) ? roles.finalFrame(of: vc) : .zero
    }
}

/// The app's objects for one transition.
struct TransitionAnimation {
    /// Makes the changes.
    var animator: any UIViewControllerAnimatedTransitioning
    /// Drives the animation step by step, if something does.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
}

/// Who takes part in a transition, and where.
@MainActor
struct TransitionRoles {
    /// The controller that is left.
    private(set) weak var from: UIViewController?
    /// The controller that comes.
    private(set) weak var to: UIViewController?
    /// The view that goes, if one does.
    private(set) weak var outgoingView: UIView?
    /// The view that comes, if one does.
    private(set) weak var incomingView: UIView?
    /// The view in which the transition happens.
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle

    private let fromFrame: CGRect
    private let toFrame: CGRect

    /// Describes a transition.
    ///
    /// - Parameters:
    ///   - from: The controller that is left.
    ///   - to: The controller that comes.
    ///   - outgoingView: The view that goes, if one does.
    ///   - incomingView: The view that comes, if one does; it has its final frame.
    ///   - containerView: The view in which the transition happens.
    ///   - presentationStyle: The style of the presentation that begins or ends.
    init(
        from: UIViewController?, to: UIViewController?, outgoingView: UIView?, incomingView: UIView?,
        in containerView: UIView, presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.outgoingView = outgoingView
        self.incomingView = incomingView
        self.containerView = containerView
        self.presentationStyle = presentationStyle
        fromFrame = from?.viewIfLoaded?.frame ?? .zero
        toFrame = incomingView?.frame ?? to?.viewIfLoaded?.frame ?? .zero
    }

    func initialFrame(of controller: UIViewController) -> CGRect { controller === from ? fromFrame : toFrame }
    func finalFrame(of controller: UIViewController) -> CGRect { controller === to ? toFrame : fromFrame }
}
