import Foundation
import Testing

@testable import UIKitCore

/// What a navigation bar shows, and what pressing its buttons does.
@MainActor
@Suite struct UINavigationBarTests {
    private let root = UIViewController()
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        root.title = "First"
        second.title = "Second"
        navigation = UINavigationController(rootViewController: root)
        test = TestScene(showing: navigation)
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func push() {
        test.turn { navigation.pushViewController(second, animated: true) }
    }

    @Test func titleFollowsTheTopController() {
        #expect(bar.topItem === root.navigationItem)
        #expect(bar.topItem?.title == "First")
        #expect(bar.backButton == nil)
        push()
        #expect(bar.topItem?.title == "Second")
        #expect(bar.backItem === root.navigationItem)
        let revision = test.scene.revision
        test.turn { second.title = "Renamed" }
        #expect(bar.topItem?.title == "Renamed")
        #expect(test.scene.revision > revision)
    }

    @Test func backButtonPops() throws {
        push()
        try test.perform(.touchUpInside, on: try #require(bar.backButton))
        #expect(navigation.topViewController === root)
        #expect(bar.backButton == nil)
    }

    @Test func backButtonSaysWhatTheItemBeforeAsksFor() {
        push()
        #expect(bar.backButton?.title == "First")
        test.turn { root.navigationItem.backButtonTitle = "Home" }
        #expect(bar.backButton?.title == "Home")
        test.turn { root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Start") }
        #expect(bar.backButton?.title == "Start")
        test.turn {
            root.navigationItem.backBarButtonItem = nil
            root.navigationItem.backButtonTitle = nil
            root.navigationItem.backButtonDisplayMode = .minimal
        }
        #expect(bar.backButton?.isMinimal == true)
    }

    @Test func backButtonMayBeHiddenOrReplaced() throws {
        push()
        let button = try #require(bar.backButton)
        test.turn { second.navigationItem.hidesBackButton = true }
        #expect(bar.backButton == nil)
        #expect(throws: UserInteractionRefusal.self) { try test.perform(.touchUpInside, on: button) }
        test.turn {
            second.navigationItem.hidesBackButton = false
            second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        }
        #expect(bar.backButton == nil)
        test.turn { second.navigationItem.leftItemsSupplementBackButton = true }
        #expect(bar.backButton === button)
        #expect(bar.subviews.count == 2)
    }

    @Test func navigationControllerMayRefuseToGoBack() throws {
        final class Stubborn: UINavigationController {
            override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                false
            }
        }
        let stubborn = Stubborn(rootViewController: UIViewController())
        test.turn { test.window.rootViewController = stubborn }
        test.turn { stubborn.pushViewController(second, animated: true) }
        try test.perform(.touchUpInside, on: try #require(stubborn.navigationBar.backButton))
        #expect(stubborn.topViewController === second)
    }

    @Test func buttonsCallTheirActions() throws {
        final class Target: NSObject {
            var senders: [UIBarButtonItem] = []
            func save(_ sender: UIBarButtonItem) { senders.append(sender) }
        }
        let target = Target()
        var presses = 0
        let action = Selector("save:") { (target: Target, sender: UIBarButtonItem) in target.save(sender) }
        let save = UIBarButtonItem(title: "Save", style: .done, target: target, action: action)
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in presses += 1 })
        test.turn { root.navigationItem.rightBarButtonItems = [save, add] }
        #expect(bar.trailingViews == [add.button, save.button])
        #expect(bar.subviews == [add.button, save.button])
        try test.perform(.touchUpInside, on: save.button)
        try test.perform(.touchUpInside, on: add.button)
        #expect(target.senders == [save])
        #expect(presses == 1)
        #expect(add.accessibilityLabel == "Add")
    }

    @Test func disabledAndHiddenButtonsAreRefused() throws {
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in Issue.record("pressed") })
        test.turn { root.navigationItem.rightBarButtonItem = item }
        test.turn { item.isEnabled = false }
        #expect(throws: UserInteractionRefusal.disabled) { try test.perform(.touchUpInside, on: item.button) }
        test.turn {
            item.isEnabled = true
            item.isHidden = true
        }
        #expect(throws: UserInteractionRefusal.hidden) { try test.perform(.touchUpInside, on: item.button) }
        test.turn { root.navigationItem.rightBarButtonItem = nil }
        #expect(throws: UserInteractionRefusal.self) { try test.perform(.touchUpInside, on: item.button) }
    }

    @Test func menuOfAButton() throws {
        var chosen: [String] = []
        let menu = UIMenu(
            children: ["One", "Two"].map { title in
                UIAction(title: title) { chosen.append($0.title) }
            })
        let item = UIBarButtonItem(image: nil, menu: menu)
        test.turn { root.navigationItem.rightBarButtonItem = item }
        #expect(item.button.userInteractions() == [.selectMenuItem])
        try test.perform(.selectMenuItem, .text("1"), on: item.button)
        #expect(chosen == ["Two"])
        #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The menu has no such element.")) {
            try test.perform(.selectMenuItem, .text("2"), on: item.button)
        }
    }

    @Test func largeTitlesFollowTheItems() {
        #expect(!bar.showsLargeTitle)
        bar.prefersLargeTitles = true
        #expect(bar.showsLargeTitle)
        second.navigationItem.largeTitleDisplayMode = .never
        push()
        #expect(!bar.showsLargeTitle)
    }

    @Test func editButtonStartsAndEndsEditing() throws {
        let item = root.editButtonItem
        test.turn { root.navigationItem.rightBarButtonItem = item }
        #expect(item.title == "Edit")
        try test.perform(.touchUpInside, on: item.button)
        #expect(root.isEditing)
        #expect(item.title == "Done")
        #expect(item.style == .done)
        try test.perform(.touchUpInside, on: item.button)
        #expect(!root.isEditing)
        #expect(item.title == "Edit")
    }

    @Test func toolbarShowsTheItemsOfTheTopController() throws {
        var presses = 0
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in presses += 1 })
        root.toolbarItems = [.flexibleSpace(), item]
        #expect(navigation.toolbar.isHidden)
        test.turn { navigation.isToolbarHidden = false }
        #expect(navigation.toolbar.subviews.count == 2)
        try test.perform(.touchUpInside, on: item.button)
        #expect(presses == 1)
        push()
        #expect(navigation.toolbar.items == nil)
        #expect(navigation.toolbar.subviews.isEmpty)
    }

    @Test func contentLiesUnderTheBarsAndItsSafeAreaBetweenThem() {
        test.turn { navigation.isToolbarHidden = false }
        let window = test.window.bounds
        let content = root.view.convert(root.view.bounds, to: nil)
        #expect(content == window)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        test.turn { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    }
}
