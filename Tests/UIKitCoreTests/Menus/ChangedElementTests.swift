import Foundation
import Testing

@testable import UIKitCore

/// What is chosen on a page that is older than what there is to choose from now.
@MainActor
@Suite struct ChangedElementTests {
    private let content = UIViewController()
    private let scene: TestScene
    private let log = CallbackLog()

    init() {
        scene = TestScene(showing: content)
    }

    private func action(_ title: String, _ identifier: String? = nil) -> UIAction {
        UIAction(title: title, identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in
            log.add(identifier ?? title)
        }
    }

    private func menu(_ titles: String...) -> UIMenu { UIMenu(children: titles.map { action($0) }) }

    /// What a page says of an element of a menu.
    private func pageValue(_ path: [Int], in menu: UIMenu) throws -> String {
        let mark = try #require(menu.leafPlaces.first { $0.place == path }?.mark)
        return "\(path.map(String.init).joined(separator: "."))~\(mark.text)"
    }

    private func shownButton(_ menu: UIMenu) -> UIButton {
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        scene.turn { content.view.addSubview(button) }
        return button
    }

    // MARK: Marks

    @Test func valuesOfFieldsHaveMarks() throws {
        func mark(_ value: UserInteractionValue) throws -> ElementMark { try #require(ElementMark(of: value)) }
        #expect(try mark(.text("a\nb")).isMark(of: .text("a\r\nb")))
        #expect(try mark(.number(3)).isMark(of: .text("3")) && mark(.number(3)).isMark(of: .text("3~k3f9")))
        // What is typed is none of a number, nor of a place and a mark.
        #expect(try !mark(.text("5.0")).isMark(of: .text("5")))
        #expect(try !mark(.text("3")).isMark(of: .text("3~k3f9")))
        #expect(ElementMark(of: .files([])) == nil)
    }

    @Test func marksAreTheSameInEveryProcess() {
        #expect(ElementMark("Remove Ada").text == "tg31")
        #expect(ElementMark("").text == "9pkx")
        #expect(ElementMark("Ada", identifier: "7", in: ElementMark("People")).text == "f09a")
        let others = [
            ElementMark("Ada"), ElementMark("Ada", identifier: ""), ElementMark("Ada", identifier: "7"),
            ElementMark("Ada7"), ElementMark("Ada", in: ElementMark("")), ElementMark("Ada", in: ElementMark("People")),
        ]
        #expect(Set(others).count == others.count)
    }

    @Test func marksAreReadAsTheyAreWritten() {
        for title in ["", "a", "Remove Ada", "\u{1F469}\u{200D}\u{1F52C}"] {
            let mark = ElementMark(title)
            #expect(ElementMark(text: mark.text) == mark)
            #expect(mark.text.utf8.count <= 4)
        }
        for text in ["", "+1", "-1", "K3F9", "0k3f", "k3f9a", "~", " 1"] { #expect(ElementMark(text: text) == nil) }
    }

    // MARK: Menus

    @Test func anEntryThatMovedIsFound() throws {
        let button = shownButton(menu("Remove Ada", "Remove Bea"))
        let shown = try pageValue([0], in: #require(button.menu))
        scene.turn { button.menu = menu("Remove Zoe", "Remove Ada", "Remove Bea") }
        try scene.perform(.selectMenuItem, pageValue: shown, on: button)
        #expect(log.take() == ["Remove Ada"])
        // A program that says the place alone means the place.
        try scene.perform(.selectMenuItem, .text("0"), on: button)
        #expect(log.take() == ["Remove Zoe"])
    }

    @Test func anEntryThatIsGoneIsRefused() throws {
        let button = shownButton(menu("Remove Ada", "Remove Bea"))
        let shown = try pageValue([0], in: #require(button.menu))
        scene.turn { button.menu = menu("Remove Bea") }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.perform(.selectMenuItem, pageValue: shown, on: button)
        }
        scene.turn { button.menu = menu("Remove Zoe", "Remove Ada", "Remove Ada") }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.perform(.selectMenuItem, pageValue: shown, on: button)
        }
        #expect(log.take() == [])
    }

    @Test func entriesThatSayTheSameAreToldByTheirMenusAndIdentifiers() throws {
        func people(_ names: String...) -> UIMenu {
            UIMenu(children: names.map { UIMenu(title: $0, children: [action("Remove", $0), action("Write")]) })
        }
        let button = shownButton(people("Ada", "Bea"))
        let shown = try pageValue([0, 0], in: #require(button.menu))
        scene.turn { button.menu = people("Zoe", "Ada", "Bea") }
        try scene.perform(.selectMenuItem, pageValue: shown, on: button)
        #expect(log.take() == ["Ada"])
        scene.turn { button.menu = UIMenu(children: [action("Ada", "1"), action("Ada", "2")]) }
        let second = try pageValue([1], in: #require(button.menu))
        scene.turn { button.menu = UIMenu(children: [action("Ada", "3"), action("Ada", "1"), action("Ada", "2")]) }
        try scene.perform(.selectMenuItem, pageValue: second, on: button)
        #expect(log.take() == ["2"])
    }

    @Test func theEntryThatSaysThatOthersAreLoadedIsNoneOfThem() throws {
        var completion: (@MainActor ([UIMenuElement]) -> Void)?
        let button = shownButton(UIMenu(children: [UIDeferredMenuElement { completion = $0 }]))
        scene.turn { _ = (button.menu?.children.first as? UIDeferredMenuElement)?.elements(shownBy: button) }
        let shown = try pageValue([0, 0], in: #require(button.menu))
        scene.turn { completion?([action("Remove Ada")]) }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.perform(.selectMenuItem, pageValue: shown, on: button)
        }
        #expect(log.take() == [])
    }

    @Test func theMenuOfABarButtonIsLookedThroughToo() throws {
        let root = UIViewController()
        let test = TestScene(showing: UINavigationController(rootViewController: root))
        let item = UIBarButtonItem(image: nil, menu: menu("Remove Ada", "Remove Bea"))
        test.turn { root.navigationItem.rightBarButtonItem = item }
        let shown = try pageValue([0], in: #require(item.menu))
        test.turn { item.menu = menu("Remove Zoe", "Remove Ada", "Remove Bea") }
        try test.perform(.selectMenuItem, pageValue: shown, on: item.button)
        #expect(log.take() == ["Remove Ada"])
    }

    @Test func theMenuOfARowIsLookedThroughThoughItIsMadeAnew() throws {
        final class Rows: UITableViewController {
            var makeMenu: @MainActor () -> UIMenu = { UIMenu() }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { [makeMenu] _ in makeMenu() })
            }
        }
        let rows = Rows()
        rows.makeMenu = { menu("Remove Ada", "Remove Bea") }
        let test = TestScene(showing: rows)
        let cell = try #require(rows.tableView.visibleCells.first)
        let shown = try pageValue([0], in: #require(cell.contextMenu))
        rows.makeMenu = { menu("Remove Zoe", "Remove Ada", "Remove Bea") }
        try test.perform(.selectMenuItem, pageValue: shown, on: cell)
        #expect(log.take() == ["Remove Ada"])
        rows.makeMenu = { menu("Remove Zoe") }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try test.perform(.selectMenuItem, pageValue: shown, on: cell)
        }
        // Identifiers that are made anew with the menu tell nothing.
        var count = 0
        rows.makeMenu = {
            count += 1
            return UIMenu(children: [action("Rename", "\(count)")])
        }
        test.turn { rows.tableView.reloadData() }
        let again = try #require(rows.tableView.visibleCells.first)
        let renaming = try pageValue([0], in: #require(again.contextMenu))
        try test.perform(.selectMenuItem, pageValue: renaming, on: again)
        #expect(log.take() == ["\(count)"])
    }

    // MARK: Others

    @Test func aSwipeActionIsFoundByWhatItSays() throws {
        let editable = EditableTable([["a"]])
        editable.trailing = [editable.action("Mark Paid"), editable.action("Delete")]
        editable.turn { editable.table.reloadData() }
        let value = "0.0.0~\(ElementMark("Mark Paid").text)"
        editable.trailing = [editable.action("Refund"), editable.action("Mark Paid")]
        try editable.testScene.perform(.performSwipeAction, pageValue: value, on: editable.table)
        #expect(editable.log.take().contains("Mark Paid"))
        editable.trailing = [editable.action("Refund"), editable.action("Delete")]
        editable.turn { editable.table.reloadData() }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try editable.testScene.perform(.performSwipeAction, pageValue: value, on: editable.table)
        }
        #expect(!editable.log.take().contains("Refund"))
    }

    @Test func aSegmentIsFoundByWhatItSays() throws {
        let control = UISegmentedControl(items: ["Ada", "Bea"])
        scene.turn { content.view.addSubview(control) }
        let value = "1~\(ElementMark("Bea").text)"
        scene.turn { control.insertSegment(withTitle: "Zoe", at: 0, animated: false) }
        try scene.perform(.valueChanged, pageValue: value, on: control)
        #expect(control.selectedSegmentIndex == 2)
        scene.turn { control.removeSegment(at: 2, animated: false) }
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.perform(.valueChanged, pageValue: value, on: control)
        }
    }

    @Test func aRowOfAPickerIsFoundByWhatItSays() throws {
        final class People: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var names = ["Zoe", "Ada", "Bea"]
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                names[row]
            }
        }
        let people = People()
        let picker = UIPickerView()
        picker.dataSource = people
        picker.delegate = people
        scene.turn { content.view.addSubview(picker) }
        let wheel = try #require(picker.components.first)
        try scene.fill(wheel, with: .text("1~\(ElementMark("Bea").text)"))
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(wheel.row(chosenOnPage: "0~\(ElementMark("Ada").text)") == 1)
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.fill(wheel, with: .text("1~\(ElementMark("Cyd").text)"))
        }
        try scene.fill(wheel, with: .text("1"))
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test func aTokenIsFoundByWhatItSays() throws {
        let field = UISearchTextField()
        field.tokens = ["Zoe", "Ada"].map { UISearchToken(icon: nil, text: $0) }
        scene.turn { content.view.addSubview(field) }
        try scene.perform(.deleteToken, pageValue: "0~\(ElementMark("Ada").text)", on: field)
        #expect(field.tokens.map(\.text) == ["Zoe"])
        #expect(throws: UserInteractionRefusal.elementChanged) {
            try scene.perform(.deleteToken, pageValue: "0~\(ElementMark("Ada").text)", on: field)
        }
    }

    @Test func whatIsThereForAssistiveTechnologyIsFoundByWhatItSays() throws {
        final class Element: UIAccessibilityElement {
            var activate: () -> Void = {}
            override func accessibilityActivate() -> Bool {
                activate()
                return true
            }
        }
        let card = UIView()
        card.accessibilityCustomActions = ["Delete", "Archive"].map { name in
            UIAccessibilityCustomAction(name: name) { [log] _ in
                log.add(name)
                return true
            }
        }
        card.accessibilityElements = ["May", "June"].map { name in
            let element = Element(accessibilityContainer: card)
            element.accessibilityLabel = name
            element.accessibilityTraits = .button
            element.activate = { [log] in log.add(name) }
            return element
        }
        scene.turn { content.view.addSubview(card) }
        try scene.perform(.performAccessibilityAction, pageValue: "0~\(ElementMark("Archive").text)", on: card)
        try scene.perform(.activateAccessibilityElement, pageValue: "0~\(ElementMark("June").text)", on: card)
        #expect(log.take() == ["Archive", "June"])
        for event in [UserInteractionEvent.performAccessibilityAction, .activateAccessibilityElement] {
            #expect(throws: UserInteractionRefusal.elementChanged) {
                try scene.perform(event, pageValue: "0~\(ElementMark("Flag").text)", on: card)
            }
        }
    }
}
