import Glibc

/// A point in time on the monotonic clock, in nanoseconds.
struct Moment: Comparable, Sendable {
    var nanoseconds: Int64

    /// A point in time that never comes.
    static let never = Moment(nanoseconds: .max)

    /// The present.
    static func now() -> Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    static func < (left: Moment, right: Moment) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    static func + (moment: Moment, interval: Interval) -> Moment {
        let (sum, overflows) = moment.nanoseconds.addingReportingOverflow(interval.nanoseconds)
        return overflows ? .never : Moment(nanoseconds: sum)
    }
}

/// A length of time in nanoseconds: what a `Duration` of the configuration is once it is used over and over.
struct Interval: Sendable {
    var nanoseconds: Int64

    init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Makes an interval of a duration; one that is too long to count never ends.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        nanoseconds = overflows ? .max / 2 : max(0, product + attoseconds / 1_000_000_000)
    }
}
