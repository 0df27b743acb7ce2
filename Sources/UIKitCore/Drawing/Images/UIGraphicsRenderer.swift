public import Foundation

/// What makes something of a drawing: see ``UIGraphicsImageRenderer``.
///
/// UIKit: `UIGraphicsRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// What drawings look like.
    public final let format: UIGraphicsRendererFormat
    /// The rectangle that is drawn in, in points.
    package final let canvas: CGRect

    /// A renderer of drawings in a rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle, in points.
    ///   - format: What drawings look like.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let origin = bounds.origin.isFinite ? bounds.standardized.origin : .zero
        canvas = CGRect(origin: origin, size: bounds.standardized.size.drawable)
        self.format = format
        super.init()
    }
}

/// What a renderer of drawings makes them look like.
///
/// UIKit: `UIGraphicsRendererFormat`.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that was drawn in, in points; zero before.
    open internal(set) var bounds = CGRect.zero

    /// What suits the page.
    public required override init() {
        super.init()
    }

    /// What suits the page.
    open class func `default`() -> Self { Self() }

    /// What suits the page.
    open class func preferred() -> Self { Self() }

    /// The same once more.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// The place where a renderer's drawing happens.
///
/// UIKit: `UIGraphicsRendererContext`.
open class UIGraphicsRendererContext: NSObject {
    /// Where is drawn.
    public final let cgContext: CGContext
    /// What the drawing looks like.
    public final let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the present colour.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Fills a rectangle with the present colour, mixed with what is beneath.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(blendMode, alpha: 1) { $0.fill(rect) }
    }

    /// Draws a frame of one point within a rectangle.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a frame of one point within a rectangle, mixed with what is beneath.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Shows of all that follows only what lies in a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
