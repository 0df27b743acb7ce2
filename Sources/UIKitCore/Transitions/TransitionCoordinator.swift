import Foundation

/// The coordinator of one transition: keeps the blocks that run alongside it and after it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The controller that is left, whether or not its view goes.
    weak var from: UIViewController?
    /// The controller that is shown, whether or not its view comes.
    weak var to: UIViewController?
    private weak var outgoing: UIViewController?
    private weak var incoming: UIViewController?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var hasFinished = false

    /// Whether the new view is shown and the blocks alongside have run.
    private(set) var hasStarted = false
    private(set) var isCancelled = false
    /// The turn of the interface that the transition makes; nil for none.
    var rotation: InterfaceRotation?
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle

    /// Creates the coordinator of a transition that has not begun.
    init(
        from outgoing: UIViewController?, to incoming: UIViewController?, isAnimated: Bool,
        presentationStyle: UIModalPresentationStyle
    ) {
        from = outgoing
        to = incoming
        self.outgoing = outgoing
        self.incoming = incoming
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
    }

    /// The app's objects that animate the transition, if there are any.
    var animation: TransitionAnimation?
    /// What the app's animator is told, once the transition has begun.
    weak var context: TransitionContext?
    private var interactionHandlers: [Block] = []

    var initiallyInteractive: Bool { animation?.interaction?.wantsInteractiveStart ?? false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { context?.isInteractive ?? initiallyInteractive }
    var transitionDuration: TimeInterval {
        animation?.animator.transitionDuration(using: context) ?? (isAnimated ? 0.35 : 0)
    }
    var percentComplete: CGFloat { hasFinished && !isCancelled ? 1 : context?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { animation?.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { animation?.interaction?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { rotation?.transform ?? .identity }

    var containerView: UIView {
        if let context { return context.containerView }
        let view = incoming?.viewIfLoaded ?? outgoing?.viewIfLoaded
        return view?.superview ?? view ?? UIView()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: outgoing?.viewIfLoaded
        case .to: incoming?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasFinished else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasStarted { animation(self) } else { animations.append(animation) }
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    /// Tells those who asked that the transition is driven by somebody, or is no longer.
    func interactionDidChange() {
        isCancelled = context?.transitionWasCancelled ?? false
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs the blocks alongside the transition.
    func start() {
        hasStarted = true
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
    }

    /// Runs the completions, the transition being over.
    func finish(cancelled: Bool) {
        hasStarted = true
        isCancelled = cancelled
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
        hasFinished = true
    }
}
