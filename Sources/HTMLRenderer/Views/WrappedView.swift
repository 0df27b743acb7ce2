import UIKitCore

extension UIView {
    /// Whether the view's element may be within another one, which has the view's place then.
    var mayBeWrapped: Bool {
        switch self {
        case let button as UIButton: button.menu != nil
        case let slider as UISlider:
            slider.minimumValueImage != nil || slider.maximumValueImage != nil || !slider.reports.isEmpty
        case let picker as UIDatePicker: !picker.reports.isEmpty
        case let view as UITextView: !view.reports.isEmpty || view.hasSubviewsOnPage
        case is UITextField: true
        case is UIImageView: hasTapArea
        default: false
        }
    }
}

extension StyleWriter {
    /// Writes the selector of the element around that of a view, to be followed by a rule for the view.
    mutating func beginSelectors(forWrapped identifier: Int32) {
        bytes.append(":is(.menu,.split,.slider-row,.field-group,.applied,.tap-group):has(>#v" as StaticString)
        bytes.append(decimal: Int(identifier))
        bytes.append("),")
    }
}

extension RenderingPass {
    /// Writes a rule for a view's element, unless it has no declarations.
    ///
    /// - Parameters:
    ///   - identifier: The view's number.
    ///   - withWrapper: Whether the rule holds for the element around it as well.
    ///   - declarations: What writes the declarations.
    mutating func writeRule(
        for identifier: Int32, withWrapper: Bool, _ declarations: (inout RenderingPass) -> Void
    ) {
        let start = styles.bytes.count
        if withWrapper { styles.beginSelectors(forWrapped: identifier) }
        styles.beginRule(for: identifier)
        let empty = styles.bytes.count
        declarations(&self)
        if styles.bytes.count == empty {
            styles.bytes.removeSubrange(start...)
        } else {
            styles.endRule()
        }
    }
}
