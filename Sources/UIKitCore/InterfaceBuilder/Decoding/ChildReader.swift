import Foundation

/// Reads the value of a child element.
@MainActor
struct ChildReader<Value> {
    /// Reads a value from its element; nil if it cannot be read.
    let read: @MainActor (InterfaceElement, ElementReading) -> Value?

    init(_ read: @escaping @MainActor (InterfaceElement, ElementReading) -> Value?) {
        self.read = read
    }
}

extension ChildReader where Value == CGRect {
    /// `x`, `y`, `width` and `height` in points.
    static let rect = ChildReader { element, reading in
        let reading = reading.with(element)
        guard let width = reading.number("width"), let height = reading.number("height") else { return nil }
        return CGRect(x: reading.number("x") ?? 0, y: reading.number("y") ?? 0, width: width, height: height)
    }
}

extension ChildReader where Value == CGSize {
    /// `width` and `height` in points.
    static let size = ChildReader { element, reading in
        let reading = reading.with(element)
        guard let width = reading.number("width"), let height = reading.number("height") else { return nil }
        return CGSize(width: width, height: height)
    }
}

extension ChildReader where Value == CGPoint {
    /// `x` and `y` in points.
    static let point = ChildReader { element, reading in
        let reading = reading.with(element)
        guard let x = reading.number("x"), let y = reading.number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension ChildReader where Value == UIEdgeInsets {
    /// The four distances in points; what is missing is 0.
    ///
    /// Interface Builder writes the smallest positive number for an inset that is 0 on purpose, which is 0 here too.
    static let insets = ChildReader { element, reading in
        let reading = reading.with(element)
        let read = { (names: [String]) -> CGFloat in
            let value = names.lazy.compactMap { reading.number($0) }.first ?? 0
            return abs(value) < .ulpOfOne ? 0 : value
        }
        return UIEdgeInsets(
            top: read(["top", "minY"]), left: read(["left", "minX"]), bottom: read(["bottom", "maxY"]),
            right: read(["right", "maxX"]))
    }
}

extension ChildReader where Value == NSDirectionalEdgeInsets {
    /// The four distances in points; what is missing is 0.
    static let directionalInsets = ChildReader { element, reading in
        let reading = reading.with(element)
        return NSDirectionalEdgeInsets(
            top: reading.number("top") ?? 0, leading: reading.number("leading") ?? 0,
            bottom: reading.number("bottom") ?? 0, trailing: reading.number("trailing") ?? 0)
    }
}

extension ChildReader where Value == UIColor {
    /// A colour in any of the forms that documents have.
    static let color = ChildReader { element, reading in InterfaceColor.color(of: element, reading) }
}

extension ChildReader where Value == UIFont {
    /// A font by text style, weight or name.
    static let font = ChildReader { element, reading in InterfaceFont.font(of: element, reading) }
}

extension ChildReader where Value == String {
    /// A text that the person reads, in the person's language; the key names the property.
    static let text = ChildReader { element, reading in
        let text = element.content
        return element.key.map { reading.localized(text, $0) } ?? text
    }
}

extension ChildReader where Value == NSAttributedString {
    /// A text with attributes.
    static let attributedText = ChildReader { element, reading in
        InterfaceAttributedText.text(of: element, reading)
    }
}

extension InterfaceElement {
    /// The number of an attribute; nil if it has none that is finite.
    func number(_ attribute: String) -> CGFloat? {
        self[attribute].flatMap(InterfaceNumber.read).map { CGFloat($0) }
    }

    /// A text of an attribute, or of a child element of its key where it is long.
    func text(_ name: String) -> String? {
        self[name] ?? children.first { $0.key == name && ["string", "mutableString"].contains($0.name) }?.content
    }

    /// The truth of an attribute: true for `YES`.
    func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// The names of the attributes that are `YES`: how documents write sets.
    var flags: Set<String> { Set(attributes.lazy.filter { $0.value == "YES" }.map(\.name)) }

    /// The characters of a `string` or `mutableString` element, decoded where they are encoded.
    var content: String {
        guard flag("base64-UTF8") else { return text }
        var encoded = text.filter { !$0.isWhitespace }
        while !encoded.utf8.count.isMultiple(of: 4) { encoded.append("=") }
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}
