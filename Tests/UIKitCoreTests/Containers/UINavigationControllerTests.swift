import Testing

@testable import UIKitCore

/// The callbacks of pushes and pops, whole sequences each.
@MainActor
@Suite struct UINavigationControllerTests {
    final class Delegate: UINavigationControllerDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.add("delegate.willShow(\((viewController as? RecordingViewController)?.name ?? "?"))")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.add("delegate.didShow(\((viewController as? RecordingViewController)?.name ?? "?"))")
        }
    }

    private let log = CallbackLog()
    private let delegate: Delegate
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        delegate = Delegate(log)
        navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        navigation.delegate = delegate
        test = TestScene(showing: navigation)
    }

    private func controller(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

    /// Pushes controllers one after the other and forgets what was logged.
    private func push(_ names: String...) {
        for name in names {
            test.turn { navigation.pushViewController(controller(name), animated: true) }
        }
        _ = log.take()
    }

    private var names: [String] { navigation.viewControllers.compactMap { ($0 as? RecordingViewController)?.name } }

    @Test func rootAppearsWithTheNavigationController() {
        #expect(
            log.take() == [
                "A.willMove", "A.didMove", "A.loadView", "A.viewDidLoad", "A.willAppear", "delegate.willShow(A)",
                "A.isAppearing", "A.layout", "A.didAppear", "delegate.didShow(A)",
            ])
    }

    @Test func rootIsMovingToItsParentAtFirstDisplay() {
        let root = controller("R")
        var flags: [Bool] = []
        for callback in ["willAppear", "isAppearing", "layout", "didAppear"] {
            root.reactions[callback] = { flags.append(root.isMovingToParent) }
        }
        test.turn { test.window.rootViewController = UINavigationController(rootViewController: root) }
        #expect(flags.first == true)
        #expect(flags.last == true)
        #expect(!root.isMovingToParent)
    }

    @Test func pushBeginsInTheCallAndEndsInTheCommit() {
        _ = log.take()
        test.scene.inTurn {
            navigation.pushViewController(controller("B"), animated: true)
            #expect(names == ["A", "B"])
            #expect(
                log.take() == [
                    "B.willMove", "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear",
                    "delegate.willShow(B)",
                ])
            test.scene.commit()
        }
        #expect(
            log.take() == [
                "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear", "B.didMove", "delegate.didShow(B)",
            ])
        #expect(test.scene.lastTransition == SceneTransition(.push, animated: true))
        #expect(navigation.children.count == 2)
        #expect(navigation.viewControllers[0].view.superview == nil)
    }

    @Test func popFreesThePoppedController() {
        push("B")
        test.turn { #expect(navigation.popViewController(animated: false) != nil) }
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear", "A.willAppear", "delegate.willShow(A)", "A.isAppearing",
                "A.layout", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "delegate.didShow(A)", "B.deinit",
            ])
        #expect(test.scene.lastTransition == SceneTransition(.pop, animated: false))
        #expect(navigation.children.count == 1)
    }

    @Test func popToRootFreesBuriedControllersEarlyAndSilently() {
        push("B", "C")
        test.turn { _ = navigation.popToRootViewController(animated: true) }
        #expect(
            log.take() == [
                "C.willMove(nil)", "C.willDisappear", "A.willAppear", "delegate.willShow(A)", "B.deinit",
                "A.isAppearing", "A.layout", "C.didDisappear", "A.didAppear", "C.didMove(nil)", "delegate.didShow(A)",
                "C.deinit",
            ])
    }

    @Test func popOnTheRootDoesNothing() {
        _ = log.take()
        test.turn { #expect(navigation.popViewController(animated: true) == nil) }
        test.turn { #expect(navigation.popToRootViewController(animated: true)?.isEmpty == true) }
        #expect(log.take() == [])
        #expect(names == ["A"])
    }

    @Test func popToAControllerThatIsNotThereIsAFault() {
        let other = controller("X")
        test.turn { #expect(navigation.popToViewController(other, animated: true) == nil) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
            ])
    }

    @Test func replacedStackShowsItsNewTop() {
        push("B", "C")
        let stack = navigation.viewControllers
        // The top stays: nothing is shown anew.
        test.turn { navigation.setViewControllers([stack[0], stack[2]], animated: true) }
        #expect(log.take() == [])
        // The new top was below: a pop. The array is the new one at once.
        test.turn {
            navigation.setViewControllers([stack[0]], animated: true)
            #expect(navigation.viewControllers == [stack[0]])
        }
        #expect(test.scene.lastTransition == SceneTransition(.pop, animated: true))
        #expect(
            log.take() == [
                "C.willMove(nil)", "C.willDisappear", "A.willAppear", "delegate.willShow(A)", "A.isAppearing",
                "A.layout", "C.didDisappear", "A.didAppear", "C.didMove(nil)", "delegate.didShow(A)",
            ])
        // The new top is new: a push.
        test.turn { navigation.viewControllers = [controller("D"), controller("E")] }
        #expect(test.scene.lastTransition == SceneTransition(.push, animated: false))
        #expect(
            log.take() == [
                "D.willMove", "E.willMove", "A.willMove(nil)", "E.loadView", "E.viewDidLoad", "A.willDisappear",
                "E.willAppear", "delegate.willShow(E)", "E.isAppearing", "E.layout", "A.didDisappear", "E.didAppear",
                "D.didMove", "E.didMove", "A.didMove(nil)", "delegate.didShow(E)",
            ])
    }

    @Test func animatedReplacementByNewControllersIsAPushThatTellsTheOldTop() {
        let first = navigation.viewControllers[0]
        _ = log.take()
        test.turn { navigation.setViewControllers([controller("D"), controller("E")], animated: true) }
        #expect(test.scene.lastTransition == SceneTransition(.push, animated: true))
        #expect(
            log.take() == [
                "D.willMove", "E.willMove", "A.willMove(nil)", "E.loadView", "E.viewDidLoad", "A.willDisappear",
                "E.willAppear", "delegate.willShow(E)", "E.isAppearing", "E.layout", "A.didDisappear", "E.didAppear",
                "D.didMove", "E.didMove", "A.didMove(nil)", "delegate.didShow(E)",
            ])
        #expect(first.parent == nil && names == ["D", "E"])
    }

    @Test func changesDuringATransitionWaitForItsEnd() {
        let third = controller("C")
        let flags = movingFlags(of: third)
        _ = log.take()
        test.turn {
            navigation.pushViewController(controller("B"), animated: true)
            navigation.pushViewController(third, animated: true)
            navigation.pushViewController(controller("D"), animated: true)
            #expect(names == ["A", "B", "C", "D"])
        }
        #expect(
            log.take() == [
                "B.willMove", "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear", "delegate.willShow(B)",
                "C.willMove", "D.willMove", "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear", "B.didMove",
                "delegate.didShow(B)", "D.loadView", "D.viewDidLoad", "B.willDisappear", "D.willAppear",
                "delegate.willShow(D)", "D.isAppearing", "D.layout", "B.didDisappear", "D.didAppear", "C.didMove",
                "D.didMove", "delegate.didShow(D)",
            ])
        test.turn { navigation.popViewController(animated: true) }
        #expect(flags.take() == ["C.willAppear false false", "C.isAppearing false false", "C.didAppear false false"])
    }

    /// Logs in which callbacks a controller says that it is moving to or from its parent.
    private func movingFlags(of controller: RecordingViewController) -> CallbackLog {
        let flags = CallbackLog()
        for callback in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
            controller.reactions[callback] = { [unowned controller] in
                flags.add(
                    "\(controller.name).\(callback) \(controller.isMovingToParent) \(controller.isMovingFromParent)")
            }
        }
        return flags
    }

    @Test(arguments: [true, false]) func uncoveredForTheFirstTimeAControllerIsNotMoving(wasShown: Bool) {
        let below = controller("X")
        let flags = movingFlags(of: below)
        let other = wasShown ? navigation : UINavigationController()
        test.turn { other.setViewControllers([below, controller("Y")], animated: false) }
        test.turn { test.window.rootViewController = other }
        test.turn { other.popViewController(animated: true) }
        #expect(flags.take() == ["X.willAppear false false", "X.isAppearing false false", "X.didAppear false false"])
    }

    @Test func afterACancelledPopTheTopIsNotMoving() throws {
        push("B")
        let second = try #require(navigation.viewControllers[1] as? RecordingViewController)
        let flags = movingFlags(of: second)
        test.scene.inTurn { _ = navigation.popViewController(animated: true) }
        #expect(flags.take() == ["B.willDisappear false true"])
        let running = try #require(navigation.runningTransition)
        test.turn { test.window.transitionEngine.cancel(running) }
        #expect(flags.take() == ["B.willAppear false false", "B.isAppearing false false", "B.didAppear false false"])
        #expect(!second.isMovingToParent && !second.isMovingFromParent)
        test.turn { navigation.pushViewController(controller("C"), animated: true) }
        #expect(flags.take() == ["B.willDisappear false false", "B.didDisappear false false"])
    }

    @Test func pushInsideACallbackRunsInTheSameCommit() {
        _ = log.take()
        let second = controller("B")
        second.reactions["didAppear"] = { [navigation, log] in
            second.reactions = [:]
            navigation.pushViewController(RecordingViewController("C", log), animated: true)
        }
        test.turn { navigation.pushViewController(second, animated: true) }
        #expect(names == ["A", "B", "C"])
        #expect(
            log.take() == [
                "B.willMove", "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear", "delegate.willShow(B)",
                "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear", "C.willMove", "B.didMove",
                "delegate.didShow(B)", "C.loadView", "C.viewDidLoad", "B.willDisappear", "C.willAppear",
                "delegate.willShow(C)", "C.isAppearing", "C.layout", "B.didDisappear", "C.didAppear", "C.didMove",
                "delegate.didShow(C)",
            ])
    }

    @Test func endlessPushesAreAFaultAndNoHang() {
        final class Endless: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                navigationController?.pushViewController(Endless(), animated: false)
            }
        }
        test.turn { navigation.pushViewController(Endless(), animated: false) }
        #expect(test.scene.takeFaults().map(\.name) == [.internalInconsistency])
    }

    @Test func pushOfANavigationControllerIsAFault() {
        test.turn { navigation.pushViewController(UINavigationController(), animated: true) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Pushing a navigation controller is not supported")
            ])
        #expect(names == ["A"])
    }

    @Test func pushOfTheSameControllerTwiceIsAFault() {
        push("B")
        let second = navigation.viewControllers[1]
        test.turn { navigation.pushViewController(second, animated: true) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument,
                    "Pushing the same view controller instance more than once is not supported (\(second))")
            ])
        test.turn { navigation.setViewControllers([second, second], animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.internalInconsistency])
        #expect(names == ["A", "B"])
    }

    @Test func pushOfAnotherContainersChildIsAFault() {
        let child = controller("X")
        let other = UINavigationController(rootViewController: child)
        _ = log.take()
        test.turn { navigation.pushViewController(child, animated: true) }
        #expect(test.scene.takeFaults().map(\.name) == [.hierarchyInconsistency])
        #expect(log.take().isEmpty)
        #expect(child.parent === other && other.viewControllers == [child])
        #expect(names == ["A"])
    }

    @Test func cancelledPopAnswersEachWillCallback() throws {
        push("B")
        test.scene.inTurn {
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
                log.add("completion, cancelled: \(context.isCancelled)")
            }
            _ = log.take()
        }
        let running = try #require(navigation.runningTransition)
        test.turn { test.window.transitionEngine.cancel(running) }
        #expect(
            log.take() == [
                "completion, cancelled: true", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
                "B.didAppear",
            ])
        #expect(names == ["A", "B"])
        #expect(navigation.viewControllers[1].view.window === test.window)
        #expect(navigation.viewControllers[0].view.superview == nil)
    }

    @Test func changesWhileNotShownAreSettledWithoutAppearance() {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: controller("X"))
        tabs.viewControllers = [controller("T"), other]
        test.turn { test.window.rootViewController = tabs }
        _ = log.take()
        test.turn { other.pushViewController(controller("Y"), animated: true) }
        #expect(log.take() == ["Y.willMove", "Y.didMove"])
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "T.willDisappear", "Y.loadView", "Y.viewDidLoad", "Y.willAppear", "Y.isAppearing", "Y.layout",
                "T.didDisappear", "Y.didAppear",
            ])
        test.turn { tabs.selectedIndex = 0 }
        _ = log.take()
        test.turn { other.popViewController(animated: true) }
        #expect(log.take() == ["Y.willMove(nil)", "Y.didMove(nil)", "Y.deinit"])
        test.turn { tabs.selectedIndex = 1 }
        #expect(
            log.take() == [
                "T.willDisappear", "X.loadView", "X.viewDidLoad", "X.willAppear", "X.isAppearing", "X.layout",
                "T.didDisappear", "X.didAppear",
            ])
    }

    @Test func flagsAreTrueExactlyInsideTheirCallbacks() {
        push("B")
        let second = navigation.viewControllers[1] as! RecordingViewController
        let first = navigation.viewControllers[0] as! RecordingViewController
        var flags: [String] = []
        for controller in [first, second] {
            for callback in ["willAppear", "didAppear", "willDisappear", "didDisappear", "willMove(nil)"] {
                controller.reactions[callback] = { [unowned controller] in
                    if controller.isMovingToParent { flags.append("\(controller.name).\(callback): to") }
                    if controller.isMovingFromParent { flags.append("\(controller.name).\(callback): from") }
                }
            }
        }
        let third = controller("C")
        for callback in ["willAppear", "didAppear"] {
            third.reactions[callback] = { [unowned third] in
                if third.isMovingToParent { flags.append("C.\(callback): to") }
            }
        }
        test.turn { navigation.pushViewController(third, animated: true) }
        #expect(flags == ["C.willAppear: to", "C.didAppear: to"])
        flags = []
        test.turn { navigation.popViewController(animated: true) }
        #expect(flags == [])
        test.turn { navigation.popViewController(animated: true) }
        #expect(flags == ["B.willDisappear: from", "B.didDisappear: from"])
        #expect(!second.isMovingFromParent)
    }

    @Test func coordinatorLivesAsLongAsTheTransition() {
        _ = log.take()
        let second = controller("B")
        #expect(second.transitionCoordinator == nil)
        second.reactions["willAppear"] = { [unowned second, log] in
            second.transitionCoordinator?.animate(alongsideTransition: { context in
                log.add("alongside, to B: \(context.viewController(forKey: .to) === second)")
            }) { context in
                log.add("completion, cancelled: \(context.isCancelled)")
            }
        }
        second.reactions["didAppear"] = { [unowned second, log] in
            log.add("coordinator: \(second.transitionCoordinator == nil ? "none" : "some")")
        }
        test.turn {
            navigation.pushViewController(second, animated: true)
            #expect(navigation.transitionCoordinator?.isAnimated == true)
        }
        #expect(navigation.transitionCoordinator == nil)
        #expect(
            log.take().suffix(9) == [
                "B.isAppearing", "alongside, to B: true", "B.layout", "completion, cancelled: false",
                "A.didDisappear", "B.didAppear", "coordinator: none", "B.didMove", "delegate.didShow(B)",
            ])
    }
}
