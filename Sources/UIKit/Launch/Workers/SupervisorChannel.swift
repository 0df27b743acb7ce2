import Foundation

/// The end of the pair of sockets by which a process that runs the app tells its supervisor that it is well, and learns
/// that it is to end.
final class SupervisorChannel: Sendable {
    /// How often the process says that it is well.
    static let interval: Duration = .milliseconds(500)

    private let descriptor: Int32

    /// Takes the descriptor over.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // The supervisor ends its processes itself, whoever else is told: a terminal and a service manager tell all.
        for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_IGN) }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Says that the process takes requests and that its main thread is well.
    func beat() {
        var byte: UInt8 = 1
        send(descriptor, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    /// Waits until the supervisor wants the process to end, or is gone.
    ///
    /// - Parameter endStreams: Called when the process is to end what would go on for ever.
    func waitForEnd(endStreams: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [descriptor] in
                var byte: UInt8 = 0
                while true {
                    let count = read(descriptor, &byte, 1)
                    if count > 0 { endStreams() }
                    if count == 0 || count < 0 && errno != EINTR { break }
                }
                continuation.resume()
            }
        }
    }
}
