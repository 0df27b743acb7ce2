import CLinux
import Glibc

/// The service manager that started the process, as far as it wants to know how the process is doing: systemd, or one
/// that speaks like it.
///
/// Source: systemd, `sd_notify(3)` and `sd_listen_fds(3)`.
public struct ServiceManager: Sendable {
    /// A state to tell.
    public enum State: Sendable {
        /// The server serves.
        case ready
        /// Settings are being read again.
        case reloading
        /// The server is ending.
        case stopping
        /// The process is well; to be told more often than `watchdogInterval`.
        case alive
    }

    private let notifySocket: String?

    /// The sockets that listen already and were handed over, by name; those without a name are called `unknown`.
    public let sockets: [(name: String, descriptor: Int32)]

    /// How often the process must say that it is well; nil when nobody waits for that.
    public let watchdogInterval: Duration?

    /// Reads what the manager says in the environment.
    public init(environment: [String: String]) {
        self.init(environment: environment, process: getpid())
    }

    init(environment: [String: String], process: pid_t) {
        notifySocket = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        let isWatched = environment["WATCHDOG_PID"].map { Int32($0) == process } ?? true
        watchdogInterval = environment["WATCHDOG_USEC"].flatMap { Int64($0) }
            .flatMap { $0 > 0 && isWatched ? .microseconds($0) : nil }
        guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == process,
            let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...64).contains(count)
        else {
            sockets = []
            return
        }
        let names = (environment["LISTEN_FDNAMES"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
        // They begin after the standard streams.
        sockets = (0..<count).map { index in
            let name = Int(index) < names.count && !names[Int(index)].isEmpty ? String(names[Int(index)]) : "unknown"
            return (name, 3 + index)
        }
    }

    /// Tells a state; does nothing where no manager listens.
    public func tell(_ state: State) {
        switch state {
        case .ready: send("READY=1")
        case .stopping: send("STOPPING=1")
        case .alive: send("WATCHDOG=1")
        case .reloading: send("RELOADING=1\nMONOTONIC_USEC=\(Moment.now().nanoseconds / 1_000)")
        }
    }

    private func send(_ text: String) {
        guard let notifySocket, var address = sockaddr_un(path: notifySocket) else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        let length = address.length(ofPath: notifySocket)
        _ = withUnsafeMutableBytes(of: &address) { address in
            sendto(
                descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL),
                address.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
        }
    }
}
