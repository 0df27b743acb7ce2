#if SANITIZING
    import SanitizedLocks

    /// What `make sanitize` builds with in place of the lock of the standard library.
    typealias Mutex<Value: ~Copyable> = SanitizedLocks.Mutex<Value>
#endif
