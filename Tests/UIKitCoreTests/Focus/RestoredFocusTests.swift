import Testing

@testable import UIKitCore

/// What had the focus has it again when its controller is uncovered.
@Suite("The focus returns with the controller that had it")
@MainActor
struct RestoredFocusTests {
    private let content = UIViewController()
    private let navigation: UINavigationController
    private let button = UIButton(type: .system)
    private let field = UITextField()
    private let test: TestScene

    init() {
        navigation = UINavigationController(rootViewController: content)
        content.view.addSubview(button)
        content.view.addSubview(field)
        test = TestScene(showing: navigation)
    }

    private func whenPressed(_ work: @escaping @MainActor () -> Void) throws {
        button.addAction(UIAction { _ in work() }, for: .touchUpInside)
        try test.perform(.touchUpInside, on: button)
    }

    @Test("A button that pushed has the focus after the pop, until something is used")
    func pushAndPop() throws {
        try whenPressed { [navigation] in navigation.pushViewController(UIViewController(), animated: true) }
        #expect(test.scene.restoredFocus == nil)
        test.turn { navigation.popViewController(animated: true) }
        #expect(test.scene.restoredFocus?.view === button)
        #expect(test.scene.restoredFocus?.event == .touchUpInside)
        let other = UIButton(type: .system)
        test.turn { content.view.addSubview(other) }
        try test.perform(.touchUpInside, on: other)
        #expect(test.scene.restoredFocus == nil)
    }

    @Test("A bar button that presented has the focus after the dismissal")
    func presentAndDismiss() throws {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [content] _ in
                content.present(UIViewController(), animated: true)
            })
        test.turn { content.navigationItem.rightBarButtonItem = item }
        try test.perform(.touchUpInside, on: item.button)
        test.turn { content.dismiss(animated: true) }
        #expect(test.scene.restoredFocus?.view === item.button)
    }

    @Test("Each level of presentations gives the focus back to its own control")
    func nested() throws {
        let first = UIViewController()
        let inner = UIButton(type: .system)
        first.view.addSubview(inner)
        inner.addAction(
            UIAction { [weak first] _ in first?.present(UIViewController(), animated: true) }, for: .touchUpInside)
        try whenPressed { [content] in content.present(first, animated: true) }
        try test.perform(.touchUpInside, on: inner)
        test.turn { first.dismiss(animated: true) }
        #expect(test.scene.restoredFocus?.view === inner)
        test.turn { content.dismiss(animated: true) }
        #expect(test.scene.restoredFocus?.view === button)
    }

    @Test("A field that was edited becomes first responder again")
    func editedField() {
        test.turn { field.becomeFirstResponder() }
        test.turn { navigation.pushViewController(UIViewController(), animated: true) }
        #expect(!field.isFirstResponder)
        test.turn { navigation.popViewController(animated: true) }
        #expect(field.isFirstResponder)
        #expect(test.scene.restoredFocus == nil)
    }

    @Test("A focus that the app moves while the controller appears stays", arguments: [true, false])
    func movedByApp(toField: Bool) throws {
        let log = CallbackLog()
        let root = RecordingViewController("A", log)
        let own = UITextField()
        root.view.addSubview(own)
        test.turn { navigation.setViewControllers([root], animated: false) }
        let press = UIButton(type: .system)
        root.view.addSubview(press)
        press.addAction(
            UIAction { [navigation] _ in navigation.pushViewController(UIViewController(), animated: true) },
            for: .touchUpInside)
        try test.perform(.touchUpInside, on: press)
        if toField { root.reactions["didAppear"] = { own.becomeFirstResponder() } }
        test.turn { navigation.popViewController(animated: true) }
        #expect(own.isFirstResponder == toField)
        #expect((test.scene.restoredFocus?.view === press) == !toField)
    }

    @Test("A controller that does not restore the focus leaves it alone", arguments: [true, false])
    func notRestored(byContainer: Bool) throws {
        (byContainer ? navigation : content).restoresFocusAfterTransition = false
        try whenPressed { [content] in content.present(UIViewController(), animated: true) }
        test.turn { content.dismiss(animated: true) }
        #expect(test.scene.restoredFocus == nil)
        test.turn { field.becomeFirstResponder() }
        test.turn { navigation.pushViewController(UIViewController(), animated: true) }
        test.turn { navigation.popViewController(animated: true) }
        // A push concerns the content alone; the container was not covered.
        #expect(field.isFirstResponder == byContainer)
    }
}
