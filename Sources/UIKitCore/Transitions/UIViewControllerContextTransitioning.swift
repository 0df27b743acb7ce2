public import Foundation

/// What an animator is told about the transition that it animates, and how it reports.
///
/// Source: UIKit, `UIViewControllerContextTransitioning`.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether the transition was asked for with animation.
    var isAnimated: Bool { get }
    /// Whether somebody drives the transition step by step.
    var isInteractive: Bool { get }
    /// Whether the transition is taken back.
    var transitionWasCancelled: Bool { get }
    /// The presentation style that the transition belongs to, or `none`.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that belongs to the transition.
    var targetTransform: CGAffineTransform { get }

    /// Says how far an interactive transition is.
    ///
    /// - Parameter percentComplete: From 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Says that nobody drives the transition any more, and that it goes on to its end.
    func finishInteractiveTransition()

    /// Says that nobody drives the transition any more, and that it goes back to its beginning.
    func cancelInteractiveTransition()

    /// Says that the transition is driven again after it ran by itself.
    func pauseInteractiveTransition()

    /// Ends the transition: the views that go are taken away and the did-callbacks are sent in the commit.
    ///
    /// Every animator calls this once.
    ///
    /// - Parameter didComplete: False when the transition was taken back.
    func completeTransition(_ didComplete: Bool)

    /// A controller that takes part.
    ///
    /// - Parameter key: `.from` for the one that is left, `.to` for the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// A view that comes or goes; nil for one that stays where it is, as the presenter's does beneath a sheet.
    ///
    /// - Parameter key: `.from` for the view that goes, `.to` for the view that comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The frame of a controller's view at the beginning; empty for one that comes.
    ///
    /// - Parameter vc: A controller that takes part.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// The frame of a controller's view at the end; empty for one that goes.
    ///
    /// - Parameter vc: A controller that takes part.
    func finalFrame(for vc: UIViewController) -> CGRect
}
