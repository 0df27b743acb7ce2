package import Foundation

extension UIView {
    // MARK: Who lays out what

    /// Whether constraints place the view in its superview, as far as its superview does not place it itself.
    package final var isPlacedByConstraints: Bool {
        guard !viewState.isDisjoint(with: .placedByConstraints), let parentView else { return false }
        return !parentView.placesSubview(self)
    }

    /// Whether constraints place a subview.
    private func placesByConstraints(_ subview: UIView) -> Bool {
        !subview.viewState.isDisjoint(with: .placedByConstraints) && !placesSubview(subview)
    }

    /// The nearest view around this one, or the view itself, whose own size is given by something else.
    private var layoutHost: UIView {
        var view = self
        while view.isPlacedByConstraints, let parentView = view.parentView { view = parentView }
        return view
    }

    /// The engine that lays out this view or its content, if there is one yet.
    final var presentLayoutEngine: LayoutEngine? { layoutHost.layoutAttributesIfPresent?.engine }

    /// Whether there is something for an engine to lay out in the view.
    private var hasConstrainedContent: Bool {
        childViews.contains(where: placesByConstraints) || layoutAttributesIfPresent?.layoutGuides.isEmpty == false
    }

    /// Whether leading edges are at the right.
    final var laysOutFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The layout pass

    /// Computes the frames of the views that constraints place within this one, if the view's size is given.
    ///
    /// A view in document flow has no size on the server, so what is in it stays in the flow too.
    final func updateLayoutEngine() {
        guard !isPlacedByConstraints else { return }
        guard let engine = layoutAttributesIfPresent?.engine else {
            guard bounds.size != .zero, hasConstrainedContent else { return }
            let made = LayoutEngine(for: self, extent: .fixed(bounds.size), isLive: true)
            layoutAttributes.engine = made
            parentView?.viewState.insert(.surroundsLayoutEngine)
            solve(made)
            return
        }
        guard hasConstrainedContent, bounds.size != .zero else {
            layoutAttributes.engine = nil
            return
        }
        engine.insetsDidChange()
        solve(engine)
    }

    private func solve(_ engine: LayoutEngine) {
        engine.update()
        markMovedContents(by: engine)
    }

    /// Marks the views whose subviews are to be moved, so that the layout pass comes to them.
    private func markMovedContents(by engine: LayoutEngine) {
        for child in childViews where child.isPlacedByConstraints {
            if self !== engine.host, let frame = engine.roundedFrame(of: child), !child.isAt(frame) { setNeedsLayout() }
            child.markMovedContents(by: engine)
        }
    }

    /// Gives the subviews that constraints place their frames, and a scroll view the size of its content.
    final func applySolvedFrames() {
        guard hasConstrainedContent, let engine = presentLayoutEngine else { return }
        if engine.needsUpdate { layoutHost.solve(engine) }
        var isMoved = false
        for child in childViews where child.isPlacedByConstraints {
            guard let frame = engine.roundedFrame(of: child), !child.isAt(frame) else { continue }
            child.move(to: frame)
            isMoved = true
        }
        // The places of subviews are among the rules of this view.
        if isMoved { setNeedsRendering() }
        guard let scrollView = self as? UIScrollView, let size = engine.contentSize(of: scrollView) else { return }
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    private func isAt(_ frame: CGRect) -> Bool {
        bounds.size == frame.size && center == CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Gives the view a solved frame.
    ///
    /// What the page says of the place is part of the superview's rendering, so a view that only moves keeps its own.
    private func move(to frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let cache = renderingCache
        let wasMarked = viewState.contains(.needsRendering)
        viewState.insert(.needsRendering)
        center = CGPoint(x: frame.midX, y: frame.midY)
        viewState.set(.needsRendering, to: wasMarked)
        renderingCache = cache
    }

    // MARK: Changes

    /// Takes note that views or constraints around this view changed.
    final func constrainedStructureDidChange() {
        let host = layoutHost
        guard let engine = host.layoutAttributesIfPresent?.engine else { return }
        engine.structureDidChange()
        host.setNeedsLayout()
    }

    /// Takes note that the size of the view's content changed.
    final func constrainedContentDidChange() {
        guard isPlacedByConstraints else { return }
        let host = layoutHost
        guard let engine = host.layoutAttributesIfPresent?.engine else { return }
        engine.contentDidChange(of: self)
        host.setNeedsLayout()
    }

    /// Takes note that the constant or the priority of a constraint of this view's changed.
    final func constraintDidChange(_ constraint: NSLayoutConstraint) {
        setNeedsLayout()
        for holder in [layoutHost] + placedSubviews(around: constraint) {
            guard let engine = holder.layoutAttributesIfPresent?.engine else { continue }
            engine.constraintDidChange(constraint)
            holder.setNeedsLayout()
        }
    }

    /// Takes note that this view, which may place its content itself, holds a constraint more or less, which may be about
    /// what is in that.
    final func constraintOfSurroundingsDidChange(_ constraint: NSLayoutConstraint) {
        for child in placedSubviews(around: constraint) {
            guard let engine = child.layoutAttributesIfPresent?.engine else { continue }
            engine.structureDidChange()
            child.setNeedsLayout()
        }
    }

    /// The subviews that this view places itself and in which items of a constraint are; none while no subview has an
    /// engine that would have to know.
    private func placedSubviews(around constraint: NSLayoutConstraint) -> [UIView] {
        guard viewState.contains(.surroundsLayoutEngine) else { return [] }
        var found: [UIView] = []
        func add(_ item: (any LayoutItem)?) {
            guard let view = item?.layoutView, view !== self, let child = childAround(view), placesSubview(child),
                !found.contains(where: { $0 === child })
            else { return }
            found.append(child)
        }
        add(constraint.first?.item)
        add(constraint.first?.start?.item)
        add(constraint.second?.item)
        add(constraint.second?.start?.item)
        return found
    }

    /// The subview in which a view is, or which it is.
    private func childAround(_ view: UIView) -> UIView? {
        var view = view
        while let parent = view.parentView {
            if parent === self { return view }
            view = parent
        }
        return nil
    }

    /// Takes note that margins or the safe area of this view changed.
    final func constrainedInsetsDidChange() {
        let host = layoutHost
        guard let engine = host.layoutAttributesIfPresent?.engine, engine.hasVolatileConstants else { return }
        engine.insetsDidChange()
        host.setNeedsLayout()
    }

    /// Takes note that the app gave the view a frame, which it keeps by its autoresizing mask.
    final func autoresizedFrameDidChange() {
        guard viewState.contains(.relatedByConstraints), translatesAutoresizingMaskIntoConstraints,
            let engine = presentLayoutEngine
        else { return }
        engine.autoresizedFrameDidChange(of: self)
        constrainedStructureDidChange()
    }

    /// Remembers that constraints relate the views between the items of a constraint and its owner.
    final func markRelated(by constraint: NSLayoutConstraint) {
        constraint.first?.markRelated(within: self)
        constraint.second?.markRelated(within: self)
    }

    // MARK: Asking

    /// Whether other frames would suit the constraints as well.
    final var isLaidOutAmbiguously: Bool { isPlacedByConstraints && isAmbiguous(self) }

    /// Whether other places of this view, or of a guide in it, would suit the constraints as well.
    ///
    /// - Parameters:
    ///   - item: The view or the guide.
    ///   - attribute: The place or size that is asked for; nil for any.
    final func isAmbiguous(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute? = nil) -> Bool {
        guard let engine = presentLayoutEngine else { return false }
        if engine.needsUpdate { layoutHost.solve(engine) }
        return engine.isAmbiguous(item, attribute)
    }

    /// The active constraints, here and around, that relate an item in a direction.
    final func constraints(
        affecting item: any LayoutItem, along axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            constraint.refers(to: item) && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
        }
    }

    /// Moves the view to other places that suit the constraints as well, if there are any.
    final func takeAlternativeFrame() {
        guard isLaidOutAmbiguously, let frame = layoutHost.alternativeFrame(of: self) else { return }
        move(to: frame)
        superview?.setNeedsRendering()
    }

    /// Where a view in this one could be as well as where it is.
    private func alternativeFrame(of view: UIView) -> CGRect? {
        let engine = LayoutEngine(for: self, extent: .fixed(bounds.size))
        engine.update()
        return engine.alternativeFrame(of: view)
    }

    /// The size that constraints and content give the view near a size.
    final func fittingSize(
        near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(for: self, extent: .near(target, horizontal: horizontal, vertical: vertical))
        engine.update()
        return engine.frame(of: self)?.size ?? .zero
    }

    /// The frames that the views which constraints place within this one would have if this view had another size.
    ///
    /// Nothing of the views changes.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The frames in the coordinates of each view's superview, by view, not rounded to pixels.
    package final func solvedFrames(inSize size: CGSize) -> [ObjectIdentifier: CGRect] {
        let engine = LayoutEngine(for: self, extent: .fixed(size))
        engine.update()
        return engine.records.mapValues { $0.frame(in: engine.solver) }
    }
}

extension ConstraintTerm {
    fileprivate func markRelated(within owner: UIView) {
        var view = item?.layoutView
        while let present = view, present !== owner {
            present.viewState.insert(.relatedByConstraints)
            view = present.superview
        }
        start?.markRelated(within: owner)
    }
}
