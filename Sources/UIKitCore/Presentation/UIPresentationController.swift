public import Foundation

/// An object that manages one presentation: where the presented view goes and what surrounds it.
///
/// On the page the container view of a presentation is a dialog over the view that it belongs to.
///
/// Source: UIKit, `UIPresentationController`.
@MainActor
open class UIPresentationController: NSObject {
    /// Creates the presentation controller of a presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that is presented.
    ///   - presentingViewController: The controller that presents it, or nil while that is not known.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentationStyle = presentedViewController.modalPresentationStyle
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // MARK: Getting the presentation attributes

    /// The controller that presents.
    ///
    /// While that is not known, the presented one.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The controller that is presented.
    ///
    /// An empty one when that is gone, which only happens if this object outlives it.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The view in which the presentation happens; nil while there is none.
    open var containerView: UIView? { container }

    /// The view that is shown: the presented controller's.
    open var presentedView: UIView? { shown?.view }

    /// The style that was asked for.
    public final let presentationStyle: UIModalPresentationStyle

    /// Whether the presentation fills the screen.
    ///
    /// Kept for subclasses.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view is taken out of the page while the presentation lasts.
    ///
    /// The presenting controller gets appearance callbacks then.
    open var shouldRemovePresentersView: Bool {
        effectiveStyle == .fullScreen || effectiveStyle == .currentContext
    }

    /// The rectangle of the presented view in the container, in points.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    // MARK: Adapting to a change of the environment

    /// The object that decides about adaptation and about dismissal by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style to use on compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style to use with some traits; `none` keeps the style.
    ///
    /// - Parameter traitCollection: The traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// The size that the presentation would like to have: that of the presented controller, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the presented controller would like another size; has the container laid out.
    ///
    /// - Parameter container: The presented controller.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Called when the size changed that the constraints in the presented view ask for; has the container laid out.
    ///
    /// It is called where a subclass overrides it: by itself, the page makes room for content.
    ///
    /// - Parameter container: The presented controller.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size of the presented view when the container gets a size.
    ///
    /// The default is the size of the container.
    ///
    /// - Parameters:
    ///   - container: The presented controller.
    ///   - parentSize: The size that the container gets, in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the container changes.
    ///
    /// Overrides call super, which tells the presented controller.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - coordinator: Runs changes with the change of the size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change.
    ///
    /// Overrides call super, which tells the presented controller.
    ///
    /// - Parameters:
    ///   - newCollection: The new traits.
    ///   - coordinator: Runs changes with the change of the traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    // MARK: Traits

    /// The traits of the container view, or of the presented controller while there is none.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentedViewController.traitCollection
    }

    /// Called when the traits of the container view changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final var traitChangeObservers = TraitChangeObservers()

    /// Traits that replace those of the window for the presented controller and everything in it.
    @available(*, deprecated, message: "Use traitOverrides.")
    open var overrideTraitCollection: UITraitCollection? {
        get { traitOverrides.values.isEmpty ? nil : UITraitCollection(traitOverrides.values) }
        set { traitOverrides.values = newValue?.traits ?? TraitValues() }
    }

    // MARK: Responding to layout

    /// Called before the container view lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container view laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Tracking the transition

    /// Called before the presented view is shown; the container view is in the window.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over.
    ///
    /// - Parameter completed: False when it was taken back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the presented view goes.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over.
    ///
    /// - Parameter completed: False when it was taken back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Dismissal by the user

    /// Whether the user may close the presentation by something that is not part of the presented view.
    func allowsDismissalByUser() -> Bool { false }

    /// Asks the delegate whether the user may dismiss.
    func mayBeDismissedByUser() -> Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// Tells the delegate that the user dismissed.
    func userDidDismiss() {
        delegate?.presentationControllerDidDismiss(self)
    }

    /// Called when the presentation begins, before the app's own code hears of it.
    func transitionDidBegin() {}

    // MARK: State

    /// Where a presentation stands.
    enum Stage {
        case idle, presenting, presented, dismissing
    }

    final weak var presented: UIViewController?
    final var replacement: UIViewController?
    final weak var presenting: UIViewController?
    final weak var presentersSuperview: UIView?
    final var container: PresentationContainerView?
    final var adaptedStyle: UIModalPresentationStyle?
    final var stage = Stage.idle
    final var storedTraitOverrides = UITraitOverrides()
    final var isDismissalRequested = false
}

extension UIPresentationController: UIContentContainer {}
