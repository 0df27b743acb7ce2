public import Foundation

/// Moves a view with the way a device is held.
///
/// Kept for the app: a page does not follow how a device is held.
///
/// Source: UIKit, `UIMotionEffect`.
@MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect.
    public override init() { super.init() }

    /// Asks for the values of key paths for a way in which the device is held; never called.
    ///
    /// - Parameter viewerOffset: How the device is held, from -1 to 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a property of a view between two values.
///
/// Source: UIKit, `UIInterpolatingMotionEffect`.
@MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction in which a device is tilted.
    ///
    /// Source: UIKit, `UIInterpolatingMotionEffect.EffectType`.
    public enum EffectType: Int, Sendable {
        /// To the sides.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - type: The direction.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// The property.
    public final let keyPath: String
    /// The direction.
    public final let type: EffectType
    /// The smallest value that is added.
    open var minimumRelativeValue: Any?
    /// The greatest value that is added.
    open var maximumRelativeValue: Any?
}

/// Several effects at a time.
///
/// Source: UIKit, `UIMotionEffectGroup`.
@MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The effects that were added to the view.
    public final var motionEffects: [UIMotionEffect] {
        get { attributesIfPresent?.motionEffects ?? [] }
        set { attributes.motionEffects = newValue }
    }

    /// Adds an effect, which is kept only.
    ///
    /// - Parameter effect: The effect.
    public final func addMotionEffect(_ effect: UIMotionEffect) {
        attributes.motionEffects.append(effect)
    }

    /// Takes an effect away.
    ///
    /// - Parameter effect: The effect.
    public final func removeMotionEffect(_ effect: UIMotionEffect) {
        attributes.motionEffects.removeAll { $0 === effect }
    }
}
