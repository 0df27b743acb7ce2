/// Something with traits: a view, a controller, a scene.
///
/// UIKit: `UITraitEnvironment`.
@MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

extension UIViewController: UITraitEnvironment {}

extension UIWindowScene: UITraitEnvironment {}

extension UIPresentationController: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
    /// Does nothing: a screen has the traits of the scene whose turn it is.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
