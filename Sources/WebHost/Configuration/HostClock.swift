/// The time by which sessions expire and events are counted; it never goes back.
package struct HostClock: Sendable {
    /// Returns the time since some moment that stays the same while the process runs.
    package let now: @Sendable () -> Duration

    /// Creates a clock.
    ///
    /// - Parameter now: Returns the time since some fixed moment.
    package init(now: @escaping @Sendable () -> Duration) {
        self.now = now
    }

    /// The system's clock, which also runs while the machine sleeps.
    package static let continuous: HostClock = {
        let start = ContinuousClock.now
        return HostClock { start.duration(to: ContinuousClock.now) }
    }()
}
