@testable import UIKitCore

/// What happened, in order.
@MainActor
final class EventLog {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// What happened since it was last asked.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// Records events of a control under the names given.
    func observe(_ control: UIControl, _ events: [(String, UIControl.Event)]) {
        for (name, event) in events {
            control.addAction(UIAction { [weak self] _ in self?.add(name) }, for: event)
        }
    }
}
