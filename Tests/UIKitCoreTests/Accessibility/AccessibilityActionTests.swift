import Foundation
import Testing

@testable import UIKitCore

@Suite("What apps add to views for assistive technology can be used")
@MainActor
struct AccessibilityActionTests {
    private let content = UIViewController()
    private let card = UIView()
    private let test: TestScene

    init() {
        content.view.addSubview(card)
        test = TestScene(showing: content)
    }

    @Test("An action is performed by its place, and no other is")
    func customActions() throws {
        var performed: [String] = []
        #expect(!card.offeredEvents.contains(.performAccessibilityAction))
        card.accessibilityCustomActions = ["Archive", "Flag"].map { name in
            UIAccessibilityCustomAction(name: name) { action in
                performed.append(action.name)
                return true
            }
        }
        #expect(card.offeredEvents == [.performAccessibilityAction])
        try test.perform(.performAccessibilityAction, .text("1"), on: card)
        try test.perform(.performAccessibilityAction, .number(0), on: card)
        for value: UserInteractionValue? in [.text("2"), .text("-1"), .text(""), .text("0.5"), .boolean(true), nil] {
            #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "There is no such action.")) {
                try test.perform(.performAccessibilityAction, value, on: card)
            }
        }
        #expect(performed == ["Flag", "Archive"])
        card.accessibilityCustomActions = []
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.performAccessibilityAction)) {
            try test.perform(.performAccessibilityAction, .text("0"), on: card)
        }
    }

    @Test("What a control does by itself stays as it is, and nothing is done with one that is disabled")
    func control() throws {
        let button = UIButton(type: .system)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("pressed") }, for: .touchUpInside)
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Explain") { _ in
                log.append("explained")
                return false
            }
        ]
        test.turn { content.view.addSubview(button) }
        #expect(button.offeredEvents == [.touchUpInside, .performAccessibilityAction])
        try test.perform(.performAccessibilityAction, .text("0"), on: button)
        try test.perform(.touchUpInside, on: button)
        #expect(log == ["explained", "pressed"])
        button.isEnabled = false
        #expect(throws: UserInteractionRefusal.disabled) {
            try test.perform(.performAccessibilityAction, .text("0"), on: button)
        }
        #expect(log == ["explained", "pressed"])
    }

    @Test("An action calls its target while that exists")
    func target() throws {
        var listener: Listener? = Listener()
        let log = try #require(listener).log
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Share", target: listener, selector: "share:")
        ]
        try test.perform(.performAccessibilityAction, .text("0"), on: card)
        #expect(log.names == ["Share"])
        listener = nil
        try test.perform(.performAccessibilityAction, .text("0"), on: card)
        #expect(log.names == ["Share"])
    }

    @Test("An element that is a button is activated; others, and those that are disabled or nameless, are not")
    func elements() throws {
        let bars = ["January", "February", nil].map { name in
            let bar = Bar(accessibilityContainer: card)
            bar.accessibilityLabel = name
            bar.accessibilityTraits = .button
            return bar
        }
        card.accessibilityElements = [UIView(), bars[0], bars[1], bars[2]]
        #expect(card.accessibilityElementCount() == 4)
        #expect(card.accessibilityElement(at: 1) as? Bar === bars[0])
        #expect(card.accessibilityElement(at: 4) == nil)
        bars[1].accessibilityTraits = [.button, .notEnabled]
        #expect(card.shownElements.map(\.place) == [1, 2])
        try test.perform(.activateAccessibilityElement, .text("1"), on: card)
        for value: UserInteractionValue? in [.text("0"), .text("2"), .text("3"), .text("4"), .text("x"), nil] {
            #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "There is no such element.")) {
                try test.perform(.activateAccessibilityElement, value, on: card)
            }
        }
        #expect(bars.map(\.activations) == [1, 0, 0])
        bars[0].accessibilityTraits = .staticText
        #expect(card.offeredEvents.isEmpty)
    }

    @Test("The value of an element goes up and down by its place, that of the view without one")
    func adjustableElements() throws {
        let dial = Dial(accessibilityContainer: card)
        dial.accessibilityLabel = "Volume"
        card.accessibilityElements = [dial]
        #expect(card.offeredEvents.isEmpty)
        dial.accessibilityTraits = .adjustable
        #expect(card.offeredEvents == [.increment, .decrement])
        try test.perform(.increment, .text("0"), on: card)
        try test.perform(.increment, .text("0"), on: card)
        try test.perform(.decrement, .text("0"), on: card)
        #expect(dial.accessibilityValue == "1")
        for value: UserInteractionValue? in [nil, .text("1")] {
            #expect(throws: UserInteractionRefusal.self) { try test.perform(.increment, value, on: card) }
        }
        dial.accessibilityTraits = [.adjustable, .notEnabled]
        #expect(card.offeredEvents.isEmpty)
        #expect(dial.accessibilityValue == "1")
    }

    @Test("An element that changes has its view written anew")
    func changedElement() {
        let bar = Bar(accessibilityContainer: card)
        card.accessibilityElements = [bar]
        #expect(test.isMarked(card) { bar.accessibilityValue = "3" })
        #expect(test.isMarked(card) { card.accessibilityElements = nil })
    }

    @Test("Attributed texts are the plain ones")
    func attributedTexts() {
        card.accessibilityAttributedLabel = NSAttributedString(string: "Total")
        card.accessibilityHint = "Opens the list"
        card.accessibilityAttributedValue = NSAttributedString(string: "3")
        #expect(card.accessibilityLabel == "Total")
        #expect(card.accessibilityAttributedHint?.string == "Opens the list")
        #expect(card.accessibilityValue == "3")
        card.accessibilityAttributedLabel = nil
        #expect(card.accessibilityLabel == nil)
    }

    @Test("A view that is told of has the focus until something is used, unless it cannot be seen")
    func movedFocus() throws {
        UIAccessibility.post(notification: .layoutChanged, argument: card)
        #expect(test.scene.restoredFocus?.view === card)
        #expect(test.scene.restoredFocus?.event == nil)
        card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Flag") { _ in true }]
        try test.perform(.performAccessibilityAction, .text("0"), on: card)
        #expect(test.scene.restoredFocus == nil)
        UIAccessibility.post(notification: .announcement, argument: card)
        UIAccessibility.post(notification: .screenChanged, argument: UIView())
        card.isHidden = true
        UIAccessibility.post(notification: .screenChanged, argument: card)
        #expect(test.scene.restoredFocus == nil)
        card.isHidden = false
        test.turn { content.present(UIViewController(), animated: false) }
        UIAccessibility.post(notification: .screenChanged, argument: card)
        #expect(test.scene.restoredFocus == nil)
    }
}

@Suite("What assistive technology does to plain views")
@MainActor
struct AccessibilityActivationTests {
    private let content = UIViewController()
    private let test: TestScene

    init() {
        test = TestScene(showing: content)
    }

    @Test("A view that is a button without recognizers is activated, if its class has an answer")
    func activation() throws {
        let view = ActivatedView()
        test.turn { content.view.addSubview(view) }
        #expect(view.offeredEvents.isEmpty)
        view.isAccessibilityElement = true
        view.accessibilityTraits = .button
        #expect(view.offeredEvents == [.activateAccessibilityElement])
        try test.perform(.activateAccessibilityElement, on: view)
        #expect(view.activations == 1)
        #expect(throws: UserInteractionRefusal.self) {
            try test.perform(.activateAccessibilityElement, .text("0"), on: view)
        }
        view.accessibilityTraits = [.button, .notEnabled]
        #expect(view.offeredEvents.isEmpty)
        let computed = ComputedButton()
        test.turn { content.view.addSubview(computed) }
        #expect(computed.offeredEvents == [.activateAccessibilityElement])
        let plain = UIView()
        plain.isAccessibilityElement = true
        plain.accessibilityTraits = .button
        test.turn { content.view.addSubview(plain) }
        #expect(plain.offeredEvents.isEmpty)
    }

    @Test("A press by keyboard is an activation, after which recognizers are not asked; one at a place is a tap")
    func activationBeforeRecognizers() throws {
        let view = ActivatedView()
        var taps = 0
        let recognizer = ClosureRecognizer { taps += 1 }
        view.addGestureRecognizer(recognizer.recognizer)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        test.turn { content.view.addSubview(view) }
        try test.perform(.touchUpInside, on: view)
        #expect("\(view.activations) \(taps)" == "1 0")
        try test.perform(.touchUpInside, .text("0.5,0.5"), on: view)
        #expect("\(view.activations) \(taps)" == "1 1")
        view.answer = false
        try test.perform(.touchUpInside, on: view)
        #expect("\(view.activations) \(taps)" == "2 2")
    }

    private var shortcuts: [String] {
        test.scene.inTurn { ShortcutList(of: test.window).shortcuts.map { "\($0.title) \($0.keys)" } }
    }

    @Test("Escape leaves what a controller shows, else dismisses what is presented")
    func escape() throws {
        #expect(shortcuts.isEmpty)
        let drawer = LeavableController()
        drawer.modalPresentationStyle = .pageSheet
        test.turn { content.present(drawer, animated: false) }
        #expect(shortcuts == ["Close Esc"])
        try test.perform(.performShortcut, .text("escape"), on: test.window)
        #expect(drawer.attempts == 1)
        #expect(content.presentedViewController === drawer)
        drawer.isOpen = false
        try test.perform(.performShortcut, .text("escape"), on: test.window)
        #expect(drawer.attempts == 2)
        #expect(content.presentedViewController == nil)
        #expect(shortcuts.isEmpty)
    }

    @Test("What may not be dismissed stays")
    func escapeFromModal() throws {
        let drawer = LeavableController()
        drawer.isOpen = false
        drawer.modalPresentationStyle = .fullScreen
        test.turn { content.present(drawer, animated: false) }
        try test.perform(.performShortcut, .text("escape"), on: test.window)
        #expect(drawer.attempts == 1)
        #expect(content.presentedViewController === drawer)
    }

    @Test("A modal view over the content is left first")
    func escapeFromView() throws {
        let overlay = LeavableView()
        test.turn { content.view.addSubview(overlay) }
        #expect(shortcuts.isEmpty)
        overlay.accessibilityViewIsModal = true
        #expect(shortcuts == ["Close Esc"])
        try test.perform(.performShortcut, .text("escape"), on: test.window)
        #expect(overlay.superview == nil)
        #expect(shortcuts.isEmpty)
    }

    @Test("The focus moves to the button of an element, else to the view")
    func focusOnElements() {
        let card = UIView()
        let bars = [UIAccessibilityTraits.staticText, .button].map { traits in
            let bar = Bar(accessibilityContainer: card)
            bar.accessibilityLabel = "Bar"
            bar.accessibilityTraits = traits
            return bar
        }
        card.accessibilityElements = bars
        test.turn { content.view.addSubview(card) }
        UIAccessibility.post(notification: .layoutChanged, argument: bars[1])
        #expect(test.scene.restoredFocus?.view === card)
        #expect(test.scene.restoredFocus?.event == .activateAccessibilityElement)
        #expect(test.scene.restoredFocus?.value == "1")
        UIAccessibility.post(notification: .screenChanged, argument: bars[0])
        #expect(test.scene.restoredFocus?.view === card)
        #expect(test.scene.restoredFocus?.event == nil)
    }

    @Test("A task that an event made announces to the person of the event, and speaks their language")
    func announcementByTask() async {
        let other = TestScene()
        test.scene.appLanguages = AppLanguages(others: ["de"])
        test.scene.preferredLanguages = ["de"]
        let task = test.scene.inTurn {
            Task {
                await Task.yield()
                let title = FrameworkText.cancel.localized
                UIAccessibility.post(notification: .announcement, argument: title)
                return UIScreen.main === test.scene.screen
            }
        }
        let isOwnScreen = await task.value
        #expect(isOwnScreen)
        #expect(test.scene.announcements == ["Abbrechen"])
        #expect(other.scene.announcements.isEmpty)
        UIAccessibility.post(notification: .announcement, argument: "To nobody")
        #expect(test.scene.announcements.count == 1)
    }
}

/// A view that counts how often it is activated.
private final class ActivatedView: UIView {
    private(set) var activations = 0
    var answer = true

    override func accessibilityActivate() -> Bool {
        activations += 1
        return answer
    }
}

/// A view that says by itself that it is a button.
private final class ComputedButton: UIView {
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }

    override func accessibilityActivate() -> Bool { true }
}

/// A controller with something in it that can be left.
private final class LeavableController: UIViewController {
    private(set) var attempts = 0
    var isOpen = true

    override func accessibilityPerformEscape() -> Bool {
        attempts += 1
        return isOpen
    }
}

/// A view that goes when it is left.
private final class LeavableView: UIView {
    override func accessibilityPerformEscape() -> Bool {
        removeFromSuperview()
        return true
    }
}

/// A recognizer of taps that calls a closure.
@MainActor
private final class ClosureRecognizer: NSObject, InterfaceBuilderClass {
    let recognizer = UITapGestureRecognizer()
    private let closure: () -> Void

    init(_ closure: @escaping () -> Void) {
        self.closure = closure
        super.init()
        recognizer.addTarget(self, action: "tapped:")
    }

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("tapped:") { (target: ClosureRecognizer, _: UITapGestureRecognizer) in target.closure() }
        return members
    }
}

/// An element that counts how often it is activated.
private final class Bar: UIAccessibilityElement {
    private(set) var activations = 0

    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
}

/// An element whose value goes up and down.
private final class Dial: UIAccessibilityElement {
    private var value = 0 { didSet { accessibilityValue = String(value) } }

    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
}

/// The names of actions that were called.
private final class ActionLog {
    var names: [String] = []
}

/// An object that actions call by the name of its method.
private final class Listener: NSObject, InterfaceBuilderClass {
    let log = ActionLog()

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("share:") { (target: Listener, action: UIAccessibilityCustomAction) in
            target.log.names.append(action.name)
        }
        return members
    }
}
