public import Foundation

/// What is known about a running transition.
///
/// Source: UIKit, `UIViewControllerTransitionCoordinatorContext`.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition was asked for with animation.
    var isAnimated: Bool { get }
    /// The presentation style that the transition belongs to, or `none`.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began driven step by step, as by a gesture on iOS.
    var initiallyInteractive: Bool { get }
    /// Whether the animation can be interrupted. False on the web.
    var isInterruptible: Bool { get }
    /// Whether somebody drives the transition step by step, as a gesture does on iOS.
    var isInteractive: Bool { get }
    /// Whether the transition was taken back.
    var isCancelled: Bool { get }
    /// The length of the animation in seconds: what the page's animation takes, 0 without animation.
    var transitionDuration: TimeInterval { get }
    /// How far the transition is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the animation comes to its end.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation's end.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The rotation that belongs to the transition.
    var targetTransform: CGAffineTransform { get }

    /// A controller that takes part.
    ///
    /// - Parameter key: `.from` for the one whose view goes, `.to` for the one whose view comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view of a controller that takes part.
    ///
    /// - Parameter key: `.from` for the view that goes, `.to` for the view that comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs changes alongside a transition.
///
/// Blocks for the animation run when the new view is in the hierarchy, before its layout; completions run when the
/// transition ended, before the did-callbacks of the controllers.
///
/// Source: UIKit, `UIViewControllerTransitionCoordinator`.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs changes with the transition.
    ///
    /// - Parameters:
    ///   - animation: The changes, or nil.
    ///   - completion: Called when the transition ended or was taken back, or nil.
    /// - Returns: False when the transition is over already.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs changes to a view outside the transition's own container with the transition.
    ///
    /// - Parameters:
    ///   - view: The view that contains what changes.
    ///   - animation: The changes, or nil.
    ///   - completion: Called when the transition ended or was taken back, or nil.
    /// - Returns: False when the transition is over already.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a block when a transition that was driven step by step goes on by itself, or the other way round.
    ///
    /// - Parameter handler: The block.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes with the transition.
    ///
    /// - Parameters:
    ///   - animation: The changes, or nil.
    ///   - completion: Called when the transition ended or was taken back.
    /// - Returns: False when the transition is over already.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Names a controller that takes part in a transition.
///
/// Source: UIKit, `UITransitionContextViewControllerKey`.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller whose view goes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller whose view comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
///
/// Source: UIKit, `UITransitionContextViewKey`.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

extension UIView {
    /// The curves of an animation.
    ///
    /// Source: UIKit, `UIView.AnimationCurve`.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
