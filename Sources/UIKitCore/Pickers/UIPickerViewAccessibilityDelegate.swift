/// Tells assistive technology about the components of a picker.
///
/// UIKit: `UIPickerViewAccessibilityDelegate`.
@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a component is called; nil for what the picker is called.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}
