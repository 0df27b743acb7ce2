extension UIViewController {
    /// Remembers the scroll view that bars observe at some edges, or forgets it.
    final func rememberContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        guard scrollView != nil || environmentIfPresent != nil else { return }
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            environment.contentScrollViews.removeAll { $0.edge == edge }
            if let scrollView { environment.contentScrollViews.append((edge, WeakScrollView(view: scrollView))) }
        }
        viewIfLoaded?.setNeedsRendering()
        parentController?.childDidChange(self)
    }

    /// The scroll view that was given for an edge, else the view or the view behind all others in it if that scrolls.
    final func rememberedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let entry = environmentIfPresent?.contentScrollViews.first(where: { edge.contains($0.edge) }),
            let view = entry.view.view
        {
            return view
        }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.childViews.first as? UIScrollView
    }
}
