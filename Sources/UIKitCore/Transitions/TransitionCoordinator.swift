import Foundation

/// The coordinator of one transition: keeps the blocks that run alongside it and after it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

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
        self.outgoing = outgoing
        self.incoming = incoming
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
    }

    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }
    var percentComplete: CGFloat { hasFinished && !isCancelled ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { rotation?.transform ?? .identity }

    var containerView: UIView {
        let view = incoming?.viewIfLoaded ?? outgoing?.viewIfLoaded
        return view?.superview ?? view ?? UIView()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: outgoing
        case .to: incoming
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

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

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
