/// What of a view changed, so that it had to be written anew.
package struct ViewChange {
    /// The class of the view, and what it is called.
    package internal(set) var subject: String

    /// The number of the view; nil when it has none, as nobody has seen it.
    package internal(set) var viewIdentifier: Int32?

    /// The properties that were set and the methods that were called, as source code names them, in order, each once.
    package internal(set) var members: [String]

    weak var view: UIView?
}
