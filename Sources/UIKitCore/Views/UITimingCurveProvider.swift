public import Foundation

/// How an animation speeds up and slows down.
///
/// Source: UIKit, `UITimingCurveProvider`.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// What the curve is made of.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve; nil for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a Bézier curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a curve of an animation is made of.
///
/// Source: UIKit, `UITimingCurveType`.
public enum UITimingCurveType: Int, Sendable {
    /// One of the usual curves.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A Bézier curve and a spring.
    case composed = 3
}

extension UITimingCurveProvider {
    /// The control points of the curve for the page; nil for one of the usual curves.
    var controlPoints: [CGFloat]? {
        if let springTimingParameters { return springTimingParameters.points }
        guard let cubic = cubicTimingParameters, cubic.timingCurveType == .cubic else { return nil }
        return [cubic.controlPoint1.x, cubic.controlPoint1.y, cubic.controlPoint2.x, cubic.controlPoint2.y]
    }
}

/// A curve of an animation with two control points.
///
/// Source: UIKit, `UICubicTimingParameters`.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// One of the usual curves; that of slow ends for a curve of the app's own.
    public final let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public final let controlPoint1: CGPoint
    /// The second control point.
    public final let controlPoint2: CGPoint
    /// What the curve is made of.
    public final let timingCurveType: UITimingCurveType

    /// Creates the curve that is slow at both ends.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates one of the usual curves.
    ///
    /// - Parameter curve: The curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        let isSlowAtStart = curve == .easeIn || curve == .easeInOut
        let isSlowAtEnd = curve == .easeOut || curve == .easeInOut
        controlPoint1 = CGPoint(x: isSlowAtStart ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: isSlowAtEnd ? 0.58 : 1, y: 1)
        super.init()
    }

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - point1: The first control point; its x is between 0 and 1.
    ///   - point2: The second control point; its x is between 0 and 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }

    /// The curve itself.
    public final var cubicTimingParameters: UICubicTimingParameters? { self }
    /// No spring.
    public final var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A curve of an animation that follows a spring.
///
/// The page shows a Bézier curve that comes near to it: one that goes beyond the end where the spring does.
///
/// Source: UIKit, `UISpringTimingParameters`.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in distances a second; without effect on the page.
    public final let initialVelocity: CGVector
    private let dampingRatio: CGFloat

    /// Creates a spring that comes to rest without going beyond the end.
    public override convenience init() {
        self.init(dampingRatio: 1)
    }

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - ratio: How fast the spring comes to rest, 1 for no oscillation.
    ///   - velocity: The speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        dampingRatio = ratio.isNaN ? 1 : min(max(ratio, 0), 1)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from what it is in physics.
    ///
    /// - Parameters:
    ///   - mass: The mass of what hangs on the spring.
    ///   - stiffness: How strong the spring is.
    ///   - damping: How much the motion is held up.
    ///   - velocity: The speed at the start.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// Creates a spring from what people see of it.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds as it is perceived; an animator has a length of its own.
    ///   - bounce: How much the spring goes beyond the end: 0 for not at all, 1 for without end.
    ///   - velocity: The speed at the start.
    public convenience init(
        duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        self.init(dampingRatio: 1 - bounce, initialVelocity: velocity)
    }

    /// A spring.
    public final var timingCurveType: UITimingCurveType { .spring }
    /// No Bézier curve.
    public final var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public final var springTimingParameters: UISpringTimingParameters? { self }

    /// The control points of a curve that goes beyond the end the more, the less the motion is held up.
    fileprivate var points: [CGFloat] { [0.2, 1 + 0.8 * (1 - dampingRatio), 0.3, 1] }
}
