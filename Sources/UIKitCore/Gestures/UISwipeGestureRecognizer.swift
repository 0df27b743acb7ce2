/// Recognises a quick drag in one direction.
///
/// Pages report no drags, so that it is never recognised: offer what it does in another way too.
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
}
