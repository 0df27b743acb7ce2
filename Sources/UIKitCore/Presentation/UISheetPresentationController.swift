public import Foundation

/// The presentation controller of sheets: cards over the page that the user can close.
///
/// A sheet with several detents has a grabber with which the user goes from one to the next. Where the page behind is not
/// dimmed it can be used.
///
/// Source: UIKit, `UISheetPresentationController`.
open class UISheetPresentationController: UIPresentationController {
    /// Stands for a value that the system chooses.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    // MARK: Specifying the height

    /// The heights at which the sheet can rest, the lowest first.
    open var detents: [Detent] = [.large()] {
        didSet { sheetDidChange() }
    }

    /// The detent at which the sheet rests; nil for the first one.
    ///
    /// The user changes it with the grabber.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// Has the sheet find out anew how high its detents are.
    open func invalidateDetents() {
        sheetDidChange()
    }

    // MARK: Configuring the sheet

    /// The highest detent at which the page behind is not dimmed and can be used; nil dims always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// Whether the sheet shows a grabber at its top.
    ///
    /// A sheet with several detents that does not show one has a button for the keyboard and assistive technology in its
    /// place.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
    }

    /// Whether scrolling at the top of the content resizes the sheet on iOS.
    ///
    /// Kept for the app; on a page the grabber resizes.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge on compact height, instead of filling the page.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
    }

    /// Whether an edge-attached sheet has the width that its content prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() } }
    }

    /// Whether the sheet is as large as a page on regular width, rather than as a form, which has the size that its
    /// content prefers.
    open var prefersPageSizing = true {
        didSet { if prefersPageSizing != oldValue { sheetDidChange() } }
    }

    /// The radius of the corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
    }

    /// The view over which the sheet is centred on regular width on iOS.
    ///
    /// Kept for the app; on a page a sheet stands in the middle.
    open weak var sourceView: UIView?

    /// Makes changes that are animated on iOS.
    ///
    /// The page shows their end, moving there.
    ///
    /// - Parameter changes: The changes, made at once.
    open func animateChanges(_ changes: @MainActor () -> Void) {
        changes()
    }

    // MARK: Container duties

    /// The card: as high as the selected detent, and in the middle on regular width.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, effectiveStyle == .pageSheet || effectiveStyle == .formSheet else {
            return super.frameOfPresentedViewInContainerView
        }
        return container.cardFrame(
            maximum: isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 9_999),
            preferred: isForm ? presented?.preferredContentSize ?? .zero : .zero, heightFraction: heightFraction)
    }

    /// Whether the sheet is as small as a form on regular width.
    package final var isForm: Bool { effectiveStyle == .formSheet || !prefersPageSizing }

    override func allowsDismissalByUser() -> Bool {
        switch effectiveStyle {
        case .pageSheet, .formSheet:
            stage == .presented && (!isModal || delegate != nil)
        default: false
        }
    }

    final func sheetDidChange() {
        container?.sheetDidChange()
    }
}
