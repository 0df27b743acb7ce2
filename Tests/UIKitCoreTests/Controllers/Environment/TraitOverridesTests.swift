import Foundation
import Testing

@testable import UIKitCore

/// Replaced traits: for whom they hold, and who is told.
@MainActor
@Suite struct TraitOverridesTests {
    private let log = CallbackLog()

    /// A trait of an app's own.
    private struct Density: UITraitDefinition {
        static let defaultValue = 0
    }

    private func observe(_ name: String, _ object: some UITraitChangeObservable) {
        object.registerForTraitChanges([Density.self]) { [log] (object, previous: UITraitCollection) in
            log.add("\(name) \(previous[Density.self])>\(object.traitCollection[Density.self])")
        }
    }

    @Test func everythingInsideIsToldFromTheOutsideIn() {
        let parent = UIViewController()
        let child = UIViewController()
        let test = TestScene(showing: parent)
        let inner = UIView()
        test.turn {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            child.view.addSubview(inner)
        }
        observe("window", test.window)
        observe("P", parent)
        observe("P.view", parent.view)
        observe("X", child)
        observe("X.view", child.view)
        observe("inner", inner)
        test.turn { test.window.traitOverrides[Density.self] = 1 }
        #expect(log.take() == ["window 0>1", "P 0>1", "P.view 0>1", "X 0>1", "X.view 0>1", "inner 0>1"])
        test.turn { child.traitOverrides[Density.self] = 2 }
        #expect(log.take() == ["X 1>2", "X.view 1>2", "inner 1>2"])
        test.turn { parent.view.traitOverrides[Density.self] = 3 }
        #expect(log.take() == ["P.view 1>3"])
        test.turn {
            child.traitOverrides.remove(Density.self)
            inner.traitOverrides[Density.self] = 4
        }
        #expect(log.take() == ["X 2>3", "X.view 2>3", "inner 2>4"])
        test.turn { test.scene.traitOverrides[Density.self] = 5 }
        #expect(log.take().isEmpty)
        test.turn { test.window.traitOverrides.remove(Density.self) }
        #expect(log.take() == ["window 1>5", "P 1>5"])
        #expect(child.traitOverrides.contains(Density.self) == false)
    }

    @Test func parentIsAskedForTheTraitsOfItsChildren() {
        final class Parent: UIViewController {
            var narrowWidth: CGFloat = 600
            override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
                if view.bounds.width < narrowWidth { return UITraitCollection { $0[Density.self] = 7 } }
                return traitsReplaced(forChild: child)
            }
        }
        let parent = Parent()
        let child = UIViewController()
        let test = TestScene(showing: parent)
        test.resize(width: 390, height: 844)
        test.turn {
            parent.addChild(child)
            #expect(child.traitCollection[Density.self] == 7)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        observe("P", parent)
        observe("X", child)
        observe("X.view", child.view)
        test.resize(width: 844, height: 390)
        #expect(log.take() == ["X 7>0", "X.view 7>0"])
        test.turn { parent.replaceTraits(ofChild: child, with: UITraitCollection { $0[Density.self] = 2 }) }
        #expect(log.take() == ["X 0>2", "X.view 0>2"])
        test.resize(width: 390, height: 844)
        #expect(log.take() == ["X 2>7", "X.view 2>7"])
        test.turn { child.traitOverrides[Density.self] = 9 }
        #expect(log.take() == ["X 7>9", "X.view 7>9"])
        test.turn {
            child.traitOverrides.remove(Density.self)
            parent.narrowWidth = 0
            parent.overrideUserInterfaceStyle = .dark
        }
        #expect(log.take() == ["X 9>2", "X.view 9>2"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.traitCollection[Density.self] == 0)
    }

    @Test func readingIsUpToDateAndTellingWaitsForTheCommit() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        observe("A", controller)
        test.turn {
            controller.traitOverrides[Density.self] = 1
            controller.traitOverrides[Density.self] = 2
            #expect(controller.traitCollection[Density.self] == 2)
            #expect(controller.view.traitCollection[Density.self] == 2)
            #expect(log.take().isEmpty)
            controller.updateTraitsIfNeeded()
            #expect(log.take() == ["A 0>2"])
            controller.traitOverrides[Density.self] = 3
            controller.traitOverrides[Density.self] = 2
        }
        #expect(log.take().isEmpty)
    }

    @Test func viewThatMovesToOtherTraitsIsTold() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let first = UIView()
        let second = UIView()
        let moving = UIView()
        test.turn {
            controller.view.addSubview(first)
            controller.view.addSubview(second)
            first.traitOverrides[Density.self] = 1
            second.traitOverrides[Density.self] = 2
        }
        observe("moving", moving)
        test.turn { first.addSubview(moving) }
        test.turn { second.addSubview(moving) }
        #expect(log.take() == ["moving 0>1", "moving 1>2"])
    }

    @Test func actionsAreSentByName() {
        final class Controller: UIViewController {
            var calls = 0
            override class var interfaceBuilderMembers: InterfaceBuilderMembers {
                var members = super.interfaceBuilderMembers
                members.addAction("densityDidChange") { (self: Controller) in self.calls += 1 }
                return members
            }
        }
        let controller = Controller()
        let test = TestScene(showing: controller)
        let registration = controller.registerForTraitChanges([Density.self], action: "densityDidChange")
        test.turn { controller.traitOverrides[Density.self] = 1 }
        #expect(controller.calls == 1)
        controller.unregisterForTraitChanges(registration)
        test.turn { controller.traitOverrides[Density.self] = 2 }
        #expect(controller.calls == 1)
    }

    @Test func presentationReplacesTraitsOfWhatIsPresented() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        let presented = UIViewController()
        presented.presentationController?.traitOverrides[Density.self] = 7
        root.overrideUserInterfaceStyle = .dark
        test.turn { root.present(presented, animated: false) }
        #expect(presented.traitCollection[Density.self] == 7)
        #expect(presented.view.traitCollection[Density.self] == 7)
        #expect(presented.traitCollection.userInterfaceStyle != .dark)
        #expect(root.traitCollection[Density.self] == 0)
    }

    @Test func preferredStyleHoldsWhereNoneIsForced() {
        final class Preferring: UIViewController {
            var style = UIUserInterfaceStyle.dark
            override var preferredUserInterfaceStyle: UIUserInterfaceStyle { style }
        }
        final class Parent: UIViewController {
            override var childViewControllerForUserInterfaceStyle: UIViewController? { children.first }
        }
        let parent = Parent()
        let child = Preferring()
        parent.addChild(child)
        let test = TestScene(showing: parent)
        test.turn {
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        test.turn {
            child.style = .light
            child.setNeedsUserInterfaceAppearanceUpdate()
        }
        #expect(parent.traitCollection.userInterfaceStyle == .light)
        test.turn { child.overrideUserInterfaceStyle = .dark }
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.overrideUserInterfaceStyle == .unspecified)
    }

    @Test func currentTraitsAreThoseOfWhoIsTold() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        test.turn { test.scene.systemTraits = UITraitCollection(userInterfaceStyle: .light) }
        var seen: [UIUserInterfaceStyle] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            seen.append(UITraitCollection.current.userInterfaceStyle)
        }
        test.turn { controller.overrideUserInterfaceStyle = .dark }
        #expect(seen == [.dark])
    }
}
