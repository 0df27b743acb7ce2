/// A handler and the traits it is for.
final class TraitChangeObserver: UITraitChangeRegistration {
    private let traits: Set<ObjectIdentifier>
    private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.handler = handler
    }

    /// Calls the handler if one of its traits is among those that changed.
    @MainActor
    func notify(
        _ environment: any UITraitEnvironment, of changes: Set<ObjectIdentifier>, previous: UITraitCollection
    ) {
        if !traits.isDisjoint(with: changes) { handler(environment, previous) }
    }
}

/// The handlers of one view or controller, in the order in which they were registered.
package struct TraitChangeObservers {
    private var observers: [TraitChangeObserver] = []

    /// Creates a list without handlers.
    package init() {}

    mutating func add(_ observer: TraitChangeObserver) {
        observers.append(observer)
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0 === registration }
    }

    @MainActor
    func notify(
        _ environment: any UITraitEnvironment, of changes: Set<ObjectIdentifier>, previous: UITraitCollection
    ) {
        for observer in observers { observer.notify(environment, of: changes, previous: previous) }
    }
}
