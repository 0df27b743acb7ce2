/// Writes HTML into one buffer of UTF-8.
///
/// What a person or an app may have written goes through the methods that take `String`, each of which escapes for the
/// place it writes to. Names of elements and attributes and ready markup are `StaticString`, so that they can only
/// come from source code.
public struct HTMLWriter {
    /// What was written so far.
    package var bytes: [UInt8] = []

    /// Creates an empty writer.
    public init() {}

    // MARK: Markup of the program itself

    /// Writes markup as it stands in the source code.
    ///
    /// - Parameter markup: The markup.
    public mutating func markup(_ markup: StaticString) {
        bytes.append(markup)
    }

    /// Writes the beginning of a start tag, to be followed by attributes and ``endTag()``.
    ///
    /// - Parameter name: The element's name.
    public mutating func openTag(_ name: StaticString) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
    }

    /// Writes the end of a start tag.
    public mutating func endTag() {
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes an end tag.
    ///
    /// - Parameter name: The element's name.
    public mutating func close(_ name: StaticString) {
        bytes.append("</" as StaticString)
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    // MARK: Attributes

    /// Writes an attribute without value, such as `disabled`.
    ///
    /// - Parameter name: The attribute's name.
    public mutating func attribute(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
    }

    /// Writes an attribute with a value that stands in the source code.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The value.
    public mutating func attribute(_ name: StaticString, _ value: StaticString) {
        beginAttribute(name)
        bytes.append(value)
        endAttribute()
    }

    /// Writes an attribute with any text as its value, escaped.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The text.
    @_disfavoredOverload
    public mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        bytes.appendEscaped(value)
        endAttribute()
    }

    /// Writes an attribute with an integer as its value.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The integer.
    public mutating func attribute(_ name: StaticString, _ value: Int) {
        beginAttribute(name)
        bytes.append(decimal: value)
        endAttribute()
    }

    /// Writes an attribute with a number as its value; nothing when the number is not finite.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The number.
    @_disfavoredOverload
    public mutating func attribute(_ name: StaticString, _ value: Double) {
        guard value.isFinite else { return }
        beginAttribute(name)
        bytes.append(contentsOf: "\(value)".utf8)
        endAttribute()
    }

    /// Writes an attribute whose value is an address.
    ///
    /// An address with a scheme that could run a program, such as `javascript:`, is written as `about:blank`.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - url: The address, absolute or relative.
    public mutating func attribute(_ name: StaticString, url: String) {
        beginAttribute(name)
        bytes.appendAddress(url)
        endAttribute()
    }

    /// Writes what stands before the value of an attribute that is written in pieces.
    ///
    /// - Parameter name: The attribute's name.
    package mutating func beginAttribute(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
        bytes.append("=\"" as StaticString)
    }

    /// Writes what stands after the value of an attribute that is written in pieces.
    package mutating func endAttribute() {
        bytes.append(UInt8(ascii: "\""))
    }

    // MARK: Content

    /// Writes any text as content, escaped.
    ///
    /// - Parameter text: The text.
    public mutating func text(_ text: String) {
        bytes.appendEscaped(text)
    }

    /// Writes a text of the source code as content, which holds nothing to escape.
    ///
    /// - Parameter text: The text.
    package mutating func text(_ text: StaticString) {
        bytes.append(text)
    }

    /// Writes an integer as content.
    ///
    /// - Parameter integer: The integer.
    public mutating func text(_ integer: Int) {
        bytes.append(decimal: integer)
    }
}
