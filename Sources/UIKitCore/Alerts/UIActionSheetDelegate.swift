/// What is told about a sheet of choices.
///
/// Source: UIKit, `UIActionSheetDelegate`.
@available(*, deprecated, message: "Use UIAlertController.")
@MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Called when a button was pressed.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet is shown.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes, because of a button or of a call.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated)
extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
