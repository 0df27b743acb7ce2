public import Foundation

extension UIScrollView {
    /// Whether the safe area is kept free around scrolled content.
    ///
    /// UIKit: `UIScrollView.ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the controller around the view needs it.
        case automatic = 0
        /// In the directions in which the content scrolls.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// How the keyboard goes away when content is scrolled.
    ///
    /// UIKit: `UIScrollView.KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none = 0
        /// It goes when scrolling begins.
        case onDrag = 1
        /// It follows the finger.
        case interactive = 2
        /// It goes when scrolling begins, with what stands above it.
        case onDragWithAccessory = 3
        /// It follows the finger, with what stands above it.
        case interactiveWithAccessory = 4
    }

    /// How fast scrolling comes to rest; the browser decides.
    ///
    /// UIKit: `UIScrollView.DecelerationRate`.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the speed after a millisecond, as a share of one.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of scroll bars; the browser decides.
    ///
    /// UIKit: `UIScrollView.IndicatorStyle`.
    public enum IndicatorStyle: Int, Sendable {
        /// One that is seen on any content.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }
}
