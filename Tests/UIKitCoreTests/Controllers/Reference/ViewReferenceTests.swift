import Foundation
import Testing

@testable import UIKitCore

/// The reference's headings about the view of a controller.
@MainActor
@Suite struct ViewReferenceTests {
    private typealias Reference = ReferenceSymbols
    private typealias Controller = UIViewController

    @Test func creatingAViewController() {
        let _: (String?, Bundle?) -> UIViewController = UIViewController.init(nibName:bundle:)
        let _: (NSCoder) -> UIViewController? = UIViewController.init(coder:)
    }

    @Test func gettingTheStoryboardAndNibInformation() {
        Reference.readable(\.nibName, String?.self)
        Reference.readable(\.nibBundle, Bundle?.self)
        Reference.readable(\.storyboard, UIStoryboard?.self)
    }

    @Test func performingSegues() {
        let controller = UIViewController()
        let _: @MainActor (String, Any?) -> Bool = controller.shouldPerformSegue(withIdentifier:sender:)
        let _: @MainActor (UIStoryboardSegue, Any?) -> Void = controller.prepare(for:sender:)
        let _: @MainActor (String, Any?) -> Void = controller.performSegue(withIdentifier:sender:)
        let _: @MainActor (UIStoryboardUnwindSegueSource) -> [UIViewController] =
            controller.allowedChildrenForUnwinding(from:)
        let _: @MainActor (UIStoryboardUnwindSegueSource) -> UIViewController? = controller.childContaining(_:)
        let _: @MainActor (Selector, UIViewController, Any?) -> Bool =
            controller.canPerformUnwindSegueAction(_:from:sender:)
        let _: @MainActor (UIStoryboardSegue, UIViewController) -> Void = controller.unwind(for:towards:)
    }

    @Test func managingTheView() {
        Reference.settable(\.view, UIView?.self)
        Reference.readable(\.viewIfLoaded, UIView?.self)
        Reference.readable(\.isViewLoaded, Bool.self)
        Reference.settable(\.title, String?.self)
        Reference.settable(\.preferredContentSize, CGSize.self)
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.loadView
        let _: @MainActor () -> Void = controller.viewDidLoad
        let _: @MainActor () -> Void = controller.loadViewIfNeeded
    }

    @Test func respondingToViewRelatedEvents() {
        let controller = UIViewController()
        let _: @MainActor (Bool) -> Void = controller.viewWillAppear
        let _: @MainActor (Bool) -> Void = controller.viewIsAppearing
        let _: @MainActor (Bool) -> Void = controller.viewDidAppear
        let _: @MainActor (Bool) -> Void = controller.viewWillDisappear
        let _: @MainActor (Bool) -> Void = controller.viewDidDisappear
        Reference.readable(\.isBeingDismissed, Bool.self)
        Reference.readable(\.isBeingPresented, Bool.self)
        Reference.readable(\.isMovingFromParent, Bool.self)
        Reference.readable(\.isMovingToParent, Bool.self)
    }

    @Test func extendingTheSafeArea() {
        Reference.settable(\.additionalSafeAreaInsets, UIEdgeInsets.self)
        let _: @MainActor () -> Void = UIViewController().viewSafeAreaInsetsDidChange
    }

    @Test func managingTheMargins() {
        Reference.settable(\.viewRespectsSystemMinimumLayoutMargins, Bool.self)
        Reference.readable(\.systemMinimumLayoutMargins, NSDirectionalEdgeInsets.self)
        let _: @MainActor () -> Void = UIViewController().viewLayoutMarginsDidChange
    }

    @Test func configuringTheLayoutBehavior() {
        Reference.settable(\.edgesForExtendedLayout, UIRectEdge.self)
        Reference.settable(\.extendedLayoutIncludesOpaqueBars, Bool.self)
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.viewWillLayoutSubviews
        let _: @MainActor () -> Void = controller.viewDidLayoutSubviews
        let _: @MainActor () -> Void = controller.updateViewConstraints
        let _: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    }

    @Test func configuringTheRotationSettings() {
        Reference.readable(\.supportedInterfaceOrientations, UIInterfaceOrientationMask.self)
        Reference.readable(\.preferredInterfaceOrientationForPresentation, UIInterfaceOrientation.self)
        Reference.readable(\.prefersInterfaceOrientationLocked, Bool.self)
        Reference.readable(\.childViewControllerForInterfaceOrientationLock, UIViewController?.self)
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.setNeedsUpdateOfSupportedInterfaceOrientations
        let _: @MainActor () -> Void = controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked
        let _: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        let _: [UIInterfaceOrientationMask] = [
            .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .landscape, .all, .allButUpsideDown,
        ]
    }

    @Test func updatingPropertiesAndTraits() {
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.setNeedsUpdateProperties
        let _: @MainActor () -> Void = controller.updateProperties
        let _: @MainActor () -> Void = controller.updatePropertiesIfNeeded
        let _: @MainActor () -> Void = controller.updateTraitsIfNeeded
    }
}
