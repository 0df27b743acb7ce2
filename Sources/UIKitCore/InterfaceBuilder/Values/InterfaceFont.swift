import Foundation

/// Reads the fonts of documents.
@MainActor
enum InterfaceFont {
    /// The font of a `fontDescription` or `font` element: a text style, a system font, or one by name, in the design that
    /// the element names.
    static func font(of element: InterfaceElement, _ reading: ElementReading) -> UIFont? {
        let reading = reading.with(element)
        let usual = usualFont(of: element, reading)
        guard let design = reading.word(element["design"], "design", designs), let usual,
            let descriptor = usual.fontDescriptor.withDesign(design)
        else { return usual }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private static func usualFont(of element: InterfaceElement, _ reading: ElementReading) -> UIFont? {
        if let style = element["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = size(reading)
        let weight = reading.word(element["weight"], "weight", weights) ?? .regular
        if let purpose = element["metaFont"] { return font(purpose, size) }
        if let name = element["name"] ?? element["family"], element["type"] == nil {
            return name.hasPrefix(".") ? systemFont(named: name, size, weight) : UIFont(name: name, size: size)
        }
        switch element["type"] {
        case "system", nil:
            let width = reading.word(element["width"], "width", widths) ?? .standard
            return .systemFont(ofSize: size, weight: weight, width: width)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "monospacedSystem", "userFixedPitch": return .monospacedSystemFont(ofSize: size, weight: weight)
        case "monospacedDigitSystem": return .monospacedDigitSystemFont(ofSize: size, weight: weight)
        case let type?:
            reading.reportUnreadable(type, of: "type")
            return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        }
    }

    private static func size(_ reading: ElementReading) -> CGFloat {
        if let size = reading.number("pointSize"), size > 0 { return size }
        let text = reading.element["size"]
        if let size = text.flatMap(InterfaceNumber.read), size > 0 { return CGFloat(size) }
        return reading.word(text, "size", sizes) ?? UIFont.systemFontSize
    }

    /// The system's font by one of its hidden names, such as `.SFUI-Semibold` or `.AppleSystemUIFontBold`.
    private static func systemFont(named name: String, _ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let name = name.lowercased()
        if name.contains("italic") { return .italicSystemFont(ofSize: size) }
        if name.contains("mono") { return .monospacedSystemFont(ofSize: size, weight: weight) }
        let named = weights.filter { name.hasSuffix($0.key.lowercased()) }.max { $0.key.count < $1.key.count }
        return .systemFont(ofSize: size, weight: named?.value ?? weight)
    }

    /// The fonts of attributed texts that are named by purpose.
    private static func font(_ purpose: String, _ size: CGFloat) -> UIFont {
        purpose.lowercased().contains("bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static let sizes: [String: CGFloat] = [
        "button": UIFont.buttonFontSize, "label": UIFont.labelFontSize, "smallSystem": UIFont.smallSystemFontSize,
        "system": UIFont.systemFontSize,
    ]

    private static let designs: [String: UIFontDescriptor.SystemDesign] = [
        "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]

    private static let widths: [String: UIFont.Width] = [
        "compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
