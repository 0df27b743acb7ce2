import Foundation
import Testing

@testable import UIKitCore

/// The reference's headings about missing content, tabs, key commands and transitions, and the controllers that inherit.
@MainActor
@Suite struct ContentReferenceTests {
    private typealias Reference = ReferenceSymbols

    @Test func indicatingMissingContent() {
        let controller = UIViewController()
        Reference.settable(\.contentUnavailableConfiguration, (any UIContentConfiguration)?.self)
        Reference.readable(
            \.contentUnavailableConfigurationState, UIContentUnavailableConfigurationState.self)
        let _: @MainActor () -> Void = controller.setNeedsUpdateContentUnavailableConfiguration
        let _: @MainActor (UIContentUnavailableConfigurationState) -> Void =
            controller.updateContentUnavailableConfiguration(using:)
        let _: [UIContentUnavailableConfiguration] = [.empty(), .loading(), .search()]
    }

    @Test func configuringTabBarContent() {
        Reference.settable(\.tabBarItem, UITabBarItem?.self)
        Reference.readable(\.tab, UITab?.self)
    }

    @available(*, deprecated)
    @Test func configuringTabBarContentInOlderCode() {
        Reference.settable(\.tabBarObservedScrollView, UIScrollView?.self)
    }

    @Test func workingWithTransitions() {
        Reference.settable(\.preferredTransition, UIViewController.Transition?.self)
        Reference.settable(\.restoresFocusAfterTransition, Bool.self)
        let _: NSNotification.Name = UIViewController.showDetailTargetDidChangeNotification
        let _ = UIViewController.ShowDetailTargetDidChangeMessage.self
    }

    @Test func accessingTheAvailableKeyCommands() {
        let controller = UIViewController()
        Reference.readable(\.performsActionsWhilePresentingModally, Bool.self)
        let _: @MainActor (UIKeyCommand) -> Void = controller.addKeyCommand(_:)
        let _: @MainActor (UIKeyCommand) -> Void = controller.removeKeyCommand(_:)
    }

    @Test func loggingUserInteractionIntervals() {
        Reference.settable(\.interactionActivityTrackingBaseName, String?.self)
    }

    @Test func inheritedBy() {
        let classes: [UIViewController.Type] = [
            UIActivityViewController.self, UIAlertController.self, UICloudSharingController.self,
            UICollectionViewController.self, UIColorPickerViewController.self, UIDocumentBrowserViewController.self,
            UIDocumentPickerExtensionViewController.self, UIDocumentPickerViewController.self,
            UIDocumentViewController.self, UIFontPickerViewController.self, UIInputViewController.self,
            UINavigationController.self, UIPageViewController.self, UIReferenceLibraryViewController.self,
            UISearchContainerViewController.self, UISearchController.self, UISplitViewController.self,
            UITabBarController.self, UITableViewController.self, UITextFormattingViewController.self,
        ]
        #expect(Set(classes.map(ObjectIdentifier.init)).count == 20)
    }

    @Test func conformsTo() {
        let controller = UIViewController()
        let _: any NSCoding & UIContentContainer & UIStateRestoring & UITraitEnvironment & UITraitChangeObservable =
            controller
        let _: any UIFocusEnvironment & UIAppearanceContainer & NSExtensionRequestHandling & NSTouchBarProvider =
            controller
        let _:
            any UIResponderStandardEditActions & UIUserActivityRestoring & UIPasteConfigurationSupporting
                & UIActivityItemsConfigurationProviding = controller
    }

    @available(*, deprecated)
    @Test func inheritedByDeprecatedOnes() {
        let controller: UIViewController = UIDocumentMenuViewController(documentTypes: ["public.text"], in: .import)
        #expect(controller is UIAlertController)
    }
}
