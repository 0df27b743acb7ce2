public import Foundation

/// A change of a layer over time.
///
/// Layers do not move on the page: an animation is over as soon as it was added, and the layer looks as its own properties
/// say, as on iOS after an animation. The delegate is told of the beginning and, after the next commit, of the end.
///
/// QuartzCore: `CAAnimation`.
@MainActor
open class CAAnimation: NSObject {
    /// An animation of nothing.
    public override init() {
        super.init()
    }

    /// The object that is told when the animation begins and ends; kept as long as the animation, as on iOS.
    open var delegate: (any CAAnimationDelegate)?
    /// How long the animation takes on iOS, in seconds.
    open var duration: TimeInterval = 0
    /// When it begins on iOS, in seconds of its layer's time.
    open var beginTime: TimeInterval = 0
    /// Where in its own time it begins on iOS, in seconds.
    open var timeOffset: TimeInterval = 0
    /// How often it is repeated on iOS.
    open var repeatCount: Float = 0
    /// For how long it is repeated on iOS, in seconds.
    open var repeatDuration: TimeInterval = 0
    /// How fast its time passes on iOS.
    open var speed: Float = 1
    /// Whether it runs back on iOS.
    open var autoreverses = false
    /// What is shown before and after it on iOS.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer forgets the animation when it is over; one that is not removed is kept under its key.
    open var isRemovedOnCompletion = true
    /// How its speed changes on iOS.
    open var timingFunction: CAMediaTimingFunction?
}

/// What is told about an animation.
///
/// QuartzCore: `CAAnimationDelegate`.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called after the commit that follows; `flag` is true.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations at once.
///
/// QuartzCore: `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// The exchange of what a layer shows.
///
/// QuartzCore: `CATransition`.
open class CATransition: CAAnimation {
    /// How the new content comes on iOS.
    open var type = CATransitionType.fade
    /// From where it comes on iOS.
    open var subtype: CATransitionSubtype?
}
