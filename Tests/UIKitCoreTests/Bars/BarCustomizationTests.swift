import Foundation
import Testing

@testable import UIKitCore

/// A person arranges the middle of a navigation bar.
@MainActor
@Suite struct BarCustomizationTests {
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        navigation = UINavigationController(rootViewController: root)
        test = TestScene(showing: navigation)
        test.turn { navigation.traitOverrides.horizontalSizeClass = .regular }
        Self.fill(root.navigationItem)
        test.turn { navigation.navigationBar.setNeedsLayout() }
    }

    private static func fill(_ item: UINavigationItem) {
        item.style = .editor
        item.customizationIdentifier = "editor"
        item.centerItemGroups = [
            UIBarButtonItem(title: "Lock").creatingFixedGroup(),
            UIBarButtonItem(title: "Bold").creatingMovableGroup(customizationIdentifier: "bold"),
            UIBarButtonItem(title: "Draw").creatingOptionalGroup(customizationIdentifier: "draw"),
            .optionalGroup(
                customizationIdentifier: "table", isInDefaultCustomization: false,
                representativeItem: UIBarButtonItem(title: "Table"),
                items: [UIBarButtonItem(title: "Rows"), UIBarButtonItem(title: "Columns")]),
        ]
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func titles(of bar: UINavigationBar) -> [String?] {
        bar.centerViews.map { ($0 as? BarButton)?.item?.title }
    }

    /// Opens the list and returns its controller.
    private func openList() throws -> UITableViewController {
        let more = try #require(bar.trailingViews.last as? BarButton)
        try test.perform(.selectMenuItem, .text("0.0"), on: more)
        let presented = try #require(root.presentedViewController as? UINavigationController)
        return try #require(presented.topViewController as? UITableViewController)
    }

    private func toggle(_ name: String, in list: UITableViewController) throws {
        let toggles = list.tableView.visibleCells.compactMap { $0.editingAccessoryView as? UISwitch }
        let toggle = try #require(toggles.first { $0.accessibilityLabel == name })
        try test.perform(.valueChanged, .boolean(!toggle.isOn), on: toggle)
    }

    @Test func optionalGroupsAreTakenOutAndPutIn() throws {
        #expect(titles(of: bar) == ["Lock", "Bold", "Draw"])
        let list = try openList()
        #expect(list.title == "Customize Toolbar")
        #expect(list.tableView.visibleCells.count == 4)
        try toggle("Draw", in: list)
        #expect(titles(of: bar) == ["Lock", "Bold"])
        try toggle("Table", in: list)
        #expect(titles(of: bar) == ["Lock", "Bold", "Rows", "Columns"])
        try toggle("Table", in: list)
        try toggle("Draw", in: list)
        #expect(titles(of: bar) == ["Lock", "Bold", "Draw"])
        #expect(test.scene.barCustomizations.isEmpty)
    }

    @Test func groupsMoveExceptThoseThatAreFixed() throws {
        let list = try openList()
        let cells = list.tableView.visibleCells
        #expect(cells.map { $0.userInteractions().contains(.moveRow) } == [false, true, true, true])
        try test.perform(.moveRow, .text("0.1"), on: cells[2])
        #expect(titles(of: bar) == ["Lock", "Draw", "Bold"])
        // The place of a fixed group is no destination.
        let moved = list.tableView.visibleCells
        try test.perform(.moveRow, .text("0.0"), on: moved[1])
        #expect(titles(of: bar) == ["Lock", "Draw", "Bold"])
        let reset = try #require(list.navigationItem.leftBarButtonItem?.storedButton)
        try test.perform(.touchUpInside, on: reset)
        #expect(titles(of: bar) == ["Lock", "Bold", "Draw"])
        let done = try #require(list.navigationItem.rightBarButtonItem?.storedButton)
        try test.perform(.touchUpInside, on: done)
        #expect(root.presentedViewController == nil)
    }

    @Test func theSceneKeepsTheArrangementWithItsState() throws {
        let list = try openList()
        try toggle("Table", in: list)
        try test.perform(.moveRow, .text("0.1"), on: list.tableView.visibleCells[3])
        let wanted = test.scene.barCustomizations
        #expect(wanted["editor"]?.order.first == "table")
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let other = TestScene()
        other.scene.prepareToRestore(state)
        #expect(other.scene.barCustomizations == wanted)
        other.scene.restore(state)
        let controller = UIViewController()
        Self.fill(controller.navigationItem)
        let second = UINavigationController(rootViewController: controller)
        other.turn {
            second.traitOverrides.horizontalSizeClass = .regular
            other.window.rootViewController = second
        }
        #expect(titles(of: second.navigationBar) == ["Lock", "Rows", "Columns", "Bold", "Draw"])
    }

    @Test func aStateThatSaysSomethingElseChangesNothing() {
        for value: RestorationValue in [.null, .array([]), .dictionary([.integer(1): .array([])])] {
            #expect(BarCustomization.read(from: value).isEmpty)
        }
        #expect(
            BarCustomization.read(from: .dictionary([.string("a"): .array([.null, .array([.integer(1)]), .null])]))
                == ["a": BarCustomization()])
    }

    @Test func groupsThatStayWhereTheyAreOfferNothing() {
        test.turn { root.navigationItem.customizationIdentifier = nil }
        #expect(bar.trailingViews.isEmpty)
        #expect(titles(of: bar) == ["Lock", "Bold", "Draw"])
        test.turn {
            root.navigationItem.customizationIdentifier = "editor"
            navigation.traitOverrides.horizontalSizeClass = .compact
        }
        test.turn { bar.setNeedsLayout() }
        // On compact width the groups themselves are in the menu.
        let more = bar.trailingViews.last as? BarButton
        #expect(more?.item?.menu?.children.map(\.title) == ["Lock", "Bold", "Draw"])
    }
}
