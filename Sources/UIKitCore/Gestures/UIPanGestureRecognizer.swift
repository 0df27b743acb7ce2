public import Foundation

/// The kinds of scrolling that a recognizer takes for drags.
///
/// Source: UIKit, `UIScrollTypeMask`.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int

    /// Kinds by their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scrolling in steps, as by the wheel of a mouse.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scrolling without steps, as on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Either.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises that a finger or the pointer drags over a view.
///
/// The page reports a drag when it ends: its beginning, its changes and its end are then recognised one after the other.
///
/// Source: UIKit, `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that drag; a page knows one.
    open var minimumNumberOfTouches = 1

    /// The most fingers that drag.
    open var maximumNumberOfTouches = Int.max

    /// Which scrolling counts; a page reports none to recognizers.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the finger moved, in points.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func translation(in view: UIView?) -> CGPoint {
        let way = distance(from: start, in: view)
        return CGPoint(x: way.x + setTranslation.x, y: way.y + setTranslation.y)
    }

    /// Has the movement count from another distance.
    ///
    /// - Parameters:
    ///   - translation: The distance in points.
    ///   - view: The view whose coordinates are used, or nil for the window.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = touch?.location(in: nil)
        setTranslation = translation
    }

    /// How fast the finger moves, in points a second.
    ///
    /// - Parameter view: The view whose coordinates to use, or nil for the window.
    open func velocity(in view: UIView?) -> CGPoint {
        guard elapsed > 0 else { return .zero }
        let way = distance(from: previous, in: view)
        return CGPoint(x: way.x / elapsed, y: way.y / elapsed)
    }

    /// Where the finger came down, in the window.
    private var start: CGPoint?
    /// Where it was before it moved last, in the window, and how long ago in seconds.
    private var previous: CGPoint?
    private var elapsed: TimeInterval = 0
    private var lastTime: TimeInterval = 0
    private var setTranslation = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touch?.location(in: nil)
        lastTime = touch?.timestamp ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        previous = touch.previousLocation(in: nil)
        elapsed = touch.timestamp - lastTime
        lastTime = touch.timestamp
        if isRecognized {
            state = .changed
        } else if touch.isFurther(than: 10, from: start) {
            state = minimumNumberOfTouches > 1 ? .failed : .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognized ? .ended : .failed
    }

    open override func reset() {
        (start, previous, elapsed, setTranslation) = (nil, nil, 0, .zero)
    }

    private func distance(from place: CGPoint?, in view: UIView?) -> CGPoint {
        guard let place, let touch, let window = touch.window else { return .zero }
        let from = window.convert(place, to: view)
        let to = touch.location(in: view)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}
