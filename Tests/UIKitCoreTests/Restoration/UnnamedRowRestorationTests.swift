import Foundation
import Testing

@testable import UIKitCore

/// Rows that their data source has no names for, and that came, went or moved while their scene was away: what a person typed
/// or chose stays with what the row says, or is offered.
@MainActor
@Suite struct UnnamedRowRestorationTests {
    /// Guests, each with a field for a note and a switch.
    final class Guests: UITableViewController {
        private let names: [String]
        private let details: [String]

        init(_ names: [String], details: [String] = []) {
            self.names = names
            self.details = details
            super.init(style: .plain)
            restorationIdentifier = "guests"
            clearsSelectionOnViewWillAppear = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.allowsMultipleSelection = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            if details.indices.contains(indexPath.row) { cell.detailTextLabel?.text = details[indexPath.row] }
            let field = UITextField()
            field.placeholder = "Note"
            cell.contentView.addSubview(field)
            cell.accessoryView = UISwitch()
            return cell
        }

        func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }

        func field(_ row: Int) -> UITextField? {
            cell(row)?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        }

        func toggle(_ row: Int) -> UISwitch? { cell(row)?.accessoryView as? UISwitch }

        var notes: [String?] { names.indices.map { field($0)?.text } }

        var switchedOn: [Int] { names.indices.filter { toggle($0)?.isOn ?? false } }

        var selected: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row) }
    }

    /// Ada and Bea, of whom one has a note, is switched on and selected, and Cyd.
    private func guests(
        of row: Int, _ names: [String] = ["Ada", "Bea", "Cyd"], details: [String] = []
    ) throws -> TestScene {
        let guests = Guests(names, details: details)
        let test = TestScene(showing: guests)
        try test.fill(try #require(guests.field(row)), with: .text("vegetarian"))
        try test.perform(.valueChanged, .boolean(true), on: try #require(guests.toggle(row)))
        try test.perform(.selectRow, .text("0.\(row)"), on: guests.tableView)
        #expect(guests.selected == [row])
        return test
    }

    private func texts(lostIn test: TestScene) -> [String] {
        test.scene.textsLostInRestoration.map { "\($0.name ?? ""): \($0.text)" }
    }

    @Test func whatIsOfARowStaysWithWhatItSays() throws {
        let test = try guests(of: 1)
        let again = Guests(["Zoe", "Ada", "Bea", "Cyd"])
        let other = try test.restored(in: again)
        #expect(again.notes == ["", "", "vegetarian", ""])
        #expect(again.switchedOn == [2])
        #expect(again.selected == [2])
        #expect(!other.scene.isRestorationIncomplete)
        // The next state has it at its new place.
        let last = Guests(["Bea", "Ada"])
        _ = try other.restored(in: last)
        #expect(last.notes == ["vegetarian", ""])
        #expect(last.switchedOn == [0])
        #expect(last.selected == [0])
    }

    @Test(
        "what is of a row that is gone comes to no other one, and its text is offered",
        arguments: [["Ada", "Cyd"], ["Ada", "Cyd", "Dan"], ["Ada"]])
    func gone(names: [String]) throws {
        let test = try guests(of: 1)
        let again = Guests(names)
        let other = try test.restored(in: again)
        #expect(again.notes == names.map { _ in "" })
        #expect(again.selected == [])
        #expect(texts(lostIn: other) == ["Bea: vegetarian"])
        // It is offered once.
        let last = Guests(names)
        #expect(texts(lostIn: try other.restored(in: last)) == [])
    }

    @Test func aSwitchStaysOnInARowThatSaysSomethingElseNow() throws {
        let test = try guests(of: 1)
        let again = Guests(["Ada", "Bea (2)", "Cyd"])
        let other = try test.restored(in: again)
        #expect(again.switchedOn == [1])
        #expect(again.notes == ["", "", ""])
        #expect(texts(lostIn: other) == ["Bea: vegetarian"])
    }

    @Test("rows that say the same first are told apart by all that they say", arguments: [0, 1])
    func details(row: Int) throws {
        let details = ["200 €", "300 €", "400 €"]
        let names = details.map { _ in "Invoice" }
        let test = try guests(of: row, names, details: details)
        let numbers = try #require(test.scene.windows.first?.rootViewController as? Guests).tableView.visibleCells.map {
            cell in test.scene.inTurn { test.scene.identifier(for: cell) }
        }
        let again = Guests(["Invoice", "Invoice"], details: ["300 €", "400 €"])
        let other = try test.restored(in: again)
        let expected = row == 0 ? [] : [0]
        #expect(again.switchedOn == expected && again.selected == expected)
        #expect(again.notes == (row == 0 ? ["", ""] : ["vegetarian", ""]))
        #expect(texts(lostIn: other) == (row == 0 ? ["Note: vegetarian"] : []))
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == [nil, again.cell(0), again.cell(1)])
    }

    @Test func aRowThatIsTheOnlyOneToSaySomethingFirstMayGoOnToSaySomethingElse() throws {
        let test = try guests(of: 1, ["Ada", "Bea", "Cyd"], details: ["5 minutes ago", "1 hour ago", "now"])
        let again = Guests(["Zoe", "Ada", "Bea"], details: ["now", "6 minutes ago", "2 hours ago"])
        let other = try test.restored(in: again)
        #expect(again.notes == ["", "", "vegetarian"])
        #expect(again.switchedOn == [2] && again.selected == [2])
        #expect(!other.scene.isRestorationIncomplete)
    }

    /// Rows of nothing but a field and a switch.
    final class Tasks: UITableViewController {
        private let texts: [String]

        init(_ texts: [String]) {
            self.texts = texts
            super.init(style: .plain)
            restorationIdentifier = "tasks"
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let field = UITextField()
            field.text = texts[indexPath.row]
            cell.contentView.addSubview(field)
            cell.accessoryView = UISwitch()
            return cell
        }

        var cells: [UITableViewCell] { tableView.visibleCells }

        var fields: [UITextField] { cells.compactMap { $0.contentView.subviews.first as? UITextField } }
    }

    @Test(
        "rows of controls only are known by the texts in their fields, or by those that the app had put there",
        arguments: [false, true])
    func controls(isStored: Bool) throws {
        let tasks = Tasks(["Bread", "Milk", "Eggs"])
        let test = TestScene(showing: tasks)
        try test.fill(tasks.fields[1], with: .text("Oat milk"))
        let numbers = (tasks.cells + tasks.fields).map { view in test.scene.inTurn { test.scene.identifier(for: view) }
        }
        let again = Tasks([isStored ? "Oat milk" : "Milk", "Eggs"])
        let other = try test.restored(in: again)
        let found = numbers.map { other.scene.view(withIdentifier: $0) }
        let expected: [UIView?] = [
            nil, again.cells[0], again.cells[1], nil, again.fields[0], again.fields[1],
        ]
        #expect(found == expected)
        #expect(again.fields.map(\.text) == ["Oat milk", "Eggs"])
        #expect(texts(lostIn: other) == [])
        // The next state knows what the app had put there, too.
        let last = Tasks(["Salt", isStored ? "Oat milk" : "Milk"])
        _ = try other.restored(in: last)
        #expect(last.fields.map(\.text) == ["Salt", "Oat milk"])
    }

    @Test(
        "a row of controls in which a person typed on after leaving it is known by what the app took over, or by what it did not",
        arguments: ["Milk", "Oat milk", "Oat milk, 2"])
    func typedOn(stored: String) throws {
        let tasks = Tasks(["Bread", "Milk", "Eggs"])
        let test = TestScene(showing: tasks)
        try test.fill(tasks.fields[1], with: .text("Oat milk"))
        test.turn { tasks.fields[1].resignFirstResponder() }
        #expect(tasks.fields[1].leftText == "Oat milk" && tasks.fields[1].givenText == "Milk")
        try test.perform(.editingChanged, .text("Oat milk, 2"), on: tasks.fields[1])
        let views: [UIView] = tasks.cells + tasks.fields
        let numbers = views.map { view in test.scene.inTurn { test.scene.identifier(for: view) } }
        let again = Tasks([stored, "Eggs"])
        let other = try test.restored(in: again)
        let expected: [UIView?] = [nil, again.cells[0], again.cells[1], nil, again.fields[0], again.fields[1]]
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == expected)
        #expect(again.fields.map(\.text) == ["Oat milk, 2", "Eggs"])
        #expect(texts(lostIn: other) == [])
    }

    @Test("what the app puts into a field as it is left is not what the person left there")
    func changedAsLeft() throws {
        let tasks = Tasks(["Bread", "Milk"])
        let test = TestScene(showing: tasks)
        tasks.fields[1].addAction(
            UIAction { ($0.sender as? UITextField)?.text = "Oat milk!" }, for: .editingDidEnd)
        try test.fill(tasks.fields[1], with: .text("Oat milk"))
        test.turn { tasks.fields[1].resignFirstResponder() }
        #expect(tasks.fields[1].leftText == nil && tasks.fields[1].givenText == nil)
        let again = Tasks(["Oat milk!", "Bread"])
        let other = try test.restored(in: again)
        #expect(again.fields.map(\.text) == ["Oat milk!", "Bread"])
        #expect(texts(lostIn: other) == [])
    }

    @Test("what was typed comes to no row of controls in which the app puts something else by now")
    func otherControls() throws {
        let tasks = Tasks(["Bread", "Milk", "Eggs"])
        let test = TestScene(showing: tasks)
        try test.fill(tasks.fields[1], with: .text("Oat milk"))
        let again = Tasks(["Bread", "Rice", "Eggs"])
        let other = try test.restored(in: again)
        #expect(again.fields.map(\.text) == ["Bread", "Rice", "Eggs"])
        #expect(texts(lostIn: other) == [": Oat milk"])
    }

    @Test("what the app puts into a field while a person types is the person's, what it puts there afterwards its own")
    func textsOfTheApp() throws {
        let tasks = Tasks(["Bread", "Milk"])
        let test = TestScene(showing: tasks)
        tasks.fields[1].addAction(
            UIAction { ($0.sender as? UITextField)?.text = "Oat milk!" }, for: .editingChanged)
        try test.fill(tasks.fields[1], with: .text("Oat milk"))
        #expect(tasks.fields.map(\.givenText) == [nil, "Milk"])
        test.turn { tasks.fields[1].text = "Rice" }
        #expect(tasks.fields[1].givenText == nil)
        try test.perform(.editingChanged, .text("Rice cake"), on: tasks.fields[1])
        #expect(tasks.fields[1].givenText == "Rice")
        let again = Tasks(["Rice", "Bread"])
        _ = try test.restored(in: again)
        #expect(again.fields.map(\.text) == ["Oat milk!", "Bread"])
    }

    /// Rows of nothing but two fields.
    final class Parts: UITableViewController {
        private let parts: [(name: String, count: String)]

        init(_ parts: [(name: String, count: String)]) {
            self.parts = parts
            super.init(style: .plain)
            restorationIdentifier = "parts"
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            for text in [parts[indexPath.row].name, parts[indexPath.row].count] {
                let field = UITextField()
                field.text = text
                cell.contentView.addSubview(field)
            }
            return cell
        }

        var fields: [UITextField] {
            tableView.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UITextField } }
        }

        var texts: [String?] { fields.map(\.text) }
    }

    @Test("all fields of a row take up what was typed into them, wherever the row is now")
    func severalFields() throws {
        let parts = Parts([("Chain", "1"), ("Brake", "2"), ("", "")])
        let test = TestScene(showing: parts)
        try test.fill(parts.fields[2], with: .text("Disc brake"))
        try test.fill(parts.fields[3], with: .text("4"))
        try test.fill(parts.fields[4], with: .text("Bell"))
        try test.fill(parts.fields[5], with: .text("1"))
        let again = Parts([("Tube", "9"), ("Chain", "1"), ("Brake", "2"), ("", "")])
        let other = try test.restored(in: again)
        #expect(again.texts == ["Tube", "9", "Chain", "1", "Disc brake", "4", "Bell", "1"])
        #expect(texts(lostIn: other) == [])
    }

    @Test func formsOfRowsWithoutLabelsKeepWhatWasTyped() throws {
        let tasks = Tasks(["", "", ""])
        let test = TestScene(showing: tasks)
        try test.fill(tasks.fields[0], with: .text("Bread"))
        try test.fill(tasks.fields[1], with: .text("Milk"))
        let numbers = tasks.fields.map { view in test.scene.inTurn { test.scene.identifier(for: view) } }
        let again = Tasks(["", "", ""])
        let other = try test.restored(in: again)
        #expect(again.fields.map(\.text) == ["Bread", "Milk", ""])
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == again.fields)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func rowsThatSayTheSameAreKnownByTheirPlaces() throws {
        let test = try guests(of: 1, ["Guest", "Guest", "Guest"])
        let again = Guests(["Guest", "Guest", "Guest"])
        _ = try test.restored(in: again)
        #expect(again.notes == ["", "vegetarian", ""])
        #expect(again.switchedOn == [1])
        #expect(again.selected == [1])
    }

    @Test func aTextIsOfferedWhereItsRowIsNotOnThePageAnyMore() throws {
        let names = (0..<300).map { "Guest \($0)" }
        let test = try guests(of: 1, names)
        let again = Guests(names.map { "New \($0)" } + names)
        let other = try test.restored(in: again)
        #expect(texts(lostIn: other) == ["Guest 1: vegetarian"])
        #expect(again.switchedOn == [])
        #expect(again.selected == [])
    }

    @Test func aTextOfARecordThatIsGoneIsOfferedThoughTheSourceHasNames() throws {
        let people = MovedContentRestorationTests.People(["Ada", "Bea"])
        let test = TestScene(showing: people)
        try test.fill(try #require(people.row("Bea")).field, with: .text("pays by card"))
        let again = MovedContentRestorationTests.People(["Ada", "Zoe"])
        let other = try test.restored(in: again)
        #expect(again.row("Zoe")?.field.text == "")
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["pays by card"])
    }
}
