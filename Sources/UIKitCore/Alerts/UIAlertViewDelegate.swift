/// Which fields an alert has.
///
/// Source: UIKit, `UIAlertViewStyle`.
@available(*, deprecated, message: "Use UIAlertController.")
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One for a secret.
    case secureTextInput = 1
    /// One for a text.
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3

    /// New fields for the style.
    @MainActor
    var fields: [UITextField] {
        func field(isSecure: Bool) -> UITextField {
            let field = UITextField()
            field.isSecureTextEntry = isSecure
            return field
        }
        return switch self {
        case .default: []
        case .secureTextInput: [field(isSecure: true)]
        case .plainTextInput: [field(isSecure: false)]
        case .loginAndPasswordInput: [field(isSecure: false), field(isSecure: true)]
        }
    }
}

/// What is told about an alert.
///
/// Source: UIKit, `UIAlertViewDelegate`.
@available(*, deprecated, message: "Use UIAlertController.")
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called when a button was pressed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is shown.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert goes, because of a button or of a call.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Asked when the alert is shown whether its first other button can be pressed.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated)
extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// It can.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
