public import Foundation

/// Where an animator stands.
///
/// Source: UIKit, `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It runs or waits.
    case active = 1
    /// It was stopped and not yet finished.
    case stopped = 2
}

/// Where an animation ended.
///
/// Source: UIKit, `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With the changes made.
    case end = 0
    /// As before the changes.
    case start = 1
    /// In between.
    case current = 2
}

/// Something that makes changes over time.
///
/// Source: UIKit, `UIViewAnimating`.
@MainActor
public protocol UIViewAnimating: AnyObject {
    /// Where it stands.
    var state: UIViewAnimatingState { get }
    /// Whether it runs.
    var isRunning: Bool { get }
    /// Whether it goes back to the beginning.
    var isReversed: Bool { get set }
    /// How much of it is over, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Makes the changes.
    func startAnimation()

    /// Makes the changes after a while.
    ///
    /// - Parameter delay: The wait in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Waits.
    func pauseAnimation()

    /// Stops where it is.
    ///
    /// - Parameter withoutFinishing: Whether the completions are left out.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Ends a stopped animation and calls the completions.
    ///
    /// - Parameter finalPosition: What the completions are told.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that makes changes given as closures over time.
///
/// Source: UIKit, `UIViewImplicitlyAnimating`.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    ///
    /// - Parameter animation: The changes.
    func addAnimations(_ animation: @escaping @MainActor () -> Void)

    /// Adds something to do at the end.
    ///
    /// - Parameter completion: Called with the position at which the animation ended.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)

    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: The changes.
    ///   - delayFactor: When they begin, as a share of the rest of the animation.
    func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The curve of the rest; nil for the same.
    ///   - durationFactor: The length of the rest as a part of the whole; 0 for what is left.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds changes that begin with the others.
    public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Goes on as before.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}

/// Makes changes that the page shows as motion, started by the app.
///
/// Completions run after the commit, before the motion is over. In an animator of a transition the changes are part of
/// the motion between the pages.
///
/// Source: UIKit, `UIViewPropertyAnimator`.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// Creates an animator with one of the usual curves.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - curve: The curve.
    ///   - animations: The changes, or nil.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
    ) {
        self.duration = duration
        self.curve = curve
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { changes.append(Change(animation: animations, delayFactor: 0)) }
        super.init()
    }

    /// Creates an animator with a curve of the app's own or a spring.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - parameters: The curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        curve = parameters.cubicTimingParameters?.animationCurve ?? .easeOut
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with a Bézier curve.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - point1: The first control point of the curve.
    ///   - point2: The second control point of the curve.
    ///   - animations: The changes, or nil.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - dampingRatio: How fast the spring comes to rest.
    ///   - animations: The changes, or nil.
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    ///   - completion: Called with the position at which the animation ended, after the commit.
    /// - Returns: The animator, which runs.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The curve.
    public final let timingParameters: (any UITimingCurveProvider)?

    /// The wait in seconds.
    public final private(set) var delay: TimeInterval = 0

    /// The length in seconds.
    public final let duration: TimeInterval

    // MARK: UIViewAnimating

    /// Where it stands.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it runs.
    open private(set) var isRunning = false

    /// Whether it goes back to the beginning.
    ///
    /// What the changes made of the place, size, opacity, transform and background of views is taken back at the end, and
    /// completions are told that the animation ended at the start.
    open var isReversed = false

    /// How much of it is over, from 0 to 1.
    ///
    /// Kept for the app: the page shows the beginning until the animation runs, and then the whole way.
    open var fractionComplete: CGFloat = 0

    /// Whether it can be paused and stopped; kept for the app.
    open var isInterruptible = true

    /// Whether views take touches while they move; kept for the app, as the page always has them do so.
    open var isUserInteractionEnabled = true

    /// Whether the app finds the views that move under touches itself; kept for the app.
    open var isManualHitTestingEnabled = false

    /// Whether a paused animation follows ``fractionComplete`` without its curve; kept for the app.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end, without calling the completions, until it is stopped and finished; false
    /// unless set.
    open var pausesOnCompletion = false

    /// Makes the changes.
    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        state = .active
        isRunning = true
        let waiting = changes
        changes = []
        let changesInTime = { [self] in
            make(waiting)
            // What ends where it begins shows no motion.
            if isReversed { undoChanges() }
        }
        UIView.makeChanges(timing, changesInTime) { [self] _ in
            guard isRunning else { return }
            if pausesOnCompletion {
                isRunning = false
                fractionComplete = isReversed ? 0 : 1
            } else {
                end(at: isReversed ? .start : .end)
            }
        }
    }

    /// Makes the changes, which the page shows after a while.
    ///
    /// - Parameter delay: The wait in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Waits; ``startAnimation()`` or ``continueAnimation(withTimingParameters:durationFactor:)`` goes on.
    ///
    /// An animation that did not run yet makes its changes when it goes on.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        state = .active
        isRunning = false
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The curve of the rest; without effect on the page.
    ///   - durationFactor: The length of the rest as a part of the whole; without effect on the page.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Stops where it is.
    ///
    /// - Parameter withoutFinishing: Whether the completions are left out.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends a stopped animation and calls the completions.
    ///
    /// - Parameter finalPosition: Whether the changes are made, taken back or left as they are, which the completions are
    ///   told.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            SceneFault.raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
            return
        }
        if finalPosition == .end { make(changes) }
        changes = []
        end(at: finalPosition)
    }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes; an animation that runs makes them at once, as motion of its own length.
    ///
    /// - Parameter animation: The changes.
    open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: The changes.
    ///   - delayFactor: When they begin, as a share of the animation.
    open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        let change = Change(animation: animation, delayFactor: delayFactor)
        guard isRunning else { return changes.append(change) }
        UIView.makeChanges(timing, { make([change]) }, completion: nil)
    }

    /// Adds something to do at the end.
    ///
    /// - Parameter completion: Called with the position at which the animation ended.
    open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private let curve: UIView.AnimationCurve
    private var timing: TransitionMotion.Timing {
        TransitionMotion.Timing(
            duration: duration, delay: delay, curve: curve, controlPoints: timingParameters?.controlPoints)
    }
    private var changes: [Change] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    /// What the changes that were made changed of the looks of views.
    private var looks: [LookChange] = []

    /// A block of changes.
    private struct Change {
        let animation: @MainActor () -> Void
        /// When the page shows its beginning, as a share of the whole.
        let delayFactor: CGFloat
    }

    private func make(_ changes: [Change]) {
        looks += ViewMotionRecorder.looks {
            for change in changes {
                guard change.delayFactor > 0 else {
                    change.animation()
                    continue
                }
                ViewMotionRecorder.step(at: change.delayFactor, length: 1 - change.delayFactor, change.animation)
            }
        }
    }

    private func undoChanges() {
        for look in looks.reversed() { look.undo() }
        looks = []
    }

    private func end(at position: UIViewAnimatingPosition) {
        if position == .start { undoChanges() }
        looks = []
        isRunning = false
        state = .inactive
        fractionComplete = position == .end ? 1 : 0
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}
