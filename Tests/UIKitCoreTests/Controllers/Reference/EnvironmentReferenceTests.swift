import Foundation
import Testing

@testable import UIKitCore

/// The reference's headings about a controller's environment and its place among others.
@MainActor
@Suite struct EnvironmentReferenceTests {
    private typealias Reference = ReferenceSymbols

    @Test("The system names the traits that colours and images follow")
    func systemTraits() {
        let colors = UITraitCollection.systemTraitsAffectingColorAppearance
        #expect(colors.allSatisfy { $0.affectsColorAppearance })
        #expect(colors.contains { $0 == UITraitUserInterfaceStyle.self })
        let images = UITraitCollection.systemTraitsAffectingImageLookup
        #expect(images.contains { $0 == UITraitDisplayScale.self })
        #expect(colors.allSatisfy { color in images.contains { $0 == color } })
        let item = UINavigationItem()
        #expect(item.title == nil)
    }

    @Test func adaptingToEnvironmentChanges() {
        let controller = UIViewController()
        let _: @MainActor (CGSize, any UIViewControllerTransitionCoordinator) -> Void = controller.viewWillTransition
        let _: @MainActor (UITraitCollection, any UIViewControllerTransitionCoordinator) -> Void =
            controller.willTransition
        let _: any UIContentContainer = controller
        let _: @MainActor (any UIContentContainer) -> Void =
            controller.preferredContentSizeDidChange(forChildContentContainer:)
        let _: @MainActor (any UIContentContainer) -> Void =
            controller.systemLayoutFittingSizeDidChange(forChildContentContainer:)
        let _: @MainActor (any UIContentContainer, CGSize) -> CGSize =
            controller.size(forChildContentContainer:withParentContainerSize:)
    }

    @Test func adjustingTheInterfaceStyle() {
        Reference.settable(\.overrideUserInterfaceStyle, UIUserInterfaceStyle.self)
        Reference.readable(\.preferredUserInterfaceStyle, UIUserInterfaceStyle.self)
        Reference.readable(\.childViewControllerForUserInterfaceStyle, UIViewController?.self)
        let _: @MainActor () -> Void = UIViewController().setNeedsUserInterfaceAppearanceUpdate
        let _: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    }

    @Test func observingAndOverridingTraits() {
        let controller = UIViewController()
        let _: any UITraitChangeObservable & UITraitEnvironment = controller
        let registration: any UITraitChangeRegistration = controller.registerForTraitChanges([
            UITraitUserInterfaceStyle.self
        ]) { (_: UIViewController, _: UITraitCollection) in }
        controller.unregisterForTraitChanges(registration)
        _ = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed")
        _ = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: controller, action: "changed")
        Reference.settable(\.traitOverrides, UITraitOverrides.self)
        Reference.readable(\.traitCollection, UITraitCollection.self)
    }

    @Test func managingChildrenInACustomContainer() {
        Reference.readable(\.children, [UIViewController].self)
        Reference.readable(\.shouldAutomaticallyForwardAppearanceMethods, Bool.self)
        let controller = UIViewController()
        let _: @MainActor (UIViewController) -> Void = controller.addChild
        let _: @MainActor () -> Void = controller.removeFromParent
        let _:
            @MainActor (
                UIViewController, UIViewController, TimeInterval, UIView.AnimationOptions, (() -> Void)?,
                ((Bool) -> Void)?
            ) -> Void = controller.transition(from:to:duration:options:animations:completion:)
        let _: @MainActor (Bool, Bool) -> Void = controller.beginAppearanceTransition(_:animated:)
        let _: @MainActor () -> Void = controller.endAppearanceTransition
        let _: NSExceptionName = UIViewController.hierarchyInconsistencyException
    }

    @Test func respondingToContainmentEvents() {
        let controller = UIViewController()
        let _: @MainActor (UIViewController?) -> Void = controller.willMove(toParent:)
        let _: @MainActor (UIViewController?) -> Void = controller.didMove(toParent:)
    }

    @Test func gettingOtherRelatedControllers() {
        Reference.readable(\.presentingViewController, UIViewController?.self)
        Reference.readable(\.presentedViewController, UIViewController?.self)
        Reference.readable(\.parent, UIViewController?.self)
        Reference.readable(\.splitViewController, UISplitViewController?.self)
        Reference.readable(\.navigationController, UINavigationController?.self)
        Reference.readable(\.tabBarController, UITabBarController?.self)
    }

    @Test func workingWithScrollingContent() {
        let controller = UIViewController()
        let _: @MainActor (UIScrollView?, NSDirectionalRectEdge) -> Void = controller.setContentScrollView(_:for:)
        let _: @MainActor (UIScrollView?) -> Void = controller.setContentScrollView(_:)
        let _: @MainActor (NSDirectionalRectEdge) -> UIScrollView? = controller.contentScrollView(for:)
    }

    @Test func supportingAppExtensions() {
        Reference.readable(\.extensionContext, NSExtensionContext?.self)
        let _: any NSExtensionRequestHandling = UIViewController()
    }

    @Test func loadingTheViewBeforeAProperty() {
        final class Loading: UIViewController {
            @ViewLoading var label: UILabel
            @UIViewController.ViewLoading var optional: UILabel?
            override func viewDidLoad() {
                label = UILabel()
                optional = label
            }
        }
        let controller = Loading()
        #expect(controller.optional === controller.label && controller.isViewLoaded)
    }

    @Test func conformingToProtocols() {
        let controller = UIViewController()
        let _: any CustomStringConvertible & CustomDebugStringConvertible & NSObjectProtocol = controller
        let _: AnyHashable = controller
        let equatable: any Equatable & Sendable = controller
        #expect(equatable as? UIViewController == controller)
        let _: any UIAppearanceContainer & UIContentContainer & UIFocusEnvironment = controller
        let _: any UITraitChangeObservable & UITraitEnvironment = controller
        let _: any NSTouchBarProvider & NSExtensionRequestHandling = controller
        let _: any UIStateRestoring & UIUserActivityRestoring = controller
    }

    @Test func coordinatingWithSystemGestures() {
        Reference.readable(\.preferredScreenEdgesDeferringSystemGestures, UIRectEdge.self)
        Reference.readable(\.childForScreenEdgesDeferringSystemGestures, UIViewController?.self)
        Reference.readable(\.prefersHomeIndicatorAutoHidden, Bool.self)
        Reference.readable(\.childForHomeIndicatorAutoHidden, UIViewController?.self)
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        let _: @MainActor () -> Void = controller.setNeedsUpdateOfHomeIndicatorAutoHidden
    }

    @Test func workingWithFocusAndPointer() {
        Reference.settable(\.focusGroupIdentifier, String?.self)
        Reference.readable(\.prefersPointerLocked, Bool.self)
        Reference.readable(\.childViewControllerForPointerLock, UIViewController?.self)
        let _: @MainActor () -> Void = UIViewController().setNeedsUpdateOfPrefersPointerLocked
    }

    @Test func managingTheStatusBar() {
        Reference.readable(\.prefersStatusBarHidden, Bool.self)
        Reference.readable(\.childForStatusBarHidden, UIViewController?.self)
        Reference.readable(\.childForStatusBarStyle, UIViewController?.self)
        Reference.readable(\.preferredStatusBarStyle, UIStatusBarStyle.self)
        Reference.settable(\.modalPresentationCapturesStatusBarAppearance, Bool.self)
        Reference.readable(\.preferredStatusBarUpdateAnimation, UIStatusBarAnimation.self)
        let _: @MainActor () -> Void = UIViewController().setNeedsStatusBarAppearanceUpdate
        let _: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
        let _: [UIStatusBarAnimation] = [.none, .fade, .slide]
    }

    @Test func managingTheTouchBarAndTheSurroundings() {
        Reference.readable(\.childViewControllerForTouchBar, UIViewController?.self)
        Reference.readable(\.childViewControllerForPreferredContainerBackgroundStyle, UIViewController?.self)
        Reference.settable(\.ornaments, [UIOrnament].self)
        Reference.readable(\.preferredContainerBackgroundStyle, UIContainerBackgroundStyle.self)
        let controller = UIViewController()
        let _: @MainActor () -> Void = controller.setNeedsTouchBarUpdate
        let _: @MainActor () -> Void = controller.setNeedsUpdateOfPreferredContainerBackgroundStyle
        let _: [UIContainerBackgroundStyle] = [.automatic, .glass, .hidden]
    }
}
