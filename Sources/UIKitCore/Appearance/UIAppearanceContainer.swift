/// Something in which views can be given an appearance of their own: a view or a controller.
///
/// Source: UIKit, `UIAppearanceContainer`.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
