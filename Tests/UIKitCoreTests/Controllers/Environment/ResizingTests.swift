import Foundation
import Testing

@testable import UIKitCore

/// What controllers are told when the browser's window or its orientation changes.
@MainActor
@Suite struct ResizingTests {
    private let log = CallbackLog()

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: parent)
    }

    @Test func traitsThenSizeThenLayoutFromTheOutsideIn() {
        let parent = EnvironmentRecordingController("P", log)
        let child = EnvironmentRecordingController("X", log)
        let test = TestScene(showing: parent)
        test.resize(width: 390, height: 844)
        test.turn { add(child, to: parent) }
        _ = log.take()
        test.resize(width: 1_024, height: 1_366)
        #expect(
            log.takeDistinct() == [
                "P.willTransition(regular)", "X.willTransition(regular)", "P.viewWillTransition(1024)",
                "X.viewWillTransition(1024)", "P.traits", "X.traits", "X.alongside", "P.alongside", "P.properties",
                "X.properties", "P.margins", "P.willLayout", "P.layout", "X.margins", "X.willLayout", "X.layout",
                "X.completion", "P.completion",
            ])
        #expect(parent.view.bounds.size == CGSize(width: 1_024, height: 1_366))
        #expect(child.view.bounds.size == CGSize(width: 1_024, height: 1_366))
        test.resize(width: 1_024, height: 1_366)
        #expect(log.take().isEmpty)
    }

    @Test func sizeAloneChangesNoTraits() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        _ = log.take()
        test.resize(width: 380, height: 800)
        #expect(
            log.takeDistinct() == [
                "A.viewWillTransition(380)", "A.alongside", "A.willLayout", "A.layout", "A.completion",
            ])
    }

    @Test func containersTellTheirVisibleAndLoadedChildren() {
        let first = EnvironmentRecordingController("A", log)
        let second = EnvironmentRecordingController("B", log)
        let navigation = UINavigationController(rootViewController: first)
        let unloaded = EnvironmentRecordingController("U", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, unloaded]
        let test = TestScene(showing: tabs)
        test.resize(width: 390, height: 844)
        test.turn { navigation.pushViewController(second, animated: false) }
        _ = log.take()
        test.resize(width: 400, height: 844)
        let told = log.take().filter { $0.contains("Transition") }
        #expect(told == ["A.viewWillTransition(400)", "B.viewWillTransition(400)"])
        #expect(second.view.bounds.width == 400)
    }

    @Test func containerSaysWhatSizeAChildGets() {
        final class Half: EnvironmentRecordingController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let parent = Half("P", log)
        let child = EnvironmentRecordingController("X", log)
        let test = TestScene(showing: parent)
        test.resize(width: 400, height: 844)
        test.turn { add(child, to: parent) }
        _ = log.take()
        test.resize(width: 600, height: 844)
        #expect(
            log.take().filter { $0.contains("WillTr") } == ["P.viewWillTransition(600)", "X.viewWillTransition(300)"])
    }

    @Test func presentedControllersAreToldAfterTheRoot() {
        let root = EnvironmentRecordingController("A", log)
        let presented = EnvironmentRecordingController("B", log)
        presented.modalPresentationStyle = .fullScreen
        let test = TestScene(showing: root)
        test.resize(width: 390, height: 844)
        test.turn { root.present(presented, animated: false) }
        _ = log.take()
        test.resize(width: 1_024, height: 844)
        #expect(
            log.take().filter { $0.contains("Transition") } == [
                "A.willTransition(regular)", "B.willTransition(regular)", "A.viewWillTransition(1024)",
                "B.viewWillTransition(1024)",
            ])
    }

    @Test func overriddenTraitsDoNotChangeWithTheWindow() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        test.turn { controller.traitOverrides.horizontalSizeClass = .compact }
        _ = log.take()
        test.resize(width: 1_024, height: 844)
        #expect(log.take().filter { $0.contains("ransition(") } == ["A.viewWillTransition(1024)"])
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func coordinatorIsThereWhileTheTransitionRuns() {
        let controller = EnvironmentRecordingController("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        var seen: [Bool] = []
        controller.reactions["layout"] = { [unowned controller] in
            seen.append(controller.transitionCoordinator != nil)
        }
        test.resize(width: 500, height: 844)
        #expect(seen.allSatisfy { $0 } && !seen.isEmpty)
        #expect(controller.transitionCoordinator == nil)
    }

    @Test func preferredContentSizeIsToldToTheParent() {
        final class Parent: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                sizes.append(container.preferredContentSize)
            }
        }
        let parent = Parent()
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.sizes == [CGSize(width: 100, height: 50)])
    }
}
