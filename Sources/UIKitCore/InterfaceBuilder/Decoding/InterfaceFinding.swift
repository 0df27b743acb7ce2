/// Something in a document that could not be made to work, and where.
///
/// A finding never stops a document from being loaded. Each is logged once.
package struct InterfaceFinding: Hashable, Sendable {
    /// What kind of thing was found.
    package enum Kind: Hashable, Sendable {
        /// An element that is not known.
        case unknownElement
        /// An attribute that is not known.
        case unknownAttribute
        /// A class that the program does not have.
        case missingClass
        /// A connection that leads nowhere.
        case unresolvedConnection
        /// A value that cannot be read.
        case unreadableValue
        /// An element whose class does not exist here, so that another one takes its place.
        case standIn
    }

    /// What kind of thing it is.
    package let kind: Kind
    /// The element, attribute, class or connection.
    package let name: String
    /// The name of the element that it was found in.
    package let element: String
    /// The identifier of the object, where it has one.
    package let identifier: String?
    /// The line of the document.
    package let line: Int
    /// What is wrong and, where there is one, the remedy.
    package let reason: String

    /// Describes something found.
    package init(_ kind: Kind, _ name: String, in element: InterfaceElement, reason: String) {
        self.kind = kind
        self.name = name
        self.element = element.name
        identifier = element.identifier
        line = element.line
        self.reason = reason
    }
}
