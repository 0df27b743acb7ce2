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
    ///
    /// - Returns: Whether a view changed that contains others, or has a number on the page and is not known by the same mark
    ///   any more, so that ``PreservedViews`` does not hold.
    @discardableResult
    final func clearRenderingMarks() -> Bool {
        let hasChanged = viewState.contains(.needsRendering)
        let visitsSubviews = hasChanged || viewState.contains(.subtreeNeedsRendering)
        viewState.remove([.needsRendering, .subtreeNeedsRendering, .wasToldOfFirstSizes])
        guard visitsSubviews else { return false }
        var hasPlacesChanged = hasChanged && (viewState.contains(.hasHadSubviews) || !keepsPreservedMark)
        for child in childViews where child.clearRenderingMarks() { hasPlacesChanged = true }
        if hasChanged, viewIdentifier != nil, isValueField { owningScene?.noteShownChange(of: self) }
        // A field may be known by the label before it.
        if hasChanged, !hasPlacesChanged, self is UILabel, let field = captionedSibling {
            hasPlacesChanged = !field.keepsPreservedMark || !(parentView?.keepsPreservedMarkOfRow ?? true)
        }
        // A row, and a screen without title, are known by what they say.
        if !hasPlacesChanged, preservedMark != 0, isItemCell || owningViewController != nil, !hasPreservedMark {
            hasPlacesChanged = true
        }
        return hasPlacesChanged
    }

    /// Whether the view, if it is known by the label that it begins with, is known by the same one.
    private var keepsPreservedMarkOfRow: Bool {
        preservedMark == 0 || captionOfRow == nil || hasPreservedMark
    }

    /// Whether the view, if it has a number, is known by the same mark as when that was last preserved.
    private var keepsPreservedMark: Bool {
        viewIdentifier == nil || hasPreservedMark
    }

    /// Whether it is known by the same mark, or as a row that others are like by all that it says.
    private var hasPreservedMark: Bool {
        ViewMark(of: self).value == preservedMark || isItemCell && ViewMark.ofRow(self) == preservedMark
    }
}
