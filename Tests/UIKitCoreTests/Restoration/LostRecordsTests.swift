import Foundation
import Testing

@testable import UIKitCore

/// What a person is told of controllers of a restored state that are not made again.
@MainActor
@Suite struct LostRecordsTests {
    /// A form that its class makes again, until it makes none any more.
    final class Form: UIViewController, UIViewControllerRestoration {
        static var isMade = true

        let street = UITextField()
        let notes = UITextView()
        let password = UITextField()

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { isMade ? make() : nil }

        static func make() -> Form {
            let form = Form().named("form")
            form.restorationClass = Form.self
            form.title = "New address"
            return form
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            street.placeholder = "Street"
            notes.accessibilityLabel = "Notes"
            notes.restorationIdentifier = "notes"
            password.isSecureTextEntry = true
            for field in [street, notes, password] { view.addSubview(field) }
        }
    }

    /// Another class with the name that the form had.
    final class OtherForm: UIViewController {}

    private func scene(showing form: Form, in stack: UINavigationController) throws -> TestScene {
        let test = TestScene(showing: stack)
        test.turn { stack.pushViewController(form, animated: false) }
        try test.fill(form.street, with: .text("Church Street 4"))
        try test.fill(form.notes, with: .text("Ring twice"))
        try test.fill(form.password, with: .text("secret"))
        return test
    }

    private func stack() -> UINavigationController {
        UINavigationController(rootViewController: UIViewController().named("list")).named("stack")
    }

    private func texts(of test: TestScene) -> [String] {
        test.scene.textsLostInRestoration.map { "\($0.name ?? ""): \($0.text)" }.sorted()
    }

    @Test func aControllerThatIsNotMadeAgainIsNamedAndItsTextsAreOffered() throws {
        let test = try scene(showing: Form.make(), in: stack())
        Form.isMade = false
        defer { Form.isMade = true }
        let again = stack()
        let other = try test.restored(in: again)
        #expect(again.viewControllers.count == 1)
        #expect(other.scene.isRestorationIncomplete)
        #expect(other.scene.namesOfLostContent == ["New address"])
        #expect(texts(of: other) == ["Notes: Ring twice", "Street: Church Street 4"])
    }

    @Test func soIsAControllerInAContainerThatIsNotMadeAgain() throws {
        /// A stack that only the app can make.
        final class Wizard: UINavigationController {}
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let wizard = Wizard(rootViewController: Form.make()).named("wizard")
        wizard.modalPresentationStyle = .fullScreen
        test.turn { root.present(wizard, animated: false) }
        try test.fill(try #require(wizard.viewControllers.first as? Form).street, with: .text("Church Street 4"))
        let other = try test.restored(in: UIViewController().named("root"))
        #expect(other.scene.namesOfLostContent == ["New address"])
        #expect(texts(of: other) == ["Street: Church Street 4"])
    }

    @Test func soIsAControllerOfAnotherClass() throws {
        let root = UINavigationController(rootViewController: Form.make()).named("stack")
        let test = TestScene(showing: root)
        try test.fill(try #require(root.viewControllers.first as? Form).street, with: .text("Church Street 4"))
        Form.isMade = false
        defer { Form.isMade = true }
        let other = try test.restored(
            in: UINavigationController(rootViewController: OtherForm().named("form")).named("stack"))
        #expect(other.scene.namesOfLostContent == ["New address"])
        #expect(texts(of: other) == ["Street: Church Street 4"])
    }

    @Test func nothingIsOfferedOfWhatComesBack() throws {
        let other = try scene(showing: Form.make(), in: stack()).restored(in: stack())
        #expect(!other.scene.isRestorationIncomplete)
        #expect(other.scene.namesOfLostContent.isEmpty && texts(of: other).isEmpty)
    }

    /// A container of the app's own, which makes what it contains when that is asked for.
    final class Chooser: UIViewController {
        var choices: [UIViewController] = []

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            for choice in choices { coder.encode(choice, forKey: choice.restorationIdentifier ?? "") }
        }
    }

    /// A form that encodes something of its own.
    final class Draft: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode("Dear", forKey: "text")
        }
    }

    /// Restores a chooser that held something ready, on the screen or in a tab that nobody opened.
    private func restored(
        holding choice: UIViewController, isSeen: Bool = false, inUnseenTab: Bool = false
    ) throws -> TestScene {
        func tabs(_ chooser: Chooser) -> UITabBarController {
            let tabs = UITabBarController().named("tabs")
            tabs.viewControllers = [UIViewController().named("first"), chooser]
            return tabs
        }
        let chooser = Chooser().named("chooser")
        chooser.choices = [choice.named("choice")]
        chooser.addChild(choice)
        choice.didMove(toParent: chooser)
        choice.title = "Choice"
        let test = TestScene(showing: inUnseenTab ? tabs(chooser) : chooser)
        if isSeen { test.turn { chooser.view.addSubview(choice.view) } }
        let again = Chooser().named("chooser")
        return try test.restored(in: inUnseenTab ? tabs(again) : again)
    }

    @Test func nobodyMissesWhatAContainerHeldReady() throws {
        for other in [try restored(holding: UIViewController()), try restored(holding: Draft(), inUnseenTab: true)] {
            #expect(!other.scene.isRestorationIncomplete)
            #expect(other.scene.namesOfLostContent.isEmpty)
        }
    }

    @Test func whatItShowedOrWhatHeldSomethingIsMissed() throws {
        for other in [try restored(holding: UIViewController(), isSeen: true), try restored(holding: Draft())] {
            #expect(other.scene.isRestorationIncomplete)
            #expect(other.scene.namesOfLostContent == ["Choice"])
        }
    }

    @Test func whatWasBelowTheTopOfAStackIsMissed() throws {
        let stack = stack()
        let middle = UIViewController().named("middle")
        middle.title = "Middle"
        let test = TestScene(showing: stack)
        let form = Form.make()
        test.turn { stack.setViewControllers(stack.viewControllers + [middle, form], animated: false) }
        #expect(!middle.isViewLoaded)
        let other = try test.restored(in: self.stack())
        #expect(other.scene.namesOfLostContent == ["Middle"])
    }
}
