import Foundation
import Testing

@testable import UIKitCore

/// What is on a stack that is restored, where the app opens some of it by itself as it starts.
@MainActor
@Suite struct StackRestorationTests {
    /// A screen with a field, which has no name.
    final class Preference: UIViewController {
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Sounds"
            view.addSubview(field)
        }
    }

    private func stack(_ screens: UIViewController...) -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIViewController().named("root")).named("stack")
        stack.setViewControllers(stack.viewControllers + screens, animated: false)
        return stack
    }

    @Test("a screen without name that the app opens again stays on a stack with a name")
    func openedAgain() throws {
        let screen = Preference()
        let test = TestScene(showing: stack(screen))
        // They have numbers since they are on a page.
        for view: UIView in [screen.view, screen.field] { _ = test.scene.identifier(for: view) }
        try test.fill(screen.field, with: .text("typed"))
        #expect(test.scene.preservedState().lostControllers.count == 1)

        let again = Preference()
        let opened = stack(again)
        let other = try test.restored(in: opened)
        #expect(opened.viewControllers.count == 2 && opened.topViewController === again)
        #expect(again.field.text == "typed")
        #expect(other.scene.namesOfLostContent.isEmpty && other.scene.textsLostInRestoration.isEmpty)
    }

    @Test("what was not there goes from a stack, whatever the app opens when it starts")
    func openedAtEveryStart() throws {
        let test = TestScene(showing: stack())
        let opened = stack(Preference())
        _ = try test.restored(in: opened)
        #expect(opened.viewControllers.map(\.restorationIdentifier) == ["root"])
    }

    @Test("a screen that its class makes comes back above one without name")
    func aboveAnother() throws {
        let (screen, rows) = (Preference(), FieldRows())
        let test = TestScene(showing: stack(screen))
        test.turn { screen.navigationController?.pushViewController(rows, animated: false) }
        let opened = stack(Preference())
        let other = try test.restored(in: opened)
        #expect(opened.viewControllers.count == 3 && opened.viewControllers[1] is Preference)
        #expect(opened.topViewController is FieldRows && other.scene.namesOfLostContent.isEmpty)
    }

    @Test("a screen with a name does not stay in the place of another one")
    func anotherScreen() throws {
        let test = TestScene(showing: stack(Preference()))
        let opened = stack(Preference().named("other"))
        _ = try test.restored(in: opened)
        #expect(opened.viewControllers.map(\.restorationIdentifier) == ["root"])
    }
}
