/// A method of some class that can be called with a sender and an event whose types are known only at run time.
package final class ActionImplementation: Sendable {
    /// Why a call was not made.
    package enum Refusal: Error, Equatable {
        /// The target is no instance of the class that has the method.
        case targetNotAccepted(expected: String)
        /// The method asks for a sender of another type.
        case senderNotAccepted(expected: String)
    }

    /// The class that the method was found in; its subclasses are accepted too.
    package let targetClass: ObjectIdentifier
    private let accepting: @MainActor (AnyObject) -> Bool
    private let calling: @MainActor (AnyObject, Any?, UIEvent?) throws(Refusal) -> Void

    /// Whether the object is an instance of the class that has the method.
    @MainActor
    package func accepts(_ target: AnyObject) -> Bool {
        accepting(target)
    }

    /// Calls the method.
    ///
    /// - Parameters:
    ///   - target: An instance of the class that has the method.
    ///   - sender: What sends the action; passed on if the method takes it.
    ///   - event: The event that caused it; a method that insists on an event gets an empty one if there is none.
    @MainActor
    package func call(on target: AnyObject, sender: Any?, event: UIEvent?) throws(Refusal) {
        try calling(target, sender, event)
    }

    /// Wraps a method without arguments.
    package init<Target: AnyObject, Result>(calling method: @escaping @MainActor (Target) -> Result) {
        targetClass = ObjectIdentifier(Target.self)
        accepting = { $0 is Target }
        calling = { target, _, _ throws(Refusal) in
            _ = method(try Self.target(target))
        }
    }

    /// Wraps a method that takes the sender.
    package init<Target: AnyObject, Sender, Result>(calling method: @escaping @MainActor (Target, Sender) -> Result) {
        targetClass = ObjectIdentifier(Target.self)
        accepting = { $0 is Target }
        calling = { target, sender, _ throws(Refusal) in
            _ = method(try Self.target(target), try Self.sender(sender))
        }
    }

    /// Wraps a method that takes the sender and the event.
    package init<Target: AnyObject, Sender, Event, Result>(
        calling method: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        targetClass = ObjectIdentifier(Target.self)
        accepting = { $0 is Target }
        calling = { target, sender, event throws(Refusal) in
            _ = method(try Self.target(target), try Self.sender(sender), try Self.event(event))
        }
    }

    private static func target<Target>(_ object: AnyObject) throws(Refusal) -> Target {
        guard let target = object as? Target else {
            throw .targetNotAccepted(expected: String(reflecting: Target.self))
        }
        return target
    }

    /// The sender as the type the method asks for; no sender fits `Any` and every optional, as nil does on iOS.
    private static func sender<Sender>(_ sender: Any?) throws(Refusal) -> Sender {
        let converted =
            if let sender {
                sender as? Sender
            } else {
                Any?.none as? Sender
            }
        guard let converted else {
            throw .senderNotAccepted(expected: String(reflecting: Sender.self))
        }
        return converted
    }

    @MainActor
    private static func event<Event>(_ event: UIEvent?) throws(Refusal) -> Event {
        guard let converted = event as? Event ?? UIEvent(type: .touches) as? Event else {
            throw .senderNotAccepted(expected: String(reflecting: Event.self))
        }
        return converted
    }
}
