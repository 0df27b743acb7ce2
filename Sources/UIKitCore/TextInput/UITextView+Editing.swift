public import Foundation

extension UITextView: TextEditing {
    /// Posted by a text view that got the focus.
    public nonisolated class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// Posted by a text view that lost the focus.
    public nonisolated class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }

    /// Posted by a text view whose text was changed on the page.
    public nonisolated class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }

    /// The text that the page shows in a field.
    package final var pageText: String { TypedText.lines(storedText) }

    /// What the page showed before a person typed something else; nil where it shows what the app put there.
    final var givenPageText: String? { givenText.map(TypedText.lines) }

    /// What the page showed when the person last left the view; nil where that is what the app put there.
    final var leftPageText: String? { leftText.map(TypedText.lines) }

    /// The text with attributes of its own, for renderers; nil when the view's font and colour are all there is.
    package final var customAttributedText: NSAttributedString? { storedAttributedText }

    /// The most bytes of UTF-8 that the view takes from a page.
    package static var longestText: Int { TypedText.longestDocument }

    final func setText(_ text: String, attributed: NSAttributedString?) {
        forgetGivenText()
        guard text != storedText || attributed != storedAttributedText else { return }
        storedText = text
        storedAttributedText = attributed
        selectedRange = NSRange(location: text.utf16.count, length: 0)
        contentSizeDidChange()
    }

    // MARK: Text from the page

    /// The text of a value in the form in which it is stored.
    final func allowedText(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> String {
        guard isEditable else { throw .readOnly }
        guard let text = value.text else { throw .valueNotAllowed(reason: "A text view needs a text.") }
        guard text.utf8.count <= TypedText.longestDocument else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The text is longer than \(TypedText.longestDocument) bytes.", told: .textTooLong))
        }
        return TypedText.lines(text)
    }

    /// What typing does that leads to a text: it begins editing, and asks the delegate for the change, or parts of it.
    final func type(_ text: String, by cause: StaticString = #function) {
        guard text != TypedText.lines(storedText) else { return }
        // Where the text is not taken over, the page shows the old one again.
        setNeedsRendering(cause)
        let shown = storedText
        guard becomeFirstResponder() else { return }
        keepGivenText {
            guard TextReplacement(from: shown, to: text, in: storedText).make(in: self) else { return }
            delegate?.textViewDidChangeSelection(self)
            delegate?.textViewDidChange(self)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
    }

    final func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    final func take(_ text: String) {
        setText(TypedText.lines(text), attributed: nil)
    }

    // MARK: Beginning and ending

    final func didBeginEditing(by cause: StaticString = #function) {
        isInEditing = true
        setNeedsRendering(cause)
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    final func didEndEditing(by cause: StaticString = #function) {
        isInEditing = false
        noteLeft()
        setNeedsRendering(cause)
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}
