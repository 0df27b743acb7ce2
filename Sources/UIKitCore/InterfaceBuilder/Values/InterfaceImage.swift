import Foundation

/// Finds the images of documents.
@MainActor
enum InterfaceImage {
    /// The image of a name: a symbol if the document's resources say so, else a file or asset of the app.
    ///
    /// An image that is missing is one without content, as on iOS a missing image is none.
    static func image(named name: String, _ reading: ElementReading, isSymbol: Bool = false) -> UIImage? {
        let document = reading.source.document
        if isSymbol || document.resource("image", named: name)?["catalog"] == "system" {
            return UIImage(systemName: name)
        }
        if let bundle = reading.source.bundle, let image = UIImage(named: name, in: bundle, with: nil) { return image }
        return UIImage(named: name) ?? UIImage()
    }

    /// The image that an `image` or `imageReference` element stands for.
    static func image(of element: InterfaceElement, _ reading: ElementReading) -> UIImage? {
        guard let name = element["image"] ?? element["name"] ?? element["value"] else { return nil }
        let isSymbol = element["catalog"] == "system"
        guard let image = image(named: name, reading, isSymbol: isSymbol) else { return nil }
        switch element["renderingMode"] {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}
