import Foundation

/// Reads the colours of documents.
@MainActor
enum InterfaceColor {
    /// The colour of a `color` element: by system name, by the name of an asset, or by components.
    static func color(of element: InterfaceElement, _ reading: ElementReading) -> UIColor? {
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            if let name = element[attribute] { return system(name) ?? stored("systemColor", name, reading) }
        }
        if let name = element["name"] { return named(name, reading) }
        return components(of: element)
    }

    /// The colour of an asset; the one that the document stores where the asset is missing.
    static func named(_ name: String, _ reading: ElementReading) -> UIColor? {
        if let bundle = reading.source.bundle, let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
            return color
        }
        return UIColor(named: name) ?? stored("namedColor", name, reading)
    }

    private static func stored(_ resource: String, _ name: String, _ reading: ElementReading) -> UIColor? {
        reading.source.document.resource(resource, named: name)?.child("color").flatMap(components)
    }

    private static func components(of element: InterfaceElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            let isWide = element["customColorSpace"] == "displayP3"
            return isWide
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        {
            let light = 1 - black
            return UIColor(
                red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        }
        return nil
    }

    /// The colour that the system has under a name as documents spell it, such as `systemBackgroundColor`.
    static func system(_ name: String) -> UIColor? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return SystemColor(rawValue: plain)?.color ?? SystemColor(rawValue: name)?.color ?? fixed[plain]
    }

    private static let fixed: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .black,
        "lightText": UIColor(white: 1, alpha: 0.6), "groupTableViewBackground": .systemGroupedBackground,
        "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
        "scrollViewTexturedBackground": UIColor(white: 0.44, alpha: 1),
        "underPageBackground": UIColor(white: 0.44, alpha: 1), "tableCellGroupedBackground": .white,
    ]
}
