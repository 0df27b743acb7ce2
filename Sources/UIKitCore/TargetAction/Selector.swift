/// The name of a method that is called with the target-action pattern, such as `save:`.
///
/// A selector is a method's name with a colon for each argument, exactly as on iOS:
///
/// | Method | Selector |
/// |---|---|
/// | `func save()` | `save` |
/// | `func save(_ sender: UIButton)` | `save:` |
/// | `func save(sender: UIButton)` | `saveWithSender:` |
/// | `func save(for sender: UIButton)` | `saveFor:` |
/// | `func save(_ sender: UIButton, forEvent event: UIEvent)` | `save:forEvent:` |
///
/// Write `#action(save(_:))` where iOS code writes `#selector(save(_:))`: the compiler checks that the method exists,
/// and the selector carries the call with it, so the method needs no attribute. A selector made from a string finds
/// the methods that are marked `@IBAction` or `@Action` in a class marked `@IBClass`.
///
/// Two selectors of one name are equal, however they were made.
///
/// - Note: Objective-C's runtime, which gives `Selector` its meaning on iOS, does not exist on a server. See Apple's
///   *Using Objective-C Runtime Features in Swift*.
public struct Selector: Sendable {
    /// The name as it is printed, with its colons.
    package let name: String
    /// The call that a selector made by `#action` carries; nil for one made from a string.
    package let implementation: ActionImplementation?

    /// Makes the selector of a name known only at run time.
    ///
    /// - Parameter name: The name with a colon for each argument, such as `save:`.
    public init(_ name: String) {
        self.name = name
        implementation = nil
    }
}

extension Selector: Hashable {
    /// Whether both name the same method.
    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector of a literal, so that `let action: Selector = "save:"` works.
    public init(stringLiteral name: String) {
        self.init(name)
    }
}

extension Selector: CustomStringConvertible {
    /// The name with its colons, as iOS prints it.
    public var description: String { name }
}

extension Selector {
    /// Makes the selector of a method without arguments together with its call; `#action` expands to this.
    public init<Target: AnyObject, Result>(
        _ name: String,
        calling method: @escaping @MainActor (Target) -> Result
    ) {
        self.name = name
        implementation = ActionImplementation(calling: method)
    }

    /// Makes the selector of a method that takes the sender together with its call; `#action` expands to this.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String,
        calling method: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.name = name
        implementation = ActionImplementation(calling: method)
    }

    /// Makes the selector of a method that takes the sender and the event together with its call; `#action` expands to
    /// this.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String,
        calling method: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        self.name = name
        implementation = ActionImplementation(calling: method)
    }
}

/// Returns the selector of a name, as Foundation's function on iOS does.
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

/// Returns the name of a selector, as Foundation's function on iOS does.
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.name
}
