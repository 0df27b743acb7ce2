import UIKit

/// Two lists beside each other, of which the second depends on the first.
final class PickerViewExamples: CatalogExamplesViewController, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate
{
    private let continents: [(name: String, rivers: [String])] = [
        ("Africa", ["Congo", "Niger", "Nile", "Zambezi"]), ("Asia", ["Ganges", "Mekong", "Yangtze"]),
        ("Europe", ["Danube", "Loire", "Rhine", "Volga"]),
    ]
    private let picker = UIPickerView()
    private let reading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityIdentifier = "river"
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.reloadComponent(1)
        picker.selectRow(2, inComponent: 1, animated: false)
        readPicker()
        let showChoice = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Show the Choice") { [weak self] _ in
                self?.show("Chosen: \(self?.reading.text ?? "").")
            })
        addExample("Rivers", picker, reading, showChoice)
    }

    private func readPicker() {
        let continent = continents[max(picker.selectedRow(inComponent: 0), 0)]
        reading.text = continent.rivers[max(picker.selectedRow(inComponent: 1), 0)] + ", " + continent.name
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? continents.count : continents[max(pickerView.selectedRow(inComponent: 0), 0)].rivers.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0
            ? continents[row].name : continents[max(pickerView.selectedRow(inComponent: 0), 0)].rivers[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if component == 0 { pickerView.reloadComponent(1) }
        readPicker()
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Continent" : "River"
    }
}
