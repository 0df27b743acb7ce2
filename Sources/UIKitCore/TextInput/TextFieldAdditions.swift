import Foundation

/// The properties that few text fields have, kept apart so that a plain field stays small.
@MainActor
final class TextFieldAdditions {
    var background: UIImage?
    var disabledBackground: UIImage?
    var adjustsFontSizeToFitWidth = false
    var minimumFontSize: CGFloat = 0
    var adjustsFontForContentSizeCategory = false
    var leftView: UIView?
    var leftViewMode = UITextField.ViewMode.never
    var rightView: UIView?
    var rightViewMode = UITextField.ViewMode.never
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var clearsOnBeginEditing = false
    var clearsOnInsertion = false
}

extension UITextField {
    /// Sets a property that few fields have, and marks the field as changed if the value is new.
    final func setAddition<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<TextFieldAdditions, Value>,
        to value: Value
    ) {
        let additions = presentAdditions
        guard additions[keyPath: keyPath] != value else { return }
        additions[keyPath: keyPath] = value
        contentSizeDidChange()
    }

    /// Sets a view that belongs to the text, for instance before or behind it, which becomes a subview.
    final func setSideView(_ keyPath: ReferenceWritableKeyPath<TextFieldAdditions, UIView?>, to view: UIView?) {
        let previous = additions?[keyPath: keyPath]
        guard view !== previous else { return }
        previous?.removeFromSuperview()
        presentAdditions[keyPath: keyPath] = view
        if let view { addSubview(view) }
        contentSizeDidChange()
    }

    /// Whether a view or button of a mode is on the page now.
    package final func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isInEditing
        case .unlessEditing: !isInEditing
        case .always: true
        }
    }

    private var presentAdditions: TextFieldAdditions {
        if let additions { return additions }
        let made = TextFieldAdditions()
        additions = made
        return made
    }
}
