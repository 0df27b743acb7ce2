/// A controller that tells the user something and asks what to do.
///
/// Source: UIKit, `UIAlertController`.
open class UIAlertController: UIViewController {}
