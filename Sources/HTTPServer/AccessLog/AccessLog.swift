import Dispatch
import Glibc
import Metrics
import Synchronization

/// A log with a line for each request, written beside the event loops: what writes never keeps a connection waiting.
///
/// Where the disk or whoever reads is slower than the requests come, lines are left out rather than kept without bound; how
/// many, `droppedCount` tells, and the counter `http_server_access_log_dropped_total`.
public final class AccessLog: Sendable {
    /// Where the lines go.
    public enum Destination: Hashable, Sendable {
        /// The standard output.
        case standardOutput
        /// The standard error.
        case standardError
        /// The file at a path, to which lines are appended.
        case file(String)
    }

    private struct Waiting {
        var exchanges: [LoggedExchange] = []
        var isScheduled = false
        var droppedCount = 0
    }

    /// The most lines that wait to be written.
    private static let capacity = 16_384

    /// Where the lines go.
    public let destination: Destination

    /// How they are written.
    public let format: AccessLogFormat

    private let descriptor: Mutex<Int32>
    private let waiting = Mutex(Waiting())
    private let queue = DispatchQueue(label: "access-log")
    private let dropped = Counter(label: "http_server_access_log_dropped_total")

    /// Opens a log.
    ///
    /// - Throws: Why the file cannot be written to.
    public init(_ destination: Destination, format: AccessLogFormat) throws(SystemError) {
        self.destination = destination
        self.format = format
        descriptor = Mutex(try Self.open(destination))
    }

    deinit {
        guard case .file = destination else { return }
        descriptor.withLock { _ = close($0) }
    }

    /// How many lines were left out because too many waited or could not be written.
    public var droppedCount: Int { waiting.withLock { $0.droppedCount } }

    /// Opens the file again, which whoever rotates logs has moved away; what was logged before goes to the old one.
    ///
    /// - Throws: Why the new file cannot be written to; the old one is written on then.
    public func reopen() throws(SystemError) {
        guard case .file = destination else { return }
        let opened = try Self.open(destination)
        flush()
        let old = descriptor.withLock { descriptor in
            defer { descriptor = opened }
            return descriptor
        }
        close(old)
    }

    /// Waits until everything that was logged is written.
    public func flush() {
        queue.sync { write() }
    }

    /// The present, in nanoseconds since 1970.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Logs a request; returns at once.
    func record(_ exchange: LoggedExchange) {
        let mustSchedule = waiting.withLock { waiting -> Bool in
            guard waiting.exchanges.count < Self.capacity else {
                waiting.droppedCount += 1
                dropped.increment()
                return false
            }
            waiting.exchanges.append(exchange)
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if mustSchedule { queue.async { self.write() } }
    }

    /// Writes what waits; called on the queue.
    private func write() {
        let exchanges = waiting.withLock { waiting in
            defer {
                waiting.exchanges = []
                waiting.isScheduled = false
            }
            return waiting.exchanges
        }
        guard !exchanges.isEmpty else { return }
        var lines: [UInt8] = []
        lines.reserveCapacity(exchanges.count * 160)
        for exchange in exchanges { format.append(exchange, to: &lines) }
        let isWritten = descriptor.withLock { Self.write(lines, to: $0) }
        if !isWritten {
            waiting.withLock { $0.droppedCount += exchanges.count }
            dropped.increment(by: exchanges.count)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    private static func open(_ destination: Destination) throws(SystemError) -> Int32 {
        switch destination {
        case .standardOutput: return STDOUT_FILENO
        case .standardError: return STDERR_FILENO
        case .file(let path):
            let descriptor = Glibc.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o640)
            guard descriptor >= 0 else { throw SystemError(call: "open") }
            return descriptor
        }
    }
}
