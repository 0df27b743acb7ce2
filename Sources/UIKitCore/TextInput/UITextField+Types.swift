public import Foundation

extension UITextField {
    /// How the border of a text field looks.
    ///
    /// UIKit: `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable {
        /// There is none.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line that sinks in.
        case bezel = 2
        /// A thin line with rounded corners.
        case roundedRect = 3
    }

    /// When a view beside the text is shown.
    ///
    /// UIKit: `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While the text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    ///
    /// UIKit: `UITextField.DidEndEditingReason`.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was taken over.
        case committed = 0
        /// The text was given up.
        case cancelled = 1
    }

    /// Posted by a field that got the focus.
    public nonisolated class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted by a field that lost the focus.
    public nonisolated class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// Posted by a field whose text was changed on the page.
    public nonisolated class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
}

extension UserInteractionEvent {
    /// The clear button of a text field is pressed.
    package static let clearText = Self(rawValue: "clearText")
}
