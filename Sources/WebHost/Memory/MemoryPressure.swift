/// How near the process is to the memory that it may use.
enum MemoryPressure: Int, Comparable, Sendable {
    /// There is enough.
    case none
    /// It nears the limit: the app was told, and sessions that nobody uses leave memory.
    case high
    /// That did not help: nobody new is let in.
    case critical

    /// The pressure that follows another one.
    ///
    /// It falls later than it rises, so that it does not change with every session.
    ///
    /// - Parameters:
    ///   - used: The bytes that the process uses.
    ///   - limit: The bytes that it may use.
    ///   - present: The pressure until now.
    init(used: Int, limit: Int, after present: MemoryPressure) {
        let share = Double(used) / Double(max(limit, 1))
        switch share {
        case ..<0.7: self = .none
        case ..<0.8: self = min(present, .high)
        case ..<0.85: self = .high
        case ..<0.9: self = max(present, .high)
        default: self = .critical
        }
    }

    static func < (left: MemoryPressure, right: MemoryPressure) -> Bool { left.rawValue < right.rawValue }
}
