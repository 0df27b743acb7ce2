import Foundation

/// Reads the fonts of documents.
@MainActor
enum InterfaceFont {
    /// The font of a `fontDescription` or `font` element: a text style, a system font, or one by name.
    static func font(of element: InterfaceElement) -> UIFont? {
        if let style = element["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = size(of: element)
        if let name = element["name"], element["type"] == nil { return UIFont(name: name, size: size) }
        if let metaFont = element["metaFont"] { return font(metaFont, size: element.number("size")) }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system", nil: return .systemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular)
        case "userFixedPitch": return .monospacedSystemFont(ofSize: size, weight: .regular)
        default: return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        }
    }

    private static func size(of element: InterfaceElement) -> CGFloat {
        if let size = element.number("pointSize"), size > 0 { return size }
        return switch element["size"] {
        case "button": UIFont.buttonFontSize
        case "label": UIFont.labelFontSize
        case "smallSystem": UIFont.smallSystemFontSize
        case "system", nil: UIFont.systemFontSize
        case let size?: InterfaceNumber.read(size).map { CGFloat($0) } ?? UIFont.systemFontSize
        }
    }

    /// The fonts of attributed texts that are named by purpose.
    private static func font(_ purpose: String, size: CGFloat?) -> UIFont {
        let size = size ?? UIFont.systemFontSize
        return purpose.lowercased().contains("bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
