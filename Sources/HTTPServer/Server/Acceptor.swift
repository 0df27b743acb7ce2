import CLinux
import Glibc
import HTTP
import HTTPTypes

/// Accepts connections on the first event loop, and deals them out to all loops in turn.
///
/// One acceptor instead of one socket a loop: sockets that share a port (`SO_REUSEPORT`) would let a second server of
/// the same user take half of this one's clients instead of telling it that the port is in use.
final class Acceptor: EventSource, @unchecked Sendable {
    private let socket: ListeningSocket
    private let loops: [EventLoop]
    private let context: ServerContext
    private var nextLoop = 0
    private var isPaused = false
    /// Whether the last attempt to accept failed and may fail again, which is logged once.
    private var isStarved = false

    /// How long to wait before connections are accepted again when they cannot be.
    private static let pause = Interval(nanoseconds: 100_000_000)

    init(socket: ListeningSocket, loops: [EventLoop], on loop: EventLoop, context: ServerContext) {
        self.socket = socket
        self.loops = loops
        self.context = context
        super.init(descriptor: socket.descriptor, loop: loop)
    }

    /// Begins to accept.
    func start() throws(SystemError) {
        try loop.add(self, noticing: .readable)
    }

    override func becameReady(_ readiness: Readiness) {
        // A bounded number, so that a flood of connections does not keep the loop from those it has.
        for _ in 0..<64 {
            guard acceptOne() else { return }
        }
    }

    /// Accepts a connection, if one is waiting; whether another may be.
    private func acceptOne() -> Bool {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let accepted = withUnsafeMutableBytes(of: &storage) { bytes in
            accept4(
                descriptor,
                bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
                &length,
                Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
            )
        }
        guard accepted >= 0 else { return recover(from: SystemError(call: "accept4")) }
        isStarved = false
        context.metrics.connections.increment()
        let address = SocketAddress(storage) ?? .unspecified
        if let wait = context.countConnection(from: address, at: loop.now) {
            // Over TLS it would cost the handshake that is to be saved.
            if !context.usesTLS {
                context.sendLast(Connection.tooManyFromAddress(wait: wait), on: accepted, of: loop)
            }
            close(accepted)
            return true
        }
        switch context.census.admit(address) {
        case .admitted:
            context.metrics.openConnections.increment()
            deal(accepted, from: address)
        case .tooMany:
            context.note(.connections, "Refused a connection from \(address): too many are open.")
            refuse(accepted, from: address)
        case .tooManyFromAddress:
            context.note(
                .connectionsPerAddress, "Refused a connection from \(address): too many are open from there.")
            refuse(accepted, from: address)
        }
        return true
    }

    private func deal(_ accepted: Int32, from address: SocketAddress, isRefused: Bool = false) {
        let chosen = loops[nextLoop]
        nextLoop = (nextLoop + 1) % loops.count
        let context = context
        let start: @Sendable () -> Void = {
            Connection.start(on: accepted, from: address, isRefused: isRefused, loop: chosen, context: context)
        }
        if chosen === loop { start() } else { chosen.perform(start) }
    }

    /// Deals with a failure to accept; whether another connection may be waiting.
    private func recover(from error: SystemError) -> Bool {
        switch error.number {
        case EAGAIN:
            return false
        case ECONNABORTED, EPROTO, EINTR, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ENONET, EOPNOTSUPP,
            ENOPROTOOPT:
            // The client left before it was accepted, its network failed, or a firewall forbids it.
            return true
        default:
            // No descriptor or memory is free, or something lasts that nobody foresaw. The connection stays in the kernel's
            // queue, where it would make the socket ready again at once.
            if !isStarved { context.logger.error("No connection can be accepted for now: \(error)") }
            isStarved = true
            isPaused = true
            try? loop.modify(self, noticing: [])
            loop.schedule(self, at: .now() + Self.pause)
            return false
        }
    }

    override func deadlinePassed(at now: Moment) -> Moment {
        if isPaused {
            isPaused = false
            try? loop.modify(self, noticing: .readable)
        }
        return .never
    }

    /// The connections that may be open only to be told that there is no room, where that takes a handshake.
    private static let greatestRefusedCount = 64

    /// Tells a client that there is no room, without making it a connection where that can be done at once.
    private func refuse(_ accepted: Int32, from address: SocketAddress) {
        guard !context.usesTLS else {
            let count = context.refusedConnectionCount.add(1, ordering: .relaxed).newValue
            if count <= Self.greatestRefusedCount { return deal(accepted, from: address, isRefused: true) }
            context.refusedConnectionCount.subtract(1, ordering: .relaxed)
            close(accepted)
            return
        }
        context.sendLast(Connection.tooManyConnections, on: accepted, of: loop)
        close(accepted)
    }

    override func drain() {
        // Clients that wait in the kernel's queue were promised a connection; no more of them shall come meanwhile.
        socket.stopQueueing()
        while acceptOne() {}
        loop.remove(self)
        socket.close()
    }

    override func abort() {
        loop.remove(self)
        socket.close()
    }
}
