extension UIImage {
    /// What happens to the middle of an image whose edges keep their size.
    ///
    /// UIKit: `UIImage.ResizingMode`.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// Whether an image is shown in its own colours or as a shape in the tint.
    ///
    /// UIKit: `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown prefers.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// As a shape in the tint colour.
        case alwaysTemplate = 2
    }

    /// How large a symbol is beside text.
    ///
    /// UIKit: `UIImage.SymbolScale`.
    public enum SymbolScale: Int, Sendable {
        /// The usual scale.
        case `default` = -1
        /// Not specified.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3
    }

    /// How heavy the strokes of a symbol are.
    ///
    /// UIKit: `UIImage.SymbolWeight`.
    public enum SymbolWeight: Int, Sendable {
        /// Not specified.
        case unspecified = 0
        /// The lightest strokes.
        case ultraLight = 1
        /// Thin strokes.
        case thin = 2
        /// Light strokes.
        case light = 3
        /// The usual strokes.
        case regular = 4
        /// Medium strokes.
        case medium = 5
        /// Strokes between medium and bold.
        case semibold = 6
        /// Bold strokes.
        case bold = 7
        /// Heavy strokes.
        case heavy = 8
        /// The heaviest strokes.
        case black = 9
    }

    /// The address, within the app's site, at which the browser finds the picture; nil for symbols, drawings and empty images.
    package var urlPath: String? {
        switch source {
        case .empty, .missing, .symbol, .drawing: nil
        case .file(let file): file.urlPath
        case .stored(let image): image.urlPath
        }
    }

    /// The files with which a browser may replace the picture.
    package var variants: [ImageFile.Variant] {
        if case .file(let file) = source { file.variants } else { [] }
    }

    /// The name of the symbol; nil for other images.
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }
}
