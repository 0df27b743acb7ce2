/// What a control calls for its events, in the order of registration.
@MainActor
struct TargetActionList {
    /// One registration.
    struct Registration {
        var handler: Handler
        var events: UIControl.Event
    }

    /// What is called.
    enum Handler {
        case selector(Selector, WeakTarget?)
        case action(UIAction)
    }

    /// A target that is not retained.
    struct WeakTarget {
        weak var object: AnyObject?
    }

    private(set) var registrations: [Registration] = []

    var allEvents: UIControl.Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    mutating func add(target: AnyObject?, action: Selector, events: UIControl.Event) {
        registrations.removeAll { $0.isOrphaned }
        if let index = registrations.firstIndex(where: { $0.matches(target: target, action: action) }) {
            registrations[index].events.formUnion(events)
        } else {
            let handler = Handler.selector(action, target.map { WeakTarget(object: $0) })
            registrations.append(Registration(handler: handler, events: events))
        }
    }

    mutating func add(_ action: UIAction, events: UIControl.Event) {
        remove(actionIdentifier: action.identifier, events: events)
        registrations.append(Registration(handler: .action(action), events: events))
    }

    mutating func remove(target: AnyObject?, action: Selector?, events: UIControl.Event) {
        removeEvents(events) { registration in
            guard case .selector(let selector, let reference) = registration.handler else { return false }
            return (target == nil || reference?.object === target) && (action == nil || selector == action)
        }
    }

    mutating func remove(actionIdentifier: UIAction.Identifier, events: UIControl.Event) {
        removeEvents(events) { registration in
            guard case .action(let action) = registration.handler else { return false }
            return action.identifier == actionIdentifier
        }
    }

    func actions(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
        let names = registrations.compactMap { registration -> String? in
            guard case .selector(let selector, let reference) = registration.handler,
                reference?.object === target, !registration.events.isDisjoint(with: event)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Registration) -> Bool) {
        for index in registrations.indices.reversed() where matches(registrations[index]) {
            registrations[index].events.subtract(events)
            if registrations[index].events.isEmpty { registrations.remove(at: index) }
        }
    }
}

@MainActor
extension TargetActionList.Registration {
    /// Whether the target was freed.
    fileprivate var isOrphaned: Bool {
        if case .selector(_, let reference?) = handler { reference.object == nil } else { false }
    }

    fileprivate func matches(target: AnyObject?, action: Selector) -> Bool {
        guard case .selector(let selector, let reference) = handler, selector == action else { return false }
        return reference?.object === target
    }
}
