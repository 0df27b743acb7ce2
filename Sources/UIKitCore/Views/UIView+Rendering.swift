extension UIView {
    /// Marks the view as changed since the last response.
    ///
    /// The kept rendering of the view and of all that contain it is dropped, and the scene is told to commit. Cheap when
    /// the view is marked already.
    ///
    /// - Parameter member: What changed, for developers: the property or the method that calls this one.
    package final func setNeedsRendering(_ member: StaticString = #function) {
        renderingCache = nil
        if SceneJournal.isKept { owningScene?.journal?.noteChange(of: self, by: member) }
        guard !viewState.contains(.needsRendering) else { return }
        viewState.insert(.needsRendering)
        var view = self
        while let parent = view.parentView {
            parent.renderingCache = nil
            if parent.viewState.contains(.subtreeNeedsRendering) { return }
            parent.viewState.insert(.subtreeNeedsRendering)
            view = parent
        }
        (view as? UIWindow)?.windowScene?.setNeedsCommit()
    }

    /// Takes back the marks of the view and of everything in it that changed.
    final func clearRenderingMarks() {
        let visitsSubviews = viewState.contains(.subtreeNeedsRendering) || viewState.contains(.needsRendering)
        viewState.remove([.needsRendering, .subtreeNeedsRendering, .wasToldOfFirstSizes])
        guard visitsSubviews else { return }
        for child in childViews { child.clearRenderingMarks() }
    }
}
