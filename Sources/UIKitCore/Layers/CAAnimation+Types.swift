public import Foundation

/// What is shown before and after an animation.
///
/// QuartzCore: `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning is shown before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The layer as it is.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How new content comes.
///
/// QuartzCore: `CATransitionType`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It moves over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where new content comes.
///
/// QuartzCore: `CATransitionSubtype`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How values between given ones are found.
///
/// QuartzCore: `CAAnimationCalculationMode`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve at even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
///
/// QuartzCore: `CAAnimationRotationMode`.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// With the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The name of a change of speed.
///
/// QuartzCore: `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name that QuartzCore gives it.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// None.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The usual one.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the speed of an animation changes: a curve through two points between its ends.
///
/// QuartzCore: `CAMediaTimingFunction`.
open class CAMediaTimingFunction: NSObject {
    /// The curve of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// The curve through two points.
    ///
    /// - Parameters:
    ///   - c1x: How far in time the first point is, from 0 to 1.
    ///   - c1y: How far in value it is.
    ///   - c2x: How far in time the second point is, from 0 to 1.
    ///   - c2y: How far in value it is.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
        super.init()
    }

    /// The times and values of both points.
    package let points: [Float]
}
