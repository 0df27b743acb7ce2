public import Foundation

/// A displacement in points; positive values move right and down.
///
/// UIKit: `UIOffset`.
public struct UIOffset: Hashable, Sendable {
    /// The displacement to the right, in points.
    public var horizontal: CGFloat
    /// The displacement downward, in points.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// A displacement of so many points to the right and down.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
