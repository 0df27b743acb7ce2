/// What a storyboard or a nil-targeted action can reach by name in a class: the table that `@IBClass` writes.
///
/// A subclass starts from its superclass's table and adds to it; an entry of the same name replaces the inherited one.
@MainActor
public struct InterfaceBuilderMembers {
    /// The methods that controls, gestures and unwind segues can call, by selector.
    package private(set) var actions: [Selector: ActionImplementation] = [:]
    /// The methods that make a controller for a segue, by selector.
    package private(set) var segueActions: [Selector: SegueActionImplementation] = [:]
    /// The properties that hold one object of the storyboard, by name.
    package private(set) var outlets: [String: PropertyAccess] = [:]
    /// The properties that hold an array of the storyboard's objects, by name.
    package private(set) var outletCollections: [String: PropertyAccess] = [:]
    /// The properties that a storyboard's runtime attributes can set, by name.
    package private(set) var inspectableProperties: [String: PropertyAccess] = [:]

    /// Makes the table of a class whose superclass has none.
    public init() {}

    /// Adds a method without arguments.
    ///
    /// - Parameters:
    ///   - selector: The method's name, such as `save`.
    ///   - method: Calls it.
    public mutating func addAction<Target: AnyObject, Result>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Target) -> Result
    ) {
        actions[selector] = ActionImplementation(calling: method)
    }

    /// Adds a method that takes the sender.
    ///
    /// - Parameters:
    ///   - selector: The method's name, such as `save:`.
    ///   - method: Calls it. A sender of another type is refused and reported.
    public mutating func addAction<Target: AnyObject, Sender, Result>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Target, Sender) -> Result
    ) {
        actions[selector] = ActionImplementation(calling: method)
    }

    /// Adds a method that takes the sender and the event.
    ///
    /// - Parameters:
    ///   - selector: The method's name, such as `save:forEvent:`.
    ///   - method: Calls it. A sender of another type is refused and reported.
    public mutating func addAction<Target: AnyObject, Sender, Event, Result>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        actions[selector] = ActionImplementation(calling: method)
    }

    /// Adds a method that makes a segue's destination from its coder.
    public mutating func addSegueAction<Source: AnyObject, Coder, Destination>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Source, Coder) -> Destination
    ) {
        segueActions[selector] = SegueActionImplementation { (source: Source, coder: Coder, _: Any?, _: String?) in
            method(source, coder)
        }
    }

    /// Adds a method that makes a segue's destination from its coder and sender.
    public mutating func addSegueAction<Source: AnyObject, Coder, Sender, Destination>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Source, Coder, Sender) -> Destination
    ) {
        segueActions[selector] = SegueActionImplementation {
            (source: Source, coder: Coder, sender: Sender, _: String?) in
            method(source, coder, sender)
        }
    }

    /// Adds a method that makes a segue's destination from its coder, sender and identifier.
    public mutating func addSegueAction<Source: AnyObject, Coder, Sender, Identifier, Destination>(
        _ selector: Selector,
        calling method: @escaping @MainActor (Source, Coder, Sender, Identifier) -> Destination
    ) {
        segueActions[selector] = SegueActionImplementation(calling: method)
    }

    /// Adds a property that holds one object of the storyboard.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - property: Where it is.
    public mutating func addOutlet<Owner: AnyObject, Value>(
        _ name: String,
        _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        outlets[name] = PropertyAccess(property)
    }

    /// Adds a property that holds several objects of the storyboard, in the order of their connections.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - property: Where it is; an array, or an optional one.
    public mutating func addOutletCollection<Owner: AnyObject, Value>(
        _ name: String,
        _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        outletCollections[name] = PropertyAccess(property)
    }

    /// Adds a property that a storyboard's runtime attributes can set.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - property: Where it is.
    public mutating func addInspectableProperty<Owner: AnyObject, Value>(
        _ name: String,
        _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        inspectableProperties[name] = PropertyAccess(property)
    }
}

extension InterfaceBuilderMembers {
    private static var membersOfClass: [ObjectIdentifier: InterfaceBuilderMembers] = [:]

    /// The table of a class, built when it is first asked for; empty if the class has none.
    package static func members(of type: AnyClass) -> InterfaceBuilderMembers {
        let identifier = ObjectIdentifier(type)
        if let known = membersOfClass[identifier] {
            return known
        }
        let members = (type as? any InterfaceBuilderClass.Type)?.interfaceBuilderMembers ?? InterfaceBuilderMembers()
        membersOfClass[identifier] = members
        return members
    }
}
