public import Foundation

/// A guide that follows something which moves over the view.
///
/// Source: UIKit, `UITrackingLayoutGuide`.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers.
///
/// A server does not see the keyboard, which the browser shows over the page: the guide lies at the bottom of the safe
/// area, as on iOS while there is no keyboard.
///
/// Source: UIKit, `UIKeyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not docked at the bottom.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the bottom of the safe area, not of the view, while there is no keyboard.
    open var usesBottomSafeArea = true

    init(of view: UIView) {
        super.init()
        owningView = view
        identifier = "UIKeyboardLayoutGuide"
    }

    open override var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        let bounds = owningView.bounds
        let height = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
