/// The objects that an app registered for state restoration in a scene.
@MainActor
struct RegisteredRestorables {
    /// An object with its identifier; it is not retained.
    private struct Entry {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private var entries: [Entry] = []

    /// The objects that still exist, in the order in which they were registered.
    var objects: [(identifier: String, object: any UIStateRestoring)] {
        entries.compactMap { entry in entry.object.map { (entry.identifier, $0) } }
    }

    /// Registers an object, in place of another one of the same identifier.
    mutating func register(_ object: any UIStateRestoring, identifier: String) {
        entries.removeAll { $0.object == nil || $0.identifier == identifier }
        entries.append(Entry(identifier: identifier, object: object))
    }
}
