import Synchronization

/// The time by which sessions of a tested app expire: it stands still unless a test lets it pass.
final class TestClock: Sendable {
    private let elapsed = Mutex(Duration.zero)

    /// The time that passed.
    var now: Duration { elapsed.withLock { $0 } }

    /// Lets time pass.
    func advance(by duration: Duration) {
        elapsed.withLock { $0 += duration }
    }
}
