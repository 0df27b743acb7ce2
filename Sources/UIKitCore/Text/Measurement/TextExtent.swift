package import Foundation

/// The size of laid out text and where its base lines are, in points.
package struct TextExtent: Equatable, Sendable {
    /// The width of the longest line.
    package var width = 0.0
    /// The height of all lines.
    package var height = 0.0
    /// How far the first base line is below the top.
    package var firstBaseline = 0.0
    /// How far the last base line is below the top.
    package var lastBaseline = 0.0
    /// How many lines there are.
    package var lineCount = 0
    /// Whether some of the text does not fit the lines.
    package var isTruncated = false

    /// Width and height.
    package var size: CGSize { CGSize(width: width, height: height) }

    /// Width and height, rounded up to whole pixels.
    ///
    /// - Parameter scale: How many pixels make a point; 0, for not known, counts as 2.
    package func size(roundedUpAt scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(at: scale), height: height.roundedUp(at: scale))
    }
}

extension BinaryFloatingPoint {
    /// The number rounded up to whole pixels, but for what arithmetic added to them.
    ///
    /// - Parameter scale: How many pixels make a point; 0, for not known, counts as 2.
    package func roundedUp(at scale: CGFloat) -> Self {
        let scale = scale > 0 ? Self(scale) : 2
        return ((self * scale) - 0.0001).rounded(.up) / scale
    }
}
