public import Foundation

/// Is asked and told of the editing of a text field.
///
/// For a field that was changed on the page the order is: `textFieldShouldBeginEditing`, `textFieldDidBeginEditing`,
/// `textField(_:shouldChangeCharactersIn:replacementString:)`, `textFieldDidChangeSelection`, and, when the focus goes
/// elsewhere, `textFieldShouldEndEditing`, `textFieldDidEndEditing`. A field that keeps the focus between two requests
/// begins only once.
///
/// UIKit: `UITextFieldDelegate`.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether the field may get the focus; a changed text is dropped where it may not.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field got the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether the field may lose the focus.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field lost the focus.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when the field lost the focus, with the reason; calls ``textFieldDidEndEditing(_:)`` unless implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks whether a piece of the text may be replaced.
    ///
    /// The piece is the smallest one that leads from the old text to that of the page.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The piece of the old text, in UTF-16 units.
    ///   - string: What takes its place.
    /// - Returns: False to keep the old text, also when the method itself set another one.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called when text was changed on the page.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks whether the clear button may clear the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks whether the return key has its effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``UITextFieldDelegate/textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Yes.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
