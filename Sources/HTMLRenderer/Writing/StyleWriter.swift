package import UIKitCore

/// Writes the rules of single views into the page's one style element.
///
/// Nothing here takes text of the app but ``declare(_:quoted:)``, which encodes all that could end a string, a rule or
/// the element.
package struct StyleWriter {
    /// What was written so far.
    package var bytes: [UInt8] = []

    /// The text size that the browser applies by itself.
    private(set) var textSize: UIContentSizeCategory

    /// Creates a writer that has written nothing.
    ///
    /// - Parameter textSize: The text size that the browser applies by itself.
    package init(textSize: UIContentSizeCategory = .large) {
        self.textSize = textSize
    }

    /// Writes the beginning of a rule for an element, to be followed by declarations and ``endRule()``.
    ///
    /// - Parameters:
    ///   - identifier: The number of the view.
    ///   - suffix: What follows the element in the selector, for instance `>.title`.
    package mutating func beginRule(for identifier: Int32, _ suffix: StaticString = "") {
        bytes.append("#v" as StaticString)
        bytes.append(decimal: Int(identifier))
        bytes.append(suffix)
        bytes.append(UInt8(ascii: "{"))
    }

    /// Writes the end of a rule.
    package mutating func endRule() {
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a declaration as it stands in the source code.
    package mutating func declare(_ declaration: StaticString) {
        bytes.append(declaration)
        bytes.append(UInt8(ascii: ";"))
    }

    /// Writes a number.
    package mutating func declare(_ property: StaticString, number: Double) {
        begin(property)
        bytes.append(number: number)
        end()
    }

    /// Writes a length of points, which are pixels on the page.
    package mutating func declare(_ property: StaticString, points: Double) {
        begin(property)
        bytes.append(points: points)
        end()
    }

    /// Writes a length of points in units of the reader's text size, where 16 points are the usual size.
    package mutating func declare(_ property: StaticString, textPoints points: Double) {
        begin(property)
        bytes.append(number: points / 16)
        bytes.append("rem" as StaticString)
        end()
    }

    /// Writes a share of the superview's size, where 1 is all of it.
    package mutating func declare(_ property: StaticString, share: Double) {
        begin(property)
        bytes.append(number: share * 100)
        bytes.append(UInt8(ascii: "%"))
        end()
    }

    /// Writes a colour.
    package mutating func declare(_ property: StaticString, _ color: UIColor, as use: ColorUse) {
        begin(property)
        append(color, as: use)
        end()
    }

    /// Writes any text as a quoted string.
    package mutating func declare(_ property: StaticString, quoted text: String) {
        begin(property)
        appendQuoted(text)
        end()
    }

    /// Writes what stands before a value that is written in pieces.
    package mutating func begin(_ property: StaticString) {
        bytes.append(property)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes what stands after a value that is written in pieces.
    package mutating func end() {
        bytes.append(UInt8(ascii: ";"))
    }

    /// Writes text as a CSS string; everything but letters, digits, space, `-` and `_` is encoded.
    package mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_": bytes.append(UInt8(scalar.value))
            default:
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(contentsOf: String(max(scalar.value, 1), radix: 16).utf8)
                bytes.append(UInt8(ascii: " "))
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension [UInt8] {
    /// Appends a length of points.
    mutating func append(points: Double) {
        append(number: points)
        if points != 0 { append("px") }
    }
}
