import Foundation
import Testing

@testable import UIKitCore

/// What has no counterpart on the web explains itself and ends as cancelled.
@MainActor
@Suite struct UICloudSharingControllerTests {
    private final class Delegate: UICloudSharingControllerDelegate {
        var failures = 0
        func itemTitle(for csc: UICloudSharingController) -> String? { "Drawing" }
        func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {
            failures += 1
        }
    }

    @Test func sharingExplainsItselfAndFails() throws {
        let presenter = UIViewController()
        let test = TestScene(showing: presenter)
        let delegate = Delegate()
        let controller = UICloudSharingController(share: CKShare(), container: CKContainer())
        controller.delegate = delegate
        test.turn { presenter.present(controller, animated: true) }
        let explanation = try #require(controller.view.first(UIContentUnavailableView.self))
        #expect(explanation.shownConfiguration.text == "Sharing Is Not Available")
        try test.perform(
            .touchUpInside,
            on: try #require(controller.view.first(BarButton.self) { $0.item?.accessibilityLabel == "Close" })
        )
        #expect(delegate.failures == 1)
        #expect(presenter.presentedViewController == nil)
    }

    @Test func aDictionaryHasNoDefinitionsAndLeadsElsewhere() throws {
        #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "word"))
        let controller = UIReferenceLibraryViewController(term: "a/b?")
        let test = TestScene(showing: controller)
        let link = try #require(controller.view.first(WebLink.self))
        #expect(link.address == "https://en.wiktionary.org/wiki/a%2Fb%3F")
        _ = test
    }
}
