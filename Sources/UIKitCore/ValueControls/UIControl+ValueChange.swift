extension UIControl {
    /// Tells of a value that a person changed: `valueChanged` together with `primaryActionTriggered`.
    final func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered], event: UIEvent(type: .touches, view: self))
    }
}
