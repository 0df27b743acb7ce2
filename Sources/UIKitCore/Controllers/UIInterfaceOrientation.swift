/// How an interface is turned.
///
/// Source: UIKit, `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its right side.
    case landscapeRight = 3
    /// On its left side.
    case landscapeLeft = 4

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may be turned.
///
/// Source: UIKit, `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// On its right side.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// On its left side.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// Every way but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}
