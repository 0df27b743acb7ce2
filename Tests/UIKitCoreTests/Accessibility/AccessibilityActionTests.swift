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

/// An element that counts how often it is activated.
private final class Bar: UIAccessibilityElement {
    private(set) var activations = 0

    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
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
