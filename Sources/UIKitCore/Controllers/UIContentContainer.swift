public import Foundation

/// What adapts its content to changes of its size and traits: controllers and presentation controllers.
///
/// Source: UIKit, `UIContentContainer`.
@MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content should have, in points.
    var preferredContentSize: CGSize { get }

    /// Called when a child's ``preferredContentSize`` changed.
    ///
    /// - Parameter container: The child.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when the size changed that the constraints in a child's view ask for.
    ///
    /// - Parameter container: The child.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size of a child when this container gets a size.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size that this container gets, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize

    /// Called before the size changes.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - coordinator: Runs changes with the change of the size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Runs changes with the change of the traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
