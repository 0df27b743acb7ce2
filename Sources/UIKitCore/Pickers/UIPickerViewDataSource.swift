/// Says how many components and rows a picker has.
///
/// UIKit: `UIPickerViewDataSource`.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many components there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// How many rows a component has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
