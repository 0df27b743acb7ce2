import Foundation
import Testing

@testable import UIKitCore

/// What views keep: those with identifiers by themselves, others what a person typed.
@MainActor
@Suite struct ViewStateRestorationTests {
    final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

        /// As many rows in the second component as the chosen one of the first says.
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 20 : max(pickerView.selectedRow(inComponent: 0), 1)
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if component == 0 { pickerView.reloadComponent(1) }
        }

        let name = UITextField()
        let secret = UITextField()
        let text = UITextView()
        let toggle = UISwitch()
        let slider = UISlider()
        let stepper = UIStepper()
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        let picker = UIDatePicker()
        let wheels = UIPickerView()
        let pages = UIPageControl()
        let search = UISearchBar()
        let scroll = UIScrollView()
        let favorite = UIButton(primaryAction: UIAction(title: "Favorite") { _ in })
        let order = UIButton(type: .system)
        let namesViews: Bool

        init(namesViews: Bool) {
            self.namesViews = namesViews
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "form"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            pages.numberOfPages = 5
            secret.isSecureTextEntry = true
            scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            scroll.contentSize = CGSize(width: 100, height: 2000)
            wheels.dataSource = self
            wheels.delegate = self
            favorite.changesSelectionAsPrimaryAction = true
            let inner = UIMenu(
                options: .displayInline,
                children: ["Name", "Size"].map { title in UIAction(title: title) { _ in } })
            order.menu = UIMenu(children: [UIAction(title: "Date") { _ in }, inner])
            order.showsMenuAsPrimaryAction = true
            order.changesSelectionAsPrimaryAction = true
            let views = [
                name, secret, text, toggle, slider, stepper, segments, picker, wheels, pages, search, scroll, favorite,
                order,
            ]
            for (index, child) in views.enumerated() {
                if namesViews { child.restorationIdentifier = "view\(index)" }
                view.addSubview(child)
            }
        }
    }

    private func restored(_ form: Form, from test: TestScene) throws -> Form {
        let state = test.scene.preservedState()
        let again = Form(namesViews: form.namesViews)
        let other = TestScene()
        other.turn { other.window.rootViewController = again }
        other.scene.restore(try RestorableScene(data: state.data))
        return again
    }

    @Test func viewsWithIdentifiersKeepWhatTheyShow() throws {
        let form = Form(namesViews: true)
        let test = TestScene(showing: form)
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        test.turn {
            form.name.text = "Ada"
            form.secret.text = "hunter2"
            form.text.text = "Two\nlines"
            form.text.selectedRange = NSRange(location: 4, length: 2)
            form.toggle.isOn = true
            form.slider.value = 0.25
            form.stepper.value = 7
            form.segments.selectedSegmentIndex = 2
            form.picker.date = date
            form.wheels.select([17, 16])
            form.pages.currentPage = 3
            form.search.text = "needle"
            form.favorite.isSelected = true
            form.order.menu?.selectLeaf(at: [1, 1], isSingleSelection: true)
            form.scroll.contentOffset = CGPoint(x: 0, y: 640)
        }
        let again = try restored(form, from: test)
        #expect(again.name.text == "Ada")
        #expect(again.secret.text == "")
        #expect(again.text.text == "Two\nlines")
        #expect(again.text.selectedRange == NSRange(location: 4, length: 2))
        #expect(again.toggle.isOn)
        #expect(again.slider.value == 0.25)
        #expect(again.stepper.value == 7)
        #expect(again.segments.selectedSegmentIndex == 2)
        #expect(again.picker.date == date)
        #expect(again.wheels.selectedRows == [17, 16])
        #expect(again.pages.currentPage == 3)
        #expect(again.search.text == "needle")
        #expect(again.favorite.isSelected)
        #expect(again.order.menu?.selectedElements.map(\.title) == ["Size"])
        #expect(again.scroll.contentOffset == CGPoint(x: 0, y: 640))
        #expect(!String(decoding: test.scene.preservedState().data, as: UTF8.self).contains("hunter2"))
    }

    @Test func whatAPersonTypedIsKeptWithoutIdentifiers() throws {
        let form = Form(namesViews: false)
        let test = TestScene(showing: form)
        try test.fill(form.name, with: .text("Ada"))
        try test.perform(.valueChanged, .boolean(true), on: form.toggle)
        try test.perform(.touchUpInside, on: form.favorite)
        try test.fill(form.wheels.components[0], with: .text("12"))
        try test.fill(form.wheels.components[1], with: .text("11"))
        try test.fill(form.text, with: .text("Two\nlines"))
        try test.perform(.increment, on: form.stepper)
        try test.perform(.valueChanged, .text("2"), on: form.segments)
        try test.fill(form.picker, with: .text("2023-03-09T08:30"))
        let date = form.picker.date
        try test.perform(.valueChanged, .text("3"), on: form.pages)
        try test.perform(.selectMenuItem, .text("1.1"), on: form.order)
        try test.fill(form.search.searchTextField, with: .text("needle"))
        test.turn { form.slider.value = 0.75 }
        let again = Form(namesViews: false)
        let second = TestScene(showing: again)
        second.scene.restore(try RestorableScene(data: test.scene.preservedState().data))
        #expect(again.name.text == "Ada")
        #expect(again.toggle.isOn)
        #expect(again.favorite.isSelected)
        #expect(again.wheels.selectedRows == [12, 11])
        #expect(again.text.text == "Two\nlines")
        #expect(again.stepper.value == 1)
        #expect(again.segments.selectedSegmentIndex == 2)
        #expect(again.picker.date == date)
        #expect(again.pages.currentPage == 3)
        #expect(again.order.menu?.selectedElements.map(\.title) == ["Size"])
        #expect(again.search.text == "needle")
        // The app set the slider; it will do so again.
        #expect(again.slider.value == 0)
        // And once more, although nobody typed meanwhile.
        let third = Form(namesViews: false)
        let other = TestScene(showing: third)
        other.scene.restore(try RestorableScene(data: second.scene.preservedState().data))
        #expect(third.name.text == "Ada")
        #expect(third.segments.selectedSegmentIndex == 2 && third.search.text == "needle")
    }

    /// Controls with names that few screens have.
    final class Palette: UIViewController, UIScrollViewDelegate {
        let well = UIColorWell()
        let search = UISearchTextField()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            for (view, identifier) in [(well, "well"), (search, "search"), (scroll, "scroll")] as [(UIView, String)] {
                view.restorationIdentifier = identifier
                self.view.addSubview(view)
            }
            scroll.addSubview(picture)
            scroll.maximumZoomScale = 4
            scroll.delegate = self
        }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }

    @Test func colourTokensAndScaleAreKept() throws {
        let old = Palette().named("palette")
        let test = TestScene(showing: old)
        test.turn {
            old.well.selectedColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
            old.search.tokens = [UISearchToken(icon: nil, text: "Unread")]
            old.scroll.zoomScale = 2
            old.scroll.contentOffset = CGPoint(x: 50, y: 20)
        }
        let new = Palette().named("palette")
        _ = try test.restored(in: new)
        #expect(new.well.selectedColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(new.search.tokens.map(\.text) == ["Unread"])
        #expect(new.scroll.zoomScale == 2)
        #expect(new.scroll.contentOffset == CGPoint(x: 50, y: 20))
    }

    final class Contacts: UITableViewController, UIDataSourceModelAssociation {
        var names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(style: .plain)
            restorationIdentifier = "contacts"
            clearsSelectionOnViewWillAppear = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.restorationIdentifier = "table"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    @Test func aTableFindsItsSelectionByWhatTheRowShows() throws {
        let contacts = Contacts(["Ada", "Grace", "Mary"])
        let test = TestScene(showing: contacts)
        test.turn {
            contacts.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        let again = Contacts(["Edith", "Ada", "Grace"])
        let other = TestScene(showing: again)
        other.scene.restore(try RestorableScene(data: test.scene.preservedState().data))
        #expect(again.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        let fewer = Contacts(["Edith"])
        let third = TestScene(showing: fewer)
        third.scene.restore(try RestorableScene(data: test.scene.preservedState().data))
        #expect(fewer.tableView.indexPathForSelectedRow == nil)
    }

    /// A switch that shows what the app has stored.
    final class MirroringSwitch: UISwitch {
        override func encodeRestorableState(with coder: NSCoder) {}
    }

    @Test func aViewThatEncodesNothingShowsWhatTheAppHasStored() throws {
        func screen(_ isOn: Bool) -> (UIViewController, UISwitch) {
            let screen = UIViewController().named("screen")
            let toggle = MirroringSwitch()
            toggle.isOn = isOn
            toggle.restorationIdentifier = "toggle"
            screen.view.addSubview(toggle)
            return (screen, toggle)
        }
        let (first, toggle) = screen(false)
        let test = TestScene(showing: first)
        try test.perform(.valueChanged, .boolean(true), on: toggle)
        let (second, again) = screen(false)
        _ = try test.restored(in: second)
        #expect(!again.isOn)
    }
}
