package import Foundation

/// The view in which a presentation happens: the presented view is in it, and it covers what lies beneath.
///
/// It offers the user the `dismiss` interaction where the presentation can be closed from outside the presented view,
/// which is what pulling down a sheet and pressing beside a popover do on iOS.
package final class PresentationContainerView: UIView {
    /// The presentation, until it is over.
    package private(set) weak var presentationController: UIPresentationController?

    /// How the presentation looks, after adaptation.
    package let style: UIModalPresentationStyle

    /// Creates the container of a presentation.
    init(for presentationController: UIPresentationController) {
        self.presentationController = presentationController
        style = presentationController.effectiveStyle
        super.init(frame: .zero)
        accessibilityViewIsModal = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// The view that is presented.
    package var presentedView: UIView? { presentationController?.presentedView }

    package override func layoutSubviews() {
        guard let presentationController else { return }
        presentationController.containerViewWillLayoutSubviews()
        if let superview { place(in: superview.bounds) }
        presentationController.presentedView?.place(in: presentationController.frameOfPresentedViewInContainerView)
        presentationController.containerViewDidLayoutSubviews()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        presentationController?.allowsDismissalByUser() ?? false ? [.dismiss] : []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .dismiss, let presentationController else {
            throw .eventNotAvailable(interaction.event)
        }
        presentationController.dismissByUser()
    }
}
