import Synchronization

/// Every callback that the controllers of a test got, in order, each as `name.callback`.
///
/// Controllers that outlive a test are freed on any thread and log that, hence the lock.
final class CallbackLog: Sendable {
    private let entries = Mutex<[String]>([])

    /// Adds an entry.
    ///
    /// A layout that follows one of the same controller says nothing new and is left out: how often views are laid out
    /// is not promised.
    func add(_ entry: String) {
        entries.withLock { entries in
            guard entry.hasSuffix(".layout"), let last = entries.last else { return entries.append(entry) }
            if last == entry { return }
            if last.hasSuffix(".willLayout"), entries.suffix(3) == [last, entry, last] {
                entries.removeLast()
            } else {
                entries.append(entry)
            }
        }
    }

    /// The entries so far; none are left afterwards.
    func take() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}
