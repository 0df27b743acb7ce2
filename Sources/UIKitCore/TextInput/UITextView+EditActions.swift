import Foundation

extension UITextView {
    /// Whether an edit action makes sense now; nil for actions that are none of the text's business.
    final func canEdit(by action: Selector) -> Bool? {
        let hasSelection = selectedRange.length > 0
        return switch action {
        case "copy:": hasSelection
        case "cut:", "delete:": hasSelection && isEditable
        case "paste:": isEditable && UIPasteboard.general.hasStrings
        case "selectAll:": selectedRange.length < storedText.utf16.count
        default: nil
        }
    }

    /// Puts the selected text on the pasteboard.
    final func copySelection() {
        guard selectedRange.length > 0, let range = Range(selectedRange, in: storedText) else { return }
        UIPasteboard.general.string = String(storedText[range])
    }

    /// Replaces the selected text as typing would: the delegate is asked, and the change can be undone.
    final func replaceSelection(with replacement: String) {
        guard isEditable, let range = Range(selectedRange, in: storedText),
            delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: replacement) ?? true
        else { return }
        let location = selectedRange.location + replacement.utf16.count
        setTextUndoably(storedText.replacingCharacters(in: range, with: replacement))
        selectedRange = NSRange(location: location, length: 0)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func setTextUndoably(_ text: String) {
        let previous = storedText
        undoManager?.registerUndo(withTarget: self) { $0.setTextUndoably(previous) }
        keepGivenText { setText(text, attributed: nil) }
    }
}
