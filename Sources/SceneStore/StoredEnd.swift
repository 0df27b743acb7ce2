/// How exactly the store knows when the time of a session is over, so that this is not written with each event.
package enum StoredEnd {
    /// By how much the end may lie after the one that is stored.
    private static let tolerance: Duration = .seconds(60)

    /// How far away the stored end must be for that.
    private static let margin: Duration = .seconds(600)

    /// Whether the store would forget a session too early, which it does by the system's clock: that was set forward since.
    ///
    /// - Parameter shift: By how much the present end lies after the stored one by that clock alone.
    package static func isEarly(by shift: Duration) -> Bool {
        shift > tolerance
    }

    /// Whether the end that is stored need not be written again.
    ///
    /// - Parameters:
    ///   - difference: By how much the present end lies after it.
    ///   - left: How far away it is.
    package static func mayStay(laterBy difference: Duration, left: Duration) -> Bool {
        .zero..<tolerance ~= difference && left > margin
    }
}
