import Glibc

/// A lock that the thread sanitizer knows, in place of the standard library's.
///
/// On Linux the kernel hands the standard library's lock over where threads wait for it, which the sanitizer does not see: it
/// takes what they do one after another for a race.
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // Both stay at one place until the lock is gone, and the value is touched by whoever holds the lock only.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    /// Makes a lock around a value.
    public init(_ initialValue: consuming sending Value) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        value = .allocate(capacity: 1)
        value.initialize(to: initialValue)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Does something with the value while nobody else does.
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value.pointee)
    }
}
