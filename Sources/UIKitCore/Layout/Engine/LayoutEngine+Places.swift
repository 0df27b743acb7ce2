import Foundation
import LayoutSolver

extension LayoutEngine {
    /// What a term of a constraint is, in the coordinates of a view.
    ///
    /// - Parameters:
    ///   - term: The attribute of an item, or the distance between two places.
    ///   - space: The view that contains the item, or is it.
    ///   - content: The scroll view whose edges mean its content, because the other side is within it.
    ///   - isMirrored: Whether horizontal places count from the right.
    /// - Returns: Nil for an item that is gone or not laid out here.
    func sum(
        of term: ConstraintTerm, in space: UIView, content: UIScrollView?, isMirrored: Bool
    ) -> LayoutSum? {
        guard let item = term.item else { return nil }
        guard let start = term.start else {
            return place(term.attribute, of: item, in: space, content: content, isMirrored: isMirrored)
        }
        // A distance between left and right edges stays what it is beside one that follows the direction of text.
        let isMirrored = isMirrored && term.followsTextDirection
        guard
            var sum = place(term.attribute, of: item, in: space, content: content, isMirrored: isMirrored),
            let from = self.sum(of: start, in: space, content: content, isMirrored: isMirrored)
        else { return nil }
        sum.add(-1, from)
        return sum
    }

    /// An attribute of an item in the coordinates of a view.
    func place(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView, content: UIScrollView?,
        isMirrored: Bool
    ) -> LayoutSum? {
        let axis: NSLayoutConstraint.Axis = attribute.isHorizontal ? .horizontal : .vertical
        guard var span = span(of: item, along: axis, in: space, content: content) else { return nil }
        if attribute.isMargin, let view = item as? UIView {
            let margins = margins(of: view)
            span.inset(
                axis == .horizontal ? margins.left : margins.top,
                axis == .horizontal ? margins.right : margins.bottom)
        }
        var sum = LayoutSum()
        switch attribute.part(isMirrored: isMirrored) {
        case .length: return span.length
        case .start: sum = span.start
        case .end:
            sum = span.start
            sum.add(1, span.length)
        case .middle:
            sum = span.start
            sum.add(0.5, span.length)
        case .firstBaseline, .lastBaseline:
            sum = span.start
            addBaseline(isFirst: attribute == .firstBaseline, of: item, span, to: &sum)
        }
        guard isMirrored, axis == .horizontal else { return sum }
        guard let width = self.span(of: space, along: .horizontal, in: space, content: nil)?.length else { return nil }
        var mirrored = width
        mirrored.add(-1, sum)
        return mirrored
    }

    /// Where an item begins in a direction in the coordinates of a view, and how long it is.
    func span(
        of item: any LayoutItem, along axis: NSLayoutConstraint.Axis, in space: UIView, content: UIScrollView?
    ) -> LayoutSpan? {
        if let guide = item as? ViewLayoutGuide { return span(of: guide, along: axis, in: space) }
        if let guide = item as? UIKeyboardLayoutGuide { return span(of: guide, along: axis, in: space) }
        if let support = item as? BarLayoutSupport { return span(of: support, along: axis, in: space) }
        if item === surroundings { return spanOfSurroundings(along: axis) }
        guard let record = records[ObjectIdentifier(item)] else { return nil }
        var span = LayoutSpan()
        if item === content, let scrollContent = record.scrollContent {
            record.isContentUsed = true
            span.length.add(1, axis == .horizontal ? scrollContent.width : scrollContent.height)
            return span
        }
        span.length.add(1, axis == .horizontal ? record.width : record.height)
        if item === space {
            span.start.constant = LayoutLimits.distance(
                axis == .horizontal ? record.alignmentInsets.left : record.alignmentInsets.top)
            return span
        }
        span.start.add(1, axis == .horizontal ? record.x : record.y)
        let around = item is UIView ? item.layoutView?.superview : item.layoutView
        guard let around, addOrigin(of: around, along: axis, in: space, to: &span.start) else { return nil }
        return span
    }

    /// The view around that places the outermost view itself and holds constraints about what is in here: a cell.
    var surroundings: UIView? {
        guard let host, let superview = host.superview, superview.placesSubview(host),
            superview.layoutAttributesIfPresent?.constraints.isEmpty == false
        else { return nil }
        return superview
    }

    /// Where the view around begins in the coordinates of the outermost view, and how long it is.
    private func spanOfSurroundings(along axis: NSLayoutConstraint.Axis) -> LayoutSpan? {
        guard let host, let surroundings, let record = records[ObjectIdentifier(host)] else { return nil }
        let (inner, outer) = (host.untransformedFrame, surroundings.bounds)
        var span = LayoutSpan()
        span.length.add(1, axis == .horizontal ? record.width : record.height)
        // What is to be placed still is as large as the view around.
        guard inner.size != .zero else { return span }
        span.start.constant = LayoutLimits.distance(
            axis == .horizontal ? outer.minX - inner.minX : outer.minY - inner.minY)
        span.length.constant = LayoutLimits.distance(
            axis == .horizontal ? outer.width - inner.width : outer.height - inner.height)
        span.start.isVolatile = true
        span.length.isVolatile = true
        return span
    }

    /// Adds where the coordinates of a view begin in those of a view around it.
    private func addOrigin(
        of view: UIView, along axis: NSLayoutConstraint.Axis, in space: UIView, to sum: inout LayoutSum
    ) -> Bool {
        var view = view
        while view !== space {
            guard let record = records[ObjectIdentifier(view)], let superview = view.superview else { return false }
            sum.add(1, axis == .horizontal ? record.x : record.y)
            sum.constant -= Double(axis == .horizontal ? record.alignmentInsets.left : record.alignmentInsets.top)
            view = superview
        }
        return true
    }

    /// The whole of a view, not only its alignment rectangle.
    private func frameSpan(of view: UIView, along axis: NSLayoutConstraint.Axis, in space: UIView) -> LayoutSpan? {
        guard var span = span(of: view, along: axis, in: space, content: nil) else { return nil }
        let insets = records[ObjectIdentifier(view)]?.alignmentInsets ?? .zero
        if insets != .zero {
            span.inset(
                axis == .horizontal ? -insets.left : -insets.top, axis == .horizontal ? -insets.right : -insets.bottom)
        }
        return span
    }

    private func span(
        of guide: ViewLayoutGuide, along axis: NSLayoutConstraint.Axis, in space: UIView
    ) -> LayoutSpan? {
        guard let view = guide.owningView, var span = frameSpan(of: view, along: axis, in: space) else { return nil }
        let insets: UIEdgeInsets
        switch guide.kind {
        case .scrollFrame: return span
        case .scrollContent:
            guard let record = records[ObjectIdentifier(view)], let content = record.scrollContent else { return nil }
            record.isContentUsed = true
            span.length = LayoutSum()
            span.length.add(1, axis == .horizontal ? content.width : content.height)
            return span
        case .safeArea: insets = safeArea(of: view)
        case .layoutMargins: insets = margins(of: view)
        case .readableContent: insets = readableInsets(of: view)
        }
        span.inset(
            axis == .horizontal ? insets.left : insets.top, axis == .horizontal ? insets.right : insets.bottom)
        return span
    }

    /// The keyboard of a page lies below the view: the guide is what the safe area leaves out at the bottom.
    private func span(
        of guide: UIKeyboardLayoutGuide, along axis: NSLayoutConstraint.Axis, in space: UIView
    ) -> LayoutSpan? {
        guard let view = guide.owningView, var span = frameSpan(of: view, along: axis, in: space) else { return nil }
        guard axis == .vertical else { return span }
        let height = guide.usesBottomSafeArea ? Double(safeArea(of: view).bottom) : 0
        span.start.add(1, span.length)
        span.start.constant -= height
        span.start.isVolatile = true
        span.length = LayoutSum()
        span.length.constant = height
        span.length.isVolatile = true
        return span
    }

    /// What bars cover at the top or at the bottom of a view.
    private func span(
        of support: BarLayoutSupport, along axis: NSLayoutConstraint.Axis, in space: UIView
    ) -> LayoutSpan? {
        guard let view = support.layoutView, var span = frameSpan(of: view, along: axis, in: space) else { return nil }
        guard axis == .vertical else { return span }
        let insets = safeArea(of: view)
        let height = Double(support.isTop ? insets.top : insets.bottom)
        if !support.isTop {
            span.start.add(1, span.length)
            span.start.constant -= height
        }
        span.start.isVolatile = true
        span.length = LayoutSum()
        span.length.constant = height
        span.length.isVolatile = true
        return span
    }

    // MARK: Insets

    /// The safe area of a view at the place that was solved for it.
    func safeArea(of view: UIView) -> UIEdgeInsets {
        guard view !== host, let superview = view.superview, let record = records[ObjectIdentifier(view)] else {
            return view.safeAreaInsets
        }
        let own = view.owningViewController?.additionalSafeAreaInsets ?? .zero
        if let scrollView = superview as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
            return own
        }
        let outer = safeArea(of: superview) + superview.coveredInsets
        guard outer != .zero else { return own }
        let place = record.frame(in: solver)
        let size = boundsSize(of: superview)
        guard place.width > 0, place.height > 0 else { return own }
        return own
            + UIEdgeInsets(
                top: UIView.inset(outer.top, startingAt: place.minY),
                left: UIView.inset(outer.left, startingAt: place.minX),
                bottom: UIView.inset(outer.bottom, startingAt: size.height - place.maxY),
                right: UIView.inset(outer.right, startingAt: size.width - place.maxX))
    }

    /// The layout margins of a view at the place that was solved for it.
    func margins(of view: UIView) -> UIEdgeInsets {
        guard view !== host, let superview = view.superview, let record = records[ObjectIdentifier(view)] else {
            return sampledWidth.map(view.layoutMargins(forWidth:)) ?? view.layoutMargins
        }
        return view.readable(
            margins(of: view, in: superview, record), forWidth: record.frame(in: solver).width)
    }

    private func margins(of view: UIView, in superview: UIView, _ record: LayoutRecord) -> UIEdgeInsets {
        var margins = view.ownLayoutMargins
        if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea(of: view) }
        guard view.preservesSuperviewLayoutMargins else { return margins }
        let outer = superview.marginsAroundContent(self.margins(of: superview), safeArea: safeArea(of: superview))
        let place = record.frame(in: solver)
        let size = boundsSize(of: superview)
        guard size.width > 0, place.width > 0 else { return margins }
        return .maximum(
            margins,
            UIEdgeInsets(
                top: UIView.inset(outer.top, startingAt: place.minY),
                left: UIView.inset(outer.left, startingAt: place.minX),
                bottom: UIView.inset(outer.bottom, startingAt: size.height - place.maxY),
                right: UIView.inset(outer.right, startingAt: size.width - place.maxX)))
    }

    private func readableInsets(of view: UIView) -> UIEdgeInsets {
        var insets = margins(of: view)
        let width = boundsSize(of: view).width - insets.left - insets.right
        let excess = max(0, width - ViewLayoutGuide.readableWidth(for: view)) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }

    /// The size of a view at the place that was solved for it; the outermost view has the width that it is given.
    private func boundsSize(of view: UIView) -> CGSize {
        var size = records[ObjectIdentifier(view)]?.frame(in: solver).size ?? view.bounds.size
        if view === host, let givenWidth { size.width = givenWidth }
        return size
    }

    // MARK: Base lines

    private func addBaseline(isFirst: Bool, of item: any LayoutItem, _ span: LayoutSpan, to sum: inout LayoutSum) {
        guard let view = item as? UIView else {
            if !isFirst { sum.add(1, span.length) }
            return
        }
        let insets = records[ObjectIdentifier(view)]?.alignmentInsets ?? .zero
        let places = baselines(of: view)
        if isFirst {
            sum.constant += LayoutLimits.distance(places.firstFromTop - insets.top)
        } else {
            sum.add(1, span.length)
            sum.constant -= LayoutLimits.distance(places.lastFromBottom - insets.bottom)
        }
        sum.isVolatile = true
    }

    /// Where the base lines of a view lie at the places that were solved, be they those of views in it.
    func baselines(of view: UIView) -> TextBaselines {
        view.baselines { self.records[ObjectIdentifier($0)]?.frame(in: self.solver) ?? $0.untransformedFrame }
    }
}

/// Where something begins, and how long it is.
struct LayoutSpan {
    var start = LayoutSum()
    var length = LayoutSum()

    /// Moves both ends inwards by distances that may change.
    mutating func inset(_ atStart: CGFloat, _ atEnd: CGFloat) {
        start.constant += Double(atStart)
        length.constant -= Double(atStart + atEnd)
        start.isVolatile = true
        length.isVolatile = true
    }
}

extension NSLayoutConstraint.Attribute {
    /// The part of a span that an attribute means.
    enum Part {
        case start, end, middle, length, firstBaseline, lastBaseline
    }

    /// Whether the attribute is about the horizontal direction.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        case .notAnAttribute, .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            false
        }
    }

    /// Whether the attribute is about the margins.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The part that is meant.
    func part(isMirrored: Bool) -> Part {
        switch self {
        case .left, .top, .leftMargin, .topMargin: .start
        case .right, .bottom, .rightMargin, .bottomMargin: .end
        case .leading, .leadingMargin: isMirrored ? .end : .start
        case .trailing, .trailingMargin: isMirrored ? .start : .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
        case .width, .height, .notAnAttribute: .length
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
