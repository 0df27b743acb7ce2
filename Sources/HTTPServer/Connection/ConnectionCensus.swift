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
        var byAddress: [AddressNumber: Int] = [:]
        var waiting: [AsyncStream<Never>.Continuation] = []
    }

    private let limit: Int
    private let limitPerAddress: Int
    private let countsLoopback: Bool
    private let proxies: ServerConfiguration.Proxies
    private let counts = Mutex(Counts())

    init(limits: ServerConfiguration.Limits, proxies: ServerConfiguration.Proxies, descriptorLimit: Int) {
        self.proxies = proxies
        limit = min(limits.connectionCount, descriptorLimit)
        limitPerAddress = limits.connectionCountPerAddress
        countsLoopback = limits.countsLoopbackAddresses
    }

    /// The number of open connections.
    var count: Int { counts.withLock { $0.total } }

    /// Counts a connection from an address, if there is room for it.
    func admit(_ address: SocketAddress) -> Admission {
        let number = countedNumber(of: address)
        return counts.withLock { counts in
            guard counts.total < limit else { return .tooMany }
            guard add(number, to: &counts) else { return .tooManyFromAddress }
            counts.total += 1
            return .admitted
        }
    }

    /// Counts a connection that was admitted for another address from now on; false when there is no room for it.
    func move(from old: SocketAddress, to new: SocketAddress) -> Bool {
        let (oldNumber, newNumber) = (countedNumber(of: old), countedNumber(of: new))
        return counts.withLock { counts in
            guard add(newNumber, to: &counts) else { return false }
            remove(oldNumber, from: &counts)
            return true
        }
    }

    /// Takes a connection that was admitted off the count.
    func dismiss(_ address: SocketAddress) {
        let number = countedNumber(of: address)
        let waiting = counts.withLock { counts -> [AsyncStream<Never>.Continuation] in
            counts.total -= 1
            remove(number, from: &counts)
            guard counts.total == 0 else { return [] }
            defer { counts.waiting = [] }
            return counts.waiting
        }
        for continuation in waiting { continuation.finish() }
    }

    private func add(_ number: AddressNumber?, to counts: inout Counts) -> Bool {
        guard let number else { return true }
        let present = counts.byAddress[number, default: 0]
        guard present < limitPerAddress else { return false }
        counts.byAddress[number] = present + 1
        return true
    }

    private func remove(_ number: AddressNumber?, from counts: inout Counts) {
        guard let number, let present = counts.byAddress[number] else { return }
        counts.byAddress[number] = present > 1 ? present - 1 : nil
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

    /// The number by which the clients at an address are counted together; nil when they are not.
    func countedNumber(of address: SocketAddress) -> AddressNumber? {
        guard address.family != .unix, countsLoopback || !address.isLoopback, !proxies.includes(address) else {
            return nil
        }
        return AddressNumber(address.host)?.counted
    }
}
