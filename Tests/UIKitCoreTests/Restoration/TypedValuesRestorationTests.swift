import Foundation
import Testing

@testable import UIKitCore

/// What a person typed into views that are made late, or that belong to controllers without record.
@MainActor
@Suite struct TypedValuesRestorationTests {
    // MARK: Lists

    @Test func aTableOnASheetKeepsTextAndSelection() throws {
        let root = UIViewController().named("root")
        let rows = FieldRows()
        rows.modalPresentationStyle = .formSheet
        let test = TestScene(showing: root)
        test.turn { root.present(rows, animated: false) }
        try test.fill(try #require(rows.field(1)), with: .text("typed"))
        try test.fill(rows.header, with: .text("above"))
        try test.perform(.selectRow, .text("0.2"), on: rows.tableView)

        var scene = test
        for _ in 0..<2 {
            let again = UIViewController().named("root")
            scene = try scene.restored(in: again)
            let restored = try #require(again.presentedViewController as? FieldRows)
            #expect(restored.view.window === scene.window)
            #expect(restored.field(1)?.text == "typed")
            #expect(restored.header.text == "above")
            #expect(restored.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        }
    }

    /// A field that no other file knows.
    private final class HiddenField: UITextField {}

    @Test func namesOfPrivateClassesAreTheSameInEveryProcess() {
        final class Local {}
        #expect(ClassNames.name(of: HiddenField.self).hasSuffix(".HiddenField"))
        for type in [HiddenField.self, Local.self] as [AnyClass] {
            #expect(!ClassNames.name(of: type).contains("$"))
            #expect(!ClassNames.lookedUpName(of: type).contains("$"))
        }
        #expect(ClassNames.name(of: UITextField.self) == "UIKitCore.UITextField")
    }

    @Test func whatKeysOfTheAppTypedIsKept() throws {
        func form() -> (UIViewController, UITextField, UITextView) {
            let (controller, field, text) = (UIViewController().named("form"), UITextField(), UITextView())
            controller.view.addSubview(field)
            controller.view.addSubview(text)
            return (controller, field, text)
        }
        let (controller, field, text) = form()
        let test = TestScene(showing: controller)
        test.turn {
            for key in ["1", "2", "3"] { field.insertText(key) }
            field.deleteBackward()
            text.insertText("typed")
        }
        let (again, newField, newText) = form()
        _ = try test.restored(in: again)
        #expect(newField.text == "12")
        #expect(newText.text == "typed")
    }

    @Test func whatWasTypedBelowAnAlertIsKeptAndTheAlertIsNamed() throws {
        func form() -> (UIViewController, UITextField) {
            let (controller, field) = (UIViewController().named("form"), UITextField())
            controller.view.addSubview(field)
            return (controller, field)
        }
        let (controller, field) = form()
        let test = TestScene(showing: controller)
        try test.fill(field, with: .text("typed"))
        let alert = UIAlertController(title: nil, message: "Send it?", preferredStyle: .alert)
        test.turn { controller.present(alert, animated: false) }
        let (again, newField) = form()
        let other = try test.restored(in: again)
        #expect(newField.text == "typed")
        #expect(again.presentedViewController == nil)
        #expect(other.scene.namesOfLostContent == ["Send it?"])
    }

    @Test func aPickerThatShowsWhenItWasMadeGoesOnShowingThat() throws {
        func form() -> (UIViewController, UIDatePicker, UIDatePicker) {
            let (controller, untouched, chosen) = (UIViewController().named("form"), UIDatePicker(), UIDatePicker())
            chosen.date = Date(timeIntervalSince1970: 1_000_000)
            controller.view.addSubview(untouched)
            controller.view.addSubview(chosen)
            return (controller, untouched, chosen)
        }
        let (controller, picker, _) = form()
        var scene = TestScene(showing: controller)
        for _ in 0..<2 {
            let (again, newPicker, newChosen) = form()
            // What the app computes when it makes the screen again is newer than what it computed before.
            newChosen.date = Date(timeIntervalSince1970: 2_000_000)
            #expect(newPicker.date > picker.date)
            scene = try scene.restored(in: again)
            #expect(newPicker.date == picker.date)
            #expect(newChosen.date == Date(timeIntervalSince1970: 2_000_000))
        }
    }

    private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = controllers
        return tabs
    }

    @Test func aTableThatIsNotOnThePageKeepsTextUntilItIs() throws {
        let (rows, below) = (FieldRows("tab"), FieldRows("below"))
        let stack = UINavigationController(rootViewController: below).named("stack")
        let old = tabs([rows, stack])
        let test = TestScene(showing: old)
        try test.fill(try #require(rows.field(3)), with: .text("in a tab"))
        test.turn { old.selectedIndex = 1 }
        try test.fill(try #require(below.field(4)), with: .text("below"))
        test.turn { stack.pushViewController(FieldRows(), animated: false) }

        func start() -> (UITabBarController, FieldRows, UINavigationController) {
            let rows = FieldRows("tab")
            let stack = UINavigationController(rootViewController: FieldRows("below")).named("stack")
            return (tabs([rows, stack]), rows, stack)
        }
        // Twice put away before the lists are seen.
        let once = try test.restored(in: start().0)
        let (root, tab, restoredStack) = start()
        let scene = try once.restored(in: root)
        #expect(restoredStack.viewControllers.count == 2)
        scene.turn { restoredStack.popViewController(animated: false) }
        #expect((restoredStack.topViewController as? FieldRows)?.field(4)?.text == "below")
        scene.turn { root.selectedIndex = 0 }
        #expect(tab.field(3)?.text == "in a tab")
    }

    /// Rows that are called by what they show.
    final class Contacts: UIViewController, UITableViewDataSource, UIDataSourceModelAssociation {
        let names: [String]
        let table = UITableView(frame: .zero, style: .plain)

        init(_ names: [String]) {
            self.names = names
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "contacts"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(FieldRow.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            view.addSubview(table)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
        func field(_ name: String) -> UITextField? {
            let row = names.firstIndex(of: name).map { IndexPath(row: $0, section: 0) }
            return (row.flatMap { table.cellForRow(at: $0) } as? FieldRow)?.field
        }
    }

    @Test func textGoesToTheRecordThatItWasTypedFor() throws {
        let old = Contacts(["Ada", "Grace/2.5%", "Mary"])
        let test = TestScene(showing: old)
        try test.fill(try #require(old.field("Grace/2.5%")), with: .text("admiral"))
        try test.fill(try #require(old.field("Mary")), with: .text("gone"))
        let new = Contacts(["Edith", "Ada", "Joan", "Grace/2.5%"])
        _ = try test.restored(in: new)
        #expect(new.names.map { new.field($0)?.text ?? "" } == ["", "", "", "admiral"])
    }

    @Test func fieldsOfRowsThatShareAnIdentifierKeepTheirOwnText() throws {
        let old = FieldRows("root")
        old.namesFields = true
        let test = TestScene(showing: old)
        try test.fill(try #require(old.field(0)), with: .text("first"))
        try test.fill(try #require(old.field(1)), with: .text("second"))
        let new = FieldRows("root")
        new.namesFields = true
        _ = try test.restored(in: new)
        #expect((0..<3).map { new.field($0)?.text ?? "" } == ["first", "second", ""])
    }

    @Test func whatTheAppPutsIntoAReusedCellIsNotTakenForTyped() throws {
        let old = FieldRows("root")
        old.texts = (0..<500).map { "old \($0)" }
        let test = TestScene(showing: old)
        try test.fill(try #require(old.field(0)), with: .text("typed"))
        while old.field(0) != nil { try test.perform(.showMoreRows, on: old.tableView) }
        let new = FieldRows("root")
        new.texts = (0..<500).map { "new \($0)" }
        _ = try test.restored(in: new)
        let shown = (0..<500).filter { new.field($0) != nil }
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { new.field($0)?.text == "new \($0)" })
    }

    // MARK: Views that are made late

    /// A form of which parts stand in bars, come with the appearance, and come with the data.
    final class LateForm: UIViewController {
        let heading = UITextField()
        let custom = UITextField()
        let tool = UITextField()
        let early = UITextField()
        let late = UITextField()
        let loaded = UISwitch()

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.titleView = heading
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
                UIBarButtonItem(customView: custom),
            ]
            view.addSubview(early)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            toolbarItems = [UIBarButtonItem(customView: tool)]
            early.text = "from the model"
            view.addSubview(late)
        }
        func load() { view.addSubview(loaded) }
    }

    private func lateForm() -> (UINavigationController, LateForm) {
        let form = LateForm().named("form")
        let stack = UINavigationController(rootViewController: form).named("stack")
        stack.isToolbarHidden = false
        return (stack, form)
    }

    @Test func viewsInBarsAndThoseMadeWhenTheFormAppearsKeepTheirText() throws {
        let (stack, old) = lateForm()
        let test = TestScene(showing: stack)
        for field in [old.heading, old.custom, old.tool, old.early, old.late] {
            try test.fill(field, with: .text("typed"))
        }
        let (newStack, new) = lateForm()
        _ = try test.restored(in: newStack)
        let texts = [new.heading, new.custom, new.tool, new.early, new.late].map { $0.text ?? "" }
        #expect(texts == ["typed", "typed", "typed", "typed", "typed"])
    }

    @Test func viewsOfDataThatComesLateGetTheirValueWhileTheAppGoesOnRestoring() throws {
        let (stack, old) = lateForm()
        let test = TestScene(showing: stack)
        test.turn { old.load() }
        try test.perform(.valueChanged, .boolean(true), on: old.loaded)
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let (newStack, new) = lateForm()
        let other = TestScene(showing: newStack)
        other.scene.extendStateRestoration()
        other.scene.restore(state)
        other.turn {}
        other.turn { new.load() }
        #expect(new.loaded.isOn)
        // What the person does meanwhile is left alone.
        try other.perform(.valueChanged, .boolean(false), on: new.loaded)
        other.turn {}
        #expect(!new.loaded.isOn)
        other.scene.completeStateRestoration()
        other.turn {}
        #expect(!new.loaded.isOn && other.scene.restorationProgress == nil)
    }

    // MARK: Controllers without record

    /// A form that its parent makes.
    final class Part: UIViewController {
        let field = UITextField()
        let toggle = UISwitch()

        override func viewDidLoad() {
            super.viewDidLoad()
            toggle.restorationIdentifier = "toggle"
            view.addSubview(field)
            view.addSubview(toggle)
        }
    }

    /// Two forms, of which one is made with the view and one when it appears.
    final class Whole: UIViewController {
        let parts = [Part(), Part()]

        private func add(_ part: Part) {
            addChild(part)
            view.addSubview(part.view)
            part.didMove(toParent: self)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            add(parts[0])
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if parts[1].parent == nil { add(parts[1]) }
        }
    }

    @Test func aFormInAChildControllerKeepsItsValues() throws {
        let old = Whole().named("whole")
        let test = TestScene(showing: old)
        try test.fill(old.parts[0].field, with: .text("one"))
        try test.fill(old.parts[1].field, with: .text("two"))
        try test.perform(.valueChanged, .boolean(true), on: old.parts[1].toggle)
        #expect(test.scene.preservedState().lostControllers.isEmpty)
        let new = Whole().named("whole")
        _ = try test.restored(in: new)
        #expect(new.parts.map(\.field.text) == ["one", "two"])
        #expect(new.parts.map(\.toggle.isOn) == [false, true])
    }

    @Test func aRootWithoutIdentifierKeepsWhatWasTyped() throws {
        let old = Whole()
        let test = TestScene(showing: UINavigationController(rootViewController: old))
        try test.fill(old.parts[0].field, with: .text("one"))
        let new = Whole()
        let second = try test.restored(in: UINavigationController(rootViewController: new))
        #expect(new.parts[0].field.text == "one")
        let third = Whole()
        _ = try second.restored(in: UINavigationController(rootViewController: third))
        #expect(third.parts[0].field.text == "one")
        // Another kind of root is another screen.
        let other = UINavigationController(rootViewController: Part())
        _ = try second.restored(in: other)
        #expect((other.viewControllers.first as? Part)?.field.text == "")
    }

    @Test func textOfWhatAPersonWentToIsNotPutWhereTheAppBegins() throws {
        let old = UINavigationController(rootViewController: Part())
        let test = TestScene(showing: old)
        let pushed = Part()
        test.turn { old.pushViewController(pushed, animated: false) }
        try test.fill(pushed.field, with: .text("another record"))
        let first = Part()
        let other = try test.restored(in: UINavigationController(rootViewController: first))
        #expect(first.field.text == "")
        let next = Part()
        other.turn { first.navigationController?.pushViewController(next, animated: false) }
        #expect(next.field.text == "")
    }

    @Test func aStackKeepsTheRootThatTheAppMakesWithoutName() throws {
        final class Detail: UIViewController, UIViewControllerRestoration {
            static func viewController(
                withRestorationIdentifierPath path: [String], coder: NSCoder
            ) -> UIViewController? {
                let detail = Detail().named("detail")
                detail.restorationClass = Detail.self
                return detail
            }
        }
        let old = UINavigationController(rootViewController: Part()).named("stack")
        let test = TestScene(showing: old)
        try test.fill(try #require(old.topViewController as? Part).field, with: .text("root"))
        let detail = Detail().named("detail")
        detail.restorationClass = Detail.self
        test.turn { old.pushViewController(detail, animated: false) }
        let root = Part()
        let new = UINavigationController(rootViewController: root).named("stack")
        let other = try test.restored(in: new)
        #expect(new.viewControllers.count == 2 && new.viewControllers.first === root)
        #expect(new.topViewController is Detail)
        other.turn { new.popViewController(animated: false) }
        #expect(root.field.text == "root" && root.view.window === other.window)
    }
}
