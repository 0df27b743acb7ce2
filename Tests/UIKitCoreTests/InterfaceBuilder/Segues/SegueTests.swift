import Foundation
import Testing

@testable import UIKitCore

@Suite("Segues of every kind are performed with the callbacks of iOS", .serialized)
@MainActor
struct SegueTests {
    private static func controller(
        _ identifier: String, _ title: String, _ content: String = "", class name: String = "StoryboardController"
    ) -> String {
        """
        <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(identifier)" customClass="\(name)"
        customModule="UIKitCoreTests">\(content)</viewController>
        """
    }

    private static func button(_ segue: String, identifier: String = "b") -> String {
        """
        <view key="view" id="v-\(identifier)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <button id="\(identifier)"><state key="normal" title="Go"/><connections>\(segue)</connections></button>
        </subviews></view>
        """
    }

    /// A navigation controller with a button that performs a segue, shown in a scene.
    private func show(_ segue: String, _ destination: String) throws -> (TestScene, UINavigationController) {
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "n",
                """
                <navigationController id="n"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """,
                Self.controller("a", "A", Self.button(segue), class: "ReturningController"), destination))
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let test = TestScene(showing: navigation)
        _ = StoryboardLog.take()
        return (test, navigation)
    }

    private func press(_ test: TestScene, in controller: UIViewController?) throws {
        let button = try #require(controller?.view.subviews.first { $0 is UIButton })
        try test.perform(.touchUpInside, on: button)
    }

    @Test("show: should, destination, prepare before its view is loaded, then the push")
    func show() throws {
        StoryboardLog.entries = []
        let (test, navigation) = try show(
            "<segue destination=\"b1\" kind=\"show\" identifier=\"go\" id=\"s\"/>", Self.controller("b1", "B"))
        try press(test, in: navigation.topViewController)
        #expect(
            StoryboardLog.take() == [
                "A should go", "B init true", "B awake false", "A prepare go to B loaded false children 0",
                "B viewDidLoad nil children 0",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect((navigation.topViewController as? StoryboardController)?.payload == "prepared")
    }

    @Test("show: the source prepares before the destination moves to its parent and loads its view")
    func showAndMove() throws {
        StoryboardLog.entries = []
        let (test, navigation) = try show(
            "<segue destination=\"b1\" kind=\"show\" identifier=\"go\" id=\"s\"/>",
            Self.controller(
                "b1", "B",
                """
                <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                """, class: "MovingStoryboardController"))
        try press(test, in: navigation.topViewController)
        #expect(
            StoryboardLog.take() == [
                "A should go", "B init true", "B awake false", "A prepare go to B loaded false children 0",
                "B willMove to container", "B viewDidLoad nil children 0", "B willAppear", "B isAppearing", "B layout",
                "B didAppear", "B didMove to container",
            ])
    }

    @Test("A refused segue makes nothing; performSegue in code does not ask")
    func refused() throws {
        StoryboardLog.entries = []
        let (test, navigation) = try show(
            "<segue destination=\"b1\" kind=\"show\" identifier=\"go\" id=\"s\"/>", Self.controller("b1", "B"))
        let root = try #require(navigation.topViewController as? StoryboardController)
        root.allowsSegues = false
        try press(test, in: root)
        #expect(StoryboardLog.take() == ["A should go"])
        test.turn { root.performSegue(withIdentifier: "go", sender: nil) }
        #expect(StoryboardLog.take().first == "B init true")
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("presentation: the style and transition of the segue")
    func presentation() throws {
        let (test, navigation) = try show(
            """
            <segue destination="b1" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen"
            modalTransitionStyle="crossDissolve" id="s"/>
            """, Self.controller("b1", "B"))
        try press(test, in: navigation.topViewController)
        let presented = navigation.presentedViewController
        #expect(presented?.title == "B")
        #expect(presented?.modalPresentationStyle == .fullScreen)
        #expect(presented?.modalTransitionStyle == .crossDissolve)
    }

    @Test("popover: anchored, with its directions, before the source prepares")
    func popover() throws {
        let (test, navigation) = try show(
            """
            <segue destination="b1" kind="popoverPresentation" identifier="pop" popoverAnchorView="b" id="s">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
            """, Self.controller("b1", "B"))
        try press(test, in: navigation.topViewController)
        let popover = navigation.presentedViewController?.popoverPresentationController
        #expect(popover?.sourceView is UIButton)
        #expect(popover?.permittedArrowDirections == [.up, .down])
    }

    @Test("custom: the app's class is made, prepared, performed")
    func custom() throws {
        StoryboardLog.entries = []
        let (test, navigation) = try show(
            """
            <segue destination="b1" kind="custom" identifier="own" customClass="LoggedSegue"
            customModule="UIKitCoreTests" id="s"/>
            """, Self.controller("b1", "B"))
        try press(test, in: navigation.topViewController)
        #expect(
            StoryboardLog.take() == [
                "A should own", "B init true", "B awake false", "own init to B",
                "A prepare own to B loaded false children 0",
                "own performs to B", "B viewDidLoad nil children 0",
            ])
    }

    @Test("A segue action makes the destination")
    func segueAction() throws {
        StoryboardLog.entries = []
        let (test, navigation) = try show(
            """
            <segue destination="b1" kind="show" identifier="go"
            destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s"/>
            """, Self.controller("b1", "B"))
        try press(test, in: navigation.topViewController)
        #expect(
            StoryboardLog.take() == [
                "A should go", "A makeDetail go", "B awake false",
                "A prepare go to B loaded false children 0", "B viewDidLoad nil children 0",
            ])
        #expect((navigation.topViewController as? StoryboardController)?.title == "B")
    }

    @Test("embed: the child is there when the parent's view did load")
    func embed() throws {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "a",
                Self.controller(
                    "a", "A",
                    """
                    <view key="view" id="v"><subviews><containerView id="c">
                    <rect key="frame" x="0" y="0" width="100" height="50"/>
                    <connections><segue destination="b1" kind="embed" identifier="in" id="s"/></connections>
                    </containerView></subviews></view>
                    """), Self.controller("b1", "B")))
        let controller = try #require(storyboard.instantiateInitialViewController())
        let test = TestScene(showing: controller)
        #expect(
            StoryboardLog.take() == [
                "A init true", "A awake false", "A should in", "B init true", "B awake false",
                "A prepare in to B loaded false children 1", "B viewDidLoad nil children 0",
                "A viewDidLoad nil children 1",
            ])
        let child = try #require(controller.children.first)
        #expect(child.view.superview === controller.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(test.scene.faults.isEmpty)
    }

    @Test("Rows of prototypes and of static tables perform their segues, the cell being the sender")
    func rows() throws {
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "n",
                """
                <navigationController id="n"><connections>
                <segue destination="t" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """,
                """
                <tableViewController id="t"><tableView key="view" dataMode="static" style="grouped" id="tv">
                <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="ts"><cells>
                <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2" rowHeight="60"
                  id="c1">
                <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Name" id="l1"/>
                <label text="Value" id="l2"/></subviews></tableViewCellContentView>
                <connections><segue destination="b1" kind="show" identifier="row" id="s"/></connections></tableViewCell>
                <tableViewCell id="c2"/></cells></tableViewSection></sections></tableView></tableViewController>
                """, Self.controller("b1", "B")))
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
        let test = TestScene(showing: navigation)
        #expect(table.style == .grouped)
        #expect(table.numberOfRows(inSection: 0) == 2)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "Name")
        #expect(cell.detailTextLabel?.text == "Value")
        #expect(cell.statedHeight == 60)
        try test.perform(.selectRow, on: cell)
        #expect(navigation.topViewController?.title == "B")
    }
}
