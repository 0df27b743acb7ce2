import Foundation

extension UIView {
    /// What bars of containers cover of the views in this one, in points.
    package final var coveredInsets: UIEdgeInsets { attributesIfPresent?.coveredInsets ?? .zero }

    /// Sets what bars cover of the views in this one.
    final func cover(_ insets: UIEdgeInsets) {
        guard insets != coveredInsets else { return }
        attributes.coveredInsets = insets
        for child in childViews { child.setNeedsLayout() }
    }

    /// What bars of containers cover of this view, in points.
    ///
    /// On the page, content begins beside the bars: what has a place in the view keeps this much less distance there.
    package final var barInsets: UIEdgeInsets {
        guard let parentView else { return .zero }
        var insets = parentView.part(of: parentView.barInsets + parentView.coveredInsets, within: self)
        let overlap = inputBarOverlap
        if overlap > 0 {
            insets.bottom = max(insets.bottom, overlap - (window?.windowScene?.safeAreaInsets.bottom ?? 0))
        }
        return insets
    }

    /// Brings the safe area in line with what lies around the view, and tells of a change.
    ///
    /// The layout pass calls this from the outside in, so that each view is told once, in its final place.
    /// Views in the flow of the page, of which only the browser knows the place, have no safe area.
    final func updateSafeAreaInsets() {
        guard attributesIfPresent != nil || parentView?.attributesIfPresent != nil || self is UIWindow else { return }
        guard hasStaleSafeArea else { return }
        attributes.safeAreaInsets = presentSafeAreaInsets
        safeAreaInsetsDidChange()
        owningViewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { announceLayoutMargins() }
        setNeedsLayout()
        for child in childViews where child.hasStaleSafeArea { child.setNeedsLayout() }
    }

    private var hasStaleSafeArea: Bool { presentSafeAreaInsets != attributesIfPresent?.safeAreaInsets ?? .zero }

    private var presentSafeAreaInsets: UIEdgeInsets {
        var insets = inheritedSafeAreaInsets
        insets.bottom = max(insets.bottom, inputBarOverlap)
        return insets + (owningViewController?.additionalSafeAreaInsets ?? .zero)
    }

    /// Gives the view of a controller that appears its final place, safe area and margins, before its layout.
    final func settlePlace() {
        parentView?.settlePlace()
        updateSafeAreaInsets()
        if owningViewController != nil { announceLayoutMargins() }
        if viewState.contains(.needsLayout), self is ContainerView || self is ContentView { layoutSubviews() }
    }

    final func centerDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        // A view that was moved may lie in another part of the safe area.
        guard let outer = parentView?.attributesIfPresent else { return }
        if outer.safeAreaInsets != .zero || outer.coveredInsets != .zero { setNeedsLayout() }
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let parentView else { return (self as? UIWindow)?.windowScene?.safeAreaInsets ?? .zero }
        guard let outer = parentView.attributesIfPresent, !parentView.keepsContentInSafeArea else { return .zero }
        return parentView.part(of: outer.safeAreaInsets + outer.coveredInsets, within: self)
    }

    /// How far insets of this view reach into a subview.
    ///
    /// No inset is larger than this view's: what lies beyond its edges is on the page further down, under no bar. And
    /// a view that is higher the larger its insets are comes to rest.
    private func part(of insets: UIEdgeInsets, within child: UIView) -> UIEdgeInsets {
        guard insets != .zero, child.bounds.width > 0, child.bounds.height > 0 else { return .zero }
        let place = child.untransformedFrame
        return UIEdgeInsets(
            top: Self.inset(insets.top, startingAt: place.minY - bounds.minY),
            left: Self.inset(insets.left, startingAt: place.minX - bounds.minX),
            bottom: Self.inset(insets.bottom, startingAt: bounds.maxY - place.maxY),
            right: Self.inset(insets.right, startingAt: bounds.maxX - place.maxX))
    }

    /// What is left of an inset at a distance from the edge.
    static func inset(_ inset: CGFloat, startingAt distance: CGFloat) -> CGFloat {
        max(0, inset - max(0, distance))
    }

    /// Whether the view moves its content into the safe area, so that none of it is in danger.
    final var keepsContentInSafeArea: Bool {
        (self as? UIScrollView).map { $0.contentInsetAdjustmentBehavior != .never } ?? false
    }
}

extension UIEdgeInsets {
    /// The sums of the insets of each edge.
    static func + (left: Self, right: Self) -> Self {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    /// The greater of the two insets of each edge.
    static func maximum(_ left: Self, _ right: Self) -> Self {
        UIEdgeInsets(
            top: max(left.top, right.top), left: max(left.left, right.left), bottom: max(left.bottom, right.bottom),
            right: max(left.right, right.right))
    }
}
