package import Foundation

/// A drawing that is an image.
package final class DrawnImage: Hashable, Sendable {
    /// What was drawn.
    package let drawing: Drawing
    /// The rectangle that was drawn in, in points.
    package let canvas: CGRect
    /// How many pixels the app wanted for a point.
    package let scale: CGFloat

    init(drawing: Drawing, canvas: CGRect, scale: CGFloat) {
        self.drawing = drawing
        self.canvas = canvas
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Whether both are one object.
    package static func == (left: DrawnImage, right: DrawnImage) -> Bool {
        left === right
    }

    /// Hashes which object it is.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
