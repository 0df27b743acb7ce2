/// How many events a session may send now: a bucket that fills at a steady rate up to a bound.
struct EventAllowance {
    private var available: Double
    private var updated: Duration

    /// Creates a full allowance.
    init(burst: Int, now: Duration) {
        available = Double(burst)
        updated = now
    }

    /// Takes events from the allowance; false, and nothing is taken, when it holds fewer.
    mutating func take(_ count: Int, perSecond rate: Int, burst: Int, now: Duration) -> Bool {
        let elapsed = now - updated
        available = min(Double(burst), available + Double(rate) * (elapsed / .seconds(1)))
        updated = now
        guard available >= Double(count) else { return false }
        available -= Double(count)
        return true
    }
}
