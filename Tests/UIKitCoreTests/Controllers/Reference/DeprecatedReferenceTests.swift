import Foundation
import Testing

@testable import UIKitCore

/// The names of older references: they exist, and their successors do the work.
///
/// Methods that are deprecated themselves call them, and the tests call those through a protocol, so that the compiler
/// does not warn.
@MainActor
@Suite struct DeprecatedReferenceTests {
    private struct Caller: DeprecatedCaller {
        @available(*, deprecated)
        func relations(of parent: UIViewController, and child: UIViewController) -> Bool {
            parent.addChildViewController(child)
            child.didMove(toParentViewController: parent)
            let isRelated = child.parentViewController === parent && parent.childViewControllers == [child]
            let isMoving = child.isMovingToParentViewController || child.isMovingFromParentViewController
            child.willMove(toParentViewController: nil)
            child.removeFromParentViewController()
            return isRelated && !isMoving && child.parentViewController == nil
        }

        @available(*, deprecated)
        func present(_ presented: UIViewController, from presenter: UIViewController) {
            presenter.presentModalViewController(presented, animated: true)
        }

        @available(*, deprecated)
        func dismiss(_ presenter: UIViewController) {
            presenter.dismissModalViewController(animated: true)
        }

        @available(*, deprecated)
        func modal(of controller: UIViewController) -> UIViewController? { controller.modalViewController }

        @available(*, deprecated)
        func set(_ controller: UIViewController) -> [Bool] {
            let usual = controller.contentSizeForViewInPopover
            controller.contentSizeForViewInPopover = CGSize(width: 320, height: 400)
            controller.isModalInPopover = true
            controller.wantsFullScreenLayout = true
            controller.automaticallyAdjustsScrollViewInsets = false
            return [
                usual == CGSize(width: 320, height: 1_100),
                controller.preferredContentSize == controller.contentSizeForViewInPopover,
                controller.isModalInPresentation && controller.isModalInPopover, controller.wantsFullScreenLayout,
                !controller.automaticallyAdjustsScrollViewInsets,
            ]
        }

        @available(*, deprecated)
        func covered(of controller: UIViewController) -> (CGFloat, CGFloat) {
            (controller.topLayoutGuide.length, controller.bottomLayoutGuide.length)
        }

        @available(*, deprecated)
        func place(_ view: UIView, in controller: UIViewController) -> [NSLayoutConstraint] {
            let top = controller.topLayoutGuide
            let bottom = controller.bottomLayoutGuide
            return [
                view.topAnchor.constraint(equalTo: top.bottomAnchor),
                view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualTo: top.heightAnchor),
            ]
        }

        @available(*, deprecated)
        func orientation(of controller: UIViewController) -> UIInterfaceOrientation {
            UIViewController.attemptRotationToDeviceOrientation()
            return UIApplication.shared.statusBarOrientation == .unknown ? .unknown : controller.interfaceOrientation
        }

        @available(*, deprecated)
        func bars(of controller: UIViewController) -> [UIView?] {
            [controller.rotatingHeaderView(), controller.rotatingFooterView()]
        }

        @available(*, deprecated)
        func answers(of controller: UIViewController) -> [Bool] {
            [
                controller.shouldAutorotate, controller.shouldAutorotate(to: .portraitUpsideDown),
                controller.shouldAutomaticallyForwardRotationMethods(),
                controller.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers(),
            ]
        }

        @available(*, deprecated)
        func callEmptyOnes(of controller: UIViewController) {
            controller.viewWillUnload()
            controller.viewDidUnload()
            controller.willRotate(to: .portrait, duration: 0)
            controller.willAnimateRotation(to: .portrait, duration: 0)
            controller.didRotate(from: .portrait)
            controller.willAnimateFirstHalfOfRotation(to: .portrait, duration: 0)
            controller.didAnimateFirstHalfOfRotation(to: .portrait)
            controller.willAnimateSecondHalfOfRotation(from: .portrait, duration: 0)
        }

        @available(*, deprecated)
        func children(of controller: UIViewController) -> [UIViewController?] {
            [
                controller.childViewControllerForStatusBarStyle, controller.childViewControllerForStatusBarHidden,
                controller.childViewControllerForHomeIndicatorAutoHidden(),
                controller.childViewControllerForScreenEdgesDeferringSystemGestures(),
            ]
        }

        @available(*, deprecated)
        func overridden(of child: UIViewController, in parent: UIViewController) -> UITraitCollection? {
            parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            return parent.overrideTraitCollection(forChild: child)
        }

        @available(*, deprecated)
        func unwinding(of controller: UIViewController) -> Bool {
            controller.canPerformUnwindSegueAction("missing:", from: UIViewController(), withSender: controller)
                || controller.forUnwindSegueAction("missing:", from: UIViewController(), withSender: nil) != nil
                || controller.segueForUnwinding(to: controller, from: UIViewController(), identifier: nil) == nil
        }
    }

    private let caller: any DeprecatedCaller = Caller()

    @Test func containment() {
        #expect(caller.relations(of: UIViewController(), and: UIViewController()))
    }

    @Test func presentation() {
        let root = UIViewController()
        let presented = UIViewController()
        let test = TestScene(showing: root)
        test.turn { caller.present(presented, from: root) }
        #expect(caller.modal(of: root) === presented)
        test.turn { caller.dismiss(root) }
        #expect(caller.modal(of: root) == nil)
    }

    @Test func properties() {
        #expect(caller.set(UIViewController()) == [true, true, true, true, true])
    }

    @Test func layoutGuidesTellWhatBarsCover() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let test = TestScene(showing: navigation)
        test.turn { navigation.isToolbarHidden = false }
        #expect(caller.covered(of: controller) == (44, 44))
        let view = UIView()
        controller.view.addSubview(view)
        let constraints = caller.place(view, in: controller)
        #expect(constraints.first?.secondItem is any UILayoutSupport)
    }

    @Test func rotation() {
        let controller = UIViewController()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller)
        tabs.viewControllers = [navigation]
        let test = TestScene(showing: tabs)
        test.resize(width: 844, height: 390)
        #expect(caller.orientation(of: controller) == .landscapeRight)
        #expect(caller.bars(of: controller) == [nil, nil])
        #expect(caller.bars(of: tabs) == [navigation.navigationBar, tabs.tabBar])
        #expect(caller.answers(of: controller) == [true, false, true, true])
        caller.callEmptyOnes(of: controller)
        #expect(!caller.unwinding(of: controller))
        #expect(caller.children(of: tabs) == [navigation, navigation, navigation, navigation])
    }

    @Test func traitsOfAChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        #expect(caller.overridden(of: child, in: parent)?.horizontalSizeClass == .regular)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        child.removeFromParent()
        #expect(child.traitCollection.horizontalSizeClass != .regular)
    }

    @Test func appearanceForwardingCanBeTurnedOffTheOldWay() {
        final class Old: UIViewController {
            override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { false }
        }
        #expect(!Old().shouldAutomaticallyForwardAppearanceMethods)
    }
}

/// Calls deprecated members.
@MainActor
private protocol DeprecatedCaller {
    func relations(of parent: UIViewController, and child: UIViewController) -> Bool
    func present(_ presented: UIViewController, from presenter: UIViewController)
    func dismiss(_ presenter: UIViewController)
    func modal(of controller: UIViewController) -> UIViewController?
    func set(_ controller: UIViewController) -> [Bool]
    func covered(of controller: UIViewController) -> (CGFloat, CGFloat)
    func place(_ view: UIView, in controller: UIViewController) -> [NSLayoutConstraint]
    func orientation(of controller: UIViewController) -> UIInterfaceOrientation
    func bars(of controller: UIViewController) -> [UIView?]
    func answers(of controller: UIViewController) -> [Bool]
    func callEmptyOnes(of controller: UIViewController)
    func children(of controller: UIViewController) -> [UIViewController?]
    func overridden(of child: UIViewController, in parent: UIViewController) -> UITraitCollection?
    func unwinding(of controller: UIViewController) -> Bool
}
