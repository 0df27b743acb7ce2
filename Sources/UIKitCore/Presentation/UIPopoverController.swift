public import Foundation

/// Shows a controller in a popover, as apps did before popovers were presentations.
///
/// On compact width the popover is a sheet, as other popovers are. A popover controller stays alive while it is shown.
///
/// Source: UIKit, `UIPopoverController`.
@available(*, deprecated, message: "Use UIPopoverPresentationController.")
@MainActor
open class UIPopoverController: NSObject, UIAppearanceContainer {
    /// Creates a popover.
    ///
    /// - Parameter viewController: What it shows; it must have no parent.
    public init(contentViewController viewController: UIViewController) {
        frameController = PopoverFrameController(content: viewController)
        super.init()
    }

    /// The object that decides whether a person may close the popover and is told of it.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: Content

    /// What the popover shows.
    open var contentViewController: UIViewController {
        get { frameController.content }
        set { setContentView(newValue, animated: false) }
    }

    /// Shows another controller in the popover.
    ///
    /// - Parameters:
    ///   - viewController: The controller; it must have no parent.
    ///   - animated: Whether the change is animated on iOS.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        frameController.content = viewController
    }

    /// The size of the content, in points.
    ///
    /// The default is the size that the content would like in a popover.
    open var contentSize: CGSize {
        get { frameController.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    /// Sets the size of the content.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - animated: Whether the change is animated on iOS.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        frameController.statedSize = size
    }

    // MARK: Look

    /// The colour of the bubble; nil for the content's.
    open var backgroundColor: UIColor? {
        didSet { configure() }
    }

    /// The space to keep free at the edges of the screen, in points.
    open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { configure() }
    }

    /// The class of the view behind the content, a subclass of `UIPopoverBackgroundView`; nil for the system's bubble.
    open var backgroundViewClass: AnyClass? {
        didSet { configure() }
    }

    /// The views behind that stay usable while the popover is shown.
    open var passthroughViews: [UIView]? {
        didSet { configure() }
    }

    // MARK: Showing and hiding

    /// Whether the popover is shown.
    open var isPopoverVisible: Bool { frameController.isShown }

    /// The direction of the arrow; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection { popover?.arrowDirection ?? .unknown }

    /// Shows the popover beside a part of a view, or moves it there.
    ///
    /// A view outside any window is a scene fault.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - view: The view.
    ///   - arrowDirections: The directions that the arrow may have.
    ///   - animated: Whether the page moves.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        let method = "presentPopoverFromRect:inView:permittedArrowDirections:animated:"
        present(from: view, permittedArrowDirections: arrowDirections, animated: animated, by: method) { popover in
            popover.barButtonItem = nil
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the popover beside a bar button, or moves it there.
    ///
    /// A button that no bar in a window shows is a scene fault.
    ///
    /// - Parameters:
    ///   - item: The button's item.
    ///   - arrowDirections: The directions that the arrow may have.
    ///   - animated: Whether the page moves.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let method = "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:"
        present(
            from: item.displayedView, permittedArrowDirections: arrowDirections, animated: animated, by: method
        ) { popover in
            popover.sourceView = nil
            popover.sourceRect = .null
            popover.barButtonItem = item
        }
    }

    /// Hides the popover; the delegate is told nothing.
    ///
    /// - Parameter animated: Whether the page moves.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        frameController.presenter?.dismissPresentedChain(animated: animated, completion: nil)
    }

    // MARK: State

    private let frameController: PopoverFrameController
    private lazy var coordinator = PopoverCoordinator(self)

    private var popover: UIPopoverPresentationController? { frameController.popoverPresentationController }

    private func present(
        from anchor: UIView?, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool,
        by method: String, pointing: (UIPopoverPresentationController) -> Void
    ) {
        guard let anchor, let window = anchor.window else {
            SceneFault.raise(
                .invalidArgument,
                "-[UIPopoverController \(method)]: Popovers cannot be presented from a view which does not have a "
                    + "window."
            )
            return
        }
        frameController.modalPresentationStyle = .popover
        guard let popover else { return }
        pointing(popover)
        popover.permittedArrowDirections = arrowDirections
        popover.delegate = coordinator
        configure()
        guard !isPopoverVisible, let presenter = anchor.nearestController ?? window.rootViewController else { return }
        presenter.present(frameController, animated: animated)
        if frameController.presenter != nil { frameController.owner = self }
    }

    private func configure() {
        guard frameController.modalPresentationStyle == .popover, let popover else { return }
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = layoutMargins
        popover.popoverBackgroundViewClass = backgroundViewClass as? UIPopoverBackgroundView.Type
        popover.passthroughViews = passthroughViews
    }
}

/// Decides about the popover of a `UIPopoverController`.
///
/// Source: UIKit, `UIPopoverControllerDelegate`.
@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate.")
@MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
    /// Whether a person may close the popover.
    ///
    /// - Parameter popoverController: The popover.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// Called after a person closed the popover.
    ///
    /// - Parameter popoverController: The popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

    /// Called before the popover is placed for another size of the page; the anchor may be changed.
    ///
    /// - Parameters:
    ///   - popoverController: The popover.
    ///   - rect: The part of the view that the popover points to.
    ///   - view: The view that the popover points to.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
}

@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate.")
extension UIPopoverControllerDelegate {
    /// True.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }

    /// Does nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}

    /// Does nothing.
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) {}
}

/// Hands the questions of a popover's presentation on to the delegate of its popover controller.
@available(*, deprecated, message: "Part of UIPopoverController.")
private final class PopoverCoordinator: UIPopoverPresentationControllerDelegate {
    private weak var controller: UIPopoverController?

    init(_ controller: UIPopoverController) {
        self.controller = controller
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let controller else { return true }
        return controller.delegate?.popoverControllerShouldDismissPopover(controller) ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if let controller { controller.delegate?.popoverControllerDidDismissPopover(controller) }
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        if let controller {
            controller.delegate?.popoverController(controller, willRepositionPopoverTo: rect, in: view)
        }
    }
}
