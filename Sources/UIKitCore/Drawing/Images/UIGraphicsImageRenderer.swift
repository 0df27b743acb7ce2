public import Foundation

/// Makes images by drawing.
///
/// The image is the drawing itself, which the page shows as SVG in the reader's own appearance: it is sharp at any size.
/// It has no pixels, so there is no PNG or JPEG of it. UIKit: `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A renderer of images of a size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// A renderer of images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of what is drawn in a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of what is drawn in a rectangle, in points.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    /// The image that the closure draws.
    ///
    /// - Parameter actions: Draws it. It is called once, at once, on the thread of the caller.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        format.bounds = canvas
        let drawing = GraphicsStack.current.recording(in: canvas) { context in
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return UIImage(drawing: drawing ?? Drawing(), canvas: canvas, scale: scale)
    }

    /// Not there: a drawing on the server has no pixels.
    @available(*, unavailable, message: "Drawings are shown as SVG and have no pixels; use image(actions:).")
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

    /// Not there: a drawing on the server has no pixels.
    @available(*, unavailable, message: "Drawings are shown as SVG and have no pixels; use image(actions:).")
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

/// The place where an image is drawn.
///
/// UIKit: `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of what was drawn so far.
    open var currentImage: UIImage {
        UIImage(
            drawing: cgContext.drawing, canvas: cgContext.canvas,
            scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
    }
}

/// What drawn images look like.
///
/// UIKit: `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colours that an image can have.
    ///
    /// UIKit: `UIGraphicsImageRendererFormat.Range`.
    public enum Range: Int, Sendable {
        /// Not known.
        case unspecified = -1
        /// What the device can show.
        case automatic = 0
        /// More colours than sRGB has.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// How many pixels make a point, for ``UIImage/scale``; the drawing has none.
    open var scale: CGFloat = 1
    /// Whether images have no transparent parts; kept out of account.
    open var opaque = false
    /// The colours that images can have; those of sRGB in any case.
    open var preferredRange = Range.automatic

    /// What suits the page.
    public required init() {
        super.init()
    }

    /// What suits traits: the scale is theirs.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The same once more.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}
