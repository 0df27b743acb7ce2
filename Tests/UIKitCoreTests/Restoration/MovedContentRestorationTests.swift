import Foundation
import Testing

@testable import UIKitCore

/// Scenes that come back when their data, or the order of their views, has changed: everything stays with what it is of.
@MainActor
@Suite struct MovedContentRestorationTests {
    /// Rows of people, each with a field for a note, in a table that knows them by their names.
    final class People: UITableViewController {
        private let names: [String]
        private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
            table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.accessibilityLabel = name
            return cell
        }

        init(_ names: [String]) {
            self.names = names
            super.init(style: .plain)
            restorationIdentifier = "people"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldRow.self, forCellReuseIdentifier: "row")
            tableView.allowsMultipleSelectionDuringEditing = true
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names)
            source.apply(snapshot)
        }

        func row(_ name: String) -> FieldRow? {
            source.indexPath(for: name).flatMap { tableView.cellForRow(at: $0) } as? FieldRow
        }
    }

    @Test func whatIsOfARowStaysWithWhatTheRowShows() throws {
        let people = People(["Ada", "Bea", "Cyd"])
        let test = TestScene(showing: people)
        let row = try #require(people.row("Ada"))
        try test.fill(row.field, with: .text("pays by card"))
        test.turn { people.setEditing(true, animated: false) }
        try test.perform(.selectRow, .text("0.0"), on: people.tableView)
        let numbers = [row, row.field].map { test.scene.identifier(for: $0) }
        let gone = test.scene.identifier(for: try #require(people.row("Cyd")))

        let again = People(["Zoe", "Ada", "Bea"])
        let other = try test.restored(in: again)
        let restored = try #require(again.row("Ada"))
        #expect(restored.field.text == "pays by card")
        #expect(again.row("Zoe")?.field.text == "")
        #expect(again.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        // Presses on the page that stayed open reach her row.
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == [restored, restored.field])
        #expect(other.scene.view(withIdentifier: gone) == nil)
    }

    @Test("identifiers have the same name in every process, or none")
    func itemNames() {
        final class Object: Hashable, Sendable {
            static func == (one: Object, other: Object) -> Bool { one === other }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        final class Named: Identifiable, Hashable, Sendable {
            let id: Int
            init(id: Int) { self.id = id }
            static func == (one: Named, other: Named) -> Bool { one.id == other.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        enum Item: Hashable { case header, person(String, Int), object(Object), set(Set<Int>) }
        func name<Identifier: Hashable & Sendable>(_ identifier: Identifier) -> String? {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>()
            snapshot.appendSections([0])
            snapshot.appendItems([identifier])
            let place = IndexPath(item: 0, section: 0)
            let name = snapshot.nameOfItem(at: place)
            if let name { #expect(snapshot.placeOfItem(named: name) == place) }
            return name
        }
        #expect(name("Ada") == "Ada" && name(7) == "7" && name(Named(id: 7)) == "7")
        #expect(name(Item.header) == "header")
        #expect(name(Item.person("Ada", 1)) != nil && name(Item.person("Ada", 1)) != name(Item.person("Ada", 2)))
        #expect(name(URL(fileURLWithPath: "/a")) == "file:///a" && name(Date(timeIntervalSince1970: 1)) != nil)
        #expect(name(Data([1])) == nil && name(ObjectIdentifier(Self.self)) == nil)
        #expect(name(Object()) == nil && name(Item.object(Object())) == nil && name(Item.set([1])) == nil)
    }

    /// Rows that only say in a label of their own what they show.
    final class Labels: UITableViewController {
        var texts: [String]

        init(_ texts: [String]) {
            self.texts = texts
            super.init(style: .plain)
            restorationIdentifier = "labels"
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            for text in [texts[indexPath.row], "since today"] {
                let label = UILabel()
                label.text = text
                cell.contentView.addSubview(label)
            }
            return cell
        }

        func row(_ index: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: index, section: 0)) }
    }

    @Test("a row without a name is known by what it says", arguments: [false, true])
    func labels(changesText: Bool) throws {
        let labels = Labels(["Ada", "Bea", "Bea"])
        let test = TestScene(showing: labels)
        let numbers = try (0..<3).map { test.scene.identifier(for: try #require(labels.row($0))) }
        _ = test.scene.preservedState()
        if changesText {
            // It is the text at the time when the scene was put away that counts.
            test.turn { (labels.row(0)?.contentView.subviews.first as? UILabel)?.text = "Ann" }
        }
        let again = Labels(["Zoe", changesText ? "Ann" : "Ada", "Bea", "Bea"])
        let other = try test.restored(in: again)
        #expect(other.scene.view(withIdentifier: numbers[0]) === again.row(1))
        #expect(other.scene.view(withIdentifier: numbers[2]) === again.row(2))
    }

    // MARK: Screens

    /// A folder of which there are many; each is made by the app, and has no name for restoration.
    final class Folder: UIViewController {
        let field = UITextField()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Delete") { _ in })

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "New name"
            view.addSubview(field)
            view.addSubview(button)
        }
    }

    /// A folder in another one, in which something was typed, and the numbers of the inner one's views.
    private func openFolder() throws -> (test: TestScene, numbers: [Int32]) {
        let stack = UINavigationController(rootViewController: Folder("Home"))
        let clay = Folder("Clay")
        let test = TestScene(showing: stack)
        test.turn { stack.pushViewController(clay, animated: false) }
        try test.fill(clay.field, with: .text("Porcelain"))
        // Everything on a page has a number.
        let back = try #require(stack.navigationBar.firstView { $0 is NavigationBackButton })
        let numbers = [clay.view, clay.field, clay.button, back].map { test.scene.identifier(for: $0) }
        _ = test.scene.identifier(for: stack.view)
        return (test, numbers)
    }

    @Test func whatIsOfAScreenDoesNotGoToTheOneBelow() throws {
        let (test, numbers) = try openFolder()
        let home = Folder("Home")
        let other = try test.restored(in: UINavigationController(rootViewController: home))
        #expect(numbers.compactMap { other.scene.view(withIdentifier: $0) }.isEmpty)
        #expect(home.field.text == "")
        #expect(other.scene.namesOfLostContent == ["Clay"])
        #expect(!other.scene.hasLostContentAgain)
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["Porcelain"])
    }

    @Test("a screen that the app opens again by itself is not missed", arguments: ["Clay", "Glazes"])
    func reopened(title: String) throws {
        let (test, numbers) = try openFolder()
        let stack = UINavigationController(rootViewController: Folder("Home"))
        let folder = Folder(title)
        stack.pushViewController(folder, animated: false)
        let other = try test.restored(in: stack)
        let isSame = title == "Clay"
        #expect(other.scene.view(withIdentifier: numbers[2]) === (isSame ? folder.button : nil))
        #expect(folder.field.text == (isSame ? "Porcelain" : ""))
        #expect(other.scene.namesOfLostContent == (isSame ? [] : ["Clay"]))
        #expect(other.scene.hasLostContentAgain == isSame)
        #expect(other.scene.textsLostInRestoration.map(\.text) == (isSame ? [] : ["Porcelain"]))
        // What came back that way comes back once more.
        guard isSame else { return }
        let next = UINavigationController(rootViewController: Folder("Home"))
        let last = Folder(title)
        next.pushViewController(last, animated: false)
        _ = try other.restored(in: next)
        #expect(last.field.text == "Porcelain")
    }

    @Test func theWayBackFromAScreenThatIsGoneLeadsNowhere() throws {
        func stack(_ titles: [String]) -> UINavigationController {
            let stack = UINavigationController().named("stack")
            stack.viewControllers = titles.map { Folder($0) }
            return stack
        }
        func back(_ stack: UINavigationController) -> UIView? {
            stack.navigationBar.firstView { $0 is NavigationBackButton }
        }
        let first = stack(["Home", "Clay (3)", "Bowls"])
        let test = TestScene(showing: first)
        let number = test.scene.identifier(for: try #require(back(first)))
        for (titles, isSame) in [(["Home", "Clay (3)"], false), (["Home", "Clay (4)", "Bowls"], true)] {
            let again = stack(titles)
            let other = try test.restored(in: again)
            #expect(back(again) != nil)
            #expect(other.scene.view(withIdentifier: number) === (isSame ? back(again) : nil))
        }
    }

    // MARK: Views of one class

    /// A screen of views in an order, known by identifiers or by labels.
    private func screen(_ make: () -> UIView, _ names: [String], areIdentifiers: Bool) -> UIViewController {
        let screen = UIViewController().named("screen")
        for name in names {
            let view = make()
            if areIdentifiers { view.accessibilityIdentifier = name } else { view.accessibilityLabel = name }
            screen.view.addSubview(view)
        }
        return screen
    }

    @Test("switches stay on where they stand in another order", arguments: [false, true])
    func switches(areIdentifiers: Bool) throws {
        let first = screen(UISwitch.init, ["terms", "news", "share"], areIdentifiers: areIdentifiers)
        let test = TestScene(showing: first)
        try test.perform(.valueChanged, .boolean(true), on: first.view.subviews[0])
        try test.perform(.valueChanged, .boolean(true), on: first.view.subviews[2])
        try test.perform(.valueChanged, .boolean(false), on: first.view.subviews[2])
        let second = screen(UISwitch.init, ["share", "more", "news", "terms"], areIdentifiers: areIdentifiers)
        let other = try test.restored(in: second)
        #expect(second.view.subviews.map { ($0 as? UISwitch)?.isOn } == [false, false, false, true])
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test("texts stay in their text views in another order", arguments: [false, true])
    func textViews(areIdentifiers: Bool) throws {
        let first = screen(UITextView.init, ["public", "private"], areIdentifiers: areIdentifiers)
        let test = TestScene(showing: first)
        let number = test.scene.inTurn { test.scene.identifier(for: first.view.subviews[1]) }
        try test.fill(first.view.subviews[0], with: .text("for all"))
        try test.fill(first.view.subviews[1], with: .text("for me"))
        let second = screen(UITextView.init, ["private", "public"], areIdentifiers: areIdentifiers)
        let other = try test.restored(in: second)
        #expect(second.view.subviews.map { ($0 as? UITextView)?.text } == ["for me", "for all"])
        #expect(other.scene.view(withIdentifier: number) === second.view.subviews[0])
    }

    @Test func aFieldWhosePlaceholderGoesWhenThereIsATextKeepsThat() throws {
        func title() -> UITextField {
            let field = UITextField()
            field.placeholder = "Title"
            field.accessibilityIdentifier = "title"
            return field
        }
        func screen(_ field: UITextField) -> UIViewController {
            let screen = UIViewController().named("screen")
            screen.view.addSubview(field)
            return screen
        }
        let (field, again) = (title(), title())
        let test = TestScene(showing: screen(field))
        let number = test.scene.inTurn { test.scene.identifier(for: field) }
        try test.fill(field, with: .text("Blue bowl"))
        test.turn { field.placeholder = nil }
        let other = try test.restored(in: screen(again))
        #expect(again.text == "Blue bowl")
        #expect(other.scene.view(withIdentifier: number) === again)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func whatTheAppPutIntoAFieldLastIsWhatPagesOfBeforeShow() throws {
        func screen(_ text: String) -> (UIViewController, UITextField) {
            let screen = UIViewController().named("screen")
            let field = UITextField()
            field.text = text
            screen.view.addSubview(field)
            return (screen, field)
        }
        let (first, field) = screen("Carla")
        let test = TestScene(showing: first)
        let number = test.scene.inTurn { test.scene.identifier(for: field) }
        _ = test.scene.preservedState()
        test.turn { field.text = "Carlotta" }
        let other = try test.restored(in: screen("Caroline").0)
        other.scene.continueRevisions(after: test.scene.revision)
        func showed(_ text: String, at revision: Int) -> Bool {
            other.scene.showed(.text(text), inFieldWith: number, at: revision)
        }
        #expect(showed("Carlotta", at: test.scene.revision) && !showed("Carla", at: test.scene.revision))
        #expect(showed("Caroline", at: other.scene.revision) && !showed("Carlotta", at: other.scene.revision))
    }

    @Test func rowsWithAFieldEachStandInAnotherOrder() throws {
        let first = NamedFieldRows(["Name", "Town", "Phone"])
        let test = TestScene(showing: first)
        for (index, text) in ["Ada", "York", "0123"].enumerated() {
            try test.fill(try #require(first.field(index)), with: .text(text))
        }
        let second = NamedFieldRows(["Town", "Company", "Name"])
        let other = try test.restored(in: second)
        #expect((0..<3).map { second.field($0)?.text } == ["York", "", "Ada"])
        #expect(other.scene.textsLostInRestoration.map { "\($0.name ?? ""): \($0.text)" } == ["Phone: 0123"])
    }

    /// Rows whose fields are called by their placeholders.
    final class NamedFieldRows: UITableViewController {
        private let names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(style: .plain)
            restorationIdentifier = "rows of fields"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldRow.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? FieldRow)?.field.placeholder = names[indexPath.row]
            return cell
        }

        func field(_ row: Int) -> UITextField? {
            (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow)?.field
        }
    }

    // MARK: Views that are called by what stands before them

    /// Rows of a label and a field or a control, as forms have them.
    private func form(_ rows: [(String, UIView)], isFlat: Bool) -> UIViewController {
        let screen = UIViewController().named("form")
        for (name, view) in rows {
            let label = UILabel()
            label.text = name
            if isFlat {
                screen.view.addSubview(label)
                screen.view.addSubview(view)
            } else {
                screen.view.addSubview(UIStackView(arrangedSubviews: [label, view]))
            }
        }
        return screen
    }

    @Test("a form keeps what was typed and chosen beside the labels", arguments: [false, true])
    func labelledForm(isFlat: Bool) throws {
        func fields() -> (street: UITextField, town: UITextField, news: UISwitch, guests: UIStepper) {
            (UITextField(), UITextField(), UISwitch(), UIStepper())
        }
        let (old, new) = (fields(), fields())
        for field in [old.street, old.town, new.street, new.town] { field.placeholder = "Required" }
        let first = form(
            [("Street", old.street), ("Town", old.town), ("News", old.news), ("2 guests", old.guests)], isFlat: isFlat)
        let test = TestScene(showing: first)
        let views = [old.street, old.town, old.news, old.guests]
        let numbers = views.map { view in test.scene.inTurn { test.scene.identifier(for: view) } }
        try test.fill(old.street, with: .text("Weg 1"))
        try test.perform(.valueChanged, .boolean(true), on: old.news)
        try test.perform(.increment, on: old.guests)
        let (title, share) = (UITextField(), UISwitch())
        title.placeholder = "Required"
        let second = form(
            [
                ("Title", title), ("Town", new.town), ("Street", new.street), ("Public", share), ("News", new.news),
                ("0 guests", new.guests),
            ], isFlat: isFlat)
        let other = try test.restored(in: second)
        #expect([title, new.town, new.street].map(\.text) == ["", "", "Weg 1"])
        #expect([share.isOn, new.news.isOn] == [false, true])
        #expect(new.guests.value == old.guests.value && new.guests.value > 0)
        let found = numbers.map { other.scene.view(withIdentifier: $0) }
        #expect(found == [new.street, new.town, new.news, new.guests])
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test("what stands between fields with placeholders is no name of the next one")
    func messages() throws {
        func screen(_ message: String) -> (UIViewController, UITextField) {
            let screen = UIViewController().named("screen")
            let label = UILabel()
            label.text = message
            let fields = ["Mail", "Phone"].map { name in
                let field = UITextField()
                field.placeholder = name
                return field
            }
            for view in [fields[0], label, fields[1]] { screen.view.addSubview(view) }
            return (screen, fields[1])
        }
        let (first, field) = screen("This is no address.")
        let test = TestScene(showing: first)
        let number = test.scene.inTurn { test.scene.identifier(for: field) }
        try test.fill(field, with: .text("030-6"))
        let (second, again) = screen("We write to it.")
        let other = try test.restored(in: second)
        #expect(again.text == "030-6")
        #expect(other.scene.view(withIdentifier: number) === again)
    }

    @Test func fieldsThatHideTheirTextAreNoOthers() throws {
        let (hidden, shown) = (UITextField(), UITextField())
        hidden.isSecureTextEntry = true
        let first = UIViewController().named("screen")
        first.view.addSubview(hidden)
        let test = TestScene(showing: first)
        let number = test.scene.inTurn { test.scene.identifier(for: hidden) }
        let second = UIViewController().named("screen")
        second.view.addSubview(shown)
        let other = try test.restored(in: second)
        #expect(other.scene.view(withIdentifier: number) == nil)
    }

    // MARK: Tabs and children

    @Test("tabs are known by what they say", arguments: [false, true])
    func tabs(areStacks: Bool) throws {
        func tabs(_ titles: [String]) -> UITabBarController {
            let tabs = UITabBarController().named("tabs")
            tabs.viewControllers = titles.map { title in
                let child = UIViewController().named(title)
                child.title = title
                guard areStacks else { return child }
                return UINavigationController(rootViewController: child).named("stack of \(title)")
            }
            return tabs
        }
        let first = tabs(["Home", "Notes", "Board"])
        let test = TestScene(showing: first)
        let numbers = first.tabBar.subviews.map { button in
            test.scene.inTurn { test.scene.identifier(for: button) }
        }
        #expect(numbers.count == 3)
        let second = tabs(["Home", "Board"])
        let other = try test.restored(in: second)
        let buttons = second.tabBar.subviews
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == [buttons[0], nil, buttons[1]])
        // Nobody had opened the tab that is gone.
        #expect(!other.scene.isRestorationIncomplete)
        #expect(other.scene.namesOfLostContent.isEmpty)
    }

    @Test func childrenOfOneClassAreKnownByTheirIdentifiers() throws {
        final class Half: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                field.placeholder = "Word"
                view.addSubview(field)
            }
        }
        func pair(_ names: [String]) -> (UIViewController, [UITextField]) {
            let pair = UIViewController().named("pair")
            let halves = names.map { Half().named($0) }
            for half in halves {
                pair.addChild(half)
                pair.view.addSubview(half.view)
                half.didMove(toParent: pair)
            }
            return (pair, halves.map(\.field))
        }
        let (first, fields) = pair(["left", "right"])
        let test = TestScene(showing: first)
        let numbers = fields.map { field in test.scene.inTurn { test.scene.identifier(for: field) } }
        let (second, again) = pair(["right", "left"])
        let other = try test.restored(in: second)
        #expect(numbers.map { other.scene.view(withIdentifier: $0) } == [again[1], again[0]])
    }
}
