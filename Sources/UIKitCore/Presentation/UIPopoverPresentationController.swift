public import Foundation

/// The presentation controller of popovers: bubbles at the control that they belong to.
///
/// On compact width a popover is shown as a sheet, unless its delegate says otherwise.
///
/// Source: UIKit, `UIPopoverPresentationController`.
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: Specifying the anchor

    /// The view that the popover points to.
    open weak var sourceView: UIView?

    /// The part of ``sourceView`` that the popover points to, in its coordinates; a null rectangle for all of it.
    open var sourceRect: CGRect = .null

    /// The bar button that the popover points to.
    open weak var barButtonItem: UIBarButtonItem?

    /// The bar button or view that the popover points to.
    open var sourceItem: AnyObject? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// Whether the popover may cover what it points to.
    open var canOverlapSourceViewRect = false

    // MARK: Configuring the appearance

    /// The directions that the arrow may have.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// The direction that the arrow has.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }

    /// The colour of the bubble; nil for the content's.
    open var backgroundColor: UIColor? {
        didSet { container?.setNeedsRendering() }
    }

    /// The space to keep free at the edges of the screen, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The views behind that stay usable while the popover is shown.
    open var passthroughViews: [UIView]?

    /// The view that the popover points to: the source view, or the control of the bar button.
    package final var anchorView: UIView? { sourceView ?? barButtonItem?.displayedView }

    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        presented is UIAlertController ? .overFullScreen : .pageSheet
    }

    /// The bubble: as large as the presented controller prefers; a card where the popover became a sheet.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let preferred = presented?.preferredContentSize ?? .zero
        switch effectiveStyle {
        case .popover:
            let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
            return CGRect(
                x: 0, y: 0, width: min(size.width, container.bounds.width),
                height: min(size.height, container.bounds.height))
        case .pageSheet, .formSheet:
            return container.cardFrame(
                maximum: CGSize(width: 704, height: 9_999), preferred: preferred, heightFraction: 1)
        default:
            return super.frameOfPresentedViewInContainerView
        }
    }

    override func allowsDismissalByUser() -> Bool {
        guard stage == .presented else { return false }
        switch effectiveStyle {
        case .popover, .pageSheet, .formSheet: break
        default: guard presented is UIAlertController else { return false }
        }
        return presented?.isModalInPresentation == false || delegate != nil
    }
}

/// Decides about a popover.
///
/// Source: UIKit, `UIPopoverPresentationControllerDelegate`.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    ///
    /// - Parameter popoverPresentationController: The presentation controller.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// The directions of a popover's arrow.
///
/// Source: UIKit, `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = Self(rawValue: 1 << 0)
    /// Down.
    public static let down = Self(rawValue: 1 << 1)
    /// Left.
    public static let left = Self(rawValue: 1 << 2)
    /// Right.
    public static let right = Self(rawValue: 1 << 3)
    /// Any direction.
    public static let any: Self = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = Self(rawValue: UInt.max)
}
