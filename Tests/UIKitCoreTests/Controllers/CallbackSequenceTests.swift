import Testing

@testable import UIKitCore

/// Every callback of each way to come and go, with what it is told about animation and both callbacks of layout.
@MainActor
@Suite struct CallbackSequenceTests {
    private let log = CallbackLog()

    private func controller(_ name: String) -> DetailedRecordingViewController {
        DetailedRecordingViewController(name, log)
    }

    private func show(_ controller: UIViewController) -> TestScene {
        let test = TestScene(showing: controller)
        _ = log.take()
        return test
    }

    @Test func rootOfAWindow() {
        let test = TestScene()
        test.turn { test.window.rootViewController = controller("A") }
        #expect(
            log.take() == [
                "A.loadView", "A.viewDidLoad", "A.willAppear(false)", "A.isAppearing(false)", "A.willLayout",
                "A.layout", "A.didAppear(false)",
            ])
    }

    @Test(arguments: [true, false]) func pushAndPop(animated: Bool) {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let test = show(navigation)
        test.turn { navigation.pushViewController(controller("B"), animated: animated) }
        #expect(
            log.take() == [
                "B.willMove", "B.loadView", "B.viewDidLoad", "A.willDisappear(\(animated))",
                "B.willAppear(\(animated))", "B.isAppearing(\(animated))", "B.willLayout", "B.layout",
                "A.didDisappear(\(animated))", "B.didAppear(\(animated))", "B.didMove",
            ])
        test.turn { navigation.popViewController(animated: animated) }
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear(\(animated))", "A.willAppear(\(animated))",
                "A.isAppearing(\(animated))", "A.willLayout", "A.layout", "B.didDisappear(\(animated))",
                "A.didAppear(\(animated))", "B.didMove(nil)", "B.deinit",
            ])
    }

    @Test(arguments: [true, false]) func popToTheRoot(animated: Bool) {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let test = show(navigation)
        test.turn { navigation.pushViewController(controller("B"), animated: false) }
        test.turn { navigation.pushViewController(controller("C"), animated: false) }
        _ = log.take()
        test.turn { _ = navigation.popToRootViewController(animated: animated) }
        #expect(
            log.take() == [
                "C.willMove(nil)", "C.willDisappear(\(animated))", "A.willAppear(\(animated))", "B.deinit",
                "A.isAppearing(\(animated))", "A.willLayout", "A.layout", "C.didDisappear(\(animated))",
                "A.didAppear(\(animated))", "C.didMove(nil)", "C.deinit",
            ])
    }

    /// The page fades, yet the controllers are told that nothing is animated.
    @Test func changeOfTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("O"), controller("N")]
        let test = show(tabs)
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "N.loadView", "N.viewDidLoad", "O.willDisappear(false)", "N.willAppear(false)", "N.isAppearing(false)",
                "N.willLayout", "N.layout", "O.didDisappear(false)", "N.didAppear(false)",
            ])
        #expect(test.scene.lastTransition == SceneTransition(.crossDissolve, animated: true))
    }

    private func turnPage(
        _ style: UIPageViewController.TransitionStyle, animated: Bool
    ) -> [String] {
        let (first, second) = (controller("A"), controller("B"))
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        let test = show(pages)
        test.turn { pages.setViewControllers([second], direction: .forward, animated: animated) }
        return withExtendedLifetime((test, first)) { log.take() }
    }

    @Test(arguments: [true, false]) func turnOfAPageThatScrolls(animated: Bool) {
        #expect(
            turnPage(.scroll, animated: animated) == [
                "B.willMove", "A.willMove(nil)", "B.loadView", "B.viewDidLoad", "B.willAppear(\(animated))",
                "A.willDisappear(\(animated))", "B.isAppearing(\(animated))", "B.willLayout", "B.layout",
                "B.didAppear(\(animated))", "A.didDisappear(\(animated))", "B.didMove", "A.didMove(nil)",
            ])
    }

    @Test(arguments: [true, false]) func turnOfAPageThatCurls(animated: Bool) {
        #expect(
            turnPage(.pageCurl, animated: animated) == [
                "B.willMove", "A.willMove(nil)", "B.loadView", "B.viewDidLoad", "A.willDisappear(\(animated))",
                "B.willAppear(\(animated))", "B.isAppearing(\(animated))", "B.willLayout", "B.layout",
                "A.didDisappear(\(animated))", "B.didAppear(\(animated))", "B.didMove", "A.didMove(nil)",
            ])
    }

    @Test(arguments: [true, false]) func presentationThatCovers(animated: Bool) {
        let presenter = controller("A")
        let test = show(presenter)
        test.turn {
            let presented = controller("B")
            presented.modalPresentationStyle = .fullScreen
            presenter.present(presented, animated: animated) { [log] in log.add("completion") }
        }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "A.willDisappear(\(animated))", "B.willAppear(\(animated))",
                "B.isAppearing(\(animated))", "B.willLayout", "B.layout", "B.didAppear(\(animated))",
                "A.didDisappear(\(animated))", "completion",
            ])
        test.turn { presenter.dismiss(animated: animated) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.willDisappear(\(animated))", "A.willAppear(\(animated))", "A.isAppearing(\(animated))",
                "A.willLayout", "A.layout", "A.didAppear(\(animated))", "B.didDisappear(\(animated))", "completion",
                "B.deinit",
            ])
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
            .custom,
        ], [true, false])
    func presentationThatLeavesThePresenter(style: UIModalPresentationStyle, animated: Bool) {
        let presenter = controller("A")
        let test = show(presenter)
        test.turn {
            let presented = controller("B")
            presented.modalPresentationStyle = style
            presenter.present(presented, animated: animated) { [log] in log.add("completion") }
        }
        #expect(
            log.take() == [
                "B.loadView", "B.viewDidLoad", "B.willAppear(\(animated))", "B.isAppearing(\(animated))",
                "B.willLayout",
                "B.layout", "B.didAppear(\(animated))", "completion",
            ])
        test.turn { presenter.dismiss(animated: animated) { [log] in log.add("completion") } }
        #expect(
            log.take() == [
                "B.willDisappear(\(animated))", "B.didDisappear(\(animated))", "completion", "B.deinit",
            ])
    }

    @Test func childOfAVisibleContainer() {
        let container = controller("P")
        let test = show(container)
        let child = controller("X")
        test.turn {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        #expect(
            log.take() == [
                "X.willMove", "X.loadView", "X.viewDidLoad", "X.willAppear(false)", "X.didMove", "X.isAppearing(false)",
                "P.willLayout", "P.layout", "X.willLayout", "X.layout", "X.didAppear(false)",
            ])
        test.turn {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(
            log.take() == [
                "X.willMove(nil)", "X.willDisappear(false)", "X.didDisappear(false)", "X.didMove(nil)", "P.willLayout",
                "P.layout",
            ])
    }

    @Test(arguments: [true, false]) func exchangeOfChildren(animated: Bool) {
        let container = controller("P")
        let test = show(container)
        let (old, new) = (controller("X"), controller("Y"))
        test.turn {
            container.addChild(old)
            container.view.addSubview(old.view)
            old.didMove(toParent: container)
        }
        _ = log.take()
        test.turn {
            container.addChild(new)
            old.willMove(toParent: nil)
            container.transition(
                from: old, to: new, duration: animated ? 0.3 : 0, options: .transitionCrossDissolve,
                animations: { [log] in log.add("animations") }
            ) { [log, unowned container] finished in
                log.add("completion(\(finished))")
                new.didMove(toParent: container)
                old.removeFromParent()
            }
        }
        #expect(
            log.take() == [
                "Y.willMove", "X.willMove(nil)", "X.willDisappear(\(animated))", "Y.loadView", "Y.viewDidLoad",
                "Y.willAppear(\(animated))", "Y.isAppearing(\(animated))", "animations", "P.willLayout", "P.layout",
                "Y.willLayout", "Y.layout", "Y.didAppear(\(animated))", "X.didDisappear(\(animated))",
                "completion(true)", "Y.didMove", "X.didMove(nil)", "P.willLayout", "P.layout",
            ])
    }
}
