import Foundation
import Testing

@testable import UIKitCore

/// Rotation: the callbacks of old and new, and who may keep the interface upright.
@MainActor
@Suite struct RotationTests {
    private let log = CallbackLog()

    /// A controller that logs the rotation callbacks of older systems.
    private class Rotating: EnvironmentRecordingController {
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.add("\(name).willRotate(\(toInterfaceOrientation))")
        }

        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.add("\(name).willAnimateRotation(\(toInterfaceOrientation)) \(Int(view.bounds.width))")
        }

        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.add("\(name).didRotate(\(fromInterfaceOrientation))")
        }
    }

    /// A container that may keep the callbacks to itself, and a controller with wishes.
    private final class Wishing: Rotating {
        var forwards = true
        var mask = UIInterfaceOrientationMask.all
        var isLocked = false
        var rotates = true
        override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var prefersInterfaceOrientationLocked: Bool { isLocked }
        override var shouldAutorotate: Bool { rotates }
    }

    @Test func deprecatedCallbacksComeWithTheirSuccessors() {
        let controller = Rotating("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        _ = log.take()
        test.resize(width: 844, height: 390)
        #expect(
            log.takeDistinct().filter { !$0.hasSuffix("traits") && !$0.hasSuffix("margins") } == [
                "A.willTransition(regular)", "A.viewWillTransition(844)", "A.willRotate(landscapeRight)",
                "A.willAnimateRotation(landscapeRight) 844", "A.alongside", "A.properties", "A.willLayout", "A.layout",
                "A.didRotate(portrait)", "A.completion",
            ])
        #expect(test.scene.interfaceOrientation == .landscapeRight)
        #expect(test.scene.effectiveGeometry.interfaceOrientation.isLandscape)
    }

    @Test func theOrientationIsTheOldOneBeforeTheTurnAndTheNewOneInIt() {
        final class Asking: UIViewController {
            var orientations: [UIInterfaceOrientation?] = []
            private func ask() { orientations.append(viewIfLoaded?.window?.windowScene?.interfaceOrientation) }
            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                ask()
            }
            override func willAnimateRotation(
                to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) { ask() }
            override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { ask() }
        }
        let controller = Asking()
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        controller.orientations = []
        test.resize(width: 844, height: 390)
        #expect(controller.orientations == [.portrait, .landscapeRight, .landscapeRight])
    }

    @Test func phonesDoNotStandOnTheirHeadsUnlessAControllerWantsThat() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        test.resize(width: 1_024, height: 768, idiom: .pad)
        #expect(controller.supportedInterfaceOrientations == .all)
    }

    @Test func orientationsThatTheAppDoesNotHaveAreAFault() {
        let controller = Wishing("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        controller.mask = []
        test.resize(width: 844, height: 390)
        #expect(test.scene.takeFaults().map(\.name) == [.invalidInterfaceOrientation])
        #expect(test.scene.interfaceOrientation == .landscapeRight)
        test.turn { controller.title = "Turned" }
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func theDelegateOfTheApplicationNamesTheOrientationsOfAWindow() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var asked: [UIWindow?] = []
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                asked.append(window)
                return .portrait
            }
        }
        let test = TestScene(showing: UIViewController())
        let delegate = Delegate()
        UIApplication.shared.sceneDelegates[ObjectIdentifier(test.scene)] = delegate
        defer { UIApplication.shared.sceneDelegates[ObjectIdentifier(test.scene)] = nil }
        test.resize(width: 390, height: 844)
        test.resize(width: 844, height: 390)
        #expect(test.scene.interfaceOrientation == .portrait)
        #expect(!delegate.asked.isEmpty && delegate.asked.allSatisfy { $0 === test.window })
    }

    @Test func coordinatorTellsTheTurn() {
        final class Turning: UIViewController {
            var transform = CGAffineTransform.identity
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                transform = coordinator.targetTransform
            }
        }
        let controller = Turning()
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        test.resize(width: 391, height: 844)
        #expect(controller.transform.isIdentity)
        test.resize(width: 844, height: 391)
        #expect(!controller.transform.isIdentity)
        #expect(abs(controller.transform.a) < 0.001 && abs(abs(controller.transform.b) - 1) < 0.001)
    }

    @Test func containerMayKeepTheCallbacksToItself() {
        let parent = Wishing("P", log)
        let child = Rotating("X", log)
        let test = TestScene(showing: parent)
        test.resize(width: 390, height: 844)
        test.turn {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.didMove(toParent: parent)
        }
        _ = log.take()
        parent.forwards = false
        test.resize(width: 844, height: 390)
        #expect(log.take().filter { $0.contains("otat") }.allSatisfy { $0.hasPrefix("P.") })
        parent.forwards = true
        test.resize(width: 390, height: 844)
        #expect(
            log.take().filter { $0.contains("Rotate(") } == [
                "P.willRotate(portrait)", "X.willRotate(portrait)", "P.didRotate(landscapeRight)",
                "X.didRotate(landscapeRight)",
            ])
    }

    @Test func invisibleControllerIsNotRotated() {
        let first = Rotating("A", log)
        let second = Rotating("B", log)
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScene(showing: navigation)
        test.resize(width: 390, height: 844)
        test.turn { navigation.pushViewController(second, animated: false) }
        _ = log.take()
        test.resize(width: 844, height: 390)
        #expect(log.take().filter { $0.contains("otat") }.allSatisfy { $0.hasPrefix("B.") })
        test.turn { _ = navigation.popViewController(animated: false) }
        let shown = log.takeDistinct().filter { $0.hasPrefix("A.") }
        #expect(shown.contains("A.willLayout") && !shown.contains { $0.contains("otat") })
        #expect(first.view.bounds.width == 844)
    }

    @Test func phoneStaysUprightForAControllerThatSupportsNothingElse() {
        let controller = Wishing("A", log)
        controller.mask = .portrait
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        _ = log.take()
        test.resize(width: 844, height: 390)
        #expect(log.take().isEmpty)
        #expect(test.scene.interfaceOrientation == .portrait)
        #expect(test.window.bounds.size == CGSize(width: 390, height: 844))
        #expect(test.scene.keptOrientation == .portrait && !test.scene.isKeptSideways)
        test.turn {
            controller.mask = .all
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        #expect(test.scene.interfaceOrientation == .landscapeRight)
        #expect(test.window.bounds.size == CGSize(width: 844, height: 390))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(test.scene.keptOrientation == nil)
    }

    @Test func windowOfATabletOrDesktopIsAsItIs() {
        let controller = Wishing("A", log)
        controller.mask = .portrait
        controller.isLocked = true
        let test = TestScene(showing: controller)
        test.resize(width: 800, height: 1_200, idiom: .pad)
        #expect(!test.scene.effectiveGeometry.isInterfaceOrientationLocked)
        test.resize(width: 1_200, height: 800, idiom: .pad)
        #expect(test.window.bounds.width == 1_200)
        #expect(test.scene.interfaceOrientation.isLandscape)
        #expect(!test.scene.effectiveGeometry.isInterfaceOrientationLocked)
        #expect(test.scene.keptOrientation == nil)
    }

    @Test func lockKeepsTheOrientation() {
        let controller = Wishing("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        controller.isLocked = true
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        test.resize(width: 844, height: 390)
        #expect(test.scene.interfaceOrientation == .portrait)
        #expect(test.scene.effectiveGeometry.isInterfaceOrientationLocked)
        test.turn {
            controller.isLocked = false
            controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        }
        #expect(test.scene.interfaceOrientation.isLandscape)
        #expect(!test.scene.effectiveGeometry.isInterfaceOrientationLocked)
    }

    @Test(arguments: [true, false])
    func phoneThatIsKeptOnItsSideHasTheSizeThatItHadThere(isLocked: Bool) {
        let controller = Wishing("A", log)
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        test.resize(width: 844, height: 390)
        controller.isLocked = isLocked
        controller.rotates = isLocked
        _ = log.take()
        test.resize(width: 390, height: 844)
        #expect(log.take().isEmpty)
        #expect(test.scene.interfaceOrientation == .landscapeRight)
        #expect(test.window.bounds.size == CGSize(width: 844, height: 390))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(test.scene.effectiveGeometry.isInterfaceOrientationLocked == isLocked)
        #expect(test.scene.isKeptSideways && test.scene.keptOrientation == .landscapeRight)
        test.turn {
            controller.isLocked = false
            controller.rotates = true
            controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        }
        #expect(
            log.take().filter { $0.contains("otat") } == [
                "A.willRotate(portrait)", "A.willAnimateRotation(portrait) 390", "A.didRotate(landscapeRight)",
            ])
        #expect(test.window.bounds.size == CGSize(width: 390, height: 844))
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
    }

    @Test func lockEndsWithThePresentationThatHasIt() {
        let root = UIViewController()
        let presented = Wishing("B", log)
        presented.modalPresentationStyle = .fullScreen
        presented.isLocked = true
        let test = TestScene(showing: root)
        test.resize(width: 844, height: 390)
        test.turn { root.present(presented, animated: false) }
        test.resize(width: 390, height: 844)
        #expect(test.scene.interfaceOrientation.isLandscape)
        test.turn { root.dismiss(animated: false) }
        #expect(test.scene.interfaceOrientation == .portrait)
        #expect(test.window.bounds.width == 390)
    }

    @Test func olderCodeSaysForEachOrientationWhetherItAgrees() {
        final class Older: UIViewController {
            var agrees: (UIInterfaceOrientation) -> Bool = { $0.isPortrait }
            override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
                agrees(toInterfaceOrientation)
            }
        }
        let controller = Older()
        let test = TestScene(showing: controller)
        test.resize(width: 390, height: 844)
        #expect(controller.supportedInterfaceOrientations == [.portrait, .portraitUpsideDown])
        test.resize(width: 844, height: 390)
        #expect(test.scene.interfaceOrientation == .portrait)
        controller.agrees = { _ in false }
        #expect(controller.supportedInterfaceOrientations == .portrait)
        test.turn {
            controller.agrees = { $0 != .landscapeLeft }
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        }
        #expect(controller.supportedInterfaceOrientations == [.portrait, .portraitUpsideDown, .landscapeRight])
        #expect(test.scene.interfaceOrientation == .landscapeRight)
    }

    @Test func presentationPrefersTheOrientationThatThereIs() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        test.resize(width: 844, height: 390)
        #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeRight)
        test.resize(width: 390, height: 844)
        #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
        test.resize(width: 1_024, height: 768, idiom: .pad)
        #expect(UINavigationController().preferredInterfaceOrientationForPresentation == .portrait)
        test.turn {
            #expect(UINavigationController().preferredInterfaceOrientationForPresentation == .landscapeRight)
        }
    }

    @Test func fullScreenPresentationDecidesWhileItLasts() {
        let root = UIViewController()
        let presented = Wishing("B", log)
        presented.mask = .portrait
        presented.modalPresentationStyle = .fullScreen
        let test = TestScene(showing: root)
        test.resize(width: 844, height: 390)
        test.turn { root.present(presented, animated: false) }
        #expect(test.scene.interfaceOrientation == .portrait)
        test.turn { root.dismiss(animated: false) }
        #expect(test.scene.interfaceOrientation.isLandscape)
    }
}
