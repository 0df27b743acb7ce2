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
    @Test("The tab that the document selects is selected when the tabs are there")
    func selectedTab() throws {
        func tabs(_ attribute: String) throws -> UITabBarController {
            let relations = ["a", "b"].map {
                SegueStage.segue("relationship", "relationship=\"viewControllers\"", to: $0)
                    .replacing("s-relationship", with: "s-\($0)")
            }
            let storyboard = try TestDocument.loaded(
                SegueStage.document(
                    initial: "t",
                    [
                        "<tabBarController \(attribute) id=\"t\">\(SegueStage.connections(relations.joined()))"
                            + "</tabBarController>",
                        SegueStage.scene("a", "A"), SegueStage.scene("b", "B"),
                    ]))
            return try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        }
        #expect(try tabs("selectedIndex=\"1\"").selectedViewController?.title == "B")
        #expect(try tabs("selectedIndex=\"7\"").selectedViewController?.title == "A")
        #expect(try tabs("").selectedViewController?.title == "A")
    }

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
