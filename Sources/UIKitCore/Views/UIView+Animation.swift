public import Foundation

extension UIView {
    /// Makes changes that the page shows as motion.
    ///
    /// What changes of the place, size, opacity, transform and background of views comes about in the browser; people who
    /// asked for less motion see the end once the delay is over. Completion runs after the commit, before the motion is over;
    /// with a delay of half a second or more, what was there is to be looked at meanwhile, and completion runs when the
    /// motion is over.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    ///   - completion: Called with true after the changes are committed.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let timing = TransitionMotion.Timing(duration: duration, delay: delay, curve: options.curve)
        makeChanges(timing, animations, completion: completion)
    }

    /// Makes changes that the page shows as motion.
    ///
    /// What changes of the place, size, opacity, transform and background of views comes about in the browser; people who
    /// asked for less motion see the end at once. Completion runs after the commit, before the motion is over.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - animations: The changes, made at once.
    ///   - completion: Called with true after the changes are committed.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Makes changes that spring into place.
    ///
    /// The page shows a curve that comes near to that of the spring; completion runs after the commit.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait in seconds.
    ///   - dampingRatio: How fast the spring comes to rest, 1 for no oscillation.
    ///   - velocity: The speed at the start, in distances a second.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    ///   - completion: Called with true after the changes are committed.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(dampingRatio: dampingRatio)
        let timing = TransitionMotion.Timing(
            duration: duration, delay: delay, curve: .easeOut, controlPoints: spring.controlPoints)
        makeChanges(timing, animations, completion: completion)
    }

    /// Makes changes that spring into place, told by what people see of the spring.
    ///
    /// The page shows a curve that comes near to that of the spring; completion runs after the commit.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds as it is perceived.
    ///   - bounce: How much the spring goes beyond the end: 0 for not at all, 1 for without end.
    ///   - initialSpringVelocity: The speed at the start, in distances a second.
    ///   - delay: The wait in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once.
    ///   - completion: Called with true after the changes are committed.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
            initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
            completion: completion)
    }

    /// Exchanges content with a transition on iOS.
    ///
    /// The page shows the end; completion runs after the commit.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes.
    ///   - duration: The length in seconds.
    ///   - options: Curve and flags.
    ///   - animations: The changes, made at once; nil for none.
    ///   - completion: Called with true after the changes are committed.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Exchanges a view for another one.
    ///
    /// The page shows the end; completion runs after the commit.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes: out of its superview, or into hiding with `showHideTransitionViews`.
    ///   - toView: The view that comes into the superview of the other, or out of hiding.
    ///   - duration: The length in seconds.
    ///   - options: Curve and flags.
    ///   - completion: Called with true after the changes are committed.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let exchange: @MainActor () -> Void = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        animate(withDuration: duration, delay: 0, options: options, animations: exchange, completion: completion)
    }

    /// Makes changes in steps, which the page shows one after another.
    ///
    /// A view keeps what a step made of it until another step changes that. What is changed outside of steps takes the whole
    /// time. Between its ends a step is even; with `calculationModeDiscrete` it is seen at once when it begins. The other modes
    /// are shown as `calculationModeLinear`. Completion runs after the commit.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The wait in seconds.
    ///   - options: How the page gets from step to step.
    ///   - animations: The changes, made at once, with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    ///   - completion: Called with true after the changes are committed.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        makeChanges(
            .init(duration: duration, delay: delay, curve: .linear), jumps: options.isDiscrete, animations,
            completion: completion)
    }

    /// Makes the changes of one step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``, at once;
    /// elsewhere they are changes like others.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the page shows the beginning of the step, as a share of the whole.
    ///   - frameDuration: How long the page takes to its end, as a share of the whole.
    ///   - animations: The changes.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping @MainActor () -> Void
    ) {
        ViewMotionRecorder.step(at: frameStartTime, length: frameDuration, animations)
    }

    /// How long changes take that are made now, in seconds: 0 outside of blocks that are animated.
    public static var inheritedAnimationDuration: TimeInterval { ViewMotionRecorder.current?.duration ?? 0 }

    /// Makes changes that repeat on iOS; the page shows them once.
    ///
    /// - Parameters:
    ///   - count: How often they repeat on iOS.
    ///   - autoreverses: Whether they run back on iOS.
    ///   - animations: The changes, made at once.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
    ) {
        animations()
    }

    /// Does with views what the system has a motion for, together with changes of the app's own.
    ///
    /// The page shows the end of the one, and the others as motion; completion runs after the commit.
    ///
    /// - Parameters:
    ///   - animation: What is done.
    ///   - views: The views.
    ///   - options: Curve and flags.
    ///   - parallelAnimations: The changes, made at once; nil for none.
    ///   - completion: Called with true after the changes are committed.
    public static func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.3, delay: 0, options: options,
            animations: {
                parallelAnimations?()
                for view in views { view.removeFromSuperview() }
            }, completion: completion)
    }

    /// Whether what is pushed, presented and dismissed, and what an app animates, moves on the page; it does so unless an
    /// app turns that off.
    public private(set) static var areAnimationsEnabled = true

    /// Makes changes without animation, also transitions between controllers and edits of lists that are asked for with one.
    ///
    /// - Parameter actionsWithoutAnimation: The changes, made at once.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wereEnabled }
        ViewMotionRecorder.withoutRecording(actionsWithoutAnimation)
    }
}

// MARK: - Animations in pieces

extension UIView {
    /// Says whether what is pushed, presented and dismissed, and what an app animates, moves on the page.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        areAnimationsEnabled = enabled
    }

    /// Begins changes that are animated on iOS until ``commitAnimations()`` is called; the page shows their end.
    ///
    /// - Parameters:
    ///   - animationID: A name for the delegate on iOS; passed over.
    ///   - context: What the delegate gets on iOS; passed over.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

    /// Ends the changes that were begun last, which were made at once.
    public static func commitAnimations() {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationDuration(_ duration: TimeInterval) {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationDelay(_ delay: TimeInterval) {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

    /// Kept out: the page shows the end of changes at once.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIView {
    /// Makes changes and keeps them as motion, as part of that of a transition if an animator of the app's asks for them.
    ///
    /// What the completion animates begins where this ends.
    static func makeChanges(
        _ timing: TransitionMotion.Timing, jumps: Bool = false, _ changes: () -> Void,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        if let context = TransitionContext.current {
            return context.makeChanges(timing, changes, completion: completion)
        }
        let isAnimated = areAnimationsEnabled && timing.duration > 0
        if isAnimated {
            ViewMotionRecorder.record(timing, jumps: jumps, changes)
        } else {
            changes()
        }
        guard let completion else { return }
        guard isAnimated else { return UIApplication.shared.afterCommit { completion(true) } }
        ViewMotionRecorder.follow(timing, with: completion)
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options name.
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }
}

extension UIView.KeyframeAnimationOptions {
    /// Whether views jump from step to step; the mode is one of five.
    fileprivate var isDiscrete: Bool { Self(rawValue: rawValue & 7 << 10) == .calculationModeDiscrete }
}

extension UIView {
    /// What the system has a motion for.
    ///
    /// Source: UIKit, `UIView.SystemAnimation`.
    public enum SystemAnimation: UInt, Sendable {
        /// Views leave their superviews.
        case delete = 0
    }
}
