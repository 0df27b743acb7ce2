import Foundation
import Testing

@testable import UIKitCore

/// A form with static rows, which notes what is there when it is told that everything is.
final class StaticForm: UITableViewController {
    private(set) var texts: [String] = []
    var fields: [UITextField] { cells.compactMap { $0.contentView.subviews.first as? UITextField } }
    var picker: UIDatePicker? { cells.lazy.compactMap { $0.contentView.subviews.first as? UIDatePicker }.first }
    private var cells: [UITableViewCell] { (tableView.staticSections ?? []).flatMap(\.rows).map(\.cell) }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        texts = fields.map { $0.text ?? "" }
    }
}

/// Screens whose views are others in the next version of the app, and those of storyboards with static rows.
@MainActor
@Suite struct ChangedScreenRestorationTests {
    private static func row(_ name: String, named identifier: String = "") -> String {
        """
        <tableViewCell id="c-\(name)"><tableViewCellContentView key="contentView" id="v-\(name)"><subviews>
        <textField placeholder="\(name)" \(identifier) id="f-\(name)"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private static let born = """
        <tableViewCell id="c-born"><tableViewCellContentView key="contentView" id="v-born"><subviews>
        <datePicker datePickerMode="date" id="f-born"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """

    private static func storyboard(_ rows: String...) -> String {
        TestDocument.storyboard(
            initial: "n",
            """
            <navigationController restorationIdentifier="navigation" id="n">
            <navigationBar key="navigationBar" id="b"/>
            <connections><segue destination="l" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <tableViewController restorationIdentifier="form" storyboardIdentifier="form" \
            customClass="StaticForm" customModule="UIKitCoreTests" id="l">
            <tableView key="view" dataMode="static" style="grouped" id="t"><sections><tableViewSection id="s">
            <cells>\(rows.joined())</cells></tableViewSection></sections></tableView>
            </tableViewController>
            """)
    }

    /// Starts an app of a storyboard.
    private func start(_ text: String) throws -> (navigation: UINavigationController, form: StaticForm) {
        let files = try TestBundle(["Main.storyboard": text])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        return (navigation, try #require(navigation.viewControllers.first as? StaticForm))
    }

    private func texts(of test: TestScene) -> [String] {
        test.scene.textsLostInRestoration.map { "\($0.name ?? ""): \($0.text)" }.sorted()
    }

    @Test(
        "static rows have what was typed when everything is said to be there",
        arguments: ["", "restorationIdentifier=\"field\""])
    func staticRows(identifier: String) throws {
        let text = Self.storyboard(Self.row("Name", named: identifier), Self.row("Street"), Self.born)
        let (navigation, form) = try start(text)
        let test = TestScene(showing: navigation)
        try test.fill(form.fields[0], with: .text("Ada"))
        try test.fill(form.fields[1], with: .text("Church Street"))
        let (again, restored) = try start(text)
        let other = try test.restored(in: again)
        #expect(restored.texts == ["Ada", "Church Street"])
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test("static rows that another screen covers have what was typed")
    func coveredRows() throws {
        let text = Self.storyboard(Self.row("Name"), Self.row("Street"))
        let (navigation, form) = try start(text)
        let test = TestScene(showing: navigation)
        try test.fill(form.fields[0], with: .text("Ada"))
        test.turn { navigation.pushViewController(FieldRows(), animated: false) }
        let (again, restored) = try start(text)
        let other = try test.restored(in: again)
        #expect(again.viewControllers.count == 2)
        #expect(restored.fields[0].text == "Ada" && restored.view.window == nil)
        // And once more, from where nobody saw it.
        let (last, lastForm) = try start(text)
        _ = try other.restored(in: last)
        #expect(lastForm.fields[0].text == "Ada")
    }

    @Test func staticRowsKeepWhatWasTypedWhereRowsComeAndGo() throws {
        let before = Self.storyboard(Self.row("Name"), Self.row("Phone"), Self.row("Street"), Self.born)
        let (navigation, form) = try start(before)
        let test = TestScene(showing: navigation)
        let number = test.scene.inTurn { test.scene.identifier(for: form.fields[2]) }
        let identifiers = PreservedViewIdentifiers.value(of: test.scene)
        for (field, text) in zip(form.fields, ["Ada", "0123", "Church Street"]) {
            try test.fill(field, with: .text(text))
        }
        try test.fill(try #require(form.picker), with: .text("1990-02-03"))
        let date = form.picker?.date
        let (again, restored) = try start(
            Self.storyboard(Self.row("Name"), Self.row("City"), Self.row("Street"), Self.born))
        let other = try test.restored(in: again)
        #expect(restored.fields.map { $0.text ?? "" } == ["Ada", "", "Church Street"])
        #expect(date != nil && restored.picker?.date == date)
        #expect(texts(of: other) == ["Phone: 0123"])
        #expect(other.scene.isRestorationIncomplete)
        PreservedViewIdentifiers.restore(identifiers, in: other.scene, after: nil)
        #expect(other.scene.view(withIdentifier: number) === restored.fields[2])
    }

    /// A screen of fields one below the other.
    private func screen(_ names: String...) -> UIViewController {
        let screen = UIViewController().named("screen")
        for name in names {
            let field = UITextField()
            field.placeholder = name
            screen.view.addSubview(field)
        }
        return screen
    }

    @Test func whatWasTypedComesIntoNoOtherField() throws {
        let first = screen("Name", "Street", "Town")
        let test = TestScene(showing: first)
        for (view, text) in zip(first.view.subviews, ["Ada", "Church Street", "York"]) {
            try test.fill(view, with: .text(text))
        }
        let second = screen("Company", "Name", "Town", "Note")
        let other = try test.restored(in: second)
        #expect(second.view.subviews.map { ($0 as? UITextField)?.text ?? "" } == ["", "Ada", "York", ""])
        #expect(texts(of: other) == ["Street: Church Street"])
        #expect(other.scene.isRestorationIncomplete)
    }

    @Test("of fields of one name, those that are left keep what was typed into them")
    func fieldsOfOneName() throws {
        let first = screen("Item", "Item", "Item")
        let test = TestScene(showing: first)
        for (view, text) in zip(first.view.subviews, ["Bread", "Salt", "Tea"]) {
            try test.fill(view, with: .text(text))
        }
        let second = screen("Item")
        let other = try test.restored(in: second)
        #expect((second.view.subviews.first as? UITextField)?.text == "Bread")
        #expect(texts(of: other) == ["Item: Salt", "Item: Tea"])
    }

    @Test func aTabThatIsGoneIsNamedAndItsTextsAreOffered() throws {
        func tabs(_ count: Int) -> UITabBarController {
            let report = screen("Remarks")
            report.restorationIdentifier = "report"
            report.title = "Report"
            let all = [UIViewController().named("list"), report, UIViewController().named("profile")]
            let tabs = UITabBarController().named("tabs")
            tabs.viewControllers = count == 3 ? all : [all[0], all[2]]
            return tabs
        }
        let first = tabs(3)
        let test = TestScene(showing: first)
        test.turn { first.selectedIndex = 1 }
        let field = try #require(first.viewControllers?[1].view.subviews.first)
        try test.fill(field, with: .text("Leaks"))
        RemovedTab.report = screen("Remarks")
        first.viewControllers?[1].restorationClass = RemovedTab.self
        let second = tabs(2)
        let other = try test.restored(in: second)
        #expect(second.selectedIndex == 0)
        #expect(other.scene.namesOfLostContent == ["Report"])
        #expect(texts(of: other) == ["Remarks: Leaks"])
    }

    /// Makes a screen that is no tab any more.
    final class RemovedTab: UIViewControllerRestoration {
        static var report: UIViewController?

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { report }
    }
}
