import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PickerRendererTests {
    private let stage = Stage()

    @Test func eachComponentIsAListOfTheForm() throws {
        let source = FruitSource()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        picker.accessibilityLabel = "Fruit"
        picker.selectRow(1, inComponent: 0, animated: false)
        let (html, styles) = stage.rendered(picker)
        let name = try #require(html.firstMatch(of: /<select id="(v[0-9]+)" class="wheel" name="(v[0-9]+)"/))
        #expect(name.output.1 == name.output.2)
        #expect(html.contains("role=\"group\"") && html.occurrences(of: "<select") == 2)
        #expect(html.contains("size=\"5\" aria-label=\"Fruit 1\""))
        #expect(html.contains("<option value=\"0~sb6w\">&lt;Apple&gt;</option>"))
        #expect(html.contains("<option value=\"1~gx1w\" selected>Pear</option>"))
        #expect(styles.contains("flex-basis:80px"))
    }

    @Test func aPickerThatTakesNoInteractionCannotBeChanged() {
        let source = FruitSource()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.isUserInteractionEnabled = false
        #expect(stage.html(of: picker).contains("<fieldset class=\"inactive\" disabled><select"))
    }
}

@MainActor
private final class FruitSource: UIPickerViewDataSource, UIPickerViewDelegate {
    private let fruit = ["<Apple>", "Pear"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fruit.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        fruit[row]
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 1 ? 80 : 0
    }
}
