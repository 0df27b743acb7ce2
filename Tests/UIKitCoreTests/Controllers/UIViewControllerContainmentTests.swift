import Foundation
import Testing

@testable import UIKitCore

/// Custom containers: who is told what when children come, go and are exchanged.
@MainActor
@Suite struct UIViewControllerContainmentTests {
    class Container: RecordingViewController {
        var forwards = true
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    private let log = CallbackLog()
    private let container: Container
    private let test: TestScene

    init() {
        container = Container("P", log)
        test = TestScene(showing: container)
        _ = log.take()
    }

    private func controller(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

    private func add(_ child: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test func childAddedToAVisibleContainerAppears() {
        let child = controller("X")
        test.turn { add(child) }
        #expect(
            log.take() == [
                "X.willMove", "X.loadView", "X.viewDidLoad", "X.willAppear", "X.didMove", "X.isAppearing", "P.layout",
                "X.layout", "X.didAppear",
            ])
        #expect(child.parent === container)
        #expect(container.children == [child])
        test.turn { remove(child) }
        #expect(
            log.take() == [
                "X.willMove(nil)", "X.willDisappear", "X.didDisappear", "X.didMove(nil)", "P.layout",
            ])
        #expect(child.parent == nil)
    }

    @Test func childAddedBeforeTheContainerAppearsWithIt() {
        let other = Container("Q", log)
        let child = controller("X")
        other.addChild(child)
        other.view.addSubview(child.view)
        child.didMove(toParent: other)
        _ = log.take()
        test.turn { test.window.rootViewController = other }
        #expect(
            log.take() == [
                "P.willDisappear", "Q.willAppear", "X.willAppear", "Q.isAppearing", "X.isAppearing", "Q.layout",
                "X.layout", "P.didDisappear", "Q.didAppear", "X.didAppear",
            ])
    }

    @Test(arguments: ["viewDidLoad", "willAppear", "isAppearing"])
    func childAddedWhileTheContainerAppears(callback: String) {
        let other = Container("Q", log)
        other.reactions[callback] = { [unowned other, log] in
            let child = RecordingViewController("X", log)
            other.addChild(child)
            other.view.addSubview(child.view)
            child.didMove(toParent: other)
        }
        test.turn { test.window.rootViewController = other }
        let order = log.take().filter { $0.hasPrefix("X.") || $0 == "Q.didAppear" }
        #expect(
            order.filter { $0 != "X.didMove" } == [
                "X.willMove", "X.loadView", "X.viewDidLoad", "X.willAppear", "X.isAppearing", "X.layout",
                "Q.didAppear", "X.didAppear",
            ])
    }

    @Test func flagsInsideTheCallbacks() {
        let child = controller("X")
        var flags: [String] = []
        for callback in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
            child.reactions[callback] = {
                flags.append("\(callback) \(child.isMovingToParent) \(child.isMovingFromParent)")
            }
        }
        test.turn { add(child) }
        test.turn { test.window.isHidden = true }
        test.turn { test.window.isHidden = false }
        test.turn { remove(child) }
        #expect(
            flags == [
                "willAppear true false", "didAppear true false", "willDisappear false false",
                "didDisappear false false", "willAppear false false", "didAppear false false",
                "willDisappear false true", "didDisappear false true",
            ])
        #expect(!child.isMovingToParent && !child.isMovingFromParent)
    }

    @Test func childThatLeftUnseenIsNotMovingWhenItIsPresented() {
        let child = controller("X")
        var flags: [Bool] = []
        for callback in ["willAppear", "isAppearing", "didAppear"] {
            child.reactions[callback] = { [unowned child] in flags.append(child.isMovingToParent) }
        }
        test.turn {
            container.addChild(child)
            child.removeFromParent()
            container.present(child, animated: false)
        }
        #expect(flags == [false, false, false])
    }

    @Test func willMoveWithoutSuperBreaksTheFlag() {
        final class Silent: UIViewController {
            var wasMoving: Bool?
            override func willMove(toParent parent: UIViewController?) {}
            override func viewWillDisappear(_ animated: Bool) { wasMoving = isMovingFromParent }
        }
        let child = Silent()
        test.turn { add(child) }
        test.turn { remove(child) }
        #expect(child.wasMoving == false)
    }

    @Test func childMovesFromOneContainerToAnother() {
        let other = Container("Q", log)
        let child = controller("X")
        test.turn { add(child) }
        _ = log.take()
        test.turn { other.addChild(child) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .hierarchyInconsistency,
                    "child view controller:\(child) should have parent view controller:\(container) but requested parent "
                        + "is:\(other)")
            ])
        #expect(child.parent === container && log.take().isEmpty)
        test.turn { child.view.removeFromSuperview() }
        _ = log.take()
        test.turn { other.addChild(child) }
        #expect(log.take() == ["X.didMove(nil)", "X.willMove"])
        #expect(child.parent === other)
        #expect(container.children.isEmpty)
    }

    /// As the summary in diagrams has it, with every call made by hand; those that the framework makes too do no harm.
    @Test func everyCallMayBeMadeByHand() {
        let child = controller("X")
        var flags: [Bool] = []
        child.reactions["didAppear"] = { flags.append(child.isMovingToParent) }
        child.reactions["didDisappear"] = { flags.append(child.isMovingFromParent) }
        test.turn {
            container.addChild(child)
            child.willMove(toParent: container)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        test.turn {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            child.didMove(toParent: nil)
        }
        #expect(
            log.take().filter { !$0.hasSuffix("layout") } == [
                "X.willMove", "X.willMove", "X.loadView", "X.viewDidLoad", "X.willAppear", "X.didMove", "X.isAppearing",
                "X.didAppear", "X.willMove(nil)", "X.willDisappear", "X.didDisappear", "X.didMove(nil)",
                "X.didMove(nil)",
            ])
        #expect(flags == [true, true])
        #expect(!child.isMovingToParent && !child.isMovingFromParent && child.parent == nil)
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aViewWhoseControllerHasNoParentMayStandAnywhere() {
        let loose = controller("X")
        test.turn { container.view.addSubview(loose.view) }
        #expect(test.scene.takeFaults().isEmpty)
        #expect(log.take().filter { $0.contains("ppear") } == ["X.willAppear", "X.isAppearing", "X.didAppear"])
        test.turn { container.addChild(loose) }
        #expect(test.scene.takeFaults().isEmpty)
        #expect(loose.parent === container)
    }

    @Test func exchangeOfChildren() {
        let old = controller("X")
        let new = controller("Y")
        test.turn { add(old) }
        _ = log.take()
        test.turn {
            container.addChild(new)
            old.willMove(toParent: nil)
            container.transition(
                from: old, to: new, duration: 0.3, options: .transitionCrossDissolve,
                animations: { [log] in log.add("animations") }
            ) { [log, container] finished in
                log.add("completion(\(finished))")
                new.didMove(toParent: container)
                old.removeFromParent()
            }
        }
        #expect(
            log.take() == [
                "Y.willMove", "X.willMove(nil)", "X.willDisappear", "Y.loadView", "Y.viewDidLoad", "Y.willAppear",
                "Y.isAppearing", "animations", "P.layout", "Y.layout", "Y.didAppear", "X.didDisappear",
                "completion(true)", "Y.didMove", "X.didMove(nil)", "P.layout",
            ])
        #expect(old.view.superview == nil)
        #expect(new.view.superview === container.view)
        #expect(test.scene.lastTransition == SceneTransition(.crossDissolve, animated: true))
    }

    @Test func exchangeOfStrangersIsAFault() {
        let child = controller("X")
        test.turn { add(child) }
        let stranger = controller("Y")
        test.turn { container.transition(from: child, to: stranger, duration: 0) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument,
                    "Children view controllers \(child) and \(stranger) must have a common parent view controller when calling "
                        + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                        + "completion:]")
            ])
        container.forwards = false
        let second = controller("Z")
        test.turn {
            container.addChild(second)
            container.transition(from: child, to: second, duration: 0)
        }
        #expect(test.scene.takeFaults().map(\.name) == [.internalInconsistency])
        #expect(child.view.superview === container.view)
    }

    @Test func containerMayForwardByHand() {
        container.forwards = false
        let child = controller("X")
        test.turn { add(child) }
        #expect(log.take().filter { $0.contains("ppear") } == [])
        test.turn { child.beginAppearanceTransition(true, animated: true) }
        #expect(log.take() == ["X.willAppear"])
        test.turn { child.endAppearanceTransition() }
        #expect(log.take() == ["X.isAppearing", "X.didAppear"])
        test.turn {
            child.beginAppearanceTransition(false, animated: false)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }
        #expect(log.take() == ["X.willDisappear", "X.willAppear", "X.isAppearing", "X.didAppear"])
        test.turn { child.endAppearanceTransition() }
        test.turn { child.beginAppearanceTransition(true, animated: false) }
        #expect(log.take() == [])
        test.turn { test.window.isHidden = true }
        #expect(log.take() == ["P.willDisappear", "P.didDisappear"])
    }

    @Test func beginningByHandLoadsTheView() {
        let child = controller("X")
        child.beginAppearanceTransition(true, animated: false)
        #expect(log.take() == ["X.loadView", "X.viewDidLoad", "X.willAppear"])
    }

    @Test func viewUnderAStrangersViewIsAFault() {
        let child = controller("X")
        let other = controller("Q")
        container.addChild(child)
        test.turn { other.view.addSubview(child.view) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .hierarchyInconsistency,
                    "child view controller:\(child) should have parent view controller:\(other) but actual parent "
                        + "is:\(container)")
            ])
        #expect(child.view.superview == nil)
    }

    @Test func viewOfAnotherControllerIsAFault() {
        let owner = controller("X")
        let other = controller("Y")
        let view = owner.view
        test.turn {
            add(owner)
            other.view = view
        }
        #expect(test.scene.takeFaults().map(\.name) == [.hierarchyInconsistency])
        #expect(owner.view === view && other.view !== view)
    }

    @Test func containerInItselfIsAFault() {
        let child = controller("X")
        test.turn {
            add(child)
            child.addChild(container)
            child.addChild(child)
        }
        #expect(test.scene.takeFaults().map(\.name) == [.invalidArgument, .invalidArgument])
        #expect(child.children.isEmpty)
    }

    @Test func responderChainGoesThroughControllers() {
        let child = controller("X")
        let button = UIView()
        test.turn {
            add(child)
            child.view.addSubview(button)
        }
        var chain: [UIResponder] = []
        var responder: UIResponder? = button
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        let expected: [UIResponder] = [
            button, child.view, child, container.view, container, test.window, test.scene, UIApplication.shared,
        ]
        #expect(chain.prefix(8) == expected[...])
        let presented = controller("B")
        test.turn { child.present(presented, animated: true) }
        #expect(presented.view.next === presented)
        #expect(presented.next === container)
    }
}
