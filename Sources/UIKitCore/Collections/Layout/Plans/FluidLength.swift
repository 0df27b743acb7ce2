import Foundation

/// A length that follows the room: a share of a section's width, a share of the visible height, and points.
///
/// On the page it is a sum of container units, viewport units and pixels.
package struct FluidLength: Hashable, Sendable {
    /// The share of the width of the section without its insets.
    package var width: Double = 0

    /// The share of the visible height.
    package var height: Double = 0

    /// The points that are added.
    package var points: Double = 0

    /// Creates a sum of shares and points.
    package init(width: Double = 0, height: Double = 0, points: Double = 0) {
        self.width = width
        self.height = height
        self.points = points
    }

    /// The whole width of the section.
    static let wholeWidth = FluidLength(width: 1)

    /// The whole visible height.
    static let wholeHeight = FluidLength(height: 1)

    static func points(_ points: Double) -> FluidLength { FluidLength(points: points) }

    static func * (length: FluidLength, factor: Double) -> FluidLength {
        FluidLength(width: length.width * factor, height: length.height * factor, points: length.points * factor)
    }

    static func - (length: FluidLength, points: Double) -> FluidLength {
        FluidLength(width: length.width, height: length.height, points: length.points - points)
    }

    /// The length in a room of a known size, in points.
    func resolved(in size: CGSize) -> Double {
        max(width * size.width + height * size.height + points, 0)
    }
}
