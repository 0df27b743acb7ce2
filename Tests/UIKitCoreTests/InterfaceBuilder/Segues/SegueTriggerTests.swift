import Foundation
import Testing

@testable import UIKitCore

/// A table of a storyboard with two rows of its prototype, whose segues are logged.
final class SegueRowsController: UITableViewController {
    var allowsSegues = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        StoryboardLog.entries.append("didSelect \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        StoryboardLog.entries.append("accessory \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        StoryboardLog.entries.append("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row
        StoryboardLog.entries.append("prepare \(segue.identifier ?? "nil") from row \(row.map(String.init) ?? "none")")
    }
}

@Suite("Whatever a segue hangs on performs it, unless the controller says no", .serialized)
@MainActor
struct SegueTriggerTests {
    private func check(_ stage: SegueStage, _ trigger: () throws -> Void) throws {
        stage.first.allowsSegues = false
        try trigger()
        #expect(StoryboardLog.take() == ["A should go"])
        #expect(stage.navigation.viewControllers.count == 1)
        stage.first.allowsSegues = true
        try trigger()
        #expect(StoryboardLog.take() == SegueStage.triggered + ["B viewDidLoad nil children 0"])
        #expect(stage.navigation.topViewController?.title == "B")
        #expect(stage.test.scene.faults.isEmpty)
    }

    @Test("A button")
    func button() throws {
        let stage = try SegueStage(
            """
            <view key="view" id="v"><subviews><button id="bu"><state key="normal" title="Go"/>
            \(SegueStage.connections(SegueStage.segue("show")))</button></subviews></view>
            """)
        let button = try #require(stage.first.view.first(UIButton.self))
        try check(stage) { try stage.test.perform(.touchUpInside, on: button) }
    }

    @Test("A bar button item of either side, and of the toolbar")
    func barButtonItem() throws {
        let item = "title=\"Go\" id=\"bb\">\(SegueStage.connections(SegueStage.segue("show")))</barButtonItem>"
        for side in ["left", "right"] {
            let stage = try SegueStage(
                """
                <navigationItem key="navigationItem" title="A" id="i"><barButtonItem key="\(side)BarButtonItem" \(item)
                </navigationItem>
                """)
            let bar = stage.navigation.navigationBar
            let button = try #require(bar.first(UIControl.self) { $0.accessibilityLabel == "Go" || $0 is BarButton })
            try check(stage) { try stage.test.perform(.touchUpInside, on: button) }
        }
        let stage = try SegueStage("<toolbarItems><barButtonItem \(item)</toolbarItems>")
        stage.test.turn { stage.navigation.setToolbarHidden(false, animated: false) }
        let button = try #require(stage.navigation.toolbar.first(BarButton.self))
        try check(stage) { try stage.test.perform(.touchUpInside, on: button) }
    }

    @Test("A gesture recognizer")
    func gestureRecognizer() throws {
        let stage = try SegueStage(
            """
            <view key="view" id="v"><subviews><imageView id="im" userInteractionEnabled="YES"><connections>
            <outletCollection property="gestureRecognizers" destination="ta" appends="YES" id="oc"/></connections>
            </imageView></subviews></view>
            """,
            others: """
                <tapGestureRecognizer id="ta">\(SegueStage.connections(SegueStage.segue("show")))</tapGestureRecognizer>
                """)
        let view = try #require(stage.first.view.first(UIImageView.self))
        try check(stage) { try stage.test.perform(.touchUpInside, on: view) }
    }

    @Test("A switch, whose usual event is the change of its value")
    func switchControl() throws {
        let stage = try SegueStage(
            """
            <view key="view" id="v"><subviews><switch id="sw">
            \(SegueStage.connections(SegueStage.segue("show")))</switch></subviews></view>
            """)
        let view = try #require(stage.first.view.first(UISwitch.self))
        var isOn = false
        try check(stage) {
            isOn.toggle()
            try stage.test.perform(.valueChanged, .boolean(isOn), on: view)
        }
    }

    // MARK: Rows

    private static let cell = """
        <tableViewCell reuseIdentifier="row" accessoryType="detailDisclosureButton" id="c">
        <tableViewCellContentView key="contentView" id="cv"/><connections>
        <segue destination="b" kind="show" identifier="row" id="s1"/>
        <segue destination="b" kind="presentation" identifier="info" trigger="accessoryAction" id="s2"/>
        </connections></tableViewCell>
        """

    private func rows(_ content: String, mode: String) throws -> (TestScene, SegueRowsController) {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(
            SegueStage.document(
                initial: "n",
                [
                    SegueStage.navigation("n", root: "t"),
                    """
                    <tableViewController id="t" customClass="SegueRowsController" customModule="UIKitCoreTests">
                    <tableView key="view" dataMode="\(mode)" id="tv">\(content)</tableView></tableViewController>
                    """,
                    "<viewController title=\"B\" id=\"b\"/>",
                ]))
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let controller = try #require(navigation.topViewController as? SegueRowsController)
        return (TestScene(showing: navigation), controller)
    }

    @Test("Selecting a prototype's row: the segue of that cell, then didSelect")
    func prototypeSelection() throws {
        let (test, controller) = try rows("<prototypes>\(Self.cell)</prototypes>", mode: "prototypes")
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        controller.allowsSegues = false
        try test.perform(.selectRow, on: cell)
        #expect(StoryboardLog.take() == ["should row", "didSelect 1"])
        controller.allowsSegues = true
        try test.perform(.selectRow, on: cell)
        #expect(StoryboardLog.take() == ["should row", "prepare row from row 1", "didSelect 1"])
        #expect(controller.navigationController?.topViewController?.title == "B")
    }

    @Test("The accessory of a prototype's row has a segue of its own")
    func prototypeAccessory() throws {
        let (test, controller) = try rows("<prototypes>\(Self.cell)</prototypes>", mode: "prototypes")
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        controller.allowsSegues = false
        try test.perform(.tapAccessory, on: cell)
        #expect(controller.navigationController?.presentedViewController == nil)
        controller.allowsSegues = true
        _ = StoryboardLog.take()
        try test.perform(.tapAccessory, on: cell)
        #expect(Set(StoryboardLog.take()) == ["should info", "prepare info from row 0", "accessory 0"])
        #expect(controller.navigationController?.presentedViewController?.title == "B")
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Static cells have both segues too")
    func staticCells() throws {
        let (test, controller) = try rows(
            "<sections><tableViewSection id=\"se\"><cells>\(Self.cell)</cells></tableViewSection></sections>",
            mode: "static")
        // The rows come from the document although the class has a data source of its own.
        let table = try #require(controller.tableView)
        let cell = try #require(table.staticSections?.first?.rows.first?.cell)
        #expect(cell.selectionSegue != nil)
        #expect(cell.accessorySegue != nil)
        _ = test
    }
}

@Suite("A segue action makes the destination of its segue", .serialized)
@MainActor
struct SegueActionTests {
    private func show(_ selector: String) throws -> SegueStage {
        let stage = try SegueStage(
            SegueStage.connections(SegueStage.segue("show", "destinationCreationSelector=\"\(selector)\"")))
        stage.go(sender: "me")
        return stage
    }

    @Test("The coder is given; sender and identifier where the name asks for them")
    func forms() throws {
        let forms = [
            ("makeDetail:", "nil"), ("makeDetail:sender:", "me"), ("makeDetail:sender:segueIdentifier:", "go"),
        ]
        for (selector, given) in forms {
            let stage = try show(selector)
            #expect(StoryboardLog.take().first == "A makeDetail \(given)")
            let made = stage.navigation.topViewController as? StoryboardController
            #expect(made?.title == "B")
            #expect(made?.payload == "prepared")
        }
    }

    @Test("An action that the class does not have leaves the making to the storyboard")
    func missing() throws {
        let stage = try show("makeNothing:")
        #expect(stage.navigation.topViewController?.title == "B")
        #expect(StoryboardLog.take().first == "B init true")
    }
}
