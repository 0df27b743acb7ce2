package import Foundation

/// Where the picture of an image comes from.
package enum ImageSource: Hashable, Sendable {
    /// Nowhere: an image without content.
    case empty
    /// Nowhere, though a document says how large the image is, in points.
    case missing(CGSize)
    /// A drawing of the framework, by name.
    case symbol(String)
    /// A file of the app.
    case file(ImageFile)
    /// Bytes that the app made or received.
    case stored(StoredImage)
    /// What the app drew.
    case drawing(DrawnImage)
}

/// What an app derived from a picture.
package struct ImageTreatment: Hashable, Sendable {
    /// Whether the picture keeps its colours or is filled with the tint.
    package var renderingMode = UIImage.RenderingMode.automatic
    /// The colour the picture is filled with; nil for that of the view.
    package var tintColor: UIColor?
    /// The edges that keep their size when the picture is stretched, in points.
    package var capInsets = UIEdgeInsets.zero
    /// What happens to the middle of a picture whose edges keep their size.
    package var resizingMode = UIImage.ResizingMode.tile
    /// The edges that do not count when the picture is aligned, in points.
    package var alignmentRectInsets = UIEdgeInsets.zero
    /// Whether the picture is mirrored where text runs from right to left.
    package var flipsForRightToLeft = false
    /// The size and weight of a symbol, where the app set them.
    package var symbolConfiguration: UIImage.SymbolConfiguration?

    /// Creates the treatment of a picture that is only drawn in a mode.
    package init(renderingMode: UIImage.RenderingMode = .automatic) {
        self.renderingMode = renderingMode
    }
}

/// An image file of the app: where it is, where the browser finds it, and what its header says.
package struct ImageFile: Hashable, Sendable {
    /// The path in the file system.
    package let path: String
    /// The address within the app's site.
    package let urlPath: String
    /// What the file's header says.
    package let header: ImageHeader
    /// How many pixels make a point.
    package let scale: CGFloat
    /// The files with which a browser may replace it.
    package var variants: [Variant] = []
    /// How the image set of the file wants it to be shown.
    package var renderingMode = UIImage.RenderingMode.automatic

    /// The same picture with other pixels, for dark pages, or for high contrast.
    package struct Variant: Hashable, Sendable {
        /// The address within the app's site.
        package let urlPath: String
        /// How many pixels make a point.
        package let scale: CGFloat
        /// Whether it is for dark pages.
        package let isDark: Bool
        /// Whether it is for people who want high contrast.
        package var isHighContrast = false
    }
}

/// The bytes of an image that is no file, kept as long as an image object refers to it.
package final class StoredImage: Hashable, Sendable {
    /// The bytes as the app gave them.
    package let data: Data
    /// What the file's header says.
    package let header: ImageHeader
    /// How many pixels make a point.
    package let scale: CGFloat
    /// The address within the app's site; it cannot be guessed.
    package let urlPath: String

    /// The image of the bytes, or nil when they are not those of a known kind of image.
    package init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader.read(from: data) else { return nil }
        self.data = data
        self.header = header
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        urlPath = ImageLibrary.addressPrefix + ImageLibrary.randomName() + "." + header.format.pathExtension
    }

    /// Whether both are one object; equal bytes stored twice are two images with two addresses.
    package static func == (left: StoredImage, right: StoredImage) -> Bool {
        left === right
    }

    /// Hashes which object it is.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
