public import Foundation

/// The view behind the content of a popover, for popovers with a look of their own.
///
/// Subclasses override the properties. The page takes the background colour of an instance and the height of its arrow; it
/// draws the arrow itself.
///
/// Source: UIKit, `UIPopoverBackgroundView`.
open class UIPopoverBackgroundView: UIView {
    /// How far the arrow stands from the middle of its edge, in points.
    open var arrowOffset: CGFloat = 0

    /// The direction of the arrow.
    open var arrowDirection: UIPopoverArrowDirection = .up

    /// The space between the edges of the background and the content, in points.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }

    /// The height of the arrow in points; 0 draws none.
    open class func arrowHeight() -> CGFloat { 10 }

    /// The width of the arrow at its base, in points.
    open class func arrowBase() -> CGFloat { 20 }

    /// Whether the content has the system's shadow and rounded corners.
    open class var wantsDefaultContentAppearance: Bool { true }
}
