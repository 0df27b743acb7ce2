import Foundation
import Testing

@testable import UIKitCore

/// Tabs that make their controllers when they are selected, alone and in groups.
@MainActor
@Suite struct UITabTests {
    final class Delegate: UITabBarControllerDelegate {
        let log: CallbackLog
        var allows = true
        init(_ log: CallbackLog) { self.log = log }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.add("shouldSelect(\(tab.identifier))")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log.add("didSelect(\(selectedTab.identifier) after \(previousTab?.identifier ?? "none"))")
        }

        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
            log.add("visibility(\(tabs.map(\.identifier).joined()))")
        }

        func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            log.add("order(\(group.identifier))")
        }
    }

    /// A delegate that decides what the navigation controller of a group shows.
    final class StackDelegate: UITabBarControllerDelegate {
        let log = EventLog()
        var decision: @MainActor ([UIViewController]) -> [UIViewController] = { $0 }
        private(set) var decided: [UIViewController] = []

        func tabBarController(
            _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            let names = proposedViewControllers.compactMap { ($0 as? RecordingViewController)?.name }
            log.add("\(tab.identifier) proposes \(names.joined(separator: " "))")
            decided = decision(proposedViewControllers)
            return decided
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate

    init() {
        delegate = Delegate(log)
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [log] tab in
            log.add("make(\(tab.identifier))")
            return RecordingViewController(name, log)
        }
    }

    private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: name, image: nil, identifier: name, children: children)
    }

    private func press(_ name: String, in tabs: UITabBarController, _ test: TestScene) throws {
        let button = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }.first { $0.item?.title == name }
        try test.perform(.touchUpInside, on: #require(button))
    }

    @Test func controllersAreMadeWhenTheirTabIsSelected() throws {
        let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
        tabs.delegate = delegate
        let test = TestScene(showing: tabs)
        #expect(
            log.take() == [
                "make(A)", "A.willMove", "A.didMove", "A.loadView", "A.viewDidLoad", "A.willAppear", "A.isAppearing",
                "A.layout", "A.didAppear",
            ])
        try press("B", in: tabs, test)
        #expect(
            log.take() == [
                "shouldSelect(B)", "make(B)", "B.willMove", "B.didMove", "B.loadView", "B.viewDidLoad",
                "A.willDisappear", "B.willAppear", "didSelect(B after A)", "B.isAppearing", "B.layout",
                "A.didDisappear", "B.didAppear",
            ])
        #expect(tabs.selectedTab === tabs.tab(forIdentifier: "B"))
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController?.tab === tabs.selectedTab)
        #expect(tabs.viewControllers?.count == 2)
        test.turn { tabs.selectedTab = tabs.tabs[0] }
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "A.isAppearing", "A.layout", "B.didDisappear", "A.didAppear",
            ])
        delegate.allows = false
        try press("B", in: tabs, test)
        #expect(log.take() == ["shouldSelect(B)"])
    }

    @Test func aGroupShowsOneOfItsMembers() throws {
        let members = group("G", [tab("X"), tab("Y")])
        members.defaultChildIdentifier = "Y"
        let tabs = UITabBarController(tabs: [tab("A"), members])
        tabs.delegate = delegate
        let test = TestScene(showing: tabs)
        _ = log.take()
        try press("G", in: tabs, test)
        #expect(log.take().filter { $0.contains("elect") } == ["shouldSelect(G)", "didSelect(Y after A)"])
        #expect(members.selectedChild?.identifier == "Y")
        #expect(tabs.selectedIndex == 1)
        test.turn { members.selectedChild = tabs.tab(forIdentifier: "X") }
        #expect((tabs.selectedViewController as? RecordingViewController)?.name == "X")
        test.turn { tabs.selectedIndex = 0 }
        try press("G", in: tabs, test)
        #expect(tabs.selectedTab?.identifier == "X")
        #expect(tabs.selectedTab?.parent === members)
        _ = log.take()
        test.turn { members.displayOrderIdentifiers = ["Y"] }
        #expect(log.take() == ["order(G)"])
        #expect(members.displayOrder.map(\.identifier) == ["Y", "X"])
        #expect(tabs.tabBar.entries[1].members.map(\.title) == ["Y", "X"])
    }

    @Test func aManagedGroupShowsItsMembersOnAStack() {
        let members = UITabGroup(title: "G", image: nil, identifier: "G", children: [tab("X"), tab("Y")]) { [log] _ in
            RecordingViewController("Root", log)
        }
        let navigation = UINavigationController()
        members.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [tab("A"), members])
        let test = TestScene(showing: tabs)
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "Y") }
        let names: () -> [String] = {
            navigation.viewControllers.compactMap { ($0 as? RecordingViewController)?.name }
        }
        #expect(tabs.selectedViewController === navigation)
        #expect(names() == ["Root", "Y"])
        test.turn { tabs.selectedTab = members }
        #expect(names() == ["Root"])
        #expect(tabs.selectedTab === members)
        #expect(tabs.selectedTab?.managingTabGroup === members)
    }

    private func names(_ navigation: UINavigationController) -> [String] {
        navigation.viewControllers.compactMap { ($0 as? RecordingViewController)?.name }
    }

    /// Tabs of which the second is a group with a controller of its own and a stack.
    private func managedTabs(_ navigation: UINavigationController, _ delegate: StackDelegate) -> UITabBarController {
        let members = UITabGroup(title: "G", image: nil, identifier: "G", children: [tab("X"), tab("Y")]) { [log] _ in
            RecordingViewController("Root", log)
        }
        members.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [tab("A"), members])
        tabs.delegate = delegate
        return tabs
    }

    @Test func theDelegateDecidesWhatTheStackOfAGroupShows() {
        let (navigation, chooser) = (UINavigationController(), StackDelegate())
        let tabs = managedTabs(navigation, chooser)
        let test = TestScene(showing: tabs)
        #expect(chooser.log.take().isEmpty)
        let between = RecordingViewController("Between", log)
        chooser.decision = { [$0[0], between] + $0.dropFirst() }
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "Y") }
        #expect(chooser.log.take() == ["G proposes Root Y"])
        #expect(names(navigation) == ["Root", "Between", "Y"])
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "X") }
        #expect(chooser.log.take() == ["G proposes Root X"])
        #expect(names(navigation) == ["Root", "Between", "X"])
        chooser.decision = { [$0[1]] }
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "Y") }
        #expect(chooser.log.take() == ["G proposes Root Y"])
        #expect(names(navigation) == ["Y"])
        #expect(navigation.topViewController?.viewIfLoaded?.window === test.window)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aGroupKeepsItsMemberWhereTheDelegateNamesControllersThatCannotBeOnItsStack() {
        let (navigation, chooser) = (UINavigationController(), StackDelegate())
        let tabs = managedTabs(navigation, chooser)
        let test = TestScene(showing: tabs)
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "X") }
        let (shown, former) = (navigation.viewControllers, tabs.children[0])
        #expect(shown.count == 2 && (former as? RecordingViewController)?.name == "A")
        func refuse(
            _ name: SceneFault.Name, _ text: @MainActor () -> String,
            _ decision: @escaping @MainActor ([UIViewController]) -> [UIViewController]
        ) {
            chooser.decision = decision
            test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "Y") }
            #expect(test.scene.takeFaults() == [SceneFault(name, text())])
            #expect(tabs.selectedTab === tabs.tab(forIdentifier: "X"))
            #expect(tabs.selectedTab?.parent?.selectedChild === tabs.selectedTab)
            #expect(tabs.selectedViewController === navigation && navigation.viewControllers == shown)
        }
        refuse(.invalidArgument, { "Pushing a navigation controller is not supported" }) {
            $0 + [UINavigationController()]
        }
        refuse(.invalidArgument, { "Can't add \(tabs) as a child of \(navigation): it contains it." }) { $0 + [tabs] }
        refuse(
            .internalInconsistency,
            {
                let list = chooser.decided.map { "    \"\($0)\"" }.joined(separator: ",\n")
                return "All view controllers in a navigation controller must be distinct ((\n\(list)\n))"
            }, { $0 + [$0[1]] })
        refuse(
            .hierarchyInconsistency,
            {
                "child view controller:\(former) should have parent view controller:\(navigation) but actual parent is:"
                    + "\(tabs)"
            }, { $0 + [former] })
        chooser.decision = { $0 }
        test.turn { tabs.selectedTab = tabs.tab(forIdentifier: "Y") }
        #expect(names(navigation) == ["Root", "Y"])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func hiddenAndRemovedTabsLoseTheSelection() {
        let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
        tabs.delegate = delegate
        let test = TestScene(showing: tabs)
        _ = log.take()
        let first = tabs.tabs[0]
        test.turn { first.isHidden = true }
        #expect(
            log.take() == [
                "visibility(A)", "make(B)", "B.willMove", "B.didMove", "B.loadView", "B.viewDidLoad",
                "A.willDisappear", "B.willAppear", "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear",
            ])
        #expect(tabs.tabBar.items?.map(\.title) == ["B", "C"])
        #expect(!first.hasVisiblePlacement)
        test.turn { tabs.tabs = [tabs.tabs[2]] }
        #expect(tabs.selectedTab?.identifier == "C")
        #expect(tabs.children.count == 1)
        #expect(first.tabBarController == nil)
        #expect(log.take().suffix(4) == ["B.didDisappear", "C.didAppear", "B.didMove(nil)", "B.deinit"])
    }

    @Test func searchStandsLastAndSaysWhatItIs() {
        let tabs = UITabBarController(tabs: [UISearchTab(), tab("A")])
        let test = TestScene(showing: tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "Search"])
        test.turn { tabs.tabs[1].badgeValue = "3" }
        test.turn { tabs.tabs[1].title = "Z" }
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        #expect(tabs.tabBar.items?.map(\.title) == ["Z", "Search"])
        test.turn { tabs.compactTabIdentifiers = ["A"] }
        #expect(tabs.tabBar.entries.map(\.isSidebarOnly) == [false, true])
    }

    @Test func theSidebarIsHiddenByItsButton() throws {
        let tabs = UITabBarController(tabs: [tab("A")])
        let test = TestScene(showing: tabs)
        #expect(tabs.showsSidebar)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.toggleSidebar)) {
            try test.perform(.toggleSidebar, on: tabs.tabBar)
        }
        test.turn { tabs.mode = .tabSidebar }
        try test.perform(.toggleSidebar, on: tabs.tabBar)
        #expect(tabs.sidebar.isHidden)
        #expect(!tabs.showsSidebar)
        let header = UIListContentConfiguration.header()
        test.turn { tabs.sidebar.headerContentConfiguration = header }
        #expect(tabs.tabBar.headers.count == 1)
        #expect(tabs.tabBar.headers.first?.superview === tabs.tabBar)
        test.turn { tabs.sidebar.headerContentConfiguration = nil }
        #expect(tabs.tabBar.headers.isEmpty)
    }

    /// A tab whose controller cannot be a child, as it contains the tab bar controller.
    private func refusedTab(_ name: String, _ container: UIViewController) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in container }
    }

    @Test func aTabWhoseControllerIsRefusedIsNotSelected() throws {
        let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
        let container = UIViewController()
        container.addChild(tabs)
        container.view.addSubview(tabs.view)
        tabs.didMove(toParent: container)
        tabs.tabs.append(refusedTab("X", container))
        tabs.delegate = delegate
        let test = TestScene(showing: container)
        _ = log.take()
        let fault = SceneFault(.invalidArgument, "Can't add \(container) as a child of \(tabs): it contains it.")
        test.turn { tabs.selectedTab = tabs.tabs[2] }
        #expect(test.scene.takeFaults() == [fault])
        #expect(tabs.selectedTab === tabs.tabs[0] && tabs.tabBar.selectedItem?.title == "A")
        try press("X", in: tabs, test)
        #expect(test.scene.takeFaults() == [fault])
        #expect(log.take() == ["shouldSelect(X)"])
        #expect(tabs.selectedTab === tabs.tabs[0] && tabs.children == [tabs.tabs[0].viewController])
        // The tabs stay as they are where the first of the new ones cannot be selected.
        let former = tabs.tabs
        let refused = refusedTab("Y", container)
        test.turn { tabs.tabs = [refused, tab("Z")] }
        #expect(test.scene.takeFaults() == [fault])
        #expect(tabs.tabs == former && tabs.selectedTab === former[0] && refused.tabBarController == nil)
        #expect(log.take() == [])
    }

    @Test func aHiddenTabGivesWayToTheNextThatCanBeSelected() {
        let tabs = UITabBarController(tabs: [tab("A")])
        let container = UIViewController()
        container.addChild(tabs)
        container.view.addSubview(tabs.view)
        let test = TestScene(showing: container)
        test.turn { tabs.tabs = [tabs.tabs[0], refusedTab("X", container), tab("B")] }
        _ = log.take()
        test.turn { tabs.tabs[0].isHidden = true }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(tabs.selectedTab === tabs.tabs[2] && tabs.tabBar.selectedItem?.title == "B")
        #expect(
            log.take() == [
                "make(B)", "B.willMove", "B.didMove", "B.loadView", "B.viewDidLoad", "A.willDisappear",
                "B.willAppear", "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear",
            ])
    }

    @Test func aGroupKeepsItsMemberWhereAnotherOneIsRefused() {
        let navigation = UINavigationController()
        let members = group("G", [tab("A"), refusedTab("N", UINavigationController())])
        members.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [members])
        let test = TestScene(showing: tabs)
        test.turn { members.selectedChild = members.children[1] }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Pushing a navigation controller is not supported")
            ])
        #expect(members.selectedChild === members.children[0] && tabs.selectedTab === members.children[0])
        #expect(navigation.viewControllers == [members.children[0].viewController])
    }

    @Test func twoTabsOfOneNameAndStrangersAreFaults() {
        let tabs = UITabBarController(tabs: [tab("A")])
        let test = TestScene(showing: tabs)
        test.turn { tabs.tabs = [tab("B"), group("G", [tab("B")])] }
        test.turn { tabs.selectedTab = tab("C") }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument, .invalidArgument])
        #expect(tabs.tabs.map(\.identifier) == ["A"])
    }
}
