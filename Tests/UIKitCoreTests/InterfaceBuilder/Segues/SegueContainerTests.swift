import Foundation
import Testing

@testable import UIKitCore

@Suite("Storyboards put children into containers, and show details beside them", .serialized)
@MainActor
struct SegueContainerTests {
    private func relationship(_ destination: String, _ name: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(destination)\"/>"
    }

    private func load(_ scenes: [String]) throws -> UIViewController {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(SegueStage.document(initial: "c", scenes))
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test("Tabs stand in the document's order; nobody is asked or told to prepare")
    func tabs() throws {
        let tabs = try load([
            """
            <tabBarController id="c"><connections>\(relationship("b", "viewControllers"))
            \(relationship("a", "viewControllers"))</connections></tabBarController>
            """, SegueStage.scene("a", "A"), SegueStage.scene("b", "B"),
        ])
        #expect((tabs as? UITabBarController)?.viewControllers?.map(\.title) == ["B", "A"])
        #expect(StoryboardLog.take() == ["B init true", "B awake false", "A init true", "A awake false"])
    }

    private func split(_ attributes: String, _ relationships: [String]) throws -> UISplitViewController {
        let controller = try load([
            """
            <splitViewController \(attributes) id="c"><connections>\(relationships.joined())</connections>
            </splitViewController>
            """,
            SegueStage.scene("a", "A", SegueStage.connections(SegueStage.segue("showDetail"))),
            SegueStage.scene("b", "B"), SegueStage.scene("d", "D"), SegueStage.scene("e", "E"),
        ])
        return try #require(controller as? UISplitViewController)
    }

    @Test("A classic split view has master and detail, in whichever order they are saved")
    func classicSplit() throws {
        let split = try split(
            "", [relationship("d", "detailViewController"), relationship("a", "masterViewController")])
        #expect(split.style == .unspecified)
        #expect(split.viewControllers.map(\.title) == ["A", "D"])
    }

    @Test("A split view of columns has primary, supplementary, secondary and compact")
    func columns() throws {
        let split = try split(
            "style=\"tripleColumn\"",
            [
                relationship("a", "masterViewController"), relationship("b", "supplementaryViewController"),
                relationship("d", "detailViewController"), relationship("e", "compactViewController"),
            ])
        #expect(split.style == .tripleColumn)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        #expect(columns.map { split.viewController(for: $0)?.title } == ["A", "B", "D", "E"])
    }

    @Test("showDetail, and replace of former times, put the destination into the second column")
    func showDetail() throws {
        let split = try split(
            "style=\"doubleColumn\"",
            [relationship("a", "masterViewController"), relationship("d", "detailViewController")])
        let test = TestScene(showing: split)
        _ = StoryboardLog.take()
        let master = try #require(split.viewController(for: .primary))
        test.turn { master.performSegue(withIdentifier: "go", sender: nil) }
        #expect(
            StoryboardLog.take().prefix(3) == [
                "B init true", "B awake false", "A prepare go to B loaded false children 0",
            ])
        let detail = split.viewController(for: .secondary)
        #expect(((detail as? UINavigationController)?.topViewController ?? detail)?.title == "B")
        #expect(test.scene.faults.isEmpty)
    }

    @Test("replace puts the destination into the column that the document names", arguments: [0, 1])
    func replace(index: Int) throws {
        let segue = SegueStage.segue("replace", "splitViewControllerTargetIndex=\"\(index)\"")
        let controller = try load([
            """
            <splitViewController id="c"><connections>\(relationship("a", "masterViewController"))
            \(relationship("d", "detailViewController"))</connections></splitViewController>
            """,
            SegueStage.scene("a", "A", SegueStage.connections(segue)), SegueStage.scene("b", "B"),
            SegueStage.scene("d", "D"),
        ])
        let split = try #require(controller as? UISplitViewController)
        let master = try #require(split.viewControllers.first)
        let test = TestScene(showing: split)
        test.turn { master.performSegue(withIdentifier: "go", sender: nil) }
        #expect(split.viewControllers.map(\.title) == (index == 0 ? ["B", "D"] : ["A", "B"]))
        #expect(test.scene.faults.isEmpty)
    }

    // MARK: Embedding

    private func embedding(_ content: String = "") -> String {
        """
        <view key="view" id="v"><subviews><containerView id="co"><connections>
        <segue destination="b" kind="embed" identifier="in" id="s1"/></connections></containerView>
        <containerView id="cp"><connections><segue destination="d" kind="embed" id="s2"/></connections>
        </containerView></subviews></view>\(content)
        """
    }

    @Test("Embedded scenes are prepared in the document's order, before the parent's view did load")
    func embedOrder() throws {
        let parent = try load([
            SegueStage.scene("c", "A", embedding()), SegueStage.scene("b", "B"), SegueStage.scene("d", "D"),
        ])
        _ = StoryboardLog.take()
        let test = TestScene(showing: parent)
        #expect(
            StoryboardLog.take() == [
                "A should in", "B init true", "B awake false", "A prepare in to B loaded false children 1",
                "B viewDidLoad nil children 0", "A should ", "D init true", "D awake false",
                "A prepare nil to D loaded false children 2", "D viewDidLoad nil children 0",
                "A viewDidLoad nil children 2",
            ])
        #expect(parent.children.map(\.title) == ["B", "D"])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("An embedded scene moves to its parent before that's view did load, and appears with it")
    func embeddedAppearance() throws {
        let parent = try load([
            SegueStage.scene("c", "A", class: "MovingStoryboardController", embedding()),
            SegueStage.scene("b", "B", class: "MovingStoryboardController"), SegueStage.scene("d", "D"),
        ])
        _ = StoryboardLog.take()
        let test = TestScene(showing: parent)
        #expect(
            StoryboardLog.take().filter { !$0.contains("D ") && $0 != "A should " } == [
                "A should in", "B init true", "B awake false", "B willMove to A",
                "A prepare in to B loaded false children 1", "B viewDidLoad nil children 0", "B didMove to A",
                "A viewDidLoad nil children 2", "A willAppear", "B willAppear", "A isAppearing", "B isAppearing",
                "A layout", "B layout", "A didAppear", "B didAppear",
            ])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("An embedding of a class of the app's own performs in its own way")
    func embeddingOfApp() throws {
        let parent = try load([
            SegueStage.scene(
                "c", "A",
                """
                <view key="view" id="v"><subviews><containerView id="co"><connections>
                <segue destination="b" kind="embed" identifier="in" customClass="LoggedSegue"
                customModule="UIKitCoreTests" id="s1"/></connections></containerView></subviews></view>
                """), SegueStage.scene("b", "B"),
        ])
        _ = StoryboardLog.take()
        let test = TestScene(showing: parent)
        #expect(test.scene.faults.isEmpty)
        let entries = StoryboardLog.take()
        #expect(entries.filter { $0.hasPrefix("in ") } == ["in init to B", "in performs to B"])
        #expect(parent.children.map(\.title) == ["B"])
    }

    @Test("A parent that says no embeds nothing")
    func refusedEmbedding() throws {
        let parent = try load([
            SegueStage.scene("c", "A", embedding()), SegueStage.scene("b", "B"), SegueStage.scene("d", "D"),
        ])
        (parent as? StoryboardController)?.allowsSegues = false
        _ = StoryboardLog.take()
        let test = TestScene(showing: parent)
        #expect(StoryboardLog.take() == ["A should in", "A should ", "A viewDidLoad nil children 0"])
        #expect(parent.children.isEmpty)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("What was not embedded with the view can be embedded later, once")
    func laterEmbedding() throws {
        let parent = try load([
            SegueStage.scene("c", "A", embedding()), SegueStage.scene("b", "B"), SegueStage.scene("d", "D"),
        ])
        (parent as? StoryboardController)?.allowsSegues = false
        let test = TestScene(showing: parent)
        _ = StoryboardLog.take()
        test.turn { parent.performSegue(withIdentifier: "in", sender: "a row") }
        #expect(
            StoryboardLog.take() == [
                "B init true", "B awake false", "A prepare in to B loaded false children 1",
                "B viewDidLoad nil children 0",
            ])
        #expect(parent.children.map(\.title) == ["B"] && test.scene.takeFaults().isEmpty)
        #expect((parent as? StoryboardController)?.preparedSender as? String == "a row")
        test.turn { parent.performSegue(withIdentifier: "in", sender: nil) }
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once "
                        + "or a subview was added programmatically?")
            ])
        #expect(parent.children.map(\.title) == ["B"] && StoryboardLog.take().isEmpty)
    }

    @Test("An embedded scene leads back to its parent, which stays where it is")
    func unwindToParent() throws {
        let parent = try load([
            SegueStage.scene("c", "A", class: "ReturningController", embedding()),
            SegueStage.scene(
                "b", "B",
                SegueStage.connections(SegueStage.segue("unwind", "unwindAction=\"comeBack:\"", to: "x-b"))),
            SegueStage.scene("d", "D"),
        ])
        let test = TestScene(showing: parent)
        _ = StoryboardLog.take()
        test.turn { parent.children.first?.performSegue(withIdentifier: "go", sender: nil) }
        #expect(StoryboardLog.take() == ["B prepare go to A loaded true children 0", "A comeBack from B"])
        #expect(parent.children.count == 2)
        #expect(test.scene.faults.isEmpty)
    }
}
