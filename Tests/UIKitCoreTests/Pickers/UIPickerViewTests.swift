import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIPickerViewTests {
    private let test = TestScene()
    private let picker = UIPickerView()
    private let source = ClockSource()

    private func show() {
        picker.dataSource = source
        picker.delegate = source
        test.turn { test.window.addSubview(picker) }
    }

    @Test func componentsAndRowsAreThoseOfTheSource() {
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        show()
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 60)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 2) == -1)
        #expect(picker.components.first?.rows.prefix(2).map(\.title) == ["0 h", "1 h"])
        #expect(
            picker.components.last?.rows.first?.title == "min 0", "A text with attributes goes before the plain one.")
    }

    @Test func aPersonChoosesAndTheDelegateIsTold() throws {
        show()
        try test.fill(picker.components[1], with: .text("30"))
        try test.perform(.valueChanged, .number(7), on: picker.components[0])
        #expect(source.choices == ["1:30", "0:7"])
        #expect(picker.selectedRow(inComponent: 0) == 7 && picker.selectedRow(inComponent: 1) == 30)
        try test.fill(picker.components[1], with: .text("30"))
        #expect(source.choices.count == 2, "What is chosen already is no choice.")
        test.turn { picker.selectRow(3, inComponent: 0, animated: true) }
        #expect(source.choices.count == 2 && picker.selectedRow(inComponent: 0) == 3)
    }

    @Test func rowsThatThereAreNotAreRefused() {
        show()
        for value in [UserInteractionValue.text("24"), .text("-1"), .text("x"), .number(1.5), .boolean(true)] {
            #expect(throws: UserInteractionRefusal.self) { try test.fill(picker.components[0], with: value) }
        }
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 9, animated: false)
        picker.reloadComponent(-1)
        #expect(picker.selectedRow(inComponent: 0) == 0 && source.choices.isEmpty)
    }

    @Test func fewerRowsMoveTheChoice() {
        show()
        test.turn { picker.selectRow(20, inComponent: 0, animated: false) }
        source.hours = 10
        test.turn { picker.reloadAllComponents() }
        #expect(picker.selectedRow(inComponent: 0) == 9)
        source.hours = 0
        test.turn { picker.reloadComponent(0) }
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.components[0].userInteractions().isEmpty)
        source.hours = -5
        test.turn { picker.reloadAllComponents() }
        #expect(picker.numberOfRows(inComponent: 0) == 0)
    }

    @Test func ofAMillionRowsThoseNearTheChoiceAreShown() throws {
        source.hours = 1_000_000
        show()
        #expect(picker.components[0].rows.count == 1_000)
        test.turn { picker.selectRow(500_000, inComponent: 0, animated: false) }
        #expect(picker.components[0].rows.contains { $0.index == 500_000 } && picker.components[0].rows.count == 1_000)
        #expect(throws: UserInteractionRefusal.self) { try test.fill(picker.components[0], with: .text("1")) }
        try test.fill(picker.components[0], with: .text("500100"))
        #expect(source.choices == ["0:500100"])
    }

    @Test func componentsShareTheRoomThatWishesLeave() {
        source.widths = [80, 0]
        source.rowHeight = 44
        picker.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        show()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 44))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 220, height: 44))
        #expect(picker.rowSize(forComponent: 2) == .zero)
        #expect(picker.components.last?.frame == CGRect(x: 80, y: 0, width: 220, height: 200))
        source.widths = [-.infinity, .nan]
        #expect(picker.rowSize(forComponent: 0).width == 150)
    }

    @Test func viewsOfRowsAreRead() {
        source.givesViews = true
        show()
        #expect(picker.components[0].rows.first?.title == "view 0")
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "view 1")
        #expect(picker.view(forRow: 99, forComponent: 0) == nil)
    }
}

@MainActor
private final class ClockSource: UIPickerViewDataSource, UIPickerViewDelegate {
    var hours = 24
    var givesViews = false
    var widths: [CGFloat] = [0, 0]
    var rowHeight: CGFloat = 0
    var choices: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? hours : 60
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        givesViews ? nil : "\(row) h"
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        component == 1 ? NSAttributedString(string: "min \(row)") : nil
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        guard givesViews else { return nil }
        let label = view as? UILabel ?? UILabel()
        label.text = "view \(row)"
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choices.append("\(component):\(row)")
    }
}
