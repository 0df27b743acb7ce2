package import Foundation

/// The view in which a presentation happens: the presented view is in it, and it covers what lies beneath.
///
/// It offers the user the `dismiss` interaction where the presentation can be closed from outside the presented view,
/// which is what pulling down a sheet and pressing beside a popover do on iOS.
package final class PresentationContainerView: UIView {
    /// The presentation, until it is over.
    package private(set) weak var presentationController: UIPresentationController?

    /// How the presentation looks, after adaptation.
    package var style: UIModalPresentationStyle { presentationController?.effectiveStyle ?? .none }

    /// The button with which the user changes the height of a sheet with several detents.
    package private(set) var grabber: SheetGrabber?

    /// Creates the container of a presentation.
    init(for presentationController: UIPresentationController) {
        self.presentationController = presentationController
        super.init(frame: .zero)
        accessibilityViewIsModal = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// The view that is presented.
    package var presentedView: UIView? { presentationController?.presentedView }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let presentationController, let previousTraitCollection else { return }
        presentationController.traitCollectionDidChange(previousTraitCollection)
        presentationController.traitChangeObservers.notify(
            presentationController, of: traitCollection.changedTraits(from: previousTraitCollection),
            previous: previousTraitCollection)
    }

    package override func layoutSubviews() {
        guard let presentationController else { return }
        presentationController.containerViewWillLayoutSubviews()
        if let superview { place(in: superview.bounds) }
        presentationController.presentedView?.place(in: presentationController.frameOfPresentedViewInContainerView)
        updateSheet()
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

    /// The rectangle of a card: attached to the bottom edge on compact width, in the middle on regular width.
    func cardFrame(maximum: CGSize, preferred: CGSize, heightFraction: CGFloat) -> CGRect {
        let available = bounds.size
        guard traitCollection.horizontalSizeClass == .regular else {
            let height = available.height * heightFraction
            return CGRect(x: 0, y: available.height - height, width: available.width, height: height)
        }
        let width = min(preferred.width > 0 ? preferred.width : maximum.width, available.width)
        let height = min(preferred.height > 0 ? preferred.height : maximum.height, available.height * heightFraction)
        return CGRect(
            x: (available.width - width) / 2, y: (available.height - height) / 2, width: width, height: height)
    }

    // MARK: Sheets

    private var isSheet = false

    /// Has everything follow a change of the sheet, or of the style.
    func sheetDidChange(by cause: StaticString = #function) {
        updateSheet()
        setNeedsRendering(cause)
        setNeedsLayout()
    }

    /// Brings in line what the sheet decides: whether the page behind can be used, and the grabber.
    private func updateSheet(by cause: StaticString = #function) {
        let sheet = presentationController?.shownSheet
        // Others than sheets decide themselves, as a search does.
        let isModal = sheet?.dimsBackground ?? (isSheet ? true : accessibilityViewIsModal)
        isSheet = sheet != nil
        if accessibilityViewIsModal != isModal {
            accessibilityViewIsModal = isModal
            superview?.setNeedsRendering(cause)
        }
        guard let sheet, sheet.activeDetents.count > 1 else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let grabber = grabber ?? SheetGrabber(of: sheet)
        self.grabber = grabber
        if grabber.superview !== self { addSubview(grabber) }
        let card = presentedView?.frame ?? bounds
        grabber.place(in: CGRect(x: card.midX - 48, y: card.minY, width: 96, height: 24))
        grabber.update()
    }
}
