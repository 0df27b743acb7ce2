import Foundation

extension UITextField: TextEditing {
    /// The text that the page shows: nothing of a hidden one.
    package final var pageText: String { isSecureTextEntry ? "" : TypedText.singleLine(storedText) }

    /// What the page showed before a person typed something else; nil where it shows what the app put there.
    final var givenPageText: String? { isSecureTextEntry ? nil : givenText.map(TypedText.singleLine) }

    /// What the page showed when the person last left the field; nil where that is what the app put there.
    final var leftPageText: String? { isSecureTextEntry ? nil : leftText.map(TypedText.singleLine) }

    /// The most bytes of UTF-8 that the field takes from a page.
    package static var longestText: Int { TypedText.longestField }

    final func setText(_ text: String) {
        forgetGivenText()
        guard text != storedText else { return }
        storedText = text
        contentSizeDidChange()
    }

    // MARK: Text from the page

    /// The text of a value in the form in which it is stored.
    final func allowedText(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> String {
        guard let text = value.text else { throw .valueNotAllowed(reason: "A text field needs a text.") }
        guard text.utf8.count <= TypedText.longestField else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The text is longer than \(TypedText.longestField) bytes.", told: .textTooLong))
        }
        return TypedText.singleLine(text)
    }

    /// What typing does that leads to a text: it begins editing, and asks the delegate for the change, or parts of it.
    final func type(_ text: String, by cause: StaticString = #function) {
        guard text != TypedText.singleLine(storedText) else { return }
        // Where the text is not taken over, the page shows the old one again.
        setNeedsRendering(cause)
        let shown = storedText
        guard becomeFirstResponder() else { return }
        keepGivenText {
            if TextReplacement(from: shown, to: text, in: storedText).make(in: self) { textDidChange() }
        }
    }

    final func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    final func take(_ text: String) {
        setText(TypedText.singleLine(text))
    }

    private func textDidChange() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged, event: UIEvent(type: .touches, view: self))
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Beginning and ending

    final func didBeginEditing(by cause: StaticString = #function) {
        isInEditing = true
        setNeedsRendering(cause)
        if clearsOnBeginEditing { keepGivenText { setText("") } }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin, event: UIEvent(type: .touches, view: self))
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    final func didEndEditing(by cause: StaticString = #function) {
        isInEditing = false
        noteLeft()
        setNeedsRendering(cause)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd, event: UIEvent(type: .touches, view: self))
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Keys and buttons

    final var offeredInteractions: [UserInteractionEvent] {
        var events: [UserInteractionEvent] = [.editingChanged, .editingDidEndOnExit]
        if hasText, clearButtonMode != .never { events.append(.clearText) }
        return events + reports.interactions
    }

    /// What the return key does: a field for whose end by return something is registered gives up the focus.
    final func pressReturn() {
        guard becomeFirstResponder(), delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        let event = UIEvent(type: .touches, view: self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], event: event)
        if endsEditing { resignFirstResponder() }
    }

    final func pressClear() {
        guard becomeFirstResponder(), delegate?.textFieldShouldClear(self) ?? true else { return }
        keepGivenText {
            setText("")
            textDidChange()
        }
    }

    final var spokenText: String? {
        if isSecureTextEntry { return String(repeating: "•", count: storedText.count) }
        return storedText.isEmpty ? nil : storedText
    }
}
