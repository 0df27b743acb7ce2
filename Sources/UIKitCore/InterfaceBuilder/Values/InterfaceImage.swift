import Foundation

/// Finds the images of documents.
@MainActor
enum InterfaceImage {
    /// The image of a name: a symbol if the document's resources say so, else a file or asset of the app.
    ///
    /// An image that is missing is one without content.
    static func image(named name: String, _ reading: ElementReading, isSymbol: Bool = false) -> UIImage? {
        let document = reading.source.document
        let resource = document.resource("image", named: name)
        if isSymbol || (resource ?? reading.element)["catalog"] == "system" { return UIImage(systemName: name) }
        let own = reading.source.bundle.flatMap { UIImage(named: name, in: $0, with: nil) }
        guard let image = own ?? UIImage(named: name) else { return missingImage(named: name, reading) }
        guard case .missing(let size) = image.source else { return image }
        reading.source.report(
            InterfaceFinding(
                .unreadableValue, "image", in: reading.element, reason: PDFPicture.remedy(for: name)))
        return size == .zero ? missingImage(named: name, reading) : image
    }

    /// An image that is not there, in the size in which the document knew it, so that layout is as it was meant.
    private static func missingImage(named name: String, _ reading: ElementReading) -> UIImage {
        guard let resource = reading.source.document.resource("image", named: name) else { return UIImage() }
        let resourceReading = reading.with(resource)
        guard let width = resourceReading.number("width"), let height = resourceReading.number("height"),
            (0...10_000).contains(width), (0...10_000).contains(height)
        else { return UIImage() }
        return UIImage(source: .missing(CGSize(width: width, height: height)))
    }

    /// The image that an `image` or `imageReference` element stands for.
    static func image(of element: InterfaceElement, _ reading: ElementReading) -> UIImage? {
        guard let name = element["image"] ?? element["name"] ?? element["value"] else { return nil }
        let isSymbol = element["catalog"] == "system"
        guard var image = image(named: name, reading, isSymbol: isSymbol) else { return nil }
        let reading = reading.with(element)
        if let scale = reading.word(element["symbolScale"], "symbolScale", scales), scale != .default {
            image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
        }
        let colors = colors(of: element, reading)
        if let first = colors.first {
            let isHierarchical = element["renderingMode"] == "hierarchical"
            let configuration: UIImage.SymbolConfiguration =
                isHierarchical ? .init(hierarchicalColor: first) : .init(paletteColors: colors)
            image = image.applyingSymbolConfiguration(configuration) ?? image
        }
        switch element["renderingMode"] {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// The size, weight, scale and colours that a document has symbols in.
    static func symbolConfiguration(
        of element: InterfaceElement, _ reading: ElementReading
    ) -> UIImage.SymbolConfiguration {
        let reading = reading.with(element)
        var parts: [UIImage.SymbolConfiguration] = []
        if let font = element.child("fontDescription").flatMap({ InterfaceFont.font(of: $0, reading) }) {
            parts.append(UIImage.SymbolConfiguration(font: font))
        } else if let style = element["textStyle"] {
            parts.append(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
        }
        if let size = reading.number("pointSize") { parts.append(UIImage.SymbolConfiguration(pointSize: size)) }
        if let weight = reading.word(element["weight"], "weight", weights), weight != .unspecified {
            parts.append(UIImage.SymbolConfiguration(weight: weight))
        }
        if let scale = reading.word(element["scale"], "scale", scales) {
            parts.append(UIImage.SymbolConfiguration(scale: scale))
        }
        let colors = colors(of: element, reading)
        switch element["renderingMode"] {
        case "hierarchical": parts += colors.prefix(1).map { UIImage.SymbolConfiguration(hierarchicalColor: $0) }
        case "multicolor": parts.append(.preferringMulticolor())
        default: if !colors.isEmpty { parts.append(UIImage.SymbolConfiguration(paletteColors: colors)) }
        }
        guard let first = parts.first else { return UIImage.SymbolConfiguration(scale: .default) }
        return parts.dropFirst().reduce(first) { $0.applying($1) }
    }

    private static func colors(of element: InterfaceElement, _ reading: ElementReading) -> [UIColor] {
        let lists = [element] + element.children.filter { listsOfColors.contains($0.name) }
        return lists.flatMap { $0.children.filter { $0.name == "color" } }
            .compactMap { InterfaceColor.color(of: $0, reading) }
    }

    private static let listsOfColors: Set<String> = ["array", "colors", "paletteColors", "hierarchicalColors"]

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "unspecified": .unspecified, "ultraLight": .ultraLight, "ultralight": .ultraLight, "thin": .thin,
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
    ]
}
