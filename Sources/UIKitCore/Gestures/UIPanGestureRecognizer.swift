public import Foundation

/// Recognises that a finger or the pointer drags over a view.
///
/// Pages scroll and report no drags, so that it is never recognised; its properties keep what documents and apps say.
///
/// Source: UIKit, `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that drag.
    open var minimumNumberOfTouches = 1

    /// The most fingers that drag.
    open var maximumNumberOfTouches = Int.max

    /// How far the finger moved in points: nothing.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func translation(in view: UIView?) -> CGPoint { storedTranslation }

    /// Has the movement count from another distance.
    ///
    /// - Parameters:
    ///   - translation: The distance in points.
    ///   - view: The view whose coordinates are used, or nil for the window.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { storedTranslation = translation }

    /// How fast the finger moves in points a second: not at all.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    private var storedTranslation = CGPoint.zero
}
