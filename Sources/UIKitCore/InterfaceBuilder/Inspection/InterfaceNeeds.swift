/// What documents ask of a class that the program does not have: the members that they name.
package struct InterfaceNeeds: Hashable, Sendable {
    /// The kinds of members.
    package enum Kind: Hashable, Sendable {
        /// A property for one object or several.
        case outlet
        /// A method that is called by controls, bar items and gestures.
        case action
        /// A method that makes the destination of a segue.
        case segueAction
        /// A property that is set by name.
        case attribute
    }

    private var members: [Kind: Set<String>] = [:]

    /// The names of a kind, in order.
    package subscript(kind: Kind) -> [String] { members[kind, default: []].sorted() }

    /// Adds a member.
    mutating func insert(_ kind: Kind, _ name: String) {
        members[kind, default: []].insert(name)
    }

    /// Asks for no member.
    init() {}
}
