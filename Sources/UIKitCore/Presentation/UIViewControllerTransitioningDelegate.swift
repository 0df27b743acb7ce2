/// Provides the objects of a custom presentation: the presentation controller, animators, and what drives them.
///
/// Source: UIKit, `UIViewControllerTransitioningDelegate`.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The presentation controller for a controller with the style `custom`; nil for a plain one.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenting: The controller that presents, or nil while that is not known.
    ///   - source: The controller whose `present` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?

    /// The object that animates the presentation; nil for the page's own motion.
    ///
    /// Asked before an animated presentation begins.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenting: The controller that presents.
    ///   - source: The controller whose `present` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that animates the dismissal; nil for the page's own motion.
    ///
    /// - Parameter dismissed: The controller to dismiss.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that drives the animator of a presentation step by step; nil for one that runs by itself.
    ///
    /// - Parameter animator: The animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The object that drives the animator of a dismissal step by step; nil for one that runs by itself.
    ///
    /// - Parameter animator: The animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil: a plain presentation.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }

    /// Nil: the page's own motion.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil: the page's own motion.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil: the transition runs by itself.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil: the transition runs by itself.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
