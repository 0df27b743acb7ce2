public import Foundation

/// A change of one property of a layer over time; see ``CAAnimation``.
///
/// QuartzCore: `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
    /// An animation of a property.
    ///
    /// - Parameter path: The name of the property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The name of the property.
    open var keyPath: String?
    /// Whether values are added to the property's own on iOS.
    open var isAdditive = false
    /// Whether repetitions begin where the one before ended on iOS.
    open var isCumulative = false
}

/// A change of a property from one value to another; see ``CAAnimation``.
///
/// QuartzCore: `CABasicAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// By how much the value changes.
    open var byValue: Any?
}

/// A change of a property that springs into place; see ``CAAnimation``.
///
/// QuartzCore: `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How soon the spring comes to rest.
    open var damping: CGFloat = 10
    /// The speed at the beginning.
    open var initialVelocity: CGFloat = 0
    /// How long the spring needs to come to rest; the duration, as nothing moves.
    open var settlingDuration: TimeInterval { duration }
}

/// A change of a property through several values; see ``CAAnimation``.
///
/// QuartzCore: `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path along which a point moves.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// How the speed changes between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the given ones are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer turns along the path.
    open var rotationMode: CAAnimationRotationMode?
}
