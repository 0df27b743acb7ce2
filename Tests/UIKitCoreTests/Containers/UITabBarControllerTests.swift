import Testing

@testable import UIKitCore

/// The callbacks of changing tabs, and who is told of it.
@MainActor
@Suite struct UITabBarControllerTests {
    final class Delegate: UITabBarControllerDelegate {
        let log: CallbackLog
        var allows = true
        init(_ log: CallbackLog) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.add("shouldSelect(\((viewController as? RecordingViewController)?.name ?? "?"))")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            log.add("didSelect(\((viewController as? RecordingViewController)?.name ?? "?"))")
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate
    private let tabs = UITabBarController()
    private let controllers: [RecordingViewController]
    private let test: TestScene

    init() {
        delegate = Delegate(log)
        controllers = ["O", "N", "P"].map { [log] in RecordingViewController($0, log) }
        for controller in controllers { controller.title = controller.name }
        tabs.viewControllers = controllers
        tabs.delegate = delegate
        test = TestScene(showing: tabs)
    }

    private func press(_ index: Int) throws {
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
        try test.perform(.touchUpInside, on: buttons[index])
    }

    @Test func firstTabAppearsAndTheOthersAreNotLoaded() {
        #expect(
            log.take() == [
                "O.willMove", "N.willMove", "P.willMove", "O.didMove", "N.didMove", "P.didMove", "O.loadView",
                "O.viewDidLoad", "O.willAppear", "O.isAppearing", "O.layout", "O.didAppear",
            ])
        #expect(controllers.map(\.isViewLoaded) == [true, false, false])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.items?.map(\.title) == ["O", "N", "P"])
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    }

    @Test func selectingATabLoadsAndShowsIt() {
        _ = log.take()
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "N.loadView", "N.viewDidLoad", "O.willDisappear", "N.willAppear", "N.isAppearing", "N.layout",
                "O.didDisappear", "N.didAppear",
            ])
        #expect(controllers.map { $0.viewIfLoaded?.window === test.window } == [false, true, false])
        #expect(test.scene.lastTransition == SceneTransition(.crossDissolve, animated: true))
        test.turn { tabs.selectedViewController = controllers[0] }
        #expect(
            log.take() == [
                "N.willDisappear", "O.willAppear", "O.isAppearing", "O.layout", "N.didDisappear", "O.didAppear",
            ])
    }

    @Test func delegateIsToldOfTheUsersChoiceOnly() throws {
        _ = log.take()
        try press(1)
        #expect(
            log.take().filter { $0.contains("elect") } == ["shouldSelect(N)", "didSelect(N)"])
        #expect(tabs.selectedIndex == 1)
        try press(1)
        #expect(log.take() == ["shouldSelect(N)", "didSelect(N)"])
        delegate.allows = false
        try press(2)
        #expect(log.take() == ["shouldSelect(P)"])
        #expect(tabs.selectedIndex == 1)
    }

    @Test func pressingTheSelectedTabPopsToItsRoot() throws {
        let navigation = UINavigationController(rootViewController: RecordingViewController("R", log))
        test.turn { tabs.viewControllers = [navigation, controllers[1]] }
        test.turn { navigation.pushViewController(RecordingViewController("S", log), animated: true) }
        try press(0)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func selectionsDuringATransitionAreCoalesced() {
        _ = log.take()
        test.turn {
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
            tabs.selectedIndex = 2
        }
        #expect(
            log.take() == [
                "N.loadView", "N.viewDidLoad", "O.willDisappear", "N.willAppear", "N.isAppearing", "N.layout",
                "O.didDisappear", "N.didAppear", "P.loadView", "P.viewDidLoad", "N.willDisappear", "P.willAppear",
                "P.isAppearing", "P.layout", "N.didDisappear", "P.didAppear",
            ])
    }

    @Test func replacedTabsLeave() {
        _ = log.take()
        test.turn { tabs.viewControllers = [controllers[1]] }
        #expect(
            log.take() == [
                "P.willMove(nil)", "P.didMove(nil)", "N.loadView", "N.viewDidLoad", "O.willMove(nil)",
                "O.willDisappear", "N.willAppear", "N.isAppearing", "N.layout", "O.didDisappear", "N.didAppear",
                "O.didMove(nil)",
            ])
        #expect(controllers.map { $0.parent == nil } == [true, false, true])
    }

    @Test func selectingAStrangerIsAFault() {
        test.turn { tabs.selectedViewController = UIViewController() }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        test.turn { tabs.selectedIndex = 17 }
        #expect(tabs.selectedIndex == 0)
    }

    @Test func pushedControllerMayHideTheTabBar() {
        let navigation = UINavigationController(rootViewController: RecordingViewController("R", log))
        test.turn { tabs.viewControllers = [navigation] }
        #expect(!tabs.tabBar.isHidden)
        let second = RecordingViewController("S", log)
        second.hidesBottomBarWhenPushed = true
        test.turn { navigation.pushViewController(second, animated: true) }
        #expect(tabs.tabBar.isHidden)
        test.turn { navigation.popViewController(animated: true) }
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func aBarThatTheAppHidesStaysHidden() {
        let navigation = UINavigationController(rootViewController: RecordingViewController("R", log))
        test.turn { tabs.viewControllers = [navigation] }
        test.turn { tabs.tabBar.isHidden = true }
        test.turn { navigation.pushViewController(RecordingViewController("S", log), animated: true) }
        #expect(tabs.tabBar.isHidden)
        let third = RecordingViewController("T", log)
        third.hidesBottomBarWhenPushed = true
        test.turn { navigation.pushViewController(third, animated: true) }
        test.turn { navigation.popToRootViewController(animated: true) }
        #expect(tabs.tabBar.isHidden)
        test.turn { tabs.tabBar.isHidden = false }
        #expect(!tabs.tabBar.isHidden)
        test.turn { navigation.pushViewController(RecordingViewController("U", log), animated: true) }
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func tabOfANavigationControllerIsItsRoots() {
        let root = RecordingViewController("R", log)
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        test.turn { tabs.viewControllers = [navigation] }
        #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
        test.turn { root.title = "Renamed" }
        #expect(tabs.tabBar.items?.map(\.title) == ["Renamed"])
        test.turn { navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3) }
        #expect(tabs.tabBar.items?.map(\.title) == ["Search"])
        test.turn { root.tabBarItem.badgeValue = "2" }
    }
}
