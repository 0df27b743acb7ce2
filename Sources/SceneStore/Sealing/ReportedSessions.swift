import Synchronization

/// The sessions of which it was said that they cannot be used: it is said once of each, however often it is asked for.
final class ReportedSessions: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Takes note that a session cannot be used.
    ///
    /// - Returns: Whether that is to be said.
    func add(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }
}
