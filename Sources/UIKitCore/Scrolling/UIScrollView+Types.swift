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
}
