import Foundation
import Testing

@testable import UIKitCore

/// A storyboard whose first scene "A" is the root of a navigation controller, shown in a window.
@MainActor
struct SegueStage {
    let test: TestScene
    let navigation: UINavigationController
    let first: StoryboardController

    /// Shows the storyboard.
    ///
    /// - Parameters:
    ///   - content: What is inside the element of the first scene's controller.
    ///   - others: What the first scene has beside its controller.
    ///   - scenes: The objects of further scenes; by default the destination "B" with the identifier `b`.
    init(
        _ content: String, others: String = "", scenes: [String] = [Self.scene("b", "B")]
    ) throws {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(
            Self.document(
                initial: "n",
                [
                    Self.navigation("n", root: "a"),
                    Self.scene("a", "A", class: "ReturningController", content) + others,
                ] + scenes))
        navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        first = try #require(navigation.topViewController as? StoryboardController)
        test = TestScene(showing: navigation)
        _ = StoryboardLog.take()
    }

    /// The text of a storyboard of scenes.
    static func document(initial: String, _ scenes: [String]) -> String {
        let elements = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="\(initial)"><scenes>\(elements.joined(separator: "\n"))</scenes></document>
            """
    }

    /// The objects of a scene with a controller that logs, and an exit.
    static func scene(
        _ identifier: String, _ title: String, class name: String = "StoryboardController", _ content: String = ""
    ) -> String {
        """
        <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(identifier)" customClass="\(name)"
        customModule="UIKitCoreTests">\(content)</viewController><exit id="x-\(identifier)"/>
        """
    }

    /// A scene with a navigation controller.
    static func navigation(_ identifier: String, root: String) -> String {
        """
        <navigationController id="\(identifier)"><connections><segue destination="\(root)" kind="relationship"
        relationship="rootViewController" id="\(identifier)-r"/></connections></navigationController>
        """
    }

    /// The connections of a controller that performs segues in code.
    static func connections(_ segues: String) -> String { "<connections>\(segues)</connections>" }

    /// A segue to the scene `b`.
    static func segue(_ kind: String, _ attributes: String = "", to destination: String = "b") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"go\" \(attributes) id=\"s-\(kind)\"/>"
    }

    /// Performs the segue `go` of the first scene in code.
    func go(sender: Any? = nil) {
        test.turn { first.performSegue(withIdentifier: "go", sender: sender) }
    }

    /// What a triggered segue logs up to the making of its view.
    static let triggered = [
        "A should go", "B init true", "B awake false", "A prepare go to B loaded false children 0",
    ]
}
