public import Foundation

/// What a controller registered for previews of other controllers when somebody presses firmly on a view.
///
/// Browsers report no such presses, so nothing is ever previewed. A menu of a `UIContextMenuInteraction` is what iOS shows
/// in its place, and pages show it.
///
/// Source: UIKit, `UIViewControllerPreviewing`.
@available(*, deprecated, message: "Use UIContextMenuInteraction.")
@MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    /// A recognizer that others may wait for; it never recognizes anything.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }

    /// The object that would be asked for controllers, as long as it exists.
    var delegate: (any UIViewControllerPreviewingDelegate)? { get }

    /// The view that was registered.
    var sourceView: UIView { get }

    /// The part of the view that would stay sharp; the whole view unless set.
    var sourceRect: CGRect { get set }
}

/// What gives the controllers that are previewed.
///
/// Source: UIKit, `UIViewControllerPreviewingDelegate`.
@available(*, deprecated, message: "Use UIContextMenuInteractionDelegate.")
@MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// The controller to preview; never called.
    ///
    /// - Parameters:
    ///   - previewingContext: What was registered.
    ///   - location: Where the view is pressed.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    /// Shows the controller that was previewed; never called.
    ///
    /// - Parameters:
    ///   - previewingContext: What was registered.
    ///   - viewControllerToCommit: The controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration for previews.
@available(*, deprecated, message: "Use UIContextMenuInteraction.")
final class PreviewingContext: UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    weak var delegate: (any UIViewControllerPreviewingDelegate)?
    let sourceView: UIView
    var sourceRect: CGRect

    init(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}
