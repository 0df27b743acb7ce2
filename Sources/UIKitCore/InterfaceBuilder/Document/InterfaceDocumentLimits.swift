/// How large a document may be.
///
/// Documents made by Interface Builder stay far below; what exceeds a limit is refused before it costs much.
package struct InterfaceDocumentLimits: Sendable {
    /// The most bytes.
    package var bytes = 64 << 20
    /// The most elements.
    package var elements = 1_000_000
    /// The most elements within each other.
    package var depth = 200
    /// The most attributes of an element.
    package var attributes = 1_000

    /// The usual limits.
    package init() {}
}
