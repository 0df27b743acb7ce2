/// A controller of a keyboard of the app's own.
///
/// There are no keyboard extensions on the web, and the device brings its own keyboard. A controller of this class can be
/// a child like any other, and types into the field that was used last through ``textDocumentProxy``.
///
/// Source: UIKit, `UIInputViewController`.
open class UIInputViewController: UIViewController {
    /// The view as an input view; nil when it is none.
    open var inputAreaView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    /// The text that the controller types into.
    open var textDocumentProxy: any UITextDocumentProxy { FirstResponderDocument(controller: self) }

    /// The language that is typed, as BCP 47 spells it; nil unless set.
    open var primaryLanguage: String?

    /// Whether the person types by dictation; kept for the app.
    open var hasDictationKey = false

    /// Whether the controller may reach the network; an app on a server may.
    open var hasFullAccess: Bool { true }

    /// Whether a key for the next keyboard is needed; the device's own keyboard has one.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes the view an input view.
    open override func loadView() {
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// Ends editing.
    open func dismissKeyboard() {
        view.window?.endEditing(true)
    }

    /// Would show the next keyboard; the device's own keyboard does that.
    open func advanceToNextInputMode() {}

    /// Called before the text changes through the controller; does nothing unless overridden.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the text changed through the controller; does nothing unless overridden.
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    /// Called before the selection changes through the controller; does nothing unless overridden.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the selection changed through the controller; does nothing unless overridden.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
