import Foundation
import Testing

@testable import UIKitCore

/// A person customizes a tab bar that stands on its own.
@MainActor
@Suite struct UITabBarCustomizingTests {
    private final class Delegate: UITabBarDelegate {
        let log = EventLog()

        private func names(_ items: [UITabBarItem]) -> String { items.compactMap(\.title).joined() }

        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
            log.add("willBegin \(names(items)) \(tabBar.isCustomizing)")
        }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            log.add("didBegin \(names(items)) \(tabBar.isCustomizing)")
        }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            log.add("willEnd \(names(items)) \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            log.add("didEnd \(names(items)) \(changed)")
        }
    }

    private let controller = UIViewController()
    private let bar = UITabBar()
    private let items = ["A", "B", "C", "D", "E"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    private let delegate = Delegate()
    private let test: TestScene

    init() {
        test = TestScene(showing: controller)
        bar.delegate = delegate
        bar.items = Array(items[0...2])
        test.turn { [bar, controller] in controller.view.addSubview(bar) }
    }

    private var titles: [String] { bar.items?.compactMap(\.title) ?? [] }

    /// Opens the list, with the item B not among those that are offered.
    private func openList() throws -> UITableViewController {
        test.turn { bar.beginCustomizingItems([items[0], items[2], items[3], items[4]]) }
        let presented = try #require(controller.presentedViewController as? UINavigationController)
        return try #require(presented.topViewController as? UITableViewController)
    }

    private func toggle(_ name: String, in list: UITableViewController) throws {
        let toggles = list.tableView.visibleCells.compactMap { $0.editingAccessoryView as? UISwitch }
        let toggle = try #require(toggles.first { $0.accessibilityLabel == name })
        try test.perform(.valueChanged, .boolean(!toggle.isOn), on: toggle)
    }

    private func press(_ title: String, in list: UITableViewController) throws {
        let bar = try #require(list.navigationController?.navigationBar)
        let button = try #require(
            bar.first(BarButton.self) { $0.item?.title == title || $0.item?.accessibilityLabel == title })
        try test.perform(.touchUpInside, on: button)
    }

    @Test func itemsAreMovedPutInAndTakenOut() throws {
        let list = try openList()
        #expect(delegate.log.take() == ["willBegin ACDE false", "didBegin ACDE true"])
        #expect(list.title == "Edit tabs")
        let toggles = list.tableView.visibleCells.compactMap { $0.editingAccessoryView as? UISwitch }
        #expect(toggles.map(\.accessibilityLabel) == ["A", "C", "D", "E"])
        #expect(toggles.map(\.isOn) == [true, true, false, false])
        try toggle("E", in: list)
        #expect(titles == ["A", "B", "C", "E"])
        try test.perform(.moveRow, .text("0.0"), on: list.tableView.visibleCells[3])
        #expect(titles == ["E", "B", "A", "C"])
        try toggle("A", in: list)
        #expect(titles == ["E", "B", "C"])
        try press("Done", in: list)
        #expect(delegate.log.take() == ["willEnd ACDE true", "didEnd ACDE true"])
        #expect(!bar.isCustomizing && controller.presentedViewController == nil)
    }

    @Test func resetBringsBackWhatTheBarHad() throws {
        let list = try openList()
        try toggle("C", in: list)
        try toggle("D", in: list)
        #expect(titles == ["A", "B", "D"])
        try press("Reset", in: list)
        #expect(titles == ["A", "B", "C"])
        var changed: Bool?
        test.turn { changed = bar.endCustomizing(animated: true) }
        #expect(changed == false)
        #expect(delegate.log.take().suffix(2) == ["willEnd ACDE false", "didEnd ACDE false"])
    }

    @Test func closingTheListEndsTheCustomizing() throws {
        let list = try openList()
        try toggle("D", in: list)
        _ = delegate.log.take()
        let container = try #require(list.presentationController?.containerView)
        try test.perform(.dismiss, on: container)
        #expect(delegate.log.take() == ["willEnd ACDE true", "didEnd ACDE true"])
        #expect(!bar.isCustomizing)
        _ = try openList()
        var changed: Bool?
        test.turn { changed = bar.endCustomizing(animated: false) }
        #expect(changed == false)
        #expect(!bar.endCustomizing(animated: false))
    }

    @Test func aSecondListAndOneWithoutRoomAreNotShown() throws {
        let list = try openList()
        test.turn { bar.beginCustomizingItems(items) }
        #expect(list.tableView.visibleCells.count == 4)
        test.turn { _ = bar.endCustomizing(animated: false) }
        _ = delegate.log.take()
        test.turn { controller.present(UIViewController(), animated: false) }
        test.turn { bar.beginCustomizingItems(items) }
        let loose = UITabBar()
        loose.delegate = delegate
        loose.beginCustomizingItems(items)
        #expect(delegate.log.take().isEmpty)
        #expect(!bar.isCustomizing && !loose.isCustomizing)
    }

    @Test func theBarOfATabBarControllerIsNotCustomizedByHand() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        test.turn { test.window.rootViewController = tabs }
        test.turn { tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? []) }
        #expect(test.scene.takeFaults().map(\.name) == [.internalInconsistency])
        #expect(!tabs.tabBar.isCustomizing)
    }
}
