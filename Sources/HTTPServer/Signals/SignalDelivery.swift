import Foundation
import Synchronization

/// Carries signals from the handler in which they interrupt the process to the sequences that wait for them.
///
/// A signal handler may do next to nothing, so it writes the signal's number into a pipe, from which a thread reads.
final class SignalDelivery: Sendable {
    /// The one delivery of the process; handlers are the process's, too.
    static let shared = SignalDelivery()

    private struct Subscription {
        let signals: [Int32]
        let continuation: AsyncStream<Int32>.Continuation
    }

    private struct Subscriptions {
        var nextIdentifier = 0
        var byIdentifier: [Int: Subscription] = [:]
    }

    private let output: Int32
    private let input: Int32
    private let subscriptions = Mutex(Subscriptions())

    private init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            // A handler must not wait, whatever happens.
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        }
        (output, input) = (ends[0], ends[1])
        guard output >= 0 else { return }
        Thread.detachNewThread { SignalDelivery.shared.deliver() }
    }

    /// Lets signals arrive in a stream from now on, instead of having their usual effect.
    func subscribe(to signals: [Int32]) -> AsyncStream<Int32> {
        let (stream, continuation) = AsyncStream<Int32>.makeStream()
        // Without a pipe, which takes a process out of descriptors, the signals keep their usual effect.
        guard output >= 0 else { return stream }
        let identifier = subscriptions.withLock { subscriptions in
            defer { subscriptions.nextIdentifier += 1 }
            subscriptions.byIdentifier[subscriptions.nextIdentifier] = Subscription(
                signals: signals,
                continuation: continuation
            )
            for number in signals { signal(number) { SignalDelivery.shared.note($0) } }
            return subscriptions.nextIdentifier
        }
        continuation.onTermination = { _ in self.unsubscribe(identifier) }
        return stream
    }

    private func unsubscribe(_ identifier: Int) {
        subscriptions.withLock { subscriptions in
            guard let ended = subscriptions.byIdentifier.removeValue(forKey: identifier) else { return }
            let stillWanted = Set(subscriptions.byIdentifier.values.flatMap(\.signals))
            for number in ended.signals where !stillWanted.contains(number) { signal(number, SIG_DFL) }
        }
    }

    /// Writes a signal's number into the pipe.
    ///
    /// Called in a signal handler.
    private func note(_ number: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        write(input, &byte, 1)
        errno = error
    }

    /// Reads signals from the pipe for as long as the process runs.
    private func deliver() {
        var byte: UInt8 = 0
        while true {
            let count = read(output, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return }
            let number = Int32(byte)
            let continuations = subscriptions.withLock { subscriptions in
                subscriptions.byIdentifier.values.filter { $0.signals.contains(number) }.map(\.continuation)
            }
            for continuation in continuations { continuation.yield(number) }
        }
    }
}
