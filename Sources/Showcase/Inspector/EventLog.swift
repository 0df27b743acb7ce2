import Foundation

/// The latest events of one browser tab.
@MainActor
final class EventLog {
    /// One event.
    struct Entry {
        let time: Date
        let name: String
        let view: String
    }

    /// How many events are kept.
    static let maximumEntries = 30

    /// The events, latest first.
    private(set) var entries: [Entry] = []

    /// Adds an event, forgetting the oldest where there are too many.
    func add(name: String, view: String) {
        entries.insert(Entry(time: .now, name: name, view: view), at: 0)
        if entries.count > Self.maximumEntries { entries.removeLast() }
    }
}
