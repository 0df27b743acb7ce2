import Testing

@testable import UIKitCore

/// What containers do with controllers that they cannot contain, and with children that leave them by themselves.
@MainActor
@Suite struct ContainerMembershipTests {
    private let log = CallbackLog()

    private func controller(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

    private func names(_ controllers: [UIViewController]?) -> [String] {
        (controllers ?? []).compactMap { ($0 as? RecordingViewController)?.name }
    }

    // MARK: Refusals

    @Test func pushingAContainerOfTheNavigationControllerChangesNothing() {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(showing: tabs)
        _ = log.take()
        test.turn { navigation.pushViewController(tabs, animated: true) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument, "Can't add \(tabs) as a child of \(navigation): it contains it.")
            ])
        #expect(names(navigation.viewControllers) == ["A"])
        #expect(navigation.topViewController === test.window.frontController)
        #expect(log.take().isEmpty)
    }

    @Test func pushingWhatIsPresentedChangesNothing() {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let test = TestScene(showing: navigation)
        let sheet = controller("S")
        test.turn { navigation.present(sheet, animated: true) }
        _ = log.take()
        let place = sheet.view.superview
        test.turn { navigation.pushViewController(sheet, animated: true) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument, "Can't add \(sheet) as a child of \(navigation): it is being presented.")
            ])
        #expect(names(navigation.viewControllers) == ["A"])
        #expect(sheet.view.superview === place && sheet.presentingViewController === navigation)
        #expect(log.take().isEmpty)
    }

    @Test func pushingThePresentingControllerChangesNothing() {
        let root = controller("A")
        let test = TestScene(showing: root)
        let navigation = UINavigationController(rootViewController: controller("B"))
        test.turn { root.present(navigation, animated: true) }
        test.turn { navigation.pushViewController(root, animated: true) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Can't add \(root) as a child of \(navigation): it presents it.")
            ])
        #expect(names(navigation.viewControllers) == ["B"])
        #expect(root.view.superview === test.window)
    }

    @Test func tabsThatCannotBeChildrenChangeNothing() {
        let first = controller("A")
        let tabs = UITabBarController()
        tabs.viewControllers = [first]
        let navigation = UINavigationController(rootViewController: tabs)
        let test = TestScene(showing: navigation)
        test.turn { tabs.viewControllers = [controller("B"), navigation] }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(tabs.viewControllers == [first] && tabs.selectedViewController === first)
        test.turn { tabs.tabs = [UITab(title: "C", image: nil, identifier: "C") { _ in navigation }] }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(tabs.tabs.isEmpty && tabs.viewControllers == [first] && tabs.selectedViewController === first)
        #expect(navigation.parent == nil && navigation.view.superview === test.window)
    }

    @Test func columnsAndPagesThatCannotBeChildrenChangeNothing() {
        let split = UISplitViewController(style: .doubleColumn)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = controller("A")
        pages.setViewControllers([page], direction: .forward, animated: false)
        split.setViewController(pages, for: .secondary)
        let test = TestScene(showing: split)
        test.turn { split.setViewController(split, for: .secondary) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(split.viewController(for: .secondary) === pages)
        test.turn { pages.setViewControllers([split], direction: .forward, animated: false) }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument])
        #expect(pages.viewControllers == [page])
    }

    // MARK: Leaving

    @Test func theTopThatLeavesItsParentIsOnTheStackNoLonger() {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let test = TestScene(showing: navigation)
        let second = controller("B")
        test.turn { navigation.pushViewController(second, animated: false) }
        _ = log.take()
        test.turn {
            second.willMove(toParent: nil)
            second.view.removeFromSuperview()
            second.removeFromParent()
        }
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "A.willAppear", "B.didMove(nil)",
                "A.isAppearing", "A.layout", "A.didAppear",
            ])
        #expect(names(navigation.viewControllers) == ["A"])
        #expect(navigation.navigationBar.items?.count == 1)
        #expect(navigation.topViewController?.view.window === test.window && second.viewIfLoaded?.window == nil)
        test.turn { navigation.pushViewController(second, animated: false) }
        #expect(names(navigation.viewControllers) == ["A", "B"])
        #expect(navigation.navigationBar.backItem === navigation.viewControllers[0].navigationItem)
        test.turn { navigation.goBack() }
        #expect(names(navigation.viewControllers) == ["A"])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aBuriedControllerMayGoElsewhere() {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let test = TestScene(showing: navigation)
        let second = controller("B")
        for pushed in [second, controller("C")] {
            test.turn { navigation.pushViewController(pushed, animated: false) }
        }
        let other = controller("P")
        _ = log.take()
        test.turn { other.addChild(second) }
        #expect(log.take() == ["B.didMove(nil)", "B.willMove"])
        #expect(second.parent === other)
        #expect(names(navigation.viewControllers) == ["A", "C"])
        #expect(navigation.navigationBar.backItem === navigation.viewControllers[0].navigationItem)
        test.turn { navigation.goBack() }
        #expect(names(navigation.viewControllers) == ["A"])
        #expect(log.take().contains("A.didAppear"))
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aTabThatLeavesItsParentStandsInTheBarNoLonger() {
        let controllers = ["A", "B", "C"].map(controller)
        for controller in controllers { controller.title = controller.name }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let test = TestScene(showing: tabs)
        test.turn { controllers[2].removeFromParent() }
        #expect(tabs.viewControllers == Array(controllers[..<2]))
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
        _ = log.take()
        test.turn {
            controllers[0].willMove(toParent: nil)
            controllers[0].view.removeFromSuperview()
            controllers[0].removeFromParent()
        }
        #expect(tabs.viewControllers == [controllers[1]] && tabs.selectedViewController === controllers[1])
        #expect(tabs.tabBar.items?.map(\.title) == ["B"])
        #expect(
            log.take().filter { $0.hasPrefix("A.") && $0.contains("ove") } == ["A.willMove(nil)", "A.didMove(nil)"])
        #expect(controllers[1].view.window === test.window)
        test.turn { tabs.viewControllers = [controllers[1], controllers[0]] }
        #expect(tabs.tabBar.items?.map(\.title) == ["B", "A"])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aControllerThatIsAddedElsewhereIsAskedToLeaveItsParent() {
        final class Stubborn: RecordingViewController {
            override func removeFromParent() {
                log.add("\(name).removeFromParent")
                super.removeFromParent()
            }
        }
        let child = Stubborn("X", log)
        let (first, second) = (controller("P"), controller("Q"))
        first.addChild(child)
        _ = log.take()
        second.addChild(child)
        #expect(log.take() == ["X.removeFromParent", "X.didMove(nil)", "X.willMove"])
        #expect(first.children.isEmpty && second.children == [child])
    }
}
