public import Foundation

/// Drives an animator's animation by a percentage.
///
/// On a page there is no gesture: the app calls ``update(_:)``, ``finish()`` and ``cancel()`` from events, and until one
/// of the last two the transition stands still between two requests.
///
/// Source: UIKit, `UIPercentDrivenInteractiveTransition`.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Creates an object that drives nothing yet.
    public override init() {
        super.init()
    }

    // MARK: Accessing transition attributes

    /// The length of the animation in seconds; 0 while there is none.
    open var duration: CGFloat { context?.duration ?? 0 }

    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed at which the animation comes to its end.
    open var completionSpeed: CGFloat = 1

    /// The curve of the animation's end.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// Whether the transition is driven from its beginning; false has it run by itself.
    open var wantsInteractiveStart = true

    // MARK: Driving a transition

    /// Begins to drive the transition: the animator makes its changes, and waits.
    ///
    /// - Parameter transitionContext: The transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        context.animate()
        context.updateInteractiveTransition(percentComplete)
        switch outcome {
        case true?: finish()
        case false?: cancel()
        case nil: break
        }
    }

    /// Says how far the transition is.
    ///
    /// - Parameter percentComplete: From 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Stops a transition that runs by itself, so that it can be driven.
    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// Lets the transition go on to its end.
    open func finish() {
        end(completed: true)
    }

    /// Takes the transition back.
    open func cancel() {
        end(completed: false)
    }

    private weak var context: TransitionContext?
    /// What was asked for before the transition began.
    private var outcome: Bool?

    private func end(completed: Bool) {
        guard let context else {
            outcome = completed
            return
        }
        outcome = nil
        percentComplete = 0
        self.context = nil
        completed ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        context.runCompletions()
    }
}
