import Testing

@testable import UIKitCore

/// Who is told when the browser reports other traits.
@MainActor
@Suite struct UITraitChangeObservableTests {
    @Test func observersOfTheChangedTraitsAreCalled() {
        final class Controller: UIViewController {
            var previous: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection)
            }
        }
        let controller = Controller()
        let test = TestScene(showing: controller)
        var log: [String] = []
        let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: Controller, previous: UITraitCollection) in
            log.append("controller: \(controller.traitCollection.userInterfaceStyle == .dark)")
        }
        controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in log.append("view")
        }
        controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in
            log.append("width")
        }
        let before = test.scene.traitCollection
        test.turn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        #expect(log == ["controller: true", "view"])
        #expect(controller.previous == [before])
        controller.unregisterForTraitChanges(registration)
        test.turn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .light) }
        #expect(log == ["controller: true", "view", "view"])
    }

    @Test func aHandlerMayNameTheClassOrSelf() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, _: UITraitCollection) in self.log.append("Self")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { controller, _ in
                    controller.log.append("none")
                }
            }
        }
        let controller = Controller()
        let test = TestScene(showing: controller)
        test.turn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        #expect(controller.log == ["Self", "none"])
    }

    @Test func overriddenStyleHoldsForEverythingInside() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        let test = TestScene(showing: parent)
        test.turn { parent.view.addSubview(child.view) }
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aSceneAndAPresentationAreToldInTheCommit() throws {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        test.turn { controller.present(presented, animated: false) }
        let presentation = try #require(presented.presentationController)
        var log: [String] = []
        let registration = test.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, previous: UITraitCollection) in
            #expect(previous.userInterfaceStyle != .dark)
            log.append("scene \(scene.traitCollection.userInterfaceStyle.rawValue)")
        }
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (presentation: UIPresentationController, previous: UITraitCollection) in
            log.append("presentation \(presentation.traitCollection.userInterfaceStyle.rawValue)")
        }
        test.scene.inTurn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        #expect(log.isEmpty)
        test.turn {}
        #expect(log == ["scene 2", "presentation 2"])
        test.scene.unregisterForTraitChanges(registration)
        test.turn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .light) }
        #expect(log == ["scene 2", "presentation 2", "presentation 1"])
    }
}
