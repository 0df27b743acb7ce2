import Foundation
import Testing

@testable import UIKitCore

/// A navigation controller that logs which segues it is asked about.
final class PreparingNavigationController: UINavigationController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        StoryboardLog.entries.append("navigation should \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardLog.entries.append("navigation prepares \(segue.identifier ?? "nil")")
    }
}

@Suite("Relationships make children without being prepared", .serialized)
@MainActor
struct SegueRelationshipTests {
    @Test("The root of a navigation controller comes with it; neither is asked nor prepared")
    func rootOfNavigation() throws {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(
            SegueStage.document(
                initial: "n",
                [
                    """
                    <navigationController id="n" customClass="PreparingNavigationController"
                    customModule="UIKitCoreTests"><connections><segue destination="a" kind="relationship"
                    relationship="rootViewController" identifier="root" id="r"/></connections></navigationController>
                    """,
                    SegueStage.scene("a", "A", class: "MovingStoryboardController"),
                ]))
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller is PreparingNavigationController)
        let test = TestScene(showing: controller)
        #expect(
            StoryboardLog.take() == [
                "A init true", "A awake false", "A willMove to container", "A didMove to container",
                "A viewDidLoad nil children 0", "A willAppear", "A isAppearing", "A layout", "A didAppear",
            ])
        #expect(test.scene.faults.isEmpty)
    }
}
