import Foundation
import Testing

@testable import UIKitCore

/// Fields whose values the app changes while pages show them.
@MainActor
@Suite("What the app puts into fields while they are shown") struct SetFieldRestorationTests {
    /// A form as an app makes it at every start.
    @MainActor
    final class Form: UIViewController {
        let field = UITextField()
        let notes = UITextView()
        let slider = UISlider()
        let picker = UIDatePicker()
        var fields: [UIView] { [field, notes, slider, picker] }
        /// What the app has stored, which the field shows.
        var record = "from the record"

        override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "form"
            field.text = record
            picker.date = Date(timeIntervalSince1970: 1_000_000)
            for field in fields { view.addSubview(field) }
        }

        /// As a button for a phrase or for today does.
        func fill() {
            field.text = "put there"
            notes.text = "Needs a check-up."
            slider.value = 0.5
            picker.date = Date(timeIntervalSince1970: 2_000_000)
        }

        func expectFilled() {
            #expect(field.text == "put there")
            #expect(notes.text == "Needs a check-up.")
            #expect(slider.value == 0.5)
            #expect(picker.date == Date(timeIntervalSince1970: 2_000_000))
        }
    }

    /// A form of which a page shows the fields.
    private func start(_ form: Form) -> TestScene {
        let test = TestScene(showing: form)
        for field in form.fields { _ = test.scene.identifier(for: field) }
        return test
    }

    @Test func isThereAgainAfterEachRestart() throws {
        let form = Form()
        var test = start(form)
        test.turn { form.fill() }
        for _ in 0..<2 {
            let again = Form()
            test = try test.restored(in: again)
            again.expectFilled()
        }
    }

    @Test func whatTheAppStoredSinceIsShown() throws {
        let form = Form()
        let test = start(form)
        test.turn { form.fill() }
        let again = Form()
        again.record = "newer"
        _ = try test.restored(in: again)
        #expect(again.field.text == "newer")
        #expect(again.notes.text == "Needs a check-up.")
    }

    @Test func aFieldThatIsFilledAsItsPageAppearsTakesItThen() throws {
        @MainActor
        final class LateForm: UIViewController {
            let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                restorationIdentifier = "form"
                view.addSubview(field)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                field.text = "from the record"
            }
        }
        let form = LateForm()
        let test = TestScene(showing: form)
        _ = test.scene.identifier(for: form.field)
        test.turn { form.field.text = "put there" }
        let again = LateForm()
        _ = try test.restored(in: again)
        #expect(again.field.text == "put there")
    }

    @Test func whatWasThereFromTheBeginningIsTakenFromTheRecord() throws {
        let form = Form()
        let test = TestScene()
        test.turn {
            form.loadViewIfNeeded()
            form.fill()
            test.window.rootViewController = form
        }
        for field in form.fields { _ = test.scene.identifier(for: field) }
        test.turn { form.view.backgroundColor = .red }
        let again = Form()
        _ = try test.restored(in: again)
        #expect(again.field.text == "from the record")
        #expect(again.notes.text == "")
        #expect(again.picker.date == Date(timeIntervalSince1970: 1_000_000))
    }

    @Test func isNotOfferedAsWhatSomebodyTyped() throws {
        let form = Form()
        let test = start(form)
        test.turn { form.fill() }
        try test.fill(form.field, with: .text("typed"))
        final class Other: UIViewController {}
        let other = try test.restored(in: Other().named("form"))
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["typed"])
    }

    /// A list whose rows have a field each.
    @MainActor
    final class List: UITableViewController {
        var text = "from the record"

        override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "list"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(UITextField()) }
            field(of: cell)?.text = text
            return cell
        }

        func field(of cell: UITableViewCell?) -> UITextField? { cell?.contentView.subviews.first as? UITextField }

        var field: UITextField? { field(of: tableView.cellForRow(at: IndexPath(row: 0, section: 0))) }
    }

    @Test func rowsThatAListMakesShowTheRecord() throws {
        let list = List()
        let test = TestScene(showing: list)
        _ = test.scene.identifier(for: try #require(list.field))
        test.turn { list.field?.text = "put there" }
        let again = List()
        _ = try test.restored(in: again)
        #expect(again.field?.text == "from the record")
    }
}
