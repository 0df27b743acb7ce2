/// How fast a client takes the present response, as far as the server had to wait for it.
struct TakingPace {
    /// The bytes that the client had taken when it was first waited for.
    private var first: Int?
    private var latest = 0
    private var waited: Int64 = 0

    /// Creates a pace of which nothing is known.
    init() {}

    /// Notes how many bytes of the response the client has taken; whether that is more than before.
    ///
    /// The number may begin below zero, with what is left of an earlier response.
    @discardableResult
    mutating func note(taken count: Int) -> Bool {
        defer { latest = count }
        guard first != nil else {
            first = count
            return true
        }
        return count > latest
    }

    /// Notes that the client was waited for.
    mutating func note(waited nanoseconds: Int64) {
        waited += nanoseconds
    }

    /// How long the client may be waited for now; nil when it was too slow.
    ///
    /// - Parameters:
    ///   - timeout: How long it may take nothing.
    ///   - rate: The bytes that allow for a second more.
    func allowance(within timeout: Interval, rate: Int) -> Interval? {
        let earned = Int64((latest - (first ?? latest)) / rate).multipliedReportingOverflow(by: 1_000_000_000)
        guard !earned.overflow else { return timeout }
        let left = timeout.nanoseconds.addingReportingOverflow(earned.partialValue - waited)
        guard !left.overflow, left.partialValue < timeout.nanoseconds else { return timeout }
        guard left.partialValue > 0 else { return nil }
        // Whoever is at the limit is looked at now and then, not all the time.
        return Interval(nanoseconds: max(left.partialValue, timeout.nanoseconds / 16))
    }
}
