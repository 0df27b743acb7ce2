extension UIPresentationController {
    /// The controller whose view is shown: the presented one, or what the delegate put in its place for the adapted
    /// style.
    final var shown: UIViewController? { replacement ?? presented }

    /// The sheet that the presentation is at the moment, if it is one: itself, or the sheet that a popover became.
    package final var shownSheet: UISheetPresentationController? {
        guard effectiveStyle == .pageSheet || effectiveStyle == .formSheet else { return nil }
        if let popover = self as? UIPopoverPresentationController { return popover.adaptiveSheetPresentationController }
        return self as? UISheetPresentationController
    }

    /// Decides on the style for the traits of the place where the presentation happens, and on what is shown in it.
    final func adapt(to traits: UITraitCollection) {
        adaptedStyle = style(adaptedTo: traits)
        prepareAdaptiveSheet()
        guard let adaptedStyle else {
            replacement = nil
            return
        }
        if let sheet = shownSheet, sheet !== self { delegate?.presentationController(self, prepare: sheet) }
        let asked = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: adaptedStyle)
        replacement = asked === presented || asked?.parentController != nil ? nil : asked
    }

    /// Adapts to other traits while the presentation is shown.
    final func adaptAnew(to traits: UITraitCollection) {
        guard stage == .presented, let presenting, let engine = container?.window?.transitionEngine,
            style(adaptedTo: traits) != adaptedStyle
        else { return }
        engine.run(AdaptationTransition(of: self, over: presenting, to: traits))
    }

    /// Tells the delegate which style is used.
    final func announceStyle(with coordinator: any UIViewControllerTransitionCoordinator) {
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none, transitionCoordinator: coordinator)
    }

    /// The style for some traits; nil for the one that was asked for.
    private func style(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle? {
        let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
        let adapted = asked ?? adaptivePresentationStyle(for: traits)
        return adapted == .none || adapted == .automatic || adapted == presentationStyle ? nil : adapted
    }

    /// Has the sheet that a popover becomes know what it is.
    private func prepareAdaptiveSheet() {
        guard let sheet = shownSheet, sheet !== self else { return }
        sheet.adaptedStyle = effectiveStyle
        sheet.presenting = presenting
        sheet.stage = stage
    }
}

extension UIPresentationController {
    /// Whether what is presented takes up the whole window.
    final var fillsWindow: Bool { effectiveStyle == .fullScreen || effectiveStyle == .overFullScreen }

    /// The views behind a popover that stay usable.
    package final var viewsPassedThrough: [UIView] {
        guard effectiveStyle == .popover else { return [] }
        return (self as? UIPopoverPresentationController)?.passthroughViews ?? []
    }
}
