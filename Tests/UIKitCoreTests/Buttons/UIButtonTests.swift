import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIButtonTests {
    private let scene = TestScene()
    private let log = EventLog()

    private func shown<View: UIView>(_ view: View) -> View {
        scene.window.addSubview(view)
        return view
    }

    @Test func aPressSendsTouchDownAndThenThePressInTheOrderOfRegistration() throws {
        let button = shown(UIButton(type: .system))
        log.observe(
            button,
            [
                ("primary", .primaryActionTriggered), ("up", .touchUpInside), ("down", .touchDown),
                ("outside", .touchUpOutside), ("value", .valueChanged),
            ])
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == ["down", "primary", "up"])
        #expect(!button.isHighlighted)
    }

    @Test func anActionForBothEventsOfAPressRunsOnce() throws {
        let button = shown(UIButton(type: .system))
        log.observe(button, [("press", [.touchUpInside, .primaryActionTriggered])])
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == ["press"])
    }

    @Test func aButtonOfATypeWithASymbolIsNamedByWhatItIsFor() {
        #expect(UIButton(type: .close).accessibilityLabel == "Close")
        #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
        #expect(UIButton(type: .infoLight).accessibilityLabel == "Details")
        let other = UIButton(type: .close)
        other.setImage(UIImage(systemName: "star.fill"), for: .normal)
        #expect(other.accessibilityLabel == "star fill")
    }

    @Test func thePrimaryActionGivesTitleImageAndSender() throws {
        var sender: Any?
        let action = UIAction(title: "Save", image: UIImage(systemName: "checkmark")) { sender = $0.sender }
        let button = shown(UIButton(configuration: .filled(), primaryAction: action))
        #expect(button.currentTitle == "Save")
        #expect(button.currentImage?.symbolName == "checkmark")
        try scene.perform(.touchUpInside, on: button)
        #expect(sender as? UIButton === button)
        #expect(action.sender == nil)
    }

    @Test func targetsAreNotRetainedAndOneRegisteredTwiceIsCalledOnce() throws {
        @MainActor
        final class Target {
            let log: EventLog
            init(log: EventLog) { self.log = log }
            func go() { log.add("go") }
        }
        let button = shown(UIButton(type: .system))
        var target: Target? = Target(log: log)
        weak let observed = target
        let selector = Selector("go", calling: { (target: Target) in target.go() })
        button.addTarget(target, action: selector, for: .touchUpInside)
        button.addTarget(target, action: selector, for: .touchUpInside)
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == ["go"])
        target = nil
        #expect(observed == nil)
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == [])
    }

    @Test func aDisabledButtonIsRefusedAndAnActionThatDisablesItEndsThePress() throws {
        let button = shown(UIButton(type: .system))
        log.observe(button, [("up", .touchUpInside)])
        button.isEnabled = false
        #expect(throws: UserInteractionRefusal.disabled) { try scene.perform(.touchUpInside, on: button) }
        button.isEnabled = true
        button.addAction(UIAction { _ in button.isEnabled = false }, for: .touchDown)
        try scene.perform(.touchUpInside, on: button)
        #expect(log.take() == [])
    }

    @Test func titlesAndColoursFollowTheState() {
        let button = shown(UIButton(type: .system))
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.systemGray, for: .selected)
        #expect(button.currentTitle == "Follow")
        #expect(button.currentTitleColor == .tintColor)
        button.isSelected = true
        #expect(button.currentTitle == "Following")
        #expect(button.currentTitleColor == .systemGray)
        #expect(button.title(for: .highlighted) == "Follow")
        #expect(button.accessibilityLabel == "Following")
        #expect(button.accessibilityTraits == [.button, .selected])
    }

    @Test func theUpdateHandlerRunsBeforeTheButtonIsShownInAnotherState() {
        let button = shown(UIButton(configuration: .filled()))
        button.configurationUpdateHandler = { button in
            log.add(button.isEnabled ? "enabled" : "disabled")
            button.configuration?.title = button.isEnabled ? "Pay" : "Paid"
        }
        scene.turn {}
        #expect(log.take() == ["enabled"])
        #expect(button.configuration?.title == "Pay")
        scene.turn { button.isEnabled = false }
        #expect(log.take() == ["disabled"])
        #expect(button.currentTitle == "Paid")
        scene.turn {}
        #expect(log.take() == [])
    }

    @Test func aMenuAsPrimaryActionTakesThePlaceOfThePress() throws {
        let button = shown(UIButton(type: .system))
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in log.add("copy") },
            UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in log.add("delete") }]),
            UIAction(title: "Never", attributes: .disabled) { _ in log.add("never") },
        ])
        button.showsMenuAsPrimaryAction = true
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.touchUpInside)) {
            try scene.perform(.touchUpInside, on: button)
        }
        try scene.perform(.selectMenuItem, .text("1.0"), on: button)
        #expect(log.take() == ["delete"])
        for path in ["2", "3", "1", "0.0", "-1", "", "x"] {
            #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The menu has no such element.")) {
                try scene.perform(.selectMenuItem, .text(path), on: button)
            }
        }
        #expect(log.take() == [])
    }

    @Test func aPopUpButtonShowsWhatWasChosen() throws {
        let button = shown(UIButton(type: .system))
        button.menu = UIMenu(
            children: ["Small", "Large"].map { title in UIAction(title: title) { _ in log.add(title) } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small")
        try scene.perform(.selectMenuItem, .text("1"), on: button)
        #expect(button.currentTitle == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
        #expect(log.take() == ["Large"])
    }

    @Test func aToggleButtonKeepsItsSelection() throws {
        let button = shown(UIButton(type: .system))
        button.changesSelectionAsPrimaryAction = true
        log.observe(button, [("primary", .primaryActionTriggered), ("value", .valueChanged)])
        try scene.perform(.touchUpInside, on: button)
        #expect(button.isSelected)
        #expect(log.take() == ["primary", "value"])
        try scene.perform(.touchUpInside, on: button)
        #expect(!button.isSelected)
    }

    @Test func aConfigurationLooksDisabledAndDestructiveByItself() {
        let button = UIButton(configuration: .filled())
        button.role = .destructive
        #expect(button.displayedConfiguration?.baseBackgroundColor == .systemRed)
        button.isEnabled = false
        #expect(button.displayedConfiguration?.baseForegroundColor == .tertiaryLabel)
        #expect(button.configuration?.baseForegroundColor == nil)
        button.automaticallyUpdatesConfiguration = false
        #expect(button.displayedConfiguration?.baseForegroundColor == nil)
    }

    @Test func onlyChangesMarkTheButton() {
        let button = shown(UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        #expect(!scene.isMarked(button) { button.setTitle("Go", for: .normal) })
        #expect(scene.isMarked(button) { button.setTitle("Went", for: .normal) })
        button.configuration = .filled()
        #expect(!scene.isMarked(button) { button.configuration = .filled() })
    }

    @Test func glassHasRoundEnds() {
        #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
        #expect(UIButton.Configuration.prominentGlass().style == .filled)
        #expect(UIButton.Configuration.filled().cornerStyle == .dynamic)
    }

    @Test func aBarButtonItemHasItsMethodAndItsMenu() {
        final class Target: NSObject {}
        let target = Target()
        let menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
        let item = UIBarButtonItem(title: "File", target: target, action: "open:", menu: menu)
        #expect(item.title == "File" && item.image == nil && item.menu === menu)
        #expect(item.target === target && item.action == "open:")
    }
}
