import Synchronization

/// Counts the open connections, in all and by address, and decides whether there is room for another.
final class ConnectionCensus: Sendable {
    /// Whether a new connection may stay.
    enum Admission: Sendable {
        case admitted
        case tooMany
        case tooManyFromAddress
    }

    private struct Counts {
        var total = 0
        var byHost: [String: Int] = [:]
        var waiting: [AsyncStream<Never>.Continuation] = []
    }

    private let limit: Int
    private let limitPerAddress: Int
    private let countsLoopback: Bool
    private let counts = Mutex(Counts())

    init(limits: ServerConfiguration.Limits, descriptorLimit: Int) {
        limit = min(limits.connectionCount, descriptorLimit)
        limitPerAddress = limits.connectionCountPerAddress
        countsLoopback = limits.countsLoopbackAddresses
    }

    /// The number of open connections.
    var count: Int { counts.withLock { $0.total } }

    /// Counts a connection from an address, if there is room for it.
    func admit(_ address: SocketAddress) -> Admission {
        let isCounted = isCounted(address)
        return counts.withLock { counts in
            guard counts.total < limit else { return .tooMany }
            if isCounted {
                let fromHost = counts.byHost[address.host, default: 0]
                guard fromHost < limitPerAddress else { return .tooManyFromAddress }
                counts.byHost[address.host] = fromHost + 1
            }
            counts.total += 1
            return .admitted
        }
    }

    /// Takes a connection that was admitted off the count.
    func dismiss(_ address: SocketAddress) {
        let isCounted = isCounted(address)
        let waiting = counts.withLock { counts -> [AsyncStream<Never>.Continuation] in
            counts.total -= 1
            if isCounted, let fromHost = counts.byHost[address.host] {
                counts.byHost[address.host] = fromHost > 1 ? fromHost - 1 : nil
            }
            guard counts.total == 0 else { return [] }
            defer { counts.waiting = [] }
            return counts.waiting
        }
        for continuation in waiting { continuation.finish() }
    }

    /// Waits until no connection is open, or the task is cancelled.
    func waitUntilEmpty() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        let isEmpty = counts.withLock { counts in
            if counts.total > 0 { counts.waiting.append(continuation) }
            return counts.total == 0
        }
        if isEmpty { return }
        for await _ in stream {}
    }

    private func isCounted(_ address: SocketAddress) -> Bool {
        countsLoopback || !address.isLoopback
    }
}
