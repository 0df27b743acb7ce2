public import Foundation

/// The text that a controller of a keyboard types into.
///
/// Source: UIKit, `UITextDocumentProxy`.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil when there is none.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection; nil when there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil when there is none.
    var selectedText: String? { get }
    /// What tells the document from others.
    var documentIdentifier: UUID { get }
    /// Moves the caret.
    ///
    /// - Parameter offset: By how many UTF-16 units.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The text of the field that has the focus.
@MainActor
final class FirstResponderDocument: UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private let identifier = UUID()

    init(controller: UIInputViewController) {
        self.controller = controller
    }

    private var input: (any UITextInput)? {
        controller?.viewIfLoaded?.window?.firstResponder as? any UITextInput
    }

    private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let input, let start, let end, let range = input.textRange(from: start, to: end), !range.isEmpty else {
            return nil
        }
        return input.text(in: range)
    }

    var hasText: Bool { input?.hasText ?? false }

    var documentContextBeforeInput: String? {
        text(from: input?.beginningOfDocument, to: input?.selectedTextRange?.start)
    }

    var documentContextAfterInput: String? { text(from: input?.selectedTextRange?.end, to: input?.endOfDocument) }

    var selectedText: String? { text(from: input?.selectedTextRange?.start, to: input?.selectedTextRange?.end) }

    var documentIdentifier: UUID { identifier }

    func insertText(_ text: String) {
        change { $0.insertText(text) }
    }

    func deleteBackward() {
        change { $0.deleteBackward() }
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let start = input.selectedTextRange?.start,
            let place = input.position(from: start, offset: offset)
        else { return }
        controller?.selectionWillChange(input)
        input.selectedTextRange = input.textRange(from: place, to: place)
        controller?.selectionDidChange(input)
    }

    private func change(_ work: (any UITextInput) -> Void) {
        guard let input else { return }
        controller?.textWillChange(input)
        work(input)
        controller?.textDidChange(input)
    }
}
