import Foundation
import Testing

@testable import UIKitCore

/// Containers and controllers that override the methods unwinding had before it asked for allowed children.
@Suite("Unwind segues ask older containers by the older methods", .serialized)
@MainActor
struct OlderUnwindTests {
    private static let text = TestDocument.storyboard(
        scene("home", "Home", class: "ReturningController"),
        scene("away", "Away", class: "ReturningController"),
        scene("older", "Older", class: "OlderController"),
        scene(
            "source", "Source", class: "StoryboardController",
            """
            <segue destination="x-source" kind="unwind" identifier="back" unwindAction="comeBack:" \
            customClass="LoggedUnwindSegue" customModule="UIKitCoreTests" id="u1"/>
            """))

    private static func scene(
        _ identifier: String, _ title: String, class name: String, _ segues: String = ""
    ) -> String {
        """
        <viewController storyboardIdentifier="\(identifier)" title="\(title)" id="\(identifier)" customClass="\(name)" \
        customModule="UIKitCoreTests"><connections>\(segues)</connections></viewController><exit id="x-\(identifier)"/>
        """
    }

    private let container = OlderContainer()
    private let source: StoryboardController
    private let test: TestScene

    init() throws {
        let storyboard = try TestDocument.loaded(Self.text)
        func make(_ identifier: String) throws -> StoryboardController {
            try #require(storyboard.instantiateViewController(withIdentifier: identifier) as? StoryboardController)
        }
        source = try make("source")
        container.title = "Container"
        for child in [try make("home"), try make("away"), try make("older"), source] {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        container.view.addSubview(source.view)
        test = TestScene(showing: container)
    }

    private func unwind() -> [String] {
        // Tests of other suites may have run since this one was set up.
        StoryboardLog.entries = []
        test.turn { source.performSegue(withIdentifier: "back", sender: nil) }
        return StoryboardLog.take()
    }

    @Test("The container finds the destination, not the search through allowed children")
    func containerSearches() {
        container.choice = 1
        #expect(
            unwind() == [
                "Container search comeBack:", "Container segue back to Away from Source",
                "Source prepare back to Away loaded false children 0", "Away comeBack from Source",
                "back performs to Away", "Container unwind towards Away",
            ])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("A container that finds nothing returns what super finds: the children, then itself")
    func containerAsksSuper() {
        container.choice = nil
        #expect(
            unwind() == [
                "Container search comeBack:", "Container segue back to Home from Source",
                "Source prepare back to Home loaded false children 0", "Home comeBack from Source",
                "back performs to Home", "Container unwind towards Home",
            ])
    }

    @Test("A segue of the container's own is performed in place of the storyboard's, after the action")
    func ownSegue() {
        container.choice = 0
        container.hasSegue = true
        #expect(
            unwind() == [
                "Container search comeBack:", "Container segue back to Home from Source",
                "Source prepare back to Home loaded false children 0", "Home comeBack from Source",
                "own segue back to Home",
            ])
    }

    @Test("What super makes as a segue follows the usual way")
    func segueOfSuper() {
        container.choice = 0
        container.asksSuperForSegue = true
        #expect(
            unwind() == [
                "Container search comeBack:", "Container segue back to Home from Source",
                "Source prepare back to Home loaded false children 0", "Home comeBack from Source",
                "Container unwind towards Home",
            ])
    }

    @Test("A controller that overrides the older question is asked by it")
    func olderQuestion() {
        container.choice = nil
        for child in container.children.prefix(2) { (child as? StoryboardController)?.acceptsUnwinding = false }
        #expect(
            unwind() == [
                "Container search comeBack:", "Older asked for comeBack: from Source",
                "Container segue back to Older from Source", "Source prepare back to Older loaded false children 0",
                "Older comeBack from Source", "back performs to Older", "Container unwind towards Older",
            ])
    }

    @Test("The older question, asked of a controller that overrides the newer one, is answered by that")
    func newerAnswer() throws {
        let home = try #require(container.children.first as? StoryboardController)
        #expect(home.deprecated.canPerformUnwindSegueAction("comeBack:", from: source, withSender: source))
        #expect(!home.deprecated.canPerformUnwindSegueAction("goAway:", from: source, withSender: source))
        home.acceptsUnwinding = false
        #expect(!home.deprecated.canPerformUnwindSegueAction("comeBack:", from: source, withSender: source))
    }

    @Test("A presenter's own segue leads back from what it presented")
    func presenterSegue() throws {
        let storyboard = try TestDocument.loaded(Self.text)
        let presented = storyboard.instantiateViewController(withIdentifier: "source")
        container.choice = 0
        container.hasSegue = true
        test.turn { container.present(presented, animated: true) }
        StoryboardLog.entries = []
        test.turn { presented.performSegue(withIdentifier: "back", sender: nil) }
        #expect(
            StoryboardLog.take() == [
                "Container search comeBack:", "Container segue back to Home from Source",
                "Source prepare back to Home loaded false children 0", "Home comeBack from Source",
                "own segue back to Home",
            ])
    }
}

/// A container as they were written before there were allowed children.
final class OlderContainer: UIViewController {
    /// The place of the child that it finds; nil if it finds none.
    var choice: Int?
    var hasSegue = false
    var asksSuperForSegue = false

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source)
    }

    @available(*, deprecated)
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        StoryboardLog.entries.append("Container search \(action)")
        return choice.map { children[$0] }
            ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }

    @available(*, deprecated)
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        let name = identifier ?? "nil"
        let destination = toViewController.title ?? "?"
        StoryboardLog.entries.append(
            "Container segue \(name) to \(destination) from \(fromViewController.title ?? "?")")
        if asksSuperForSegue {
            return super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
        }
        guard hasSegue else { return nil }
        return UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
            StoryboardLog.entries.append("own segue \(name) to \(destination)")
        }
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        StoryboardLog.entries.append("Container unwind towards \(subsequentVC.title ?? "?")")
    }
}

/// A controller that answers the question as it was before it had a sender of any kind.
final class OlderController: StoryboardController {
    @available(*, deprecated)
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        log("asked for \(action) from \(fromViewController.title ?? "?")")
        return super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addAction("comeBack:") { (controller: OlderController, segue: UIStoryboardSegue) in
            controller.comeBack(segue)
        }
        return members
    }
}

/// An unwind segue of an app's own class, which does what the usual one does.
final class LoggedUnwindSegue: UIStoryboardSegue {
    override func perform() {
        StoryboardLog.entries.append("\(identifier ?? "nil") performs to \(destination.title ?? "?")")
        super.perform()
    }
}
