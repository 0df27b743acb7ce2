import Foundation

extension UIView {
    /// Adds a view at a place, with all the callbacks of adding and of the removal from where it was.
    final func insert(_ view: UIView, at index: Int, by cause: StaticString = #function) {
        // A view without subviews contains nothing, so there is no way to look for.
        guard view !== self, view.childViews.isEmpty || !isDescendant(of: view) else {
            SceneFault.raise(.invalidArgument, "Can't add self as subview", in: owningScene)
            return
        }
        if view.parentView === self {
            move(view, to: min(max(index, 0), childViews.count - 1))
            return
        }
        let oldWindow = view.window
        let newWindow = window
        let appearance = ViewAppearance(adding: view, to: self, in: newWindow)
        guard appearance.isAllowed else { return }
        appearance.begin()
        if let newWindow, TraitOverriding.isUsed {
            newWindow.traitChanges.note(view, inherited: view.inheritedTraitCollection)
        }
        view.detach(oldWindow: oldWindow, newWindow: newWindow, newSuperview: self)
        childViews.insert(view, at: min(max(index, 0), childViews.count))
        view.parentView = self
        viewState.insert(.hasHadSubviews)
        if view.layoutAttributesIfPresent?.engine != nil { viewState.insert(.surroundsLayoutEngine) }
        if view.isPlacedByConstraints { constrainedStructureDidChange() }
        setNeedsRendering(cause)
        setNeedsLayout()
        view.markNeedsLayoutAnew()
        markSubtreeNeedsUpdateProperties(of: self)
        view.subtreeDidMove(from: oldWindow, to: newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        appearance.end()
    }

    /// Adds a view beside a subview.
    final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = childViews.firstIndex(where: { $0 === sibling }), sibling !== view else {
            insert(view, at: childViews.count)
            return
        }
        if let own = childViews.firstIndex(where: { $0 === view }) {
            move(view, to: own < index ? index + offset - 1 : index + offset)
        } else {
            insert(view, at: index + offset)
        }
    }

    /// Moves a subview to another place among its siblings.
    final func move(_ view: UIView, to index: Int, by cause: StaticString = #function) {
        guard let present = childViews.firstIndex(where: { $0 === view }), present != index else { return }
        childViews.remove(at: present)
        childViews.insert(view, at: min(max(index, 0), childViews.count))
        setNeedsRendering(cause)
    }

    /// Takes the view out of its superview, with all callbacks.
    final func removeFromHierarchy() {
        guard parentView != nil else { return }
        let oldWindow = window
        let appearance = ViewAppearance(removing: self, from: oldWindow)
        appearance.begin()
        detach(oldWindow: oldWindow, newWindow: nil, newSuperview: nil)
        subtreeDidMove(from: oldWindow, to: nil)
        didMoveToSuperview()
        appearance.end()
    }

    /// The scene the view is shown in.
    package final var owningScene: UIWindowScene? { window?.windowScene }

    private func detach(oldWindow: UIWindow?, newWindow: UIWindow?, newSuperview: UIView?) {
        willMove(toSuperview: newSuperview)
        if oldWindow !== newWindow { subtreeWillMove(to: newWindow) }
        guard let parent = parentView else { return }
        parent.willRemoveSubview(self)
        removeConstraintsToOutside()
        if isPlacedByConstraints { parent.constrainedStructureDidChange() }
        viewState.remove(.relatedByConstraints)
        parent.setNeedsRendering()
        parent.setNeedsLayout()
        parent.childViews.removeAll { $0 === self }
        parentView = nil
    }

    private func subtreeWillMove(to newWindow: UIWindow?) {
        if newWindow == nil, isFirstResponder { window?.firstResponder = nil }
        willMove(toWindow: newWindow)
        for child in childViews { child.subtreeWillMove(to: newWindow) }
    }

    private func subtreeDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard oldWindow !== newWindow else { return }
        oldWindow?.windowScene?.forget(self)
        newWindow?.windowScene?.remember(self)
        if newWindow != nil { attributesIfPresent?.traitVariations?.update(for: traitCollection) }
        if AppearanceProxies.isUsed, newWindow != nil { AppearanceProxies.apply(to: self) }
        didMoveToWindow()
        if newWindow != nil, type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        for child in childViews { child.subtreeDidMove(from: oldWindow, to: newWindow) }
    }
}
