import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIPasteboardTests {
    @Test func everySceneHasItsOwn() {
        let (one, two) = (TestScene(), TestScene())
        one.turn {
            UIPasteboard.general.string = "secret"
            UIPasteboard(name: UIPasteboard.Name("mine"), create: true)?.url = URL(string: "https://example.org")
        }
        two.turn {
            #expect(!UIPasteboard.general.hasStrings)
            #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
        }
        one.turn {
            #expect(UIPasteboard.general.string == "secret")
            #expect(UIPasteboard.general.changeCount == 1)
            let named = UIPasteboard(name: UIPasteboard.Name("mine"), create: false)
            #expect(named?.url?.host == "example.org" && named?.string == "https://example.org")
            UIPasteboard.remove(withName: UIPasteboard.Name("mine"))
            #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
        }
        #expect(UIPasteboard.general.string == nil)
    }

    @Test func aTextViewCutsCopiesAndPastes() throws {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let view = UITextView()
        controller.view.addSubview(view)
        view.text = "one two"
        view.selectedRange = NSRange(location: 0, length: 4)
        test.turn {
            #expect(view.canPerformAction("cut:", withSender: nil))
            #expect(!view.canPerformAction("paste:", withSender: nil))
            view.cut(nil)
            #expect(view.text == "two")
            #expect(!view.canPerformAction("copy:", withSender: nil))
        }
        test.turn {
            view.selectedRange = NSRange(location: 3, length: 0)
            view.paste(nil)
        }
        #expect(view.text == "twoone ")
        test.turn { view.undoManager?.undo() }
        #expect(view.text == "two")
        test.turn { view.undoManager?.undo() }
        #expect(view.text == "one two")
    }

    @Test func aResponderPastesWhatItsConfigurationTakes() {
        final class Target: UIView {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        let test = TestScene()
        let target = Target()
        test.window.addSubview(target)
        test.turn {
            target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
            #expect(!target.canPerformAction("paste:", withSender: nil))
            UIPasteboard.general.color = .red
            #expect(!target.canPerformAction("paste:", withSender: nil))
            UIPasteboard.general.strings = ["a", "b"]
            #expect(target.canPerformAction("paste:", withSender: nil))
            target.paste(nil)
            #expect(target.pasted == 2)
        }
    }

    @Test func anEditMenuIsASheetOfWhatCanBeDone() throws {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let view = UITextView()
        view.text = "word"
        view.selectedRange = NSRange(location: 0, length: 4)
        controller.view.addSubview(view)
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        #expect(view.interactions.count == 1 && interaction.view === view)
        test.turn {
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Cut", "Copy", "Delete", "Cancel"])
        view.removeInteraction(interaction)
        test.turn {}
        #expect(controller.presentedViewController == nil)
        #expect(view.interactions.isEmpty)
    }
}
