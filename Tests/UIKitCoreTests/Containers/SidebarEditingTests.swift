import Foundation
import Testing

@testable import UIKitCore

/// A sidebar that a person edits: tabs are hidden, members of groups change places, and the state keeps both.
@MainActor
@Suite struct SidebarEditingTests {
    final class Delegate: UITabBarControllerDelegate {
        let log = CallbackLog()

        func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { log.add("will begin") }
        func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { log.add("did end") }
        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
            log.add("visibility \(tabs.map { "\($0.identifier) \($0.isHidden ? "hidden" : "shown")" }.joined())")
        }
        func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            log.add("order \(group.displayOrder.map(\.identifier).joined())")
        }
    }

    private let delegate = Delegate()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    private func makeTabs(_ customization: String? = nil) -> UITabBarController {
        let optional = tab("B")
        optional.allowsHiding = true
        let later = tab("C")
        later.allowsHiding = true
        later.isHiddenByDefault = true
        let group = UITabGroup(
            title: "G", image: nil, identifier: "G", children: [tab("X"), tab("Y"), tab("Z")])
        group.allowsReordering = true
        let tabs = UITabBarController(tabs: [tab("A"), optional, later, group])
        tabs.restorationIdentifier = "tabs"
        tabs.customizationIdentifier = customization
        return tabs
    }

    private func button(_ title: String, in tabs: UITabBarController) throws -> UIButton {
        try #require(tabs.tabBar.first(UIButton.self) { ($0.accessibilityLabel ?? $0.currentTitle) == title })
    }

    private func toggle(_ name: String, in tabs: UITabBarController) throws -> UISwitch {
        try #require(tabs.tabBar.first(UISwitch.self) { $0.accessibilityLabel == name })
    }

    private func shownTabs(_ tabs: UITabBarController) -> [String?] {
        tabs.tabBar.entries.map { entry in
            entry.members.isEmpty ? entry.item.title : entry.members.compactMap(\.title).joined()
        }
    }

    @Test func tabsAreHiddenAndShownAndMembersMove() throws {
        let tabs = makeTabs()
        tabs.delegate = delegate
        let test = TestScene(showing: tabs)
        #expect(shownTabs(tabs) == ["A", "B", "XYZ"])
        _ = delegate.log.take()
        try test.perform(.touchUpInside, on: button("Edit", in: tabs))
        #expect(delegate.log.take() == ["will begin"])
        #expect(tabs.isEditing)
        #expect(tabs.tabBar.editor?.rows.map(\.tab.identifier) == ["A", "B", "C", "G", "X", "Y", "Z"])
        #expect(tabs.tabBar.editor?.rows.map { $0.toggle?.isOn } == [nil, true, false, nil, nil, nil, nil])
        try test.perform(.valueChanged, .boolean(false), on: toggle("B", in: tabs))
        try test.perform(.valueChanged, .boolean(true), on: toggle("C", in: tabs))
        try test.perform(.touchUpInside, on: button("Move Y up", in: tabs))
        #expect(delegate.log.take() == ["visibility B hidden", "visibility C shown", "order YXZ"])
        #expect(shownTabs(tabs) == ["A", "C", "YXZ"])
        #expect(throws: UserInteractionRefusal.self) {
            try test.perform(.touchUpInside, on: button("Move Y up", in: tabs))
        }
        try test.perform(.touchUpInside, on: button("Done", in: tabs))
        #expect(delegate.log.take() == ["did end"])
        #expect(tabs.tabBar.editor == nil)
    }

    @Test func aSidebarThatIsHiddenIsNotEditedAnyMore() throws {
        let tabs = makeTabs()
        tabs.delegate = delegate
        let test = TestScene(showing: tabs)
        try test.perform(.touchUpInside, on: button("Edit", in: tabs))
        _ = delegate.log.take()
        test.turn { tabs.sidebar.isHidden = true }
        #expect(!tabs.isEditing && tabs.tabBar.editor == nil)
        #expect(delegate.log.take() == ["did end"])
        test.turn { tabs.sidebar.isHidden = false }
        #expect(try button("Edit", in: tabs).window === test.window)
    }

    @Test func aSidebarThatCannotBeChangedIsNotEdited() throws {
        let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
        _ = TestScene(showing: tabs)
        #expect(tabs.sidebarEditingViews.isEmpty)
        let barOnly = makeTabs()
        barOnly.mode = .tabBar
        #expect(barOnly.sidebarEditingViews.isEmpty)
    }

    @Test func theStateKeepsWhatAPersonChanged() throws {
        let tabs = makeTabs("v1")
        let test = TestScene(showing: tabs)
        try test.perform(.touchUpInside, on: button("Edit", in: tabs))
        try test.perform(.valueChanged, .boolean(false), on: toggle("B", in: tabs))
        try test.perform(.valueChanged, .boolean(true), on: toggle("C", in: tabs))
        try test.perform(.touchUpInside, on: button("Move Z up", in: tabs))
        let state = try RestorableScene(data: test.scene.preservedState().data)

        let again = makeTabs("v1")
        again.delegate = delegate
        let other = TestScene(showing: again)
        _ = delegate.log.take()
        other.scene.restore(state)
        #expect(shownTabs(again) == ["A", "C", "XZY"])
        // Of the changes the delegate was told when the person made them; that editing goes on is new to it.
        #expect(delegate.log.take() == ["will begin"])
        let renamed = makeTabs("v2")
        let third = TestScene(showing: renamed)
        third.scene.restore(state)
        #expect(shownTabs(renamed) == ["A", "B", "XYZ"])
    }
}
