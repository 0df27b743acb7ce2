public import Foundation

/// The presentation controller of popovers: bubbles at the control that they belong to.
///
/// On compact width a popover is shown as a sheet, unless its delegate says otherwise. On the page a popover stands
/// beside its anchor on the side that the arrow directions permit and where there is room; a browser that cannot anchor
/// shows it in the middle.
///
/// Source: UIKit, `UIPopoverPresentationController`.
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: Specifying the anchor

    /// The view that the popover points to.
    open weak var sourceView: UIView? {
        didSet { if sourceView !== oldValue { container?.setNeedsRendering() } }
    }

    /// The part of ``sourceView`` that the popover points to, in its coordinates; a null rectangle for all of it.
    open var sourceRect: CGRect = .null {
        didSet { if sourceRect != oldValue { container?.setNeedsRendering() } }
    }

    /// The bar button that the popover points to.
    open weak var barButtonItem: UIBarButtonItem? {
        didSet { if barButtonItem !== oldValue { container?.setNeedsRendering() } }
    }

    /// The bar button or view that the popover points to.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// Whether the popover may cover what it points to.
    open var canOverlapSourceViewRect = false

    // MARK: Configuring the appearance

    /// The directions that the arrow may have: up for a popover beneath its anchor, and so on.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { if permittedArrowDirections != oldValue { container?.setNeedsRendering() } }
    }

    /// The direction that the arrow has: the first of those permitted, for the browser turns the popover where there is
    /// no room; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection {
        guard stage == .presented, effectiveStyle == .popover else { return .unknown }
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        return directions.first(where: permittedArrowDirections.contains) ?? .unknown
    }

    /// The colour of the bubble; nil for the content's.
    open var backgroundColor: UIColor? {
        didSet { container?.setNeedsRendering() }
    }

    /// The space to keep free at the edges of the screen, in points.
    ///
    /// The popover is never larger than what is left, and one without anchor stands in its middle. Beside an anchor the page
    /// keeps 14 points free.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { container?.setNeedsRendering() } }
    }

    /// The class of the view behind the content; nil for the system's bubble.
    ///
    /// The page takes the background colour and, from the class, whether there is an arrow.
    open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

    /// The views behind that stay usable while the popover is shown.
    ///
    /// Pressing elsewhere closes the popover, as ever.
    open var passthroughViews: [UIView]? {
        didSet { container?.superview?.setNeedsRendering() }
    }

    // MARK: Adapting

    /// The sheet that the popover becomes on compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let storedAdaptiveSheet { return storedAdaptiveSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
        storedAdaptiveSheet = sheet
        return sheet
    }

    /// A sheet; an action sheet stays one.
    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        presented is UIAlertController ? .overFullScreen : .pageSheet
    }

    /// The bubble: as large as the presented controller prefers; a card where the popover became a sheet.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        if let sheet = shownSheet { return sheet.frameOfPresentedViewInContainerView }
        guard effectiveStyle == .popover else { return super.frameOfPresentedViewInContainerView }
        let preferred = presented?.preferredContentSize ?? .zero
        let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
        return CGRect(
            x: 0, y: 0, width: min(size.width, container.bounds.width),
            height: min(size.height, container.bounds.height))
    }

    override func allowsDismissalByUser() -> Bool {
        guard stage == .presented else { return false }
        switch effectiveStyle {
        case .popover, .pageSheet, .formSheet: break
        default: guard presented is UIAlertController else { return false }
        }
        return !isModal || delegate != nil
    }

    override func transitionDidBegin() {
        guard effectiveStyle == .popover else { return }
        popoverDelegate?.prepareForPopoverPresentation(self)
    }

    override func mayBeDismissedByUser() -> Bool {
        guard effectiveStyle == .popover else { return super.mayBeDismissedByUser() }
        return super.mayBeDismissedByUser()
            && (popoverDelegate.map { Self.older.mayDismiss(self, asking: $0) } ?? true)
    }

    override func userDidDismiss() {
        super.userDidDismiss()
        if effectiveStyle == .popover, let popoverDelegate { Self.older.didDismiss(self, telling: popoverDelegate) }
    }

    // MARK: State

    final var storedAdaptiveSheet: UISheetPresentationController?

    private static let older: any OlderPopoverCallbacks = OlderPopoverCaller()

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }
}

extension UIPopoverPresentationController {
    /// The view that the popover points to: the source view, or the control of the bar button.
    package final var anchorView: UIView? { sourceView ?? barButtonItem?.displayedView }

    /// The part of the source view that the popover points to; nil for all of it.
    package final var anchorRect: CGRect? {
        guard let sourceView, !sourceRect.isNull, sourceRect != sourceView.bounds else { return nil }
        return sourceRect
    }

    /// Lets the delegate move the anchor before the popover is placed for another size of the page.
    final func willReposition() {
        guard effectiveStyle == .popover, var view = sourceView else { return }
        let oldRect = sourceRect.isNull ? view.bounds : sourceRect
        var rect = oldRect
        popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != oldRect { sourceRect = rect }
        sourceView = view
    }
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

/// Calls the delegate's methods of older names, which are deprecated; by way of this protocol the compiler does not warn.
@MainActor
private protocol OlderPopoverCallbacks {
    func mayDismiss(
        _ popover: UIPopoverPresentationController, asking delegate: any UIPopoverPresentationControllerDelegate
    ) -> Bool
    func didDismiss(
        _ popover: UIPopoverPresentationController, telling delegate: any UIPopoverPresentationControllerDelegate)
}

private struct OlderPopoverCaller: OlderPopoverCallbacks {
    @available(*, deprecated)
    func mayDismiss(
        _ popover: UIPopoverPresentationController, asking delegate: any UIPopoverPresentationControllerDelegate
    ) -> Bool {
        delegate.popoverPresentationControllerShouldDismissPopover(popover)
    }

    @available(*, deprecated)
    func didDismiss(
        _ popover: UIPopoverPresentationController, telling delegate: any UIPopoverPresentationControllerDelegate
    ) {
        delegate.popoverPresentationControllerDidDismissPopover(popover)
    }
}
