import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIDatePickerTests {
    private let scene = TestScene()
    private let log = EventLog()
    private let picker = UIDatePicker()

    init() {
        picker.timeZone = TimeZone(identifier: "Europe/Berlin")
        picker.date = Date(timeIntervalSince1970: 1_711_800_015)  // 30 March 2024, 13:00:15
        log.observe(picker, [("value", .valueChanged), ("primary", .primaryActionTriggered)])
        scene.window.addSubview(picker)
    }

    @Test func everyModeHasItsFormOfDate() throws {
        let forms: [(UIDatePicker.Mode, String, String, String)] = [
            (.date, "2024-03-30", "2024-02-29", "2024-02-29"),
            (.time, "13:00", "23:59", "23:59"),
            (.yearAndMonth, "2024-03", "1999-12", "1999-12"),
            (.dateAndTime, "1999-12-01T13:00", "2024-07-01T08:05", "2024-07-01T08:05"),
        ]
        let start = picker.date
        for (mode, before, value, after) in forms {
            if mode != .dateAndTime { picker.date = start }
            picker.datePickerMode = mode
            #expect(picker.pageText == before)
            try scene.fill(picker, with: .text(value))
            #expect(picker.pageText == after)
            #expect(log.take() == ["value", "primary"])
        }
    }

    @Test func datesBetweenThoseThatCanBeChosenBecomeTheEarlierOne() {
        picker.date = Date(timeIntervalSince1970: 1_711_800_915.5)  // 13:15:15
        picker.minuteInterval = 10
        #expect(picker.date == Date(timeIntervalSince1970: 1_711_800_600))
        picker.roundsToMinuteInterval = false
        picker.date = Date(timeIntervalSince1970: 1_711_800_915)
        #expect(picker.date == Date(timeIntervalSince1970: 1_711_800_915))
        picker.datePickerMode = .date
        picker.roundsToMinuteInterval = true
        #expect(picker.date == Date(timeIntervalSince1970: 1_711_800_915))
    }

    @Test func theUnchangedFieldSendsNothingAndKeepsTheSeconds() throws {
        let date = picker.date
        try scene.fill(picker, with: .text("2024-03-30T13:00"))
        #expect(picker.date == date && log.take() == [])
    }

    @Test(arguments: [
        "", "2024-03-30", "2024-13-01T10:00", "2024-02-30T10:00", "2024-3-30T13:00", "2024-03-30 13:00",
        "2024-03-30T24:00", "99999999999999999999-01-01T00:00", "2024-03-30T13:00Z", "-024-03-30T13:00",
        "2024-03-31T02:30",
    ])
    func whatIsNoDateIsRefused(text: String) {
        let date = picker.date
        #expect(throws: UserInteractionRefusal.self) { try scene.fill(picker, with: .text(text)) }
        #expect(picker.date == date && log.take() == [])
    }

    @Test func aLengthOfTimeIsChosenInHoursAndMinutes() throws {
        picker.countDownDuration = 60
        #expect(picker.countDownDuration == 0)
        picker.minimumDate = picker.date
        picker.datePickerMode = .countDownTimer
        #expect(picker.countDownDuration == 0)
        #expect(picker.pageText == "00:00")
        #expect(picker.pageMinimumText == nil)
        picker.countDownDuration = 5_459
        #expect(picker.countDownDuration == 5_400)
        #expect(picker.pageText == "01:30")
        #expect(picker.accessibilityValue == "01:30")
        try scene.fill(picker, with: .text("00:05"))
        #expect(picker.countDownDuration == 300)
        #expect(log.take() == ["value", "primary"])
        try scene.fill(picker, with: .text("00:05"))
        #expect(log.take() == [])
        for text in ["", "5", "24:00", "00:60", "0:05", "12:00 AM", "-1:00"] {
            #expect(throws: UserInteractionRefusal.self) { try scene.fill(picker, with: .text(text)) }
        }
        #expect(picker.countDownDuration == 300 && log.take() == [])
        let durations: [(TimeInterval, String)] = [
            (-1, "00:00"), (1e12, "23:59"), (.nan, "23:59"), (-.infinity, "23:59"),
        ]
        for (duration, text) in durations {
            picker.countDownDuration = duration
            #expect(picker.pageText == text)
        }
        picker.minuteInterval = 15
        #expect(picker.countDownDuration == 85_500)
        picker.datePickerMode = .time
        #expect(picker.countDownDuration == 0)
    }

    @Test func aDateOutsideTheRangeIsRefused() throws {
        picker.minimumDate = picker.date
        picker.maximumDate = picker.date.addingTimeInterval(3600)
        try scene.fill(picker, with: .text("2024-03-30T14:00"))
        #expect(throws: UserInteractionRefusal.valueNotAllowed(reason: "The date is outside the range.")) {
            try scene.fill(picker, with: .text("2024-03-30T14:01"))
        }
        try scene.fill(picker, with: .text("2024-03-30T13:00"))
        #expect(picker.date == picker.minimumDate)
        picker.minimumDate = picker.date.addingTimeInterval(60)
        #expect(picker.date == picker.minimumDate)
    }
}
