public import Foundation

/// Decides about a popover.
///
/// Source: UIKit, `UIPopoverPresentationControllerDelegate`.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown; not where it became a sheet.
    ///
    /// - Parameter popoverPresentationController: The presentation controller.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Called before the popover is placed for another size of the page; the anchor may be changed.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The presentation controller.
    ///   - rect: The part of the view that the popover points to.
    ///   - view: The view that the popover points to.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)

    /// Whether the user may dismiss the popover.
    ///
    /// The older form of `presentationControllerShouldDismiss(_:)`; both are asked.
    ///
    /// - Parameter popoverPresentationController: The presentation controller.
    @available(*, deprecated, renamed: "presentationControllerShouldDismiss(_:)")
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called after a dismissal by the user.
    ///
    /// The older form of `presentationControllerDidDismiss(_:)`; both are called.
    ///
    /// - Parameter popoverPresentationController: The presentation controller.
    @available(*, deprecated, renamed: "presentationControllerDidDismiss(_:)")
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}

    /// True.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// What a popover can point to: a view or a bar button.
///
/// Source: UIKit, `UIPopoverPresentationControllerSourceItem`.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// The place in another view, in that view's coordinates; nil where the two are not in one window.
    ///
    /// - Parameter referenceView: The other view.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The place in another view, in that view's coordinates; nil where the two are not in one window.
    ///
    /// - Parameter referenceView: The other view.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, referenceView.window === window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The place of the button in a view, in that view's coordinates; nil where the two are not in one window.
    ///
    /// - Parameter referenceView: The view.
    public func frame(in referenceView: UIView) -> CGRect? {
        displayedView?.frame(in: referenceView)
    }
}
