import Synchronization

/// Counts the requests of each address, or its new connections, and says when one makes more than its share.
///
/// Of each address one time is kept: when its requests so far would have come at the allowed rate. Addresses whose time
/// has come are forgotten, and when a flood of addresses fills the table, others are forgotten as well.
final class RequestAllowance: Sendable {
    private struct Shard {
        var times: [AddressNumber: Int64] = [:]
    }

    /// The table in parts, so that event loops seldom wait for each other.
    private final class Part: Sendable {
        let shard = Mutex(Shard())
    }

    private static let partCount = 16
    private let parts = (0..<partCount).map { _ in Part() }
    private let interval: Int64
    private let slack: Int64
    private let capacityOfPart: Int

    /// Allows so many requests a second on average, and so many at once after a pause.
    init(rate: Double, burst: Int, capacity: Int = 131_072) {
        interval = Int64(1_000_000_000 / max(rate, 0.001))
        slack = interval * Int64(max(burst, 1) - 1)
        capacityOfPart = max(capacity / Self.partCount, 1)
    }

    /// Allows what a server's limits say; nil when they allow any number.
    convenience init?(_ limits: ServerConfiguration.Limits) {
        guard limits.requestRatePerAddress > 0 else { return nil }
        self.init(rate: limits.requestRatePerAddress, burst: limits.requestBurstPerAddress)
    }

    /// Counts a request; nil when it is allowed, else after how many nanoseconds another would be.
    func count(_ address: AddressNumber, at now: Moment) -> Int64? {
        let part = parts[Int(truncatingIfNeeded: UInt64(bitPattern: Int64(address.hashValue)) % UInt64(Self.partCount))]
        return part.shard.withLock { shard in
            let time = max(shard.times[address] ?? .min, now.nanoseconds)
            guard time - now.nanoseconds <= slack else { return time - now.nanoseconds - slack }
            if shard.times.count >= capacityOfPart, shard.times[address] == nil { makeRoom(in: &shard, at: now) }
            shard.times[address] = time + interval
            return nil
        }
    }

    private func makeRoom(in shard: inout Shard, at now: Moment) {
        shard.times = shard.times.filter { $0.value > now.nanoseconds }
        // All are busy: an attacker with that many addresses is not to be stopped by counting them.
        if shard.times.count >= capacityOfPart { shard.times.removeAll(keepingCapacity: true) }
    }
}
