import Foundation
import Testing

@testable import UIKitCore

/// A controller whose rows come from code, with a cell of its storyboard.
final class CodedRowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@Suite("Tables of storyboards put their own cells in place")
@MainActor
struct StoryboardTableTests {
    private static let cell = """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" reuseIdentifier="row" rowHeight="60" id="c">
        <rect key="frame" x="0.0" y="50" width="375" height="60"/><autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <subviews><label text="Name" id="l"><rect key="frame" x="16" y="0" width="343" height="60"/></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """

    private func table(_ content: String, mode: String, class name: String = "") throws -> (TestScene, UITableView) {
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "t",
                """
                <tableViewController id="t" \(name)>
                <tableView key="view" dataMode="\(mode)" style="plain" id="tv">\(content)</tableView>
                </tableViewController>
                """))
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let test = TestScene(showing: controller)
        return (test, controller.tableView)
    }

    @Test("The content of a cell in a document of older versions is a plain view with the cell's labels and others")
    func olderContent() throws {
        let (test, table) = try table(
            """
            <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" reuseIdentifier="row" id="c">
            <view key="contentView" opaque="NO" contentMode="center" id="cv"><subviews>
            <label text="Name" id="l"/><button tag="4" id="b"/></subviews></view></tableViewCell></prototypes>
            """, mode: "prototypes", class: "customClass=\"CodedRowsController\" customModule=\"UIKitCoreTests\"")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.textLabel?.text == "Row 1")
        #expect(cell.contentView.viewWithTag(4) is UIButton)
        #expect(cell.contentView.contentMode == .center)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("The frames of static cells in the document are those of its canvas, and do not place them")
    func staticCells() throws {
        let (test, table) = try table(
            "<sections><tableViewSection id=\"s\"><cells>\(Self.cell)</cells></tableViewSection></sections>",
            mode: "static")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "Name")
        #expect(!cell.viewState.contains(.hasExplicitFrame))
        #expect(test.scene.faults.isEmpty)
    }

    @Test(
        "A table with prototypes has the rows of its data source, although an empty list of sections is saved with it")
    func prototypes() throws {
        let (test, table) = try table(
            "<prototypes>\(Self.cell)</prototypes><sections/>", mode: "prototypes",
            class: "customClass=\"CodedRowsController\" customModule=\"UIKitCoreTests\"")
        #expect(table.numberOfRows(inSection: 0) == 2)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.textLabel?.text == "Row 1")
        #expect(!cell.viewState.contains(.hasExplicitFrame))
        #expect(test.scene.faults.isEmpty)
    }
}
