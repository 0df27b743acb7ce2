import Foundation
import Testing

@testable import UIKitCore

/// The More tab of a tab bar controller with more tabs than a narrow bar has room for.
@MainActor
@Suite struct TabBarMoreTests {
    final class Delegate: UITabBarControllerDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) {
            log.add("willBegin(\(viewControllers.count))")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            log.add("willEnd(\(changed))")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) {
            log.add("didEnd(\(changed))")
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.add("didSelect(\(viewController.title ?? "?"))")
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate
    private let tabs = UITabBarController()
    private let test: TestScene

    init() {
        delegate = Delegate(log)
        tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map { name in
            let controller = UIViewController()
            controller.title = name
            return controller
        }
        tabs.delegate = delegate
        test = TestScene(showing: tabs)
    }

    private var titles: [String?] { tabs.viewControllers?.map(\.title) ?? [] }

    private func moreList() throws -> MoreListController {
        try #require(tabs.moreNavigationController.viewControllers.first as? MoreListController)
    }

    @Test func theMoreTabListsWhatTheBarHasNoRoomFor() throws {
        #expect(tabs.tabBar.entries.map(\.isSidebarOnly) == [false, false, false, false, true, true])
        try test.perform(.touchUpInside, on: #require(tabs.tabBar.moreButton))
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        let list = try moreList()
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        test.turn { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0)) }
        #expect(tabs.selectedIndex == 5)
        #expect(log.take().last == "didSelect(F)")
        let more = try #require(tabs.tabBar.moreButton as? TabBarButton)
        #expect(more.isSelected)
        test.turn { tabs.selectedViewController = tabs.moreNavigationController }
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func fiveTabsNeedNoMoreTab() {
        test.turn { tabs.viewControllers = Array((tabs.viewControllers ?? []).prefix(5)) }
        #expect(tabs.tabBar.moreButton == nil)
        #expect(tabs.tabBar.entries.map(\.isSidebarOnly) == Array(repeating: false, count: 5))
    }

    @Test func theUserChangesTheOrder() throws {
        tabs.customizableViewControllers = Array((tabs.viewControllers ?? []).dropFirst())
        try test.perform(.touchUpInside, on: #require(tabs.tabBar.moreButton))
        let list = try moreList()
        _ = log.take()
        test.turn { list.setEditing(true, animated: true) }
        #expect(list.tableView.numberOfRows(inSection: 0) == 6)
        #expect(!list.tableView(list.tableView, canMoveRowAt: IndexPath(row: 0, section: 0)))
        test.turn {
            list.tableView(
                list.tableView, moveRowAt: IndexPath(row: 5, section: 0), to: IndexPath(row: 1, section: 0))
        }
        test.turn { list.setEditing(false, animated: true) }
        #expect(titles == ["A", "F", "B", "C", "D", "E"])
        #expect(log.take() == ["willBegin(5)", "willEnd(true)", "didEnd(true)"])
        test.turn { tabs.customizableViewControllers = nil }
        #expect(tabs.customizableViewControllers == nil)
    }
}
