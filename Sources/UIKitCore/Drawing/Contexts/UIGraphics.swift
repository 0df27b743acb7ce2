public import Foundation

/// The context that drawing goes to; nil where nothing is being drawn.
///
/// There is one during `draw(_:)` of a view, in a renderer of images, and after ``UIGraphicsPushContext(_:)``.
///
/// UIKit: `UIGraphicsGetCurrentContext()`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.context
}

/// Has drawing on this thread go to a context, until ``UIGraphicsPopContext()``.
///
/// UIKit: `UIGraphicsPushContext(_:)`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(context)
}

/// Has drawing go where it went before the last ``UIGraphicsPushContext(_:)``.
///
/// UIKit: `UIGraphicsPopContext()`.
public func UIGraphicsPopContext() {
    GraphicsStack.current.pop()
}

/// Has drawing go to a new image of a size in points, until ``UIGraphicsEndImageContext()``.
///
/// UIKit: `UIGraphicsBeginImageContext(_:)`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Has drawing go to a new image, until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image has no transparent parts; kept out of account.
///   - scale: How many pixels make a point; 0 for what the screen has. The drawing has no pixels.
///
/// UIKit: `UIGraphicsBeginImageContextWithOptions(_:_:_:)`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsStack.current.push(CGContext(canvas: CGRect(origin: .zero, size: size.drawable)))
}

/// An image of what was drawn since ``UIGraphicsBeginImageContext(_:)``; nil where nothing is being drawn.
///
/// UIKit: `UIGraphicsGetImageFromCurrentImageContext()`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = GraphicsStack.current.context else { return nil }
    return UIImage(drawing: context.drawing, canvas: context.canvas, scale: 1)
}

/// Ends the drawing of an image.
///
/// UIKit: `UIGraphicsEndImageContext()`.
public func UIGraphicsEndImageContext() {
    GraphicsStack.current.pop()
}

/// Fills a rectangle with the present colour.
///
/// UIKit: `UIRectFill(_:)`.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the present colour, mixed with what is beneath.
///
/// UIKit: `UIRectFillUsingBlendMode(_:_:)`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode, alpha: 1) { $0.fill(rect) }
}

/// Draws a frame of one point within a rectangle, in the present fill colour.
///
/// UIKit: `UIRectFrame(_:)`.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .normal)
}

/// Draws a frame of one point within a rectangle, mixed with what is beneath.
///
/// UIKit: `UIRectFrameUsingBlendMode(_:_:)`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode, alpha: 1) { context in
        context.setStrokeColor(context.state.fill)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
}

/// Shows of all that follows only what lies in a rectangle.
///
/// UIKit: `UIRectClip(_:)`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Draws something that mixes with what is beneath, in an opacity.
    func mixing(_ blendMode: CGBlendMode, alpha: CGFloat, _ draw: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(state.alpha * (alpha.isFinite ? alpha : 1))
        draw(self)
        restoreGState()
    }
}

extension CGSize {
    /// The size, or none where it is negative or cannot be reckoned with.
    var drawable: CGSize {
        width.isFinite && height.isFinite ? CGSize(width: max(width, 0), height: max(height, 0)) : .zero
    }
}
