import CLinux

/// What the kernel says about a descriptor.
struct Readiness: OptionSet, Sendable {
    let rawValue: UInt32

    /// Bytes, a connection or the end of the input can be read.
    static let readable = Readiness(rawValue: EPOLLIN.rawValue)
    /// Bytes can be written.
    static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
    /// The other end sends no more.
    static let inputEnded = Readiness(rawValue: EPOLLRDHUP.rawValue)
    /// The connection is gone in both directions.
    static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue)
    /// The connection failed.
    static let failed = Readiness(rawValue: EPOLLERR.rawValue)
    /// In a request for notice: tell about changes only.
    static let onChange = Readiness(rawValue: EPOLLET.rawValue)
}
