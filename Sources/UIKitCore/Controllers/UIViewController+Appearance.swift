import Logging

/// The way an appearance goes.
enum AppearanceDirection {
    case appearing, disappearing
}

extension UIViewController {
    /// Whether the view comes or goes with a change that has not ended.
    final var isAppearanceChanging: Bool { appearance.isChanging }

    /// Begins to show or to hide the view: the will-callback, then the same for the children.
    ///
    /// A change in the same direction that already runs, or that is complete, is left as it is. The opposite change is
    /// turned around, which leaves a will-callback without its did-callback, as on iOS.
    ///
    /// - Parameters:
    ///   - direction: Whether the view comes or goes.
    ///   - animated: What the callbacks are told.
    /// - Returns: False when there was nothing to begin.
    @discardableResult
    final func beginAppearance(_ direction: AppearanceDirection, animated: Bool) -> Bool {
        switch direction {
        case .appearing: beginAppearing(animated: animated)
        case .disappearing: beginDisappearing(animated: animated)
        }
    }

    /// Sends `viewIsAppearing` once, the view being in the hierarchy, then to the children that appear as well.
    final func sendIsAppearing() {
        if let covering = presentedInPlace { return covering.sendIsAppearing() }
        guard appearance.phase == .appearing, !appearance.hasSentIsAppearing else { return }
        appearance.hasSentIsAppearing = true
        storedView?.window?.updateTraits()
        storedView?.settlePlace()
        waitingSearch?.presentAgain()
        callBack {
            journaled("viewIsAppearing(_:)") { viewIsAppearing(appearance.isAnimated) }
            forward { $0.sendIsAppearing() }
        }
    }

    /// Ends the running change: the did-callback, then the same for the children.
    ///
    /// - Returns: False when no change was running.
    @discardableResult
    final func endAppearance() -> Bool {
        switch appearance.phase {
        case .appearing:
            sendIsAppearing()
            appearance.phase = .appeared
            endWithChildren("viewDidAppear(_:)") { viewDidAppear(appearance.isAnimated) }
            forgetMoveToParent()
            if becomesFirstResponderByItself { storedView?.window?.seekFirstResponder(from: self) }
        case .disappearing:
            appearance.phase = .disappeared
            endWithChildren("viewDidDisappear(_:)") { viewDidDisappear(appearance.isAnimated) }
            if appearance.parentChange == .movingFromParent { appearance.parentChange = nil }
        case .appeared, .disappeared:
            return presentedInPlace?.endAppearance() ?? false
        }
        didForwardAppearance()
        if isModalInPresentation { modalityDidChange() }
        return true
    }

    /// Takes the running change back: the opposite will-callback, then its did-callback.
    final func cancelAppearance() {
        switch appearance.phase {
        case .appearing: beginAppearance(.disappearing, animated: appearance.isAnimated)
        case .disappearing: beginAppearance(.appearing, animated: appearance.isAnimated)
        case .appeared, .disappeared: return
        }
        endAppearance()
    }

    /// Ends a change that nobody else will end: this controller leaves the parent with which it came or went, its view
    /// being out of the window.
    final func endAbandonedAppearance() {
        guard appearance.isChanging, storedView?.window == nil,
            parentController?.transitionEngine?.isMoving(self) != true
        else { return }
        beginAppearance(.disappearing, animated: appearance.isAnimated)
        endAppearance()
    }

    private func beginAppearing(animated: Bool) -> Bool {
        if let covering = presentedInPlace { return covering.beginAppearing(animated: animated) }
        if let presentation = presentedController?.storedPresentationController, presentation.isAboutToCover {
            return presentation.isInContext
                ? presentedController?.beginAppearing(animated: animated) ?? false : false
        }
        guard !isCoveredByPresentation else { return false }
        guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return false }
        loadViewIfNeeded()
        appearance.phase = .appearing
        appearance.isAnimated = animated
        appearance.hasSentIsAppearing = false
        callBack {
            journaled("viewWillAppear(_:)") { viewWillAppear(animated) }
            guard appearance.phase == .appearing else { return }
            if shouldAutomaticallyForwardAppearanceMethods {
                for child in childrenThatAppear() { child.beginAppearance(.appearing, animated: animated) }
            }
            presentedOnTop?.beginAppearance(.appearing, animated: animated)
            showChildren()
        }
        return true
    }

    private func beginDisappearing(animated: Bool) -> Bool {
        if let covering = presentedInPlace { return covering.beginDisappearing(animated: animated) }
        guard appearance.phase == .appeared || appearance.phase == .appearing else { return false }
        appearance.phase = .disappearing
        appearance.isAnimated = animated
        callBack {
            journaled("viewWillDisappear(_:)") { viewWillDisappear(animated) }
            guard appearance.phase == .disappearing else { return }
            forward { $0.beginAppearance(.disappearing, animated: animated) }
        }
        return true
    }

    /// Does something to every child on screen, unless the controller looks after its children itself, and to what is
    /// presented over this controller alone or over one of them.
    private func forward(_ action: (UIViewController) -> Void) {
        var shown: [UIViewController] = []
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in children { shown += [child] + child.contextualPresentations }
        }
        shown += contextualPresentations
        for controller in shown where controller.appearance.isOnScreen { action(controller) }
    }

    /// This controller, or what is presented in its place.
    final var shownInPlace: UIViewController { presentedInPlace?.shownInPlace ?? self }

    /// What is presented in the place of or over this controller alone, and what is presented so over that.
    private var contextualPresentations: [UIViewController] {
        presentedInContext.map { [$0] + $0.contextualPresentations } ?? []
    }

    /// Whether a presentation over the whole window took this controller's view out of the page.
    final var isCoveredByPresentation: Bool {
        guard let presentation = presentedController?.storedPresentationController else { return false }
        return presentation.stage == .presented && presentation.shouldRemovePresentersView && !presentation.isInContext
    }

    /// What is presented in the place of this controller: it appears and disappears instead.
    final var presentedInPlace: UIViewController? {
        guard let presented = presentedInContext, let presentation = presented.storedPresentationController,
            presentation.stage == .presented, presentation.shouldRemovePresentersView
        else { return nil }
        return presented
    }

    /// What is presented over this controller and no other: it appears and disappears with it.
    private var presentedOnTop: UIViewController? {
        guard let presented = presentedInContext, let presentation = presented.storedPresentationController,
            presentation.stage != .dismissing, !presentation.shouldRemovePresentersView
        else { return nil }
        return presented
    }

    /// What is presented in the place of or over this controller rather than the whole window.
    final var presentedInContext: UIViewController? {
        guard let presented = presentedController, let presentation = presented.storedPresentationController,
            presentation.container != nil, presentation.isInContext
        else { return nil }
        return presented
    }

    /// Sends a did-callback, then ends the changes of the children.
    private func endWithChildren(_ name: StaticString, _ callback: () -> Void) {
        callBack {
            journaled(name, callback)
            forward { if $0.isAppearanceChanging { $0.endAppearance() } }
        }
    }

    /// Marks the time in which the being- and moving-flags may answer true: a callback and those of the children that
    /// follow it, which ask their container.
    private func callBack(_ callback: () -> Void) {
        appearance.callbackDepth += 1
        callback()
        appearance.callbackDepth -= 1
    }
}

extension UIViewController {
    /// Whether this controller is being presented, inside its appearance callbacks and its children's.
    final var isInPresentationCallback: Bool {
        appearance.callbackDepth > 0 && appearance.modalChange == .beingPresented
            && (appearance.phase == .appearing || appearance.phase == .appeared)
    }

    /// Whether this controller is being dismissed, inside its disappearance callbacks and its children's.
    final var isInDismissalCallback: Bool {
        appearance.callbackDepth > 0 && appearance.modalChange == .beingDismissed
            && (appearance.phase == .disappearing || appearance.phase == .disappeared)
    }

    /// Whether this controller is being added to a parent, inside its appearance callbacks and its children's.
    final var isInMoveToParentCallback: Bool {
        appearance.callbackDepth > 0 && appearance.parentChange == .movingToParent
            && (appearance.phase == .appearing || appearance.phase == .appeared)
    }

    /// Whether this controller is being removed from its parent, inside its disappearance callbacks and its
    /// children's.
    final var isInMoveFromParentCallback: Bool {
        appearance.callbackDepth > 0 && appearance.parentChange == .movingFromParent
            && (appearance.phase == .disappearing || appearance.phase == .disappeared)
    }

    /// Begins an appearance for a container that forwards by hand.
    final func beginAppearanceByHand(_ isAppearing: Bool, animated: Bool) {
        if !beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated) { warnOfUnbalancedCalls() }
    }

    /// Ends an appearance for a container that forwards by hand.
    final func endAppearanceByHand() {
        if !endAppearance() { warnOfUnbalancedCalls() }
    }

    private func warnOfUnbalancedCalls() {
        Logger.uiKit.warning("Unbalanced calls to begin/end appearance transitions for \(self).")
    }
}
