import Foundation

/// Reads the colours of documents.
@MainActor
enum InterfaceColor {
    /// The colour of a `color` element: by system name, by the name of an asset, or by components.
    static func color(of element: InterfaceElement, _ reading: ElementReading) -> UIColor? {
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            guard let name = element[attribute] else { continue }
            if let color = system(name) ?? stored("systemColor", name, reading) { return color }
        }
        if let name = element["name"] {
            if element["catalog"] == "System" {
                return system(name) ?? stored("systemColor", name, reading) ?? components(of: element, reading)
            }
            return named(name, reading)
        }
        return components(of: element, reading)
    }

    /// The colour of an asset; the one that the document stores where the asset is missing.
    static func named(_ name: String, _ reading: ElementReading) -> UIColor? {
        if let bundle = reading.source.bundle, let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
            return color
        }
        return UIColor(named: name) ?? stored("namedColor", name, reading)
    }

    private static func stored(_ resource: String, _ name: String, _ reading: ElementReading) -> UIColor? {
        let color = reading.source.document.resource(resource, named: name)?.child("color")
        return color.flatMap { components(of: $0, reading) }
    }

    /// The colour of components, which are taken for those of sRGB whatever their space: the spaces that Interface Builder
    /// offers differ from it by less than pages show.
    private static func components(of element: InterfaceElement, _ reading: ElementReading) -> UIColor? {
        let reading = reading.with(element)
        for attribute in ["colorSpace", "customColorSpace"] {
            if let name = element[attribute], !spaces.contains(name) { reading.reportUnreadable(name, of: attribute) }
        }
        let alpha = reading.number("alpha") ?? 1
        if let white = reading.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = reading.number("red"), let green = reading.number("green"), let blue = reading.number("blue") {
            return element["customColorSpace"] == "displayP3"
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = reading.number("cyan"), let magenta = reading.number("magenta"),
            let yellow = reading.number("yellow"), let black = reading.number("black")
        {
            let light = 1 - black
            return UIColor(
                red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        }
        return nil
    }

    private static let spaces: Set<String> = [
        "custom", "catalog", "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "deviceCMYK", "sRGB",
        "extendedSRGB", "linearSRGB", "extendedLinearSRGB", "displayP3", "extendedDisplayP3", "adobeRGB1998",
        "genericRGB", "genericGray", "genericGamma22GrayColorSpace", "extendedGray", "linearGray",
        "genericLinearRGB", "genericCMYKColorSpace", "genericCMYK", "genericGrayColorSpace", "genericRGBColorSpace",
        "IBSRGBColorSpace", "calibratedCMYK",
    ]

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
        // The names of desktop documents, which fragments of attributed text bring along.
        "text": .label, "controlText": .label, "textBackground": .systemBackground,
        "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
        "scrollViewTexturedBackground": UIColor(white: 0.44, alpha: 1),
        "underPageBackground": UIColor(white: 0.44, alpha: 1), "tableCellGroupedBackground": .white,
        "tableCellPlainBackground": .white,
        "tableGroupedBackground": .systemGroupedBackground, "tableBackground": .systemBackground,
    ]
}
