import UIKitCore

/// Writes a date picker: the browser's own input for a date, a time, both, or a month, and a text field for a length of time.
///
/// The browser's own input of times would show a length of time as a time of day, with morning and afternoon in many languages.
@MainActor
enum DatePickerRenderer {
    static func render(_ picker: UIDatePicker, into page: inout RenderingPass) {
        page.writeWithApplyButton(of: picker, if: picker.isEnabled && !picker.reports.isEmpty) {
            writeInput(of: picker, into: &$0)
        }
    }

    private static func writeInput(of picker: UIDatePicker, into page: inout RenderingPass) {
        page.openTag("input", for: picker, class: "date-picker")
        page.html.attribute("type", type(of: picker.datePickerMode))
        page.fieldName(of: picker)
        page.html.attribute("value", page.typedText(of: picker) ?? picker.pageText)
        if let minimum = picker.pageMinimumText { page.html.attribute("min", minimum) }
        if let maximum = picker.pageMaximumText { page.html.attribute("max", maximum) }
        if picker.datePickerMode == .countDownTimer {
            page.html.attribute("pattern", "([01][0-9]|2[0-3]):[0-5][0-9]")
            page.html.attribute("maxlength", 5)
            page.html.attribute("size", 5)
            page.html.attribute("autocomplete", "off")
        } else if picker.minuteInterval > 1, picker.roundsToMinuteInterval {
            page.html.attribute("step", picker.minuteInterval * 60)
        }
        page.writeReports(picker.reports)
        page.writeLabelReference(for: picker)
        if !picker.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
    }

    private static func type(of mode: UIDatePicker.Mode) -> StaticString {
        switch mode {
        case .date: "date"
        case .time: "time"
        case .countDownTimer: "text"
        case .dateAndTime: "datetime-local"
        case .yearAndMonth: "month"
        }
    }
}
