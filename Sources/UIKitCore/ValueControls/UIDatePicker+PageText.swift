package import Foundation

/// Dates as fields of browsers write them: `2024-03-31`, `17:05`, `2024-03-31T17:05`, `2024-03`.
///
/// HTML: Dates and times.
extension UIDatePicker {
    /// The date as it stands in the field.
    package final var pageText: String { pageText(of: date) }

    /// The earliest date as the field's `min` has it.
    package final var pageMinimumText: String? { pageText(ofLimit: minimumDate) }

    /// The latest date as the field's `max` has it.
    package final var pageMaximumText: String? { pageText(ofLimit: maximumDate) }

    /// A limit as it stands in the field; a length of time has none.
    private func pageText(ofLimit limit: Date?) -> String? {
        datePickerMode == .countDownTimer ? nil : limit.map { pageText(of: $0) }
    }

    /// A date as it stands in the field.
    package final func pageText(of date: Date) -> String {
        let parts = pageCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let month = "\(padded(parts.year, 4))-\(padded(parts.month, 2))"
        let day = "\(month)-\(padded(parts.day, 2))"
        let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
        return switch datePickerMode {
        case .date: day
        case .time, .countDownTimer: time
        case .dateAndTime: "\(day)T\(time)"
        case .yearAndMonth: month
        }
    }

    /// The date of a field's value, when it can be chosen.
    final func allowedDate(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> Date {
        guard let text = value.text, let date = parsed(text), pageText(of: date) == text else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The value is not a date of the form \(pageText).", told: .dateExpected, pageText))
        }
        // What the field cannot say, such as seconds, does not put a date outside the range.
        guard pageText(of: clamped(date)) == text else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The date is outside the range.", told: .dateOutsideRange))
        }
        return clamped(date)
    }

    private func parsed(_ text: String) -> Date? {
        let numbers = text.split { "-T:".contains($0) }.map { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        guard text.utf8.count <= 20, !numbers.contains(nil) else { return nil }
        let values = numbers.compactMap { $0 }
        var parts = pageCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch (datePickerMode, values.count) {
        case (.date, 3): (parts.year, parts.month, parts.day) = (values[0], values[1], values[2])
        case (.time, 2), (.countDownTimer, 2): (parts.hour, parts.minute) = (values[0], values[1])
        case (.dateAndTime, 5):
            (parts.year, parts.month, parts.day) = (values[0], values[1], values[2])
            (parts.hour, parts.minute) = (values[3], values[4])
        case (.yearAndMonth, 2): (parts.year, parts.month, parts.day) = (values[0], values[1], 1)
        default: return nil
        }
        return pageCalendar.date(from: parts)
    }

    /// The storage of `countDownDuration`: the time that the date has behind it in a day without a time zone.
    final var chosenDuration: TimeInterval {
        guard datePickerMode == .countDownTimer else { return 0 }
        let parts = pageCalendar.dateComponents([.hour, .minute], from: date)
        return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }

    final func chooseDuration(_ duration: TimeInterval) {
        guard datePickerMode == .countDownTimer, duration.isFinite else { return }
        let minutes = (min(max(duration, 0), 86_340) / 60).rounded(.down)
        date = pageCalendar.startOfDay(for: date) + minutes * 60
    }

    /// The calendar of fields of browsers, in the picker's time zone; a length of time is in none.
    final var pageCalendar: Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone =
            datePickerMode == .countDownTimer
            ? .gmt : timeZone ?? ownCalendar?.timeZone ?? window?.windowScene?.timeZone ?? .current
        return gregorian
    }

    private func padded(_ number: Int?, _ width: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
