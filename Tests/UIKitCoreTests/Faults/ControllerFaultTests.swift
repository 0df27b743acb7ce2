import Testing

@testable import UIKitCore

/// The texts of exceptions that controllers, alerts and animators of UIKit raise.
@MainActor
@Suite struct ControllerFaultTests {
    @Test("An alert without anything to show is not presented")
    func emptyAlert() {
        final class LateAlert: UIAlertController {
            override func viewDidLoad() {
                super.viewDidLoad()
                addAction(UIAlertAction(title: "OK", style: .default))
            }
        }
        let root = UIViewController()
        let test = TestScene(showing: root)
        test.turn {
            root.present(UIAlertController(title: nil, message: "", preferredStyle: .alert), animated: true)
        }
        #expect(root.presentedViewController == nil)
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency, "UIAlertController must have a title, a message or an action to display")
            ])
        let late = LateAlert(title: nil, message: nil, preferredStyle: .alert)
        test.turn { root.present(late, animated: true) }
        #expect(root.presentedViewController === late && test.scene.takeFaults().isEmpty)
    }

    @Test("The root of a window cannot be presented, nor its view be put into that of another controller")
    func rootController() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        let other = UIWindow(windowScene: test.scene)
        let parent = UIViewController()
        test.turn {
            other.rootViewController = parent
            other.isHidden = false
            parent.present(root, animated: true)
            parent.addChild(root)
            parent.view.addSubview(root.view)
        }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(.invalidArgument, "Application tried to present modally an active controller \(root)."),
                SceneFault(
                    .hierarchyInconsistency,
                    "adding a root view controller \(root) as a child of view controller:\(parent)"),
            ])
        #expect(root.view.window === test.window)
    }

    @Test("A former root can become the child of the one that follows it")
    func formerRoot() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        let navigation = UINavigationController(rootViewController: root)
        test.turn { test.window.rootViewController = navigation }
        #expect(test.scene.takeFaults().isEmpty && root.parent === navigation)
    }

    @available(*, deprecated)
    @Test("A popover of the older kind needs a view in a window; the text names the method that was called")
    func popoverWithoutWindow() {
        let test = TestScene()
        let popover = UIPopoverController(contentViewController: UIViewController())
        test.turn {
            popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: true)
            popover.present(
                from: UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
                permittedArrowDirections: .any, animated: true)
        }
        let rest = "Popovers cannot be presented from a view which does not have a window."
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument,
                    "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: \(rest)"),
                SceneFault(
                    .invalidArgument,
                    "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: \(rest)"
                ),
            ])
    }

    @Test("A split view has a style, and only a stopped animator is finished")
    func misuse() {
        let test = TestScene()
        test.turn {
            _ = UISplitViewController(style: .unspecified)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.finishAnimation(at: .end)
            #expect(animator.state == .inactive)
        }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "API misuse. -initWithStyle: may not be used with UISplitViewControllerStyleUnspecified"),
                SceneFault(
                    .internalInconsistency, "finishAnimationAtPosition: should only be called on a stopped animator!"),
            ])
    }

    @Test("A task that goes on after the turn in which it was made reports to the scene of that turn")
    func laterWork() async {
        let test = TestScene()
        let task = test.scene.inTurn {
            Task {
                await Task.yield()
                SceneFault.raise(.internalInconsistency, "Too late")
            }
        }
        await task.value
        #expect(test.scene.takeFaults() == [SceneFault(.internalInconsistency, "Too late")])
    }
}
