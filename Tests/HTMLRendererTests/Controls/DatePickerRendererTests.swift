import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct DatePickerRendererTests {
    private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.date = Date(timeIntervalSince1970: 86_400 + 3_600 * 9 + 60 * 30)
        return picker
    }

    @Test(
        arguments: [
            (UIDatePicker.Mode.date, "date", "1970-01-02"), (.time, "time", "09:30"),
            (.dateAndTime, "datetime-local", "1970-01-02T09:30"), (.yearAndMonth, "month", "1970-01"),
        ])
    func aPickerIsTheBrowsersOwnInput(mode: UIDatePicker.Mode, type: String, value: String) {
        #expect(
            Stage().html(of: picker(mode))
                == "<input id=\"v1\" class=\"date-picker\" type=\"\(type)\" name=\"v1\" value=\"\(value)\">")
    }

    @Test func aLengthOfTimeIsNoTimeOfDay() {
        let picker = picker(.countDownTimer)
        picker.countDownDuration = 300
        picker.minuteInterval = 5
        picker.minimumDate = Date(timeIntervalSince1970: 0)
        #expect(
            Stage().html(of: picker) == """
                <input id="v1" class="date-picker" type="text" name="v1" value="00:05" \
                pattern="([01][0-9]|2[0-3]):[0-5][0-9]" maxlength="5" size="5" autocomplete="off">
                """)
    }

    @Test func aPickerThatTheAppListensToIsSentWithoutScriptsToo() {
        let picker = picker(.date)
        picker.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(
            Stage().html(of: picker) == """
                <div class="applied"><input id="v1" class="date-picker" type="date" name="v1" value="1970-01-02" \
                data-reports="changes"><noscript><button type="submit" class="button gray apply" name="segue-event" \
                value="v1.apply"><span class="title">Apply</span></button></noscript></div>
                """)
    }

    @Test func limitsAreStated() {
        let picker = picker(.date)
        picker.minimumDate = Date(timeIntervalSince1970: 0)
        picker.isEnabled = false
        #expect(
            Stage().html(of: picker) == """
                <input id="v1" class="date-picker" type="date" name="v1" value="1970-01-02" min="1970-01-01" disabled>
                """)
    }
}
