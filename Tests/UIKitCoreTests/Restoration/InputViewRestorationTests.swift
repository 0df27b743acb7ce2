import Foundation
import Testing

@testable import UIKitCore

/// What was typed into the views that a controller has in place of a keyboard and above it.
@MainActor
@Suite struct InputViewRestorationTests {
    /// A controller as chats have them: it may become first responder, and has fields at the lower edge of the page.
    private final class Chat: UIViewController {
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        let keyboard = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let message = UITextField()
        let number = UITextField()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { accessory }
        override var inputView: UIView? { keyboard }

        override func viewDidLoad() {
            super.viewDidLoad()
            accessory.addSubview(message)
            keyboard.addSubview(number)
        }
    }

    @Test(arguments: ["chat", nil]) func fieldsAtTheLowerEdgeKeepTheirText(identifier: String?) throws {
        let chat = Chat()
        chat.restorationIdentifier = identifier
        let test = TestScene(showing: chat)
        try test.fill(chat.message, with: .text("Hello"))
        try test.fill(chat.number, with: .text("12"))
        let identifiers = [chat.message, chat.number].map { test.scene.identifier(for: $0) }
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let again = Chat()
        again.restorationIdentifier = identifier
        let other = try test.restored(in: again)
        other.scene.restoreViewIdentifiers(state, after: nil)
        #expect(again.message.text == "Hello")
        #expect(again.number.text == "12")
        #expect([again.message, again.number].map(\.viewIdentifier) == identifiers)
        #expect(again.isFirstResponder)
    }

    @Test func theyKeepItWhereASheetCoversThem() throws {
        let chat = Chat().named("chat")
        let test = TestScene(showing: chat)
        try test.fill(chat.message, with: .text("Hello"))
        test.turn { chat.present(UIViewController(), animated: false) }
        #expect(chat.message.window == nil)
        let again = Chat().named("chat")
        let other = try test.restored(in: again)
        #expect(again.message.text == "Hello")
        #expect(again.message.window === other.window)
    }

    /// A controller of a bar with a field.
    private final class Bar: UIInputViewController {
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    /// A controller whose bar has a controller of its own, which is no child.
    private final class ChatWithController: UIViewController {
        let bar = Bar()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryViewController: UIInputViewController? { bar }
    }

    @Test func aFieldOfTheControllerOfABarKeepsItsText() throws {
        let chat = ChatWithController().named("chat")
        let test = TestScene(showing: chat)
        try test.fill(chat.bar.field, with: .text("Hello"))
        let again = ChatWithController().named("chat")
        let other = try test.restored(in: again)
        #expect(again.bar.field.text == "Hello")
        #expect(again.bar.field.window === other.window)
    }
}
