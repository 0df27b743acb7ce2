import Foundation

/// Where a text is typed into.
@MainActor
protocol TextEditing: UIView {
    /// The text.
    var storedText: String { get }

    /// What the app had put there, where a person typed something else; nil where it shows what the app put there.
    var givenText: String? { get set }

    /// What was there when the person last left it, which the app may have taken over then; nil where nobody has left it since
    /// the app put something there.
    var leftText: String? { get set }

    /// Whether it is edited, of which the delegate and the targets have heard.
    var isInEditing: Bool { get set }

    /// How often the view gave up being first responder because the app wanted it to.
    var resignationCount: UInt16 { get set }

    /// Asks the delegate.
    func mayReplace(_ range: NSRange, with replacement: String) -> Bool

    /// Takes a text over.
    func take(_ text: String)
}

extension TextEditing {
    /// Makes a change that is a person's, so that ``givenText`` and ``leftText`` stay, whatever the app makes of the change
    /// meanwhile.
    func keepGivenText(during change: () -> Void) {
        let (given, left) = (givenText ?? storedText, leftText)
        change()
        (givenText, leftText) = (given, left)
    }

    /// Takes what is there for what the app put there.
    func forgetGivenText() {
        (givenText, leftText) = (nil, nil)
    }

    /// Takes note of what is there as editing ends, before the app hears of it.
    func noteLeft() {
        if givenText != nil { leftText = storedText }
    }

    /// Ends editing as the person has left the field, which the page knows.
    func resignAsLeft() {
        let count = resignationCount
        resignFirstResponder()
        resignationCount = count
    }
}

extension UIView {
    /// The field that the view is part of the bar above the keyboard of; only while that has the focus the bar is shown.
    final var editorOfAccessory: UIView? {
        var current: UIView = self
        while let parent = current.superview {
            if parent.isValueField, parent.inputAccessoryView === current {
                // A bar of several fields is a subview of the last one that got it.
                let editor = window?.firstResponder as? UIView
                return editor?.inputAccessoryView === current ? editor : parent
            }
            current = parent
        }
        return nil
    }
}
