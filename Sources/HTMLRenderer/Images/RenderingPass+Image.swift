import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes an image that belongs to another element's content: a button's, a cell's, a tab's.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - text: What it says, or an empty text where the words beside it say everything.
    ///   - isShape: Whether images stand there as shapes in the colour around them, unless they say otherwise.
    ///   - fit: How what was drawn fills its element.
    mutating func writeImage(
        _ image: UIImage, saying text: String = "", asShape isShape: Bool = false, _ fit: DrawingFit = .whole
    ) {
        let isTemplate = image.isTemplate(whereShapesAreUsual: isShape)
        if let name = image.symbolName {
            html.markup("<svg")
            html.attribute("class", SymbolNames.isDirectional(name) ? "symbol directional" : "symbol")
            writeImageText(text)
            html.endTag()
            writeSymbolUse(name)
            html.close("svg")
        } else if let drawn = image.drawnImage {
            html.markup("<svg class=\"drawn\"")
            writeImageText(text)
            writeContent(of: drawn, fit, isTemplate: isTemplate)
        } else if isTemplate, let path = image.shapePath {
            html.markup("<svg class=\"drawn\"")
            writeImageText(text)
            writeShape(of: path, image.size, fit)
        } else if let path = image.urlPath {
            writePicture(image, isDark: nil) { page in
                page.html.markup("<img")
                page.writeImageSource(of: image, path: path)
                page.html.attribute("alt", text)
                page.html.endTag()
            }
        }
    }

    /// Writes a symbol of the framework's own interface.
    mutating func writeSymbol(_ name: StaticString, class className: StaticString = "symbol") {
        html.markup("<svg class=\"")
        html.markup(className)
        html.markup("\" aria-hidden=\"true\"><use href=\"")
        html.bytes.append(contentsOf: EmbeddedResource.symbols.path.utf8)
        html.markup("#")
        html.markup(name)
        html.markup("\"/></svg>")
    }

    /// Writes the reference to the drawing of a symbol.
    ///
    /// - Parameters:
    ///   - name: The symbol.
    ///   - size: How large it is drawn; nil for as large as the element around it.
    mutating func writeSymbolUse(_ name: String, size: CGSize? = nil) {
        html.markup("<use href=\"")
        html.bytes.append(contentsOf: EmbeddedResource.symbols.path.utf8)
        html.markup("#")
        html.bytes.appendEscaped(SymbolNames.drawing(for: name))
        html.markup("\"")
        if let size {
            // Browsers take these from attributes only.
            html.attribute("width", "\(Double(size.width) / 16)rem")
            html.attribute("height", "\(Double(size.height) / 16)rem")
        }
        html.markup("/>")
    }

    /// Writes an `img` element, within one that has the browser take another file on dark pages and for people who want
    /// high contrast, where there are such files.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - isDark: Whether the app made the place dark or light; nil where the person decides.
    ///   - write: Writes the element.
    mutating func writePicture(_ image: UIImage, isDark: Bool?, _ write: (inout RenderingPass) -> Void) {
        let strong = image.variants.filter(\.isHighContrast)
        let strongDark = strong.filter(\.isDark)
        let strongLight = strong.filter { !$0.isDark }
        // The browser takes the first that suits; a file for high contrast comes before one for the colours of the page.
        let sources: [(condition: StaticString, files: [ImageFile.Variant])] =
            switch isDark {
            case nil:
                [
                    ("(prefers-contrast: more) and (prefers-color-scheme: dark)", strongDark),
                    ("(prefers-contrast: more)", strongLight),
                    ("(prefers-color-scheme: dark)", image.variants.filter { $0.isDark && !$0.isHighContrast }),
                ]
            case true?: [("(prefers-contrast: more)", strongDark.isEmpty ? strongLight : strongDark)]
            case false?: [("(prefers-contrast: more)", strongLight)]
            }
        let present = sources.filter { !$0.files.isEmpty }
        guard !present.isEmpty else { return write(&self) }
        html.markup("<picture>")
        for source in present {
            html.markup("<source")
            html.attribute("media", source.condition)
            writeSourceSet(source.files)
            html.endTag()
        }
        write(&self)
        html.markup("</picture>")
    }

    /// Writes the address and the size of a picture.
    mutating func writeImageSource(of image: UIImage, path: String, isDark: Bool? = nil) {
        let usual = image.variants.filter { !$0.isHighContrast }
        let dark = usual.filter(\.isDark)
        let shown = isDark == true && !dark.isEmpty ? dark : usual.filter { !$0.isDark }
        html.attribute("src", url: shown.first?.urlPath ?? path)
        if shown.count > 1 { writeSourceSet(shown) }
        let size = image.size
        guard size.width >= 1, size.height >= 1, size.width < 1e6, size.height < 1e6 else { return }
        html.attribute("width", Int(size.width.rounded()))
        html.attribute("height", Int(size.height.rounded()))
    }

    /// Writes the files among which the browser takes the one for its screen.
    private mutating func writeSourceSet(_ variants: [ImageFile.Variant]) {
        html.beginAttribute("srcset")
        for (index, variant) in variants.enumerated() {
            if index > 0 { html.markup(", ") }
            // A comma would begin the next file.
            html.bytes.appendEscaped(variant.urlPath.replacing(",", with: "%2C"))
            html.markup(" ")
            html.bytes.append(number: Double(variant.scale))
            html.markup("x")
        }
        html.endAttribute()
    }

    /// Writes what a drawing says, or that it says nothing.
    mutating func writeImageText(_ text: String) {
        if text.isEmpty {
            html.attribute("aria-hidden", "true")
        } else {
            html.attribute("role", "img")
            html.attribute("aria-label", text)
        }
    }
}

extension UIImage {
    /// Whether the image is filled with the colour around it.
    ///
    /// - Parameter isUsual: Whether that is so where the image says nothing of it, as in bars.
    func isTemplate(whereShapesAreUsual isUsual: Bool) -> Bool {
        renderingMode == .alwaysTemplate || isUsual && renderingMode == .automatic
    }

    /// The file that gives the image its shape: the one with the most pixels; nil where its size is not known.
    var shapePath: String? {
        guard size.width >= 1, size.height >= 1, size.width < 1e6, size.height < 1e6 else { return nil }
        return variants.first { !$0.isDark && !$0.isHighContrast }?.urlPath ?? urlPath
    }

    /// Whether there is something to see.
    var hasContent: Bool { symbolName != nil || drawnImage != nil || urlPath != nil }
}

extension UIView {
    /// Whether the app made the view, or what it is in, dark or light; nil where the person decides.
    var imposedDarkness: Bool? {
        var view: UIView? = self
        while let current = view {
            switch current.attributesIfPresent?.imposedInterfaceStyle {
            case .dark: return true
            case .light: return false
            default: view = current.superview
            }
        }
        return nil
    }
}

extension UIImage {
    /// The one colour in which a symbol is drawn that was configured with several, or with shades of one.
    ///
    /// The first colour of a palette is that of the mark where a shape encloses one; the drawing cuts that mark out of the
    /// shape, which has the second colour.
    var symbolColor: UIColor? {
        guard let values = symbolConfiguration?.values else { return nil }
        if let color = values.hierarchicalColor { return color }
        let isCutOut =
            symbolName.map { $0.hasSuffix(".fill") && $0.contains(/\.(circle|square|triangle|shield|seal)\./) } ?? false
        return isCutOut && values.paletteColors.count > 1 ? values.paletteColors[1] : values.paletteColors.first
    }
}

extension StyleWriter {
    /// Writes the least width of what stands around a symbol, if the symbol was configured with a size.
    mutating func declareSymbolRoom(_ image: UIImage) {
        guard let configuration = image.symbolConfiguration, configuration.isSized else { return }
        declare("min-inline-size", textPoints: configuration.size.width)
    }

    /// Writes the size, the strokes and the colour that a symbol was configured with.
    ///
    /// - Parameters:
    ///   - image: The symbol.
    ///   - isSized: Whether the size is the configuration's, not that of the view around the symbol.
    mutating func declareSymbol(_ image: UIImage, isSized: Bool = true) {
        if let configuration = image.symbolConfiguration {
            let values = configuration.values
            if isSized, configuration.isSized {
                declare("inline-size", textPoints: configuration.size.width)
                declare("block-size", textPoints: configuration.size.height)
            }
            if let weight = values.weight { declare("stroke-width", number: Self.strokeWidth(of: weight)) }
            if let color = image.symbolColor { declare("color", color, as: .ink) }
        }
        if let color = image.treatment.tintColor { declare("color", color, as: .ink) }
    }

    /// How wide the strokes of a symbol are beside text of a weight, on a grid of 24.
    static func strokeWidth(of weight: UIFont.Weight) -> Double {
        switch weight.openTypeWeight {
        case ..<200: 0.9
        case ..<300: 1.1
        case ..<400: 1.4
        case ..<500: 1.7
        case ..<600: 1.9
        case ..<700: 2.1
        case ..<800: 2.4
        case ..<900: 2.7
        default: 3
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// Whether the configuration says how large the symbol is.
    fileprivate var isSized: Bool { values.pointSize != nil || values.textStyle != nil || values.scale != nil }
}
