public import Foundation

/// An object that animates a transition between two controllers.
///
/// The changes that it makes with `UIView.animate` to the views of the two controllers become the motion between the
/// pages; everything else shows its end.
///
/// Source: UIKit, `UIViewControllerAnimatedTransitioning`.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// The length of the animation in seconds.
    ///
    /// - Parameter transitionContext: The transition, or nil while there is none.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Makes the changes, and calls `completeTransition(_:)` of the context when they are over.
    ///
    /// Called after the will-callbacks, in the commit. The view that comes is in the container view already, with its
    /// final frame.
    ///
    /// - Parameter transitionContext: The transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animator that ``animateTransition(using:)`` starts, for a transition that can be interrupted; nil for one
    /// that cannot.
    ///
    /// - Parameter transitionContext: The transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?

    /// Called at the very end, after the did-callbacks.
    ///
    /// - Parameter transitionCompleted: False when the transition was taken back.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Nil: the transition cannot be interrupted.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? { nil }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition step by step, which a gesture does on iOS.
///
/// Source: UIKit, `UIViewControllerInteractiveTransitioning`.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins to drive the transition.
    ///
    /// - Parameter transitionContext: The transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed at which the animation comes to its end when nobody drives it any more.
    var completionSpeed: CGFloat { get }

    /// The curve of the animation's end.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition is driven from its beginning; false has it run by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }

    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// True.
    public var wantsInteractiveStart: Bool { true }
}
