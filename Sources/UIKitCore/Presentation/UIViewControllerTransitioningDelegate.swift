/// Provides the objects of a custom presentation.
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
}

extension UIViewControllerTransitioningDelegate {
    /// Nil: a plain presentation.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
