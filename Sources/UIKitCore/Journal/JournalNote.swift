/// One thing that happened in a scene, in words for its developers.
package struct JournalNote {
    /// The kinds of things that happen.
    package enum Kind: String, Sendable {
        /// A person did something to a view.
        case event
        /// A person gave a field a value.
        case value
        /// A target got an action, or the handler of an action ran.
        case action
        /// A controller was called back.
        case callback
        /// Something went wrong that UIKit would answer with an exception.
        case fault
    }

    /// What kind of thing it is.
    package let kind: Kind

    /// What it concerns: a class, and what is known of the object by name.
    package let subject: String

    /// What happened.
    package let text: String

    /// The number of the view that it concerns; nil when that has none, as nobody has seen it.
    package internal(set) var viewIdentifier: Int32?

    /// How many notes this one happened within.
    package let depth: Int

    /// How long it took, with all that happened within; nil for what takes no time.
    package internal(set) var duration: Duration?
}
