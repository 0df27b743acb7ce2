public import Foundation
import Logging

/// Where an app draws: it records shapes, texts and images, which the page shows as a drawing.
///
/// The origin is at the top left, as in the contexts of UIKit. A view's `draw(_:)` gets one by
/// `UIGraphicsGetCurrentContext()`. Nothing is reckoned in pixels: there is no reading of what was drawn.
/// Core Graphics: `CGContext`.
public final class CGContext {
    /// What was drawn so far.
    package internal(set) var drawing = Drawing()
    /// The rectangle that is drawn in, in points.
    package private(set) var canvas: CGRect

    var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    /// The lines and curves that were added since something was last painted, at their places in the drawing.
    var elements = PathElements()
    /// The drawings around the layers that were begun, each with what its layer is drawn with.
    var layers: [(drawing: Drawing, state: GraphicsState)] = []
    /// How many layers were begun that were too deep to be recorded.
    var unrecordedLayers = 0
    private var hasToldOfEnd = false

    /// The most states that are saved at a time; further ones are neither saved nor restored.
    private static let mostSavedStates = 1024
    private var unsavedStates = 0

    /// A context for drawing in a rectangle, in points.
    package init(canvas: CGRect) {
        self.canvas = canvas
    }

    // MARK: Saving and restoring

    /// Remembers colours, widths, transform and clip, until ``restoreGState()``.
    public func saveGState() {
        guard savedStates.count < Self.mostSavedStates else {
            unsavedStates += 1
            return
        }
        savedStates.append(state)
    }

    /// Goes back to what was remembered last.
    public func restoreGState() {
        guard unsavedStates == 0 else {
            unsavedStates -= 1
            return
        }
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    // MARK: The transform

    /// Where points are taken that are drawn from now on.
    public var ctm: CGAffineTransform { state.transform }

    /// Where points of the app are taken in the drawing.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Moves what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what is drawn from now on by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Transforms what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        let combined = transform.concatenating(state.transform)
        if combined.isFinite { state.transform = combined }
    }

    /// A point of the app in the drawing.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    /// A point of the drawing in coordinates of the app.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

    /// A rectangle of the app in the drawing.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

    /// A rectangle of the drawing in coordinates of the app.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }

    // MARK: Recording

    /// Adds something to the drawing, as the state says.
    ///
    /// - Parameters:
    ///   - content: What was drawn.
    ///   - size: How many lines, curves and characters it has.
    func record(_ content: Drawing.Content, size: Int) {
        guard !isClippedAway, state.alpha > 0, hasRoom(for: size) else { return }
        drawing.elementCount += size
        drawing.items.append(
            Drawing.Item(
                content: content, clip: state.clip, opacity: state.alpha, blendMode: state.blendMode,
                shadow: state.shadow))
    }

    /// Whether the drawing can take so many elements more; what does not fit is left out, and the log says so.
    func hasRoom(for size: Int) -> Bool {
        let used = layers.reduce(drawing.elementCount) { $0 + $1.drawing.elementCount }
        guard size <= Drawing.mostElements - used else {
            if !hasToldOfEnd {
                hasToldOfEnd = true
                Logger.uiKit.warning(
                    "A drawing has more than \(Drawing.mostElements) lines, curves and characters: the rest is left out."
                )
            }
            return false
        }
        return true
    }

    /// Whether nothing can show because a clip leaves no room.
    private var isClippedAway: Bool {
        guard let clip = state.clip else { return false }
        return drawing.clips[clip].shape.isEmpty
    }

    /// Makes the context as good as new for drawing in another rectangle, unless something was drawn in it.
    ///
    /// - Returns: Whether it is.
    func reuse(for canvas: CGRect) -> Bool {
        guard drawing.isEmpty, drawing.clips.isEmpty, savedStates.isEmpty, layers.isEmpty, !hasToldOfEnd else {
            return false
        }
        self.canvas = canvas
        state = GraphicsState()
        elements = PathElements()
        return true
    }
}

extension CGAffineTransform {
    /// Whether all entries are numbers that can be reckoned with.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether the transform can be undone.
    package var isInvertible: Bool { abs(a * d - b * c) > 1e-12 }
}
