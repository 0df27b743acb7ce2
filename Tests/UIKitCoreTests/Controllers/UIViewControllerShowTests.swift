import Testing

@testable import UIKitCore

/// Who shows a controller when nobody says how.
@MainActor
@Suite struct UIViewControllerShowTests {
    final class Shelf: UIViewController {
        var shown: [UIViewController] = []
        var details: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
    }

    @Test func navigationControllerPushes() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        let navigation = UINavigationController(rootViewController: root)
        let test = TestScene(showing: navigation)
        let second = UIViewController()
        test.turn { child.show(second, sender: nil) }
        #expect(navigation.topViewController === second)
        let third = UIViewController()
        test.turn { second.showDetailViewController(third, sender: nil) }
        #expect(navigation.presentedViewController === third)
    }

    @Test func containerOfTheAppsOwnIsAsked() {
        let shelf = Shelf()
        let child = UIViewController()
        shelf.addChild(child)
        let test = TestScene(showing: shelf)
        let other = UIViewController()
        test.turn { child.show(other, sender: nil) }
        test.turn { child.showDetailViewController(other, sender: nil) }
        #expect(shelf.shown == [other])
        #expect(shelf.details == [other])
    }

    @Test func withoutAContainerItIsPresented() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        let second = UIViewController()
        let third = UIViewController()
        test.turn { root.show(second, sender: nil) }
        #expect(root.presentedViewController === second)
        let warnings = WarningLog.warnings { test.turn { root.show(third, sender: nil) } }
        #expect(
            warnings == [
                "Attempt to present \(third) on \(root) (from \(root)) which is already presenting \(second)."
            ])
        #expect(second.presentedViewController == nil && third.presentingViewController == nil)
        test.turn { second.show(third, sender: nil) }
        #expect(second.presentedViewController === third)
    }

    @Test func withoutAContainerTheRootOfTheWindowPresents() {
        let root = UIViewController()
        let child = UIViewController()
        let test = TestScene(showing: root)
        test.turn {
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        let second = UIViewController()
        test.turn { child.showDetailViewController(second, sender: nil) }
        #expect(second.presentingViewController === root)
    }

    /// A container that may decline, and hands on what it does not show.
    final class Chooser: UIViewController {
        var isWilling = true
        var shown: [UIViewController] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            isWilling && super.canPerformAction(action, withSender: sender)
        }
        override func show(_ vc: UIViewController, sender: Any?) {
            shown.append(vc)
            super.show(vc, sender: sender)
        }
    }

    @Test func targetIsTheControllerItselfIfItHasTheMethodAndIsWilling() {
        let (child, inner, outer) = (UIViewController(), Chooser(), Chooser())
        inner.addChild(child)
        outer.addChild(inner)
        let navigation = UINavigationController(rootViewController: outer)
        let test = TestScene(showing: navigation)
        let action: Selector = "showViewController:sender:"
        #expect(inner.targetViewController(forAction: action, sender: nil) === inner)
        #expect(child.targetViewController(forAction: action, sender: nil) === inner)
        #expect(child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
        inner.isWilling = false
        #expect(inner.targetViewController(forAction: action, sender: nil) === outer)
        let second = UIViewController()
        test.turn { child.show(second, sender: nil) }
        #expect(inner.shown.isEmpty && outer.shown == [second])
        #expect(navigation.topViewController === second)
        inner.isWilling = true
        let third = UIViewController()
        test.turn { child.show(third, sender: nil) }
        #expect(inner.shown == [third] && outer.shown == [second, third])
        #expect(navigation.topViewController === third)
    }

    @Test func targetIsTheNearestThatImplementsTheAction() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        #expect(root.targetViewController(forAction: "showViewController:sender:", sender: nil) === navigation)
        #expect(root.targetViewController(forAction: "unheardOf:", sender: nil) == nil)
    }
}
