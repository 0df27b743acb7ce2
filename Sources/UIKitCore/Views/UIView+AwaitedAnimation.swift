public import Foundation

extension UIView {
    /// Makes changes that the page shows as motion, and waits until they are committed.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait before the motion in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void
    ) async -> Bool {
        await committed {
            animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Makes changes that the page shows as motion, and waits until they are committed.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - animations: The changes, made at once.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void
    ) async -> Bool {
        await committed { animate(withDuration: duration, animations: animations, completion: $0) }
    }

    /// Makes changes that spring into place, and waits until they are committed.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait before the motion in seconds.
    ///   - dampingRatio: How fast the spring comes to rest, 1 for no oscillation.
    ///   - velocity: The speed at the start, in distances a second.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void
    ) async -> Bool {
        await committed {
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
        }
    }

    /// Makes changes in steps, of which the page shows the whole, and waits until they are committed.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait before the motion in seconds.
    ///   - options: Flags.
    ///   - animations: The changes, made at once.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping @MainActor () -> Void
    ) async -> Bool {
        await committed {
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Exchanges content with a transition on iOS, of which the page shows the end, and waits until it is committed.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes.
    ///   - duration: The length in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once; nil for none.
    /// - Returns: Whether they were committed.
    @discardableResult
    public static func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (@MainActor () -> Void)? = nil
    ) async -> Bool {
        await committed {
            transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
        }
    }

    /// Exchanges a view for another one, of which the page shows the end, and waits until that is committed.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes: out of its superview, or into hiding with `showHideTransitionViews`.
    ///   - toView: The view that comes into the superview of the other, or out of hiding.
    ///   - duration: The length in seconds.
    ///   - options: Curve and flags.
    /// - Returns: Whether it was committed.
    @discardableResult
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = []
    ) async -> Bool {
        await committed {
            transition(from: fromView, to: toView, duration: duration, options: options, completion: $0)
        }
    }

    private static func committed(_ animate: (@escaping @MainActor (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            let wait = AnimationWait(continuation, otherwise: false)
            animate { wait.end($0) }
        }
    }
}

extension UIViewPropertyAnimator {
    /// Waits for the end of the animation.
    ///
    /// - Returns: The position at which it ended; `current` for an animation that is given up without being finished.
    @discardableResult
    public final func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            let wait = AnimationWait(continuation, otherwise: UIViewAnimatingPosition.current)
            addCompletion { wait.end($0) }
        }
    }
}

/// Somebody who waits for the end of an animation, and goes on as well when an animation without an end is gone.
@MainActor
private final class AnimationWait<Outcome: Sendable> {
    private var continuation: CheckedContinuation<Outcome, Never>?
    private let otherwise: Outcome

    init(_ continuation: CheckedContinuation<Outcome, Never>, otherwise: Outcome) {
        self.continuation = continuation
        self.otherwise = otherwise
    }

    func end(_ outcome: Outcome) {
        continuation?.resume(returning: outcome)
        continuation = nil
    }

    isolated deinit {
        continuation?.resume(returning: otherwise)
    }
}
