public import Foundation
import Synchronization

/// An image: a file, a symbol drawn by the framework, or bytes.
///
/// Files are never read into memory: only their header is, for the size, and the browser gets the file by its
/// address. UIKit: `UIImage`.
///
/// Unchecked `Sendable`: all stored properties are constants of `Sendable` types.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    /// Where the picture comes from, for renderers.
    package let source: ImageSource
    /// What was derived from the picture: rendering mode, tint, insets and so on.
    package let treatment: ImageTreatment
    /// What assistive technology says for the image.
    private let label = Mutex<String?>(nil)

    /// Creates an image of a picture and what is derived from it.
    package init(source: ImageSource, treatment: ImageTreatment = ImageTreatment()) {
        self.source = source
        self.treatment = treatment
        super.init()
    }

    // MARK: Creating an image

    /// The image file of a name, or nil when there is none.
    ///
    /// Looks in the app's `Public` folder (`logo.png`, `icons/logo.png`), then in the bundles beside the program, there
    /// also in asset catalogs with their symbol sets. Without an extension, `png`, `svg`, `jpg`, `jpeg`, `webp` and `gif`
    /// are tried, and files named `@2x` and `@3x` count with their scale. Browsers do not show PDF files as pictures: of
    /// one, the image has the size and nothing to see, which the log says once.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// The image file of a name in a bundle, or nil when there is none.
    ///
    /// - Parameter bundle: where to look; nil looks in `Public` and in the bundles beside the program.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let symbolConfiguration = configuration as? UIImage.SymbolConfiguration
        if let file = ImageLibrary.shared.file(named: name, in: bundle) {
            var treatment = ImageTreatment(renderingMode: file.renderingMode)
            treatment.symbolConfiguration = symbolConfiguration
            self.init(source: .file(file), treatment: treatment)
        } else if let drawing = SymbolTemplate.image(named: name, in: bundle, symbolConfiguration) {
            var treatment = ImageTreatment(renderingMode: .alwaysTemplate)
            treatment.symbolConfiguration = symbolConfiguration
            self.init(source: .drawing(drawing), treatment: treatment)
        } else if let size = PDFPicture.size(named: name, in: bundle) {
            self.init(source: .missing(size))
        } else {
            return nil
        }
    }

    /// The image file of a name in a bundle, or nil when there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    /// A symbol by the name of its SF Symbols counterpart, or nil when the name is not usable.
    ///
    /// - Note: unlike Apple's, a name that the framework has no drawing for is not nil but shows a plain placeholder.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol in a configuration, or nil when the name is not usable.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let isUsable = name.utf8.allSatisfy { byte in
            byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        guard !name.isEmpty, name.utf8.count <= 100, isUsable else { return nil }
        var treatment = ImageTreatment(renderingMode: .alwaysTemplate)
        treatment.symbolConfiguration = configuration as? UIImage.SymbolConfiguration
        self.init(source: .symbol(name), treatment: treatment)
    }

    /// An image of the bytes of a PNG, JPEG, GIF, WebP or SVG file, or nil for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// An image of the bytes of a file, with so many pixels to a point, or nil for anything but an image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let stored = StoredImage(data: data, scale: scale) else { return nil }
        ImageLibrary.shared.insert(stored)
        self.init(source: .stored(stored))
    }

    /// The image file at a path, or nil when it is not a file of a known kind.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageLibrary.shared.file(atPath: path) else { return nil }
        self.init(source: .file(file))
    }

    /// An image without content.
    public override init() {
        source = .empty
        treatment = ImageTreatment()
        super.init()
    }

    // MARK: Reading

    /// The width and height in points, as the header of the file says.
    open var size: CGSize {
        switch source {
        case .empty: .zero
        case .missing(let size): size
        case .symbol: treatment.symbolConfiguration?.size ?? SymbolConfiguration.defaultSize
        case .file(let file): file.header.size(scale: file.scale)
        case .stored(let image): image.header.size(scale: image.scale)
        case .drawing(let image): image.canvas.size
        }
    }

    /// How many pixels make a point.
    open var scale: CGFloat {
        switch source {
        case .empty, .missing, .symbol: 1
        case .file(let file): file.scale
        case .stored(let image): image.scale
        case .drawing(let image): image.scale
        }
    }

    /// What assistive technology says for the image where it stands in text.
    open var accessibilityLabel: String? {
        get { label.withLock { $0 } }
        set { label.withLock { $0 = newValue } }
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { symbolName != nil }

    /// Whether the image is shown in its own colours or as a shape in the tint.
    open var renderingMode: UIImage.RenderingMode { treatment.renderingMode }

    /// The configuration of a symbol.
    open var configuration: UIImage.Configuration? { treatment.symbolConfiguration }

    /// The configuration of a symbol.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { treatment.symbolConfiguration }

    /// The parts at the edges that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { treatment.capInsets }

    /// What happens to the middle of the image where it is stretched.
    open var resizingMode: UIImage.ResizingMode { treatment.resizingMode }

    /// The space around the content that alignment leaves out, in points.
    open var alignmentRectInsets: UIEdgeInsets { treatment.alignmentRectInsets }

    /// Whether the image is mirrored where layout runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { treatment.flipsForRightToLeft }

    // MARK: Deriving

    /// The same image, in its own colours or as a shape in the tint.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        deriving { $0.renderingMode = renderingMode }
    }

    /// The same image as a shape in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        deriving { $0.tintColor = color }
    }

    /// The same image as a shape in a colour, in its own colours or in the tint as the mode says.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        deriving {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same symbol in another configuration.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        deriving { $0.symbolConfiguration = configuration as? SymbolConfiguration }
    }

    /// The same symbol with the configuration's values in place of its own.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return deriving { $0.symbolConfiguration = $0.symbolConfiguration?.applying(configuration) ?? configuration }
    }

    /// The same image whose edges keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        deriving { $0.capInsets = capInsets }
    }

    /// The same image whose edges keep their size, and whose middle is repeated or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        deriving {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image with space around its content that alignment leaves out.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        deriving { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image, mirrored where layout runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        deriving { $0.flipsForRightToLeft = true }
    }

    private func deriving(_ change: (inout ImageTreatment) -> Void) -> UIImage {
        var treatment = treatment
        change(&treatment)
        return UIImage(source: source, treatment: treatment)
    }

    // MARK: Comparing

    /// Whether the other object shows the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (source == other.source && treatment == other.treatment)
    }

    /// A number that is the same for equal images.
    open override var hash: Int { source.hashValue }

    /// The image itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
