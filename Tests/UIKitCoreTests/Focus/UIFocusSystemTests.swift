import Foundation
import Testing

@testable import UIKitCore

/// What an app finds and moves with the focus system of a scene.
@MainActor
@Suite struct UIFocusSystemTests {
    /// A controller with two fields that logs what the focus asks and tells.
    final class Screen: UIViewController {
        let log = EventLog()
        let (first, second) = (Field(), Field())
        var allowsFocus = true
        var preferred: UIView?

        override func viewDidLoad() {
            super.viewDidLoad()
            for (name, field) in [("first", first), ("second", second)] {
                field.name = name
                field.log = log
                view.addSubview(field)
            }
        }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            preferred.map { [$0] } ?? super.preferredFocusEnvironments
        }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            log.add("screen should")
            return allowsFocus
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.add("screen did")
        }
    }

    /// A field that logs what the focus asks and tells.
    final class Field: UITextField {
        var name = ""
        var log: EventLog?

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            log?.add("\(name) should")
            return true
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log?.add("\(name) did")
        }
    }

    /// A part of a screen that is neither a view nor a controller.
    final class Part: NSObject, UIFocusEnvironment {
        var preferredFocusEnvironments: [any UIFocusEnvironment] = []
        weak var parentFocusEnvironment: (any UIFocusEnvironment)?
        var focusItemContainer: (any UIFocusItemContainer)? { nil }
        var focusGroupIdentifier: String? { nil }

        func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
        func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
        func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    }

    private let screen = Screen()
    private let test: TestScene
    private let system: UIFocusSystem

    init() throws {
        test = TestScene(showing: screen)
        system = try #require(test.scene.focusSystem)
    }

    @Test func everyEnvironmentOfASceneHasTheSystemOfTheScene() {
        let part = Part()
        #expect(UIFocusSystem.focusSystem(for: part) == nil)
        part.parentFocusEnvironment = screen
        let environments: [any UIFocusEnvironment] = [screen, screen.view, screen.first, test.window, part]
        for environment in environments {
            #expect(UIFocusSystem.focusSystem(for: environment) === system)
            #expect(UIFocusSystem(for: environment) != nil)
        }
        for environment in [UIViewController(), UITextField()] as [any UIFocusEnvironment] {
            #expect(UIFocusSystem.focusSystem(for: environment) == nil)
            #expect(UIFocusSystem(for: environment) == nil)
        }
    }

    @Test func aRequestMovesTheFocusInTheNextCommit() {
        test.turn {
            system.requestFocusUpdate(to: screen.second)
            #expect(system.focusedItem == nil)
        }
        #expect(system.focusedItem === screen.second)
        #expect(UIFocusSystem(for: screen)?.focusedItem === screen.second)
        #expect(screen.log.take() == ["second should", "screen should", "second did", "screen did"])
        test.turn { _ = screen.second.resignFirstResponder() }
        #expect(system.focusedItem == nil)
    }

    @Test func aRequestIsFulfilledAtOnceWhenThatIsAskedFor() {
        test.turn {
            system.updateFocusIfNeeded()
            #expect(system.focusedItem == nil)
            screen.first.setNeedsFocusUpdate()
            system.updateFocusIfNeeded()
            #expect(system.focusedItem === screen.first)
        }
        #expect(screen.log.take() == ["first should", "screen should", "first did", "screen did"])
    }

    @Test(arguments: [true, false])
    func theRequestOfWhatContainsAnEnvironmentGoesBefore(isFirst: Bool) {
        screen.preferred = screen.second
        test.turn {
            if isFirst { screen.setNeedsFocusUpdate() }
            system.requestFocusUpdate(to: screen.first)
            if !isFirst { screen.setNeedsFocusUpdate() }
        }
        #expect(system.focusedItem === screen.second)
        #expect(screen.log.take() == ["second should", "screen should", "second did", "screen did"])
    }

    @Test func ofRequestsBesideEachOtherTheLastOneCounts() {
        test.turn {
            screen.first.setNeedsFocusUpdate()
            screen.second.setNeedsFocusUpdate()
        }
        #expect(system.focusedItem === screen.second)
        #expect(screen.log.take() == ["second should", "screen should", "second did", "screen did"])
    }

    @Test func theFocusStaysWhereItIsNotLetGoOrNothingCanHaveIt() {
        let button = UIButton(type: .system)
        let other = TestScene(showing: Screen())
        let stranger = UITextField()
        screen.allowsFocus = false
        test.turn { system.requestFocusUpdate(to: screen.first) }
        #expect(screen.log.take() == ["first should", "screen should"])
        screen.allowsFocus = true
        test.turn {
            screen.view.addSubview(button)
            system.requestFocusUpdate(to: button)
        }
        test.turn { system.requestFocusUpdate(to: stranger) }
        test.turn { system.requestFocusUpdate(to: other.window) }
        #expect(system.focusedItem == nil && other.scene.focusSystem?.focusedItem == nil)
        #expect(screen.log.take().isEmpty)
    }

    @Test func environmentsOfAnAppLeadToTheViewsThatTheyPrefer() {
        let part = Part()
        part.parentFocusEnvironment = screen.view
        part.preferredFocusEnvironments = [screen.second]
        test.turn { part.setNeedsFocusUpdate() }
        #expect(system.focusedItem === screen.second)
        #expect(screen.contains(part) && screen.contains(screen.first) && part.contains(part))
        #expect(!part.contains(screen) && !screen.first.contains(screen.second))
    }

    @Test func environmentsThatContainEachOtherLeadNowhere() {
        let (one, other) = (Part(), Part())
        one.parentFocusEnvironment = other
        other.parentFocusEnvironment = one
        one.preferredFocusEnvironments = [other]
        other.preferredFocusEnvironments = [one]
        #expect(one.contains(other) && other.contains(one) && !screen.contains(one))
        #expect(UIFocusSystem.focusSystem(for: one) == nil)
        test.turn {
            system.requestFocusUpdate(to: one)
            one.updateFocusIfNeeded()
        }
        #expect(system.focusedItem == nil)
    }

    /// A controller that names one view, as they did before there were preferred environments.
    final class OlderScreen: UIViewController {
        let (first, second) = (UITextField(), UITextField())

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in [first, second] { view.addSubview(field) }
        }

        @available(*, deprecated)
        override var preferredFocusedView: UIView? { second }
    }

    @available(*, deprecated)
    @Test func theViewThatAnOlderControllerPrefersGetsTheFocus() {
        let older = OlderScreen()
        test.turn { test.window.rootViewController = older }
        test.turn { older.setNeedsFocusUpdate() }
        #expect(system.focusedItem === older.second)
        #expect(UIViewController().preferredFocusedView == nil)
        #expect(screen.preferredFocusedView === screen.view)
        #expect(older.first.preferredFocusedView === older.first)
        #expect(UIView().preferredFocusedView == nil)
    }
}
