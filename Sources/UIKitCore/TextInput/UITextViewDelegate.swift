public import Foundation

/// Is asked and told of the editing of a text view.
///
/// The order is that of ``UITextFieldDelegate``.
///
/// UIKit: `UITextViewDelegate`.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether the view may get the focus; a changed text is dropped where it may not.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when the view got the focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks whether the view may lose the focus.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the view lost the focus.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether a piece of the text may be replaced.
    ///
    /// The piece is the smallest one that leads from the old text to that of the page.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The piece of the old text, in UTF-16 units.
    ///   - text: What takes its place.
    /// - Returns: False to keep the old text, also when the method itself set another one.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the text was changed on the page.
    func textViewDidChange(_ textView: UITextView)
    /// Called when text was changed on the page, before ``textViewDidChange(_:)``.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
