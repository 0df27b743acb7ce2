import Foundation
import Testing

@testable import UIKitCore

/// The reference's headings about presenting, bars, editing and restoration.
@MainActor
@Suite struct PresentationReferenceTests {
    private typealias Reference = ReferenceSymbols

    @Test func presentingAViewController() {
        let controller = UIViewController()
        let _: @MainActor (UIViewController, Any?) -> Void = controller.show(_:sender:)
        let _: @MainActor (UIViewController, Any?) -> Void = controller.showDetailViewController(_:sender:)
        let _: @MainActor (UIViewController, Bool, (() -> Void)?) -> Void =
            controller.present(_:animated:completion:)
        let _: @MainActor (Bool, (() -> Void)?) -> Void = controller.dismiss(animated:completion:)
        Reference.settable(\.modalPresentationStyle, UIModalPresentationStyle.self)
        Reference.settable(\.modalTransitionStyle, UIModalTransitionStyle.self)
        Reference.settable(\.isModalInPresentation, Bool.self)
        Reference.settable(\.definesPresentationContext, Bool.self)
        Reference.settable(\.providesPresentationContextTransitionStyle, Bool.self)
        Reference.readable(\.disablesAutomaticKeyboardDismissal, Bool.self)
        let _: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover,
        ]
        let _: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
    }

    @Test func addingACustomTransitionOrPresentation() {
        Reference.settable(\.transitioningDelegate, (any UIViewControllerTransitioningDelegate)?.self)
        Reference.readable(\.transitionCoordinator, (any UIViewControllerTransitionCoordinator)?.self)
        Reference.readable(\.presentationController, UIPresentationController?.self)
        Reference.readable(\.popoverPresentationController, UIPopoverPresentationController?.self)
        Reference.readable(\.sheetPresentationController, UISheetPresentationController?.self)
        Reference.readable(\.activePresentationController, UIPresentationController?.self)
        let _: @MainActor (Selector, Any?) -> UIViewController? =
            UIViewController().targetViewController(forAction:sender:)
    }

    @Test func configuringBars() {
        Reference.readable(\.navigationItem, UINavigationItem.self)
        Reference.settable(\.hidesBottomBarWhenPushed, Bool.self)
        Reference.settable(\.toolbarItems, [UIBarButtonItem]?.self)
        Reference.settable(\.tabBarItem, UITabBarItem?.self)
        let _: @MainActor ([UIBarButtonItem]?, Bool) -> Void = UIViewController().setToolbarItems(_:animated:)
    }

    @Test func addingEditingBehaviors() {
        Reference.settable(\.isEditing, Bool.self)
        Reference.readable(\.editButtonItem, UIBarButtonItem.self)
        let _: @MainActor (Bool, Bool) -> Void = UIViewController().setEditing(_:animated:)
    }

    @Test func missingContentAndMemory() {
        Reference.settable(\.contentUnavailableConfiguration, (any UIContentConfiguration)?.self)
        let _: @MainActor () -> Void = UIViewController().didReceiveMemoryWarning
    }

    @Test func managingStateRestoration() {
        Reference.settable(\.restorationIdentifier, String?.self)
        Reference.settable(\.restorationClass, (any UIViewControllerRestoration.Type)?.self)
        let controller = UIViewController()
        let _: @MainActor (NSCoder) -> Void = controller.encodeRestorableState(with:)
        let _: @MainActor (NSCoder) -> Void = controller.decodeRestorableState(with:)
        let _: @MainActor () -> Void = controller.applicationFinishedRestoringState
    }

    @Test func adaptingToSplitViews() {
        let controller = UIViewController()
        let _: @MainActor (UIViewController, UISplitViewController) -> Void =
            controller.collapseSecondaryViewController(_:for:)
        let _: @MainActor (UISplitViewController) -> UIViewController? =
            controller.separateSecondaryViewController(for:)
    }
}
