import Testing

@testable import UIKitCore

/// Typing into the field that has the focus.
@MainActor
@Suite struct UIInputViewControllerTests {
    private final class Keyboard: UIInputViewController {
        let log = EventLog()
        override func textWillChange(_ textInput: (any UITextInput)?) { log.add("will change") }
        override func textDidChange(_ textInput: (any UITextInput)?) { log.add("did change") }
    }

    private let keyboard = Keyboard()
    private let field = UITextView()
    private let test: TestScene

    init() {
        let root = UIViewController()
        test = TestScene(showing: root)
        test.turn { [keyboard, field] in
            root.addChild(keyboard)
            root.view.addSubview(keyboard.view)
            keyboard.didMove(toParent: root)
            root.view.addSubview(field)
        }
    }

    @Test func withoutAFieldNothingIsTyped() {
        let proxy = keyboard.textDocumentProxy
        proxy.insertText("a")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: -1)
        #expect(!proxy.hasText)
        #expect(proxy.documentContextBeforeInput == nil)
        #expect(keyboard.log.take().isEmpty)
    }

    @Test func textIsInsertedAndDeletedAtTheCaret() {
        test.turn {
            field.text = "ab👩‍👩‍👧"
            field.becomeFirstResponder()
        }
        let proxy = keyboard.textDocumentProxy
        test.turn { proxy.deleteBackward() }
        #expect(field.text == "ab")
        test.turn {
            proxy.adjustTextPosition(byCharacterOffset: -1)
            proxy.insertText("-")
        }
        #expect(field.text == "a-b")
        #expect(proxy.documentContextBeforeInput == "a-")
        #expect(proxy.documentContextAfterInput == "b")
        #expect(keyboard.log.take() == ["will change", "did change", "will change", "did change"])
        test.turn { proxy.adjustTextPosition(byCharacterOffset: .max) }
        #expect(proxy.documentContextBeforeInput == "a-")
    }

    @Test func theKeyboardCanBeDismissed() {
        test.turn { field.becomeFirstResponder() }
        test.turn { keyboard.dismissKeyboard() }
        #expect(!field.isFirstResponder)
    }
}
