public import Foundation

/// A direction with a length, which Foundation has no type for on this platform.
///
/// Source: Core Graphics, `CGVector`.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector.
    ///
    /// - Parameters:
    ///   - dx: The horizontal part.
    ///   - dy: The vertical part.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No direction.
    public static let zero = CGVector(dx: 0, dy: 0)
}
