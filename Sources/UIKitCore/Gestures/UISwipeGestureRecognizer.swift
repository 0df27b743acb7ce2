package import Foundation

/// Recognises a quick drag in one direction.
///
/// The page reports a swipe when it ends, where it runs the script; for keyboards, and without the script, it has a button.
///
/// Source: UIKit, `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where swipes go.
    ///
    /// Source: UIKit, `UISwipeGestureRecognizer.Direction`.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Directions by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    open var direction = Direction.right

    /// How many fingers are needed.
    open var numberOfTouchesRequired = 1

    /// How far and how long a swipe goes: in points and in seconds.
    private static let least: CGFloat = 40
    private static let longest: TimeInterval = 0.7
    private var start: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touch?.location(in: nil)
    }

    package override func timePassed(_ time: TimeInterval) {
        if time > Self.longest, !isRecognized { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let place = touch?.location(in: nil) else { return }
        let (across, down) = (place.x - start.x, place.y - start.y)
        guard max(abs(across), abs(down)) >= Self.least else { return }
        let isStraight = max(abs(across), abs(down)) > 2 * min(abs(across), abs(down))
        let found: Direction = abs(across) > abs(down) ? (across > 0 ? .right : .left) : (down > 0 ? .down : .up)
        state = isStraight && direction.contains(found) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { start = nil }
}
