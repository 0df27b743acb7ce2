/// One change that makes the page that a browser shows the next one.
///
/// Views are named by their numbers, as in `v12`. Markup is that of the views' elements; a view in it that is written as
/// `<template id="v12"></template>` stays the element that it is.
package enum PatchOperation: Hashable, Sendable {
    /// Takes the element of a view away.
    case remove(Int32)
    /// Makes the element of a view what the markup says.
    case replace(Int32, markup: [UInt8])
    /// Puts elements after that of a view, in the same place.
    case insertAfter(Int32, markup: [UInt8])
    /// Puts elements before that of a view, in the same place.
    case insertBefore(Int32, markup: [UInt8])
    /// Puts the element of a view after that of another one.
    case moveAfter(Int32, Int32)
    /// Puts the element of a view before that of another one.
    case moveBefore(Int32, Int32)
    /// Changes the text of an element that holds nothing else; the text is not escaped.
    case text(Int32, [UInt8])
    /// Sets attributes of an element, values not escaped, or takes them away.
    case attributes(Int32, [MarkupAttribute])
}

/// An attribute of an element.
package struct MarkupAttribute: Hashable, Sendable {
    /// The name.
    package let name: [UInt8]
    /// The value, not escaped; nil when the attribute is taken away.
    package let value: [UInt8]?
}
