import Foundation
import Testing

@testable import UIKitCore

/// The views that responders other than fields have at the lower edge of the page.
@MainActor
@Suite("What the first responder has in place of a keyboard is at the lower edge of the page")
struct InputBarTests {
    /// A controller as chats have them: a bar with a field belongs to it, and it may become first responder.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        let field = UITextField(frame: CGRect(x: 8, y: 8, width: 240, height: 36))
        let elsewhere = UITextField(frame: CGRect(x: 8, y: 8, width: 240, height: 36))
        var isWilling = true
        var hasBar = true

        override var canBecomeFirstResponder: Bool { isWilling }
        override var inputAccessoryView: UIView? { hasBar ? bar : nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
            view.addSubview(elsewhere)
        }
    }

    private let chat = Chat(nibName: nil, bundle: nil)

    @Test("A controller that may becomes first responder when it appears, and its accessory is in the window")
    func appears() throws {
        let test = TestScene(showing: chat)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === test.window)
        let bar = try #require(test.window.inputBar)
        #expect(bar.frame.maxY == test.window.bounds.maxY)
        #expect(chat.bar.frame.height == 52)
        #expect(chat.bar.frame.width == test.window.bounds.width)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("The safe area of the controller makes room for it")
    func safeArea() {
        let test = TestScene(showing: chat)
        #expect(chat.view.safeAreaInsets.bottom == 52)
        test.turn {
            chat.hasBar = false
            chat.reloadInputViews()
        }
        #expect(chat.view.safeAreaInsets.bottom == 0)
        #expect(chat.bar.window == nil)
        #expect(test.window.inputBar == nil)
    }

    @Test("It lies over a tab bar, and the safe area counts only what is higher")
    func overTabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: chat)]
        let test = TestScene(showing: tabs)
        #expect(tabs.tabBar.frame.height == 49)
        #expect(chat.view.safeAreaInsets.bottom == 52)
        #expect(test.window.inputBar?.frame.maxY == test.window.bounds.maxY)
    }

    @Test("A field in the controller keeps it there; giving the focus up leaves it to the controller")
    func fields() {
        let test = TestScene(showing: chat)
        test.turn { chat.field.becomeFirstResponder() }
        #expect(chat.field.isFirstResponder)
        #expect(chat.bar.window === test.window)
        test.turn { chat.elsewhere.becomeFirstResponder() }
        #expect(chat.bar.window === test.window)
        test.turn { chat.elsewhere.resignFirstResponder() }
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === test.window)
    }

    @Test("Responders in it go on to the controller")
    func responderChain() {
        let test = TestScene(showing: chat)
        #expect(test.window.inputBar?.next === chat)
        #expect(chat.bar.superview === test.window.inputBar)
    }

    @Test("A controller that resigns takes it away, and stays as it is")
    func resigns() {
        let test = TestScene(showing: chat)
        test.turn { chat.resignFirstResponder() }
        #expect(!chat.isFirstResponder)
        #expect(chat.bar.window == nil)
        #expect(chat.view.safeAreaInsets.bottom == 0)
        test.turn { chat.becomeFirstResponder() }
        #expect(chat.bar.window === test.window)
    }

    @Test("It goes with the controller and comes back with it")
    func pushed() {
        let navigation = UINavigationController(rootViewController: chat)
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(!chat.isFirstResponder)
        #expect(test.window.inputBar == nil)
        test.turn { navigation.popViewController(animated: false) }
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === test.window)
    }

    @Test("A presentation takes it away until it is dismissed")
    func presented() {
        let test = TestScene(showing: chat)
        let sheet = UIViewController()
        test.turn { chat.present(sheet, animated: false) }
        #expect(test.window.inputBar == nil)
        #expect(!chat.isFirstResponder)
        test.turn { chat.dismiss(animated: false) }
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === test.window)
    }

    @Test("In a sheet it is at the lower edge of the sheet")
    func inSheet() throws {
        let root = UIViewController()
        let test = TestScene(showing: root)
        test.turn { root.present(chat, animated: false) }
        #expect(chat.isFirstResponder)
        let bar = try #require(test.window.inputBar)
        #expect(bar.superview is PresentationContainerView)
        #expect(bar.frame.maxY == chat.view.frame.maxY)
        #expect(chat.view.safeAreaInsets.bottom == 52)
        test.turn { root.dismiss(animated: false) }
        #expect(test.window.inputBar == nil)
    }

    @Test("A controller that may not become first responder shows none")
    func unwilling() {
        chat.isWilling = false
        let test = TestScene(showing: chat)
        #expect(!chat.isFirstResponder)
        #expect(test.window.inputBar == nil)
    }

    /// A view with a keyboard of its own and a controller of a bar above it.
    private final class Dial: UIView {
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), inputViewStyle: .keyboard)
        let keyController = BarController(nibName: nil, bundle: nil)

        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { keys }
        override var inputAccessoryViewController: UIInputViewController? { keyController }
    }

    private final class BarController: UIInputViewController {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame.size.height = 40
        }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    @Test("A view shows its input view beneath that of its accessory's controller while it is first responder")
    func inputView() throws {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        test.turn { controller.view.addSubview(dial) }
        #expect(test.window.inputBar == nil)
        test.turn { dial.becomeFirstResponder() }
        #expect(dial.keys.window === test.window)
        #expect(dial.keys.frame.minY == 40)
        #expect(test.window.inputBar?.frame.height == 240)
        #expect(controller.view.safeAreaInsets.bottom == 240)
        #expect(dial.keyController.calls == ["did appear"])
        test.turn { dial.resignFirstResponder() }
        #expect(dial.keys.window == nil)
        #expect(dial.keyController.calls == ["did appear", "did disappear"])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("A field's own accessory stays with the field")
    func fieldWithAccessory() {
        let own = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        chat.elsewhere.inputAccessoryView = own
        let test = TestScene(showing: chat)
        test.turn { chat.elsewhere.becomeFirstResponder() }
        #expect(own.superview === chat.elsewhere)
        #expect(chat.bar.window === test.window)
    }
}
