extension UIView {
    /// Marks the properties of the view as stale and tells the scene.
    final func markNeedsUpdateProperties() {
        guard !viewState.contains(.needsUpdateProperties) else { return }
        viewState.insert(.needsUpdateProperties)
        markSubtreeNeedsUpdateProperties(of: parentView)
        owningScene?.setNeedsCommit()
    }

    /// Has the next pass come by: the properties of a view in this one are stale, or those of its controller.
    final func markSubtreeNeedsUpdateProperties(of view: UIView?) {
        var view = view
        while let current = view, !current.viewState.contains(.subtreeNeedsUpdateProperties) {
            current.viewState.insert(.subtreeNeedsUpdateProperties)
            view = current.parentView
        }
    }

    /// Updates stale properties of the view and everything in it, from the outside in; a controller comes before its
    /// view.
    ///
    /// A view that marks itself again while it is updated is updated again in the next pass.
    final func updateStaleProperties() {
        let visitsSubviews = viewState.contains(.subtreeNeedsUpdateProperties)
        viewState.remove(.subtreeNeedsUpdateProperties)
        if let controller = owningViewController, controller.needsUpdateProperties {
            controller.needsUpdateProperties = false
            controller.journaled("updateProperties()") { controller.updateProperties() }
            controller.updateContentUnavailable()
        }
        if viewState.contains(.needsUpdateProperties) {
            viewState.remove(.needsUpdateProperties)
            updateProperties()
        }
        guard visitsSubviews else { return }
        for child in childViews where !child.viewState.isDisjoint(with: .stalePropertiesInside) {
            child.updateStaleProperties()
        }
    }
}

extension UIViewController {
    /// Marks the properties of the controller as stale and tells the scene.
    final func markNeedsUpdateProperties() {
        guard !needsUpdateProperties else { return }
        needsUpdateProperties = true
        guard let view = storedView else { return }
        view.markSubtreeNeedsUpdateProperties(of: view)
        view.owningScene?.setNeedsCommit()
    }

    /// Updates stale properties of the controller, its view and everything in it.
    final func updateStaleProperties() {
        guard let view = storedView else { return }
        view.updateStaleProperties()
    }
}

extension ViewState {
    /// The marks of a view that the update of properties has to visit.
    fileprivate static let stalePropertiesInside: Self = [.needsUpdateProperties, .subtreeNeedsUpdateProperties]
}
