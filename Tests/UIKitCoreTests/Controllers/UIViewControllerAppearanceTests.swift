import Foundation
import Testing

@testable import UIKitCore

/// What a controller is told when its view is loaded and when a window shows it.
@MainActor
@Suite struct UIViewControllerAppearanceTests {
    private let log = CallbackLog()

    @Test func viewIsLoadedOnceOnFirstUse() {
        let controller = RecordingViewController("A", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.take() == [])
        let view = controller.view
        #expect(controller.view === view)
        #expect(controller.viewIfLoaded === view)
        controller.loadViewIfNeeded()
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
    }

    @Test func loadViewMayAssignAViewWithoutSuper() {
        final class Controller: UIViewController {
            let label = UILabel()
            override func loadView() { view = label }
        }
        let controller = Controller()
        #expect(controller.view === controller.label)
        #expect(controller.label.next === controller)
    }

    @Test func withoutNibAndOverrideTheViewIsAPlainOne() {
        let view: UIView = UIViewController().view
        #expect(type(of: view) == UIView.self)
        #expect(view.subviews.isEmpty)
    }

    @Test func viewReadInsideLoadViewDoesNotLoadAgain() {
        final class Controller: UIViewController {
            var loads = 0
            override func loadView() {
                loads += 1
                view.tag = 7
            }
        }
        let controller = Controller()
        #expect(controller.view.tag == 7)
        #expect(controller.loads == 1)
    }

    @Test func viewOfAnotherControllerIsRefused() {
        let test = TestScene()
        let first = UIViewController()
        let second = UIViewController()
        test.turn { second.view = first.view }
        #expect(second.viewIfLoaded == nil)
        test.turn { test.window.addSubview(first.view) }
        test.turn { second.view = first.view }
        #expect(test.scene.takeFaults().map(\.name) == [.hierarchyInconsistency, .hierarchyInconsistency])
    }

    @Test func rootOfAVisibleWindowAppears() {
        let controller = RecordingViewController("A", log)
        let test = TestScene()
        test.scene.inTurn {
            test.window.rootViewController = controller
            #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.willAppear"])
            #expect(controller.view.window === test.window)
            #expect(controller.view.frame == test.window.bounds)
            test.scene.commit()
        }
        #expect(log.take() == ["A.isAppearing", "A.layout", "A.didAppear"])
    }

    @Test func rootAppearsWithItsWindowAndDisappearsWithIt() {
        let controller = RecordingViewController("A", log)
        let test = TestScene()
        test.turn { test.window.isHidden = true }
        test.turn { test.window.rootViewController = controller }
        #expect(log.take() == [])
        test.turn { test.window.makeKeyAndVisible() }
        #expect(
            log.take() == ["A.loadView", "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.layout", "A.didAppear"])
        test.turn { test.window.isHidden = true }
        #expect(log.take() == ["A.willDisappear", "A.didDisappear"])
        test.turn { test.window.isHidden = false }
        #expect(log.take() == ["A.willAppear", "A.isAppearing", "A.layout", "A.didAppear"])
    }

    @Test func anotherRootTakesThePlaceOfTheFirst() {
        var first: RecordingViewController? = RecordingViewController("A", log)
        let test = TestScene(showing: first!)
        first = nil
        _ = log.take()
        test.turn { test.window.rootViewController = RecordingViewController("B", log) }
        #expect(
            log.take() == [
                "A.willDisappear", "B.loadView", "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.layout",
                "A.didDisappear", "B.didAppear", "A.deinit",
            ])
        #expect(test.window.subviews.count == 1)
    }

    @Test(arguments: [true, false]) func anotherRootTakesTheFirstOneIn(isVisible: Bool) {
        let first = RecordingViewController("A", log)
        let test = TestScene(showing: first)
        test.turn { test.window.isHidden = !isVisible }
        test.turn { test.window.rootViewController = UINavigationController(rootViewController: first) }
        test.turn { test.window.isHidden = false }
        #expect(first.view.window === test.window)
        #expect(log.take().last == "A.didAppear")
        #expect(test.scene.takeFaults() == [])
    }

    @Test func viewIsAppearingHasFinalGeometryAndHierarchy() {
        let controller = RecordingViewController("A", log)
        let test = TestScene()
        var wasInWindow: [String: Bool] = [:]
        for callback in ["willAppear", "isAppearing", "didAppear"] {
            controller.reactions[callback] = { wasInWindow[callback] = controller.view.window === test.window }
        }
        var size = CGSize.zero
        controller.reactions["isAppearing"] = {
            wasInWindow["isAppearing"] = controller.view.window === test.window
            size = controller.view.bounds.size
        }
        test.turn { test.window.rootViewController = controller }
        #expect(wasInWindow == ["willAppear": false, "isAppearing": true, "didAppear": true])
        #expect(size == test.window.bounds.size)
    }

    @Test func disconnectedSceneLetsItsControllersGo() {
        weak var controller: UIViewController?
        weak var window: UIWindow?
        do {
            let test = TestScene(showing: RecordingViewController("A", log))
            controller = test.window.rootViewController
            window = test.window
            test.scene.inTurn { test.scene.discardWindows() }
        }
        #expect(controller == nil)
        #expect(window == nil)
        #expect(log.take().suffix(3) == ["A.willDisappear", "A.didDisappear", "A.deinit"])
    }
}
