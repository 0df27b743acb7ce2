import Foundation

extension UIWindow {
    /// Has the page follow a new first responder.
    final func firstResponderDidChange(from old: UIResponder?) {
        (firstResponder as? UIView ?? self).setNeedsRendering()
        inputViewsDidChange()
        if firstResponder == nil, let field = old as? UIView { seekFirstResponder(from: field) }
    }

    /// Looks, before the next layout, for a controller that becomes first responder by itself, from a responder on.
    ///
    /// As on iOS, a controller with an input accessory that may become first responder becomes it when it appears, when what
    /// covered it is gone, and when a field in it gives the focus up.
    final func seekFirstResponder(from responder: UIResponder?) {
        inputState.start = responder
        inputState.seeks = true
        inputViewsDidChange()
    }

    /// Has what is shown at the lower edge follow the first responder, before the next layout.
    final func inputViewsDidChange() {
        inputState.isStale = true
        windowScene?.setNeedsCommit()
    }

    /// Brings what is shown at the lower edge in line with the first responder.
    final func updateInputBar() {
        resignIfCovered()
        if inputBar != nil, inputBar?.content.owner == nil { inputState.isStale = true }
        if inputState.isStale {
            inputState.isStale = false
            nameFirstResponder()
            exchangeInputBar(for: firstResponder.flatMap { InputViews(from: $0) })
        }
        inputBar?.settle()
    }

    /// A controller whose view left the window, or that a presentation covers, is no longer the first responder.
    private func resignIfCovered() {
        guard let controller = firstResponder as? UIViewController else { return }
        guard controller.viewIfLoaded?.window !== self || controller.viewIfLoaded?.isCoveredInWindow == true else {
            return
        }
        firstResponder = nil
        seekFirstResponder(from: frontController)
    }

    private func nameFirstResponder() {
        guard inputState.seeks else { return }
        inputState.seeks = false
        guard firstResponder == nil else { return }
        // A field that left the window with its surroundings leads nowhere.
        let start = inputState.start?.responderWindow === self ? inputState.start : frontController
        inputState.start = nil
        for case let controller as UIViewController in ResponderChain(from: start)
        where controller.becomesFirstResponderByItself && controller.viewIfLoaded?.window === self
            && controller.viewIfLoaded?.isCoveredInWindow == false
        {
            controller.becomeFirstResponder()
            return
        }
    }

    private func exchangeInputBar(for content: InputViews?) {
        if let inputBar, let content, inputBar.superview != nil, inputBar.content.isSame(as: content) { return }
        let owner = inputBar?.content.controller
        inputBar?.hide()
        inputBar = nil
        owner?.viewIfLoaded?.setNeedsLayout()
        guard let content, let view = content.controller?.viewIfLoaded ?? (content.owner as? UIView),
            let container = view.inputBarContainer
        else { return }
        let bar = InputBar(content)
        inputBar = bar
        bar.show(in: container, inFrontOf: container.childViews.first { view.isDescendant(of: $0) })
        view.setNeedsLayout()
    }
}

/// What a window knows about the views at its lower edge.
struct InputBarState {
    /// Whether to look for a controller that becomes first responder by itself.
    var seeks = false
    /// Where to look for a controller that becomes first responder by itself.
    weak var start: UIResponder?
    /// Whether the first responder may have other views than those that are shown.
    var isStale = false
}

extension InputBar {
    /// Puts the bar at the lower edge of the window, or of the card that it belongs to.
    fileprivate func settle() {
        guard let superview else { return }
        let card = (superview as? PresentationContainerView)?.presentedView?.frame ?? superview.bounds
        let reachesDown = card.maxY >= (window?.bounds.maxY ?? 0)
        let height = frame.height
        settle(at: card, keepingFree: reachesDown ? window?.windowScene?.safeAreaInsets.bottom ?? 0 : 0)
        if frame.height != height { content.controller?.viewIfLoaded?.setNeedsLayout() }
    }
}

extension UIView {
    /// What an input bar for this view lies in: the nearest presentation, else the window.
    fileprivate var inputBarContainer: UIView? {
        var view: UIView? = parentView
        while let candidate = view {
            if candidate is PresentationContainerView || candidate is UIWindow { return candidate }
            view = candidate.parentView
        }
        return nil
    }

    /// Whether a modal presentation lies over the view.
    fileprivate var isCoveredInWindow: Bool {
        var view = self
        while let parent = view.parentView {
            if parent.hasModalSubview(after: view) { return true }
            view = parent
        }
        return false
    }

    /// How far the input bar of the controller whose view this is reaches into the view from below, in points.
    final var inputBarOverlap: CGFloat {
        guard let controller = owningViewController, let bar = window?.inputBar, let container = bar.superview,
            bar.content.controller === controller
        else { return 0 }
        var distance: CGFloat = 0
        var view: UIView = self
        while let parent = view.parentView, view !== container {
            distance += max(0, parent.bounds.maxY - view.frame.maxY)
            view = parent
            if parent === container { break }
        }
        return max(0, container.bounds.maxY - bar.frame.minY - distance)
    }
}
