import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIWindowSceneInteractionTests {
    /// A view that counts its presses.
    final class PressableView: UIView {
        var presses = 0

        override func userInteractions() -> [UserInteractionEvent] { [.touchUpInside] }
        override func perform(_ interaction: UserInteraction) { presses += 1 }
    }

    private func press(_ view: UIView, in scene: UIWindowScene) throws(UserInteractionRefusal) {
        try scene.perform(UserInteraction(.touchUpInside), on: .viewIdentifier(scene.identifier(for: view)))
    }

    private func makePressableView() -> (TestScene, UIView, PressableView) {
        let scene = TestScene()
        let (container, view) = (UIView(), PressableView())
        scene.window.addSubview(container)
        container.addSubview(view)
        return (scene, container, view)
    }

    @Test func aPressReachesTheViewByNumberAndByName() throws {
        let (scene, _, view) = makePressableView()
        view.accessibilityIdentifier = "go"
        try press(view, in: scene.scene)
        try scene.scene.perform(UserInteraction(.touchUpInside), on: .accessibilityIdentifier("go"))
        #expect(view.presses == 2)
    }

    @Test(arguments: [
        "hidden", "transparent", "uninteractive", "hidden above", "uninteractive above", "gone", "covered",
    ])
    func aViewOutOfReachIsNotPressed(reason: String) throws {
        let (scene, container, view) = makePressableView()
        let identifier = scene.scene.identifier(for: view)
        var expected = UserInteractionRefusal.hidden
        switch reason {
        case "hidden": view.isHidden = true
        case "transparent": view.alpha = 0
        case "hidden above": container.isHidden = true
        case "uninteractive":
            view.isUserInteractionEnabled = false
            expected = .disabled
        case "uninteractive above":
            container.isUserInteractionEnabled = false
            expected = .disabled
        case "gone":
            container.removeFromSuperview()
            expected = .notFound
        default:
            let controller = UIViewController()
            scene.turn { scene.window.rootViewController = controller }
            scene.turn { controller.present(UIViewController(), animated: false) }
            expected = .covered
        }
        #expect(throws: expected) {
            try scene.scene.perform(UserInteraction(.touchUpInside), on: .viewIdentifier(identifier))
        }
        #expect(view.presses == 0)
    }

    @Test func whatLiesBehindAModalViewOfTheAppIsPressed() throws {
        let (scene, container, view) = makePressableView()
        let (panel, window) = (UIView(), UIWindow(windowScene: scene.scene))
        for modal in [panel, window] { modal.accessibilityViewIsModal = true }
        scene.turn {
            container.superview?.addSubview(panel)
            window.isHidden = false
        }
        try press(view, in: scene.scene)
        #expect(view.presses == 1)
    }

    @Test func anEventThatIsNotOfferedIsRefused() {
        let (scene, container, view) = makePressableView()
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.valueChanged)) {
            try scene.scene.perform(
                UserInteraction(.valueChanged), on: .viewIdentifier(scene.scene.identifier(for: view)))
        }
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.touchUpInside)) {
            try press(container, in: scene.scene)
        }
        #expect(throws: UserInteractionRefusal.readOnly) {
            try scene.scene.acceptFieldValue(.text("x"), of: .viewIdentifier(scene.scene.identifier(for: view)))
        }
    }

    @Test func aNumberIsKeptWhileTheViewMovesAndNeverReused() {
        let (scene, container, view) = makePressableView()
        let number = scene.scene.identifier(for: view)
        view.removeFromSuperview()
        #expect(scene.scene.view(withIdentifier: number) == nil)
        let other = UIView()
        container.addSubview(other)
        #expect(scene.scene.identifier(for: other) != number)
        container.addSubview(view)
        #expect(scene.scene.identifier(for: view) == number)
        #expect(scene.scene.view(withIdentifier: number) === view)
    }

    @Test func aViewThatChangesScenesGetsANumberOfTheNewOne() {
        let (scene, _, view) = makePressableView()
        let (otherScene, otherContainer, otherView) = makePressableView()
        let number = scene.scene.identifier(for: view)
        #expect(otherScene.scene.identifier(for: otherView) == number)
        otherContainer.addSubview(view)
        #expect(scene.scene.view(withIdentifier: number) == nil)
        #expect(otherScene.scene.view(withIdentifier: number) === otherView)
        #expect(otherScene.scene.identifier(for: view) != number)
    }

    @Test func namesOfViewsAreReadStrictly() {
        #expect(InteractionTarget("v12") == .viewIdentifier(12))
        #expect(InteractionTarget("v012") == .accessibilityIdentifier("v012"))
        #expect(InteractionTarget("v-1") == .accessibilityIdentifier("v-1"))
        #expect(InteractionTarget("v99999999999999") == .accessibilityIdentifier("v99999999999999"))
        #expect(InteractionTarget("") == nil)
        #expect(InteractionTarget(Substring(repeating: "a", count: 257)) == nil)
    }

    @Test func aWindowSeesItsEventsAndMayKeepThem() throws {
        final class ClosedWindow: UIWindow {
            var names: [String] = []
            override func sendEvent(_ event: UIEvent) { names.append(event.name) }
        }
        let scene = TestScene().scene
        let window = ClosedWindow(windowScene: scene)
        window.makeKeyAndVisible()
        let view = PressableView()
        window.addSubview(view)
        try press(view, in: scene)
        #expect(window.names == ["touchUpInside"])
        #expect(view.presses == 0)
    }
}
