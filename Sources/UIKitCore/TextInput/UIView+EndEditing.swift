extension UIWindow {
    /// Leaves nobody first responder, of which nobody hears.
    final func forgetFirstResponder() {
        (firstResponder as? any TextEditing)?.isInEditing = false
        firstResponder = nil
    }
}

extension UIView {
    /// Takes the focus from the view in this one that has it, by force if need be.
    final func endEditingWithin(force: Bool) -> Bool {
        guard let editor = window?.firstResponder as? UIView, editor.isDescendant(of: self) else { return true }
        if editor.resignFirstResponder() { return true }
        guard force else { return false }
        editor.window?.firstResponder = nil
        (editor as? any TextEditing)?.resignationCount &+= 1
        (editor as? UITextField)?.didEndEditing()
        (editor as? UITextView)?.didEndEditing()
        return true
    }
}
