extension UIPresentationController {
    /// The style that is shown, after adaptation to the width.
    package final var effectiveStyle: UIModalPresentationStyle {
        let style = adaptedStyle ?? presentationStyle
        return style == .automatic ? .pageSheet : style
    }

    /// Whether the presentation is in the place of or over one controller rather than the whole window.
    final var isInContext: Bool { effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext }

    /// Whether the presentation is complete and nobody asked for its end.
    final var mayBeDismissed: Bool { stage == .presented && !isDismissalRequested }

    /// Whether the presented controller, or one that is seen in it, keeps the user from closing the presentation.
    final var isModal: Bool {
        presented?.isModalInPresentation ?? false || shown?.showsModalController ?? false
    }

    /// Whether the presentation has begun and takes the presenter's view away when it ends.
    final var isAboutToCover: Bool { stage == .presenting && container != nil && shouldRemovePresentersView }

    /// Puts the container of the presentation over the presenting controller's view.
    final func installContainer() {
        guard container == nil, let presentersView = presenting?.viewIfLoaded, let window = presentersView.window
        else { return }
        let host = isInContext ? presentersView.superview ?? window : window
        let container = PresentationContainerView(for: self)
        self.container = container
        (self as? UIPopoverPresentationController)?.storedAdaptiveSheet?.container = container
        if !traitOverrides.values.isEmpty { container.traitOverrides = traitOverrides }
        host.addSubview(container)
        container.place(in: isInContext ? presentersView.untransformedFrame : host.bounds)
        presentersSuperview = presentersView.superview
    }

    /// Puts the presented view into the container.
    final func installPresentedView() {
        guard let container, let presentedView else { return }
        container.addSubview(presentedView)
        presentedView.place(in: frameOfPresentedViewInContainerView)
        presentedView.setNeedsLayout()
        container.sheetDidChange()
    }

    /// Has the page follow another style.
    final func styleDidChange(by cause: StaticString = #function) {
        (self as? UIPopoverPresentationController)?.storedAdaptiveSheet?.container = container
        container?.sheetDidChange()
        container?.superview?.setNeedsRendering(cause)
    }

    /// Takes the view that is covered out of the page, together with the container of its own presentation.
    final func removePresentersView() {
        guard let view = presenting?.viewIfLoaded else { return }
        if !isInContext { (view.superview as? PresentationContainerView)?.isHidden = true }
        view.removeFromSuperview()
    }

    /// Puts the view that was covered back in its place.
    final func restorePresentersView() {
        guard let view = presenting?.viewIfLoaded, view.superview == nil, let superview = presentersSuperview else {
            return
        }
        if let container, container.superview === superview {
            superview.insertSubview(view, belowSubview: container)
        } else {
            superview.addSubview(view)
        }
        (superview as? PresentationContainerView)?.isHidden = false
        view.place(in: superview.bounds)
        view.setNeedsLayout()
    }

    /// Takes the container and all in it away.
    final func removeContainer() {
        rescuePresentersView()
        shown?.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        (self as? UIPopoverPresentationController)?.storedAdaptiveSheet?.container = nil
        stage = .idle
        isDismissalRequested = false
    }

    /// Puts the presenter's view back where it was, if an animator moved it into the container.
    private func rescuePresentersView() {
        guard let container, let view = presenting?.viewIfLoaded, view.isDescendant(of: container),
            let superview = presentersSuperview
        else { return }
        superview.insertSubview(
            view, at: container.superview === superview ? superview.subviews.firstIndex(of: container) ?? 0 : 0)
        view.place(in: superview.bounds)
    }

    /// Does what the user asks for by closing a sheet or popover: the delegate may refuse, else it is told before and
    /// after.
    ///
    /// Programmatic dismissals tell the delegate nothing.
    final func dismissByUser() {
        guard mayBeDismissed, let presenting, let presented else { return }
        if let alert = presented as? UIAlertController { return alert.cancelByUser() }
        guard !isModal, mayBeDismissedByUser() else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presenting.dismissPresentedChain(animated: true) { [weak self] in
            self?.userDidDismiss()
            presented.userDidDismissPresentation()
        }
    }
}
