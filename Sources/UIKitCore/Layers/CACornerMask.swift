/// The corners of a layer.
///
/// QuartzCore: `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit for each corner, as Core Animation numbers them.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    /// Every corner.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of rounded corners.
///
/// QuartzCore: `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives the shape.
    public let rawValue: String

    /// A shape by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins more gently than a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
