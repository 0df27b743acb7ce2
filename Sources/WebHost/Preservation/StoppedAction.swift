import Foundation

/// Something a person did that made the app stop its process; it is not performed again for a while.
struct StoppedAction: Equatable, Sendable {
    /// How long it is not performed again, in seconds: what is wrong may lie outside the app.
    static let lifetime: TimeInterval = 3600

    /// How many a scene remembers.
    static let greatestCount = 8

    /// What tells what was done from something else.
    let action: UInt64

    /// When the app stopped.
    let date: Date

    /// How often it did, where it was not certain that this was what did it.
    var count = limit

    /// From how many times on it is not performed again.
    static let limit = 2
}
