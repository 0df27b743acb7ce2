/// One element of an Interface Builder document: a part of the immutable tree that all sessions share.
///
/// Nothing is interpreted here. Names and values are the document's own.
package final class InterfaceElement: Sendable {
    /// A name and its value, as the document has them.
    package struct Attribute: Sendable {
        /// The name.
        package let name: String
        /// The value.
        package let value: String
    }

    /// The name of the element.
    package let name: String
    /// The attributes, in no particular order.
    package let attributes: [Attribute]
    /// The elements within this one, in the document's order.
    package let children: [InterfaceElement]
    /// The characters within this element, without those of its children.
    package let text: String
    /// The line of the document in which the element begins, from 1.
    package let line: Int

    init(name: String, attributes: [Attribute], children: [InterfaceElement], text: String, line: Int) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// The value of an attribute; nil if the element has none of that name.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The identifier, which is unique in the document.
    package var identifier: String? { self["id"] }

    /// The property of the enclosing object that the element fills.
    package var key: String? { self["key"] }

    /// The first element of a name within this one, for a key if one is given.
    package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
        children.first { $0.name == name && (key == nil || $0.key == key) }
    }

    /// Calls a closure for this element and everything in it, in the document's order.
    package func forEachInside(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.forEachInside(body) }
    }
}
