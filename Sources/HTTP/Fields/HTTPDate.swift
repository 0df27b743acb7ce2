/// A moment as HTTP writes it, in whole seconds (RFC 9110, section 5.6.7).
package struct HTTPDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Seconds since the beginning of 1970, UTC.
    package let secondsSince1970: Int64

    /// Creates the moment so many seconds after the beginning of 1970, UTC.
    package init(secondsSince1970: Int64) {
        self.secondsSince1970 = secondsSince1970
    }

    /// Reads a date in any of the three formats that recipients must accept; nil when it is none.
    ///
    /// - Parameter now: the present, which gives the oldest format's two-digit years their century: a year that would
    ///   be more than fifty years ahead lies in the past.
    package init?(_ text: String, now: HTTPDate) {
        var scanner = FieldScanner(text)
        scanner.skipSpace()
        let weekday = scanner.run { ByteSet.letters.contains($0) }
        let parts: (day: Int64, month: Int64, year: Int64, second: Int64)?
        if !scanner.skip(",") {
            parts = Self.weekdays.contains(weekday) ? scanner.ansiDate() : nil
        } else if Self.weekdays.contains(weekday) {
            parts = scanner.internetDate()
        } else if Self.longWeekdays.contains(weekday) {
            parts = scanner.dashedDate(now: now)
        } else {
            parts = nil
        }
        scanner.skipSpace()
        guard let parts, scanner.isAtEnd,
            parts.day >= 1, parts.day <= Self.days(inMonth: parts.month, year: parts.year)
        else { return nil }
        let days = Self.daysSince1970(year: parts.year, month: parts.month, day: parts.day)
        secondsSince1970 = days * 86_400 + parts.second
    }

    /// Whether one moment comes before the other.
    package static func < (left: HTTPDate, right: HTTPDate) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }

    /// The moment in the format that senders must use, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    package var description: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the 29 bytes of `description`.
    ///
    /// Moments outside the years 0 to 9999, which the format cannot write, become the nearest it can.
    package func append(to bytes: inout [UInt8]) {
        let seconds = min(max(secondsSince1970, Self.earliest), Self.latest)
        let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
        let secondOfDay = seconds - days * 86_400
        let (year, month, day) = Self.civilDate(daysSince1970: days)
        let weekday = Int(((days + 4) % 7 + 7) % 7)

        bytes.reserveCapacity(bytes.count + 29)
        bytes.append(contentsOf: Self.weekdays[weekday].utf8)
        bytes.append(contentsOf: ", ".utf8)
        Self.append(day, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: Self.months[Int(month) - 1].utf8)
        bytes.append(UInt8(ascii: " "))
        Self.append(year, digits: 4, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        Self.append(secondOfDay / 3_600, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        Self.append(secondOfDay / 60 % 60, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        Self.append(secondOfDay % 60, digits: 2, to: &bytes)
        bytes.append(contentsOf: " GMT".utf8)
    }

    private static func append(_ number: Int64, digits: Int, to bytes: inout [UInt8]) {
        var unit: Int64 = digits == 4 ? 1_000 : 10
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }
}

extension HTTPDate {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let longWeekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    fileprivate static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let earliest = daysSince1970(year: 0, month: 1, day: 1) * 86_400
    private static let latest = daysSince1970(year: 10_000, month: 1, day: 1) * 86_400 - 1

    /// Days from the beginning of 1970 to a date of the Gregorian calendar.
    ///
    /// Counts years from March, so that a leap day is the last day of its year, in cycles of 400 years, which always
    /// have 146,097 days. The months from March on begin on day (153 m + 2) / 5.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
        let marchYear = month > 2 ? year : year - 1
        let cycle = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfCycle = marchYear - cycle * 400
        let marchMonth = (month + 9) % 12
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
        return cycle * 146_097 + dayOfCycle - 719_468
    }

    /// The date of the Gregorian calendar so many days after the beginning of 1970; the reverse of `daysSince1970`.
    fileprivate static func civilDate(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let days = days + 719_468
        let cycle = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfCycle = days - cycle * 146_097
        let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
        let yearOfCycle = (dayOfCycle - leapDays) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
    }

    private static func days(inMonth month: Int64, year: Int64) -> Int64 {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}

extension FieldScanner {
    fileprivate typealias DateParts = (day: Int64, month: Int64, year: Int64, second: Int64)

    /// The rest of `Sun, 06 Nov 1994 08:49:37 GMT`, after the comma.
    fileprivate mutating func internetDate() -> DateParts? {
        guard skip(" "), let day = number(digits: 2), skip(" "), let month = month(), skip(" "),
            let year = number(digits: 4), skip(" "), let second = timeOfDay(), skip(" "), isGreenwich()
        else { return nil }
        return (day, month, year, second)
    }

    /// The rest of `Sunday, 06-Nov-94 08:49:37 GMT`, after the comma.
    fileprivate mutating func dashedDate(now: HTTPDate) -> DateParts? {
        guard skip(" "), let day = number(digits: 2), skip("-"), let month = month(), skip("-"),
            let shortYear = number(digits: 2), skip(" "), let second = timeOfDay(), skip(" "), isGreenwich()
        else { return nil }
        let presentYear = HTTPDate.civilDate(daysSince1970: now.secondsSince1970 / 86_400).year
        let year = presentYear - presentYear % 100 + shortYear
        return (day, month, year > presentYear + 50 ? year - 100 : year, second)
    }

    /// The rest of `Sun Nov  6 08:49:37 1994`, after the weekday.
    fileprivate mutating func ansiDate() -> DateParts? {
        guard skip(" "), let month = month(), skip(" "), let day = number(digits: skip(" ") ? 1 : 2), skip(" "),
            let second = timeOfDay(), skip(" "), let year = number(digits: 4)
        else { return nil }
        return (day, month, year, second)
    }

    private mutating func number(digits: Int) -> Int64? {
        let start = position
        guard let number = number(), position - start == digits else { return nil }
        return number
    }

    private mutating func month() -> Int64? {
        let name = run { ByteSet.letters.contains($0) }
        return HTTPDate.months.firstIndex(of: name).map { Int64($0) + 1 }
    }

    private mutating func isGreenwich() -> Bool {
        run { ByteSet.letters.contains($0) } == "GMT"
    }

    /// The second of the day; a leap second is the last second of its minute.
    private mutating func timeOfDay() -> Int64? {
        guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60,
            skip(":"), let second = number(digits: 2), second <= 60
        else { return nil }
        return hour * 3_600 + minute * 60 + min(second, 59)
    }
}
