/// The corners of a rectangle.
///
/// UIKit: `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each corner, as UIKit numbers them.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// Every corner.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
