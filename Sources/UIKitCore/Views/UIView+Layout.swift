package import Foundation

extension UIView {
    /// Marks the layout of the view as stale and tells the scene.
    final func markNeedsLayout() {
        guard !viewState.contains(.needsLayout) else { return }
        viewState.insert(.needsLayout)
        var view = self
        while let parent = view.parentView {
            if parent.viewState.contains(.subtreeNeedsLayout) { return }
            parent.viewState.insert(.subtreeNeedsLayout)
            view = parent
        }
        (view as? UIWindow)?.windowScene?.setNeedsCommit()
    }

    /// Marks the layout of a view that came into another one as stale, so that its new superviews know of it.
    final func markNeedsLayoutAnew() {
        viewState.remove(.needsLayout)
        markNeedsLayout()
    }

    /// The views that place their subviews now, the innermost last.
    private static var viewsInLayout: [ObjectIdentifier] = []

    /// The outermost view around this one, or the view itself, that is reached through none but superviews whose layout is
    /// stale.
    ///
    /// One that is in the middle of its layout ends the search, so that it cannot go round in circles.
    final var outermostStaleView: UIView {
        var view = self
        while let parent = view.parentView, parent.viewState.contains(.needsLayout),
            !Self.viewsInLayout.contains(ObjectIdentifier(parent))
        {
            view = parent
        }
        return view
    }

    /// Updates stale constraints, and lays out the view and everything in it, from the outside in, where the layout is
    /// stale.
    ///
    /// A view that marks itself again while it is laid out is laid out again in the next pass, so that a loop between
    /// two views cannot hang.
    final func layOutStaleViews() {
        updateStaleConstraints()
        layOutSubtree()
    }

    private func layOutSubtree() {
        if viewState.contains(.needsLayout) {
            updateSafeAreaInsets()
            if owningViewController != nil || viewState.contains(.followsReadableWidth) { announceLayoutMargins() }
            updateOwnConstraintsIfNeeded()
            viewState.remove(.needsLayout)
            Self.viewsInLayout.append(ObjectIdentifier(self))
            defer { Self.viewsInLayout.removeLast() }
            if let controller = owningViewController {
                controller.settleTraitsOfChildren()
                controller.journaled("viewWillLayoutSubviews()") { controller.viewWillLayoutSubviews() }
            }
            updateLayoutEngine()
            layoutSubviews()
            if let controller = owningViewController {
                controller.layOutContentUnavailableView()
                controller.journaled("viewDidLayoutSubviews()") { controller.viewDidLayoutSubviews() }
            }
        }
        guard viewState.contains(.subtreeNeedsLayout) else { return }
        viewState.remove(.subtreeNeedsLayout)
        for child in childViews { child.layOutSubtree() }
    }

    /// Gives the view a frame the app asked for, which takes it out of document flow.
    final func setFrame(_ frame: CGRect, by cause: StaticString = #function) {
        guard !refusesGeometry(CGPoint(x: frame.midX, y: frame.midY)), !refusesGeometry(frame) else { return }
        if frame != .zero, !viewState.contains(.hasExplicitFrame) {
            viewState.insert(.hasExplicitFrame)
            setNeedsRendering(cause)
        }
        if !viewState.contains(.wasGivenFrame) {
            viewState.insert(.wasGivenFrame)
            // The root view that UIKit makes follows its superview; here one without a mask does from its first frame.
            if owningViewController != nil, autoresizingMask.isEmpty { autoresizingMask = .flexibleSize }
        }
        fit(into: frame)
        autoresizedFrameDidChange()
    }

    /// Gives the view the frame that its container computed; it stays where it is in document flow.
    package final func place(in frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Gives the view, which a controller made for itself, the size of the screen.
    ///
    /// As on iOS, `viewDidLoad` finds that size, by which apps compute frames, and the container gives the view another
    /// one later. The view stays in document flow all the while.
    final func withSizeOfScreen() -> Self {
        place(in: UIScreen.main.bounds)
        viewState.insert(.hasSizeOfScreen)
        return self
    }

    final func boundsDidChange(from oldBounds: CGRect) {
        setNeedsRendering("bounds")
        guard bounds.size != oldBounds.size else { return }
        if viewState.contains(.hasSizeOfScreen) {
            viewState.remove(.hasSizeOfScreen)
            letFillingSubviewsFollow(oldBounds.size)
        }
        sizeOfDrawingDidChange(from: oldBounds.size)
        setNeedsLayout()
        if oldBounds.size == .zero { announceFirstSize() }
        guard autoresizesSubviews else { return }
        for child in childViews where !child.isPlacedByConstraints {
            if child.viewState.contains(.hasExplicitFrame) {
                guard !placesAtItsHeight(child) else { continue }
                child.autoresize(from: oldBounds.size, to: bounds.size)
            } else if child.fills(oldBounds.size), !placesSubview(child) {
                child.grow(from: oldBounds.size, to: bounds.size)
            }
        }
    }

    /// Whether the view is a table and the subview its header or footer, which keeps its height whatever its mask.
    private func placesAtItsHeight(_ subview: UIView) -> Bool {
        guard let table = self as? UITableView else { return false }
        return subview === table.tableHeaderView || subview === table.tableFooterView
    }

    /// Has the controller in whose view this one lies deep told once more that the subviews were laid out, as it was told
    /// when the view had no size yet.
    ///
    /// On iOS, too, a screen is laid out more than once before it is seen. Each controller is told once in a commit: it may
    /// make such views each time.
    private func announceFirstSize() {
        guard !Self.viewsInLayout.isEmpty, var view = parentView, view.owningViewController == nil else { return }
        while view.owningViewController == nil {
            guard !(view is UITableViewCell), !(view is UICollectionReusableView), let parent = view.parentView else {
                return
            }
            view = parent
        }
        guard !Self.viewsInLayout.contains(ObjectIdentifier(view)), !view.viewState.contains(.wasToldOfFirstSizes)
        else {
            return
        }
        view.viewState.insert(.wasToldOfFirstSizes)
        view.markNeedsLayout()
    }

    /// Lets subviews that were made as large as the screen follow the view, whose size is another one.
    ///
    /// On a phone they fill the screen whatever their masks; windows of browsers have any size, at any time.
    private func letFillingSubviewsFollow(_ oldSize: CGSize) {
        for child in childViews where child.viewState.contains(.hasExplicitFrame) && child.autoresizingMask.isEmpty {
            guard child.untransformedFrame == CGRect(origin: .zero, size: oldSize) else { continue }
            child.autoresizingMask = .flexibleSize
        }
    }

    /// Whether the view follows both lengths of its superview's and is as large as one of the given size.
    ///
    /// So is a view that was given the bounds of its superview while that had no size yet.
    private func fills(_ size: CGSize) -> Bool {
        autoresizingMask.isSuperset(of: .flexibleSize) && untransformedFrame == CGRect(origin: .zero, size: size)
            && (owningViewController == nil || viewState.contains(.wasGivenFrame))
    }

    /// Lets a view that fills its superview fill it again.
    ///
    /// From the time when the superview has a size the view stands at its frame, but for what scrolls in a screen: that
    /// stays in document flow, where the page scrolls it.
    private func grow(from oldSize: CGSize, to newSize: CGSize) {
        place(in: CGRect(origin: .zero, size: newSize))
        let isNew = oldSize.width <= 0 || oldSize.height <= 0
        guard isNew, newSize.width > 0, newSize.height > 0 else { return }
        if self is UIScrollView, parentView?.isScreenRoot == true { return }
        viewState.insert(.hasExplicitFrame)
    }

    /// Whether the view is the root of a child's screen that takes the whole of its superview, alone but for what stands
    /// at frames before it.
    ///
    /// On the page such a view stands in document flow, so that its content can make the superview higher.
    package final var fillsSuperview: Bool {
        guard owningViewController != nil, viewState.contains(.wasGivenFrame), !viewState.contains(.usesConstraints),
            autoresizingMask.isSuperset(of: .flexibleSize), let parentView, !parentView.placesSubview(self),
            isAsLarge(as: parentView), !(self is UIScrollView) || parentView.isScreenRoot
        else { return false }
        return parentView.childViews.allSatisfy { sibling in
            sibling === self || sibling.isHidden
                || sibling.viewState.contains(.hasExplicitFrame) && !sibling.isPlacedByConstraints
                    && !(sibling.owningViewController != nil && sibling.isAsLarge(as: parentView))
        }
    }

    /// Whether the view scrolls all that its controller shows, so that on the page the whole page scrolls it.
    ///
    /// Where something floats over it at a frame, it scrolls within its own frame.
    package final var scrollsScreen: Bool {
        guard self is UIScrollView, let parentView, parentView.isScreenRoot,
            autoresizingMask.isSuperset(of: .flexibleSize), isAsLarge(as: parentView)
        else { return false }
        return parentView.childViews.allSatisfy { sibling in
            sibling === self || sibling.isHidden || !sibling.viewState.contains(.hasExplicitFrame)
        }
    }

    private func isAsLarge(as superview: UIView) -> Bool {
        let frame = untransformedFrame
        let differences = [
            frame.minX, frame.minY, frame.width - superview.bounds.width, frame.height - superview.bounds.height,
        ]
        return differences.allSatisfy { abs($0) < 0.5 }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let present = untransformedFrame
        let horizontal = AutoresizedSpan(start: present.minX, length: present.width, container: oldSize.width)
            .resized(
                to: newSize.width, startIsFlexible: mask.contains(.flexibleLeftMargin),
                lengthIsFlexible: mask.contains(.flexibleWidth), endIsFlexible: mask.contains(.flexibleRightMargin))
        let vertical = AutoresizedSpan(start: present.minY, length: present.height, container: oldSize.height)
            .resized(
                to: newSize.height, startIsFlexible: mask.contains(.flexibleTopMargin),
                lengthIsFlexible: mask.contains(.flexibleHeight), endIsFlexible: mask.contains(.flexibleBottomMargin))
        place(in: CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
    }
}

extension UIView.AutoresizingMask {
    /// The members that tie both lengths of a view to its superview's.
    static let flexibleSize: Self = [.flexibleWidth, .flexibleHeight]
}

/// One dimension of a view in its superview, for autoresizing.
struct AutoresizedSpan: Equatable {
    var start: CGFloat
    var length: CGFloat
    var container: CGFloat

    /// Shares the change of the container's length among the flexible parts in proportion to their lengths.
    func resized(
        to newContainer: CGFloat, startIsFlexible: Bool, lengthIsFlexible: Bool, endIsFlexible: Bool
    ) -> AutoresizedSpan {
        let end = container - start - length
        let change = newContainer - container
        let parts = [(startIsFlexible, start), (lengthIsFlexible, length), (endIsFlexible, end)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else {
            return AutoresizedSpan(start: start, length: length, container: newContainer)
        }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func share(_ part: CGFloat) -> CGFloat {
            total > 0 ? change * part / total : change / CGFloat(flexible.count)
        }
        return AutoresizedSpan(
            start: startIsFlexible ? start + share(start) : start,
            length: lengthIsFlexible ? max(0, length + share(length)) : length, container: newContainer)
    }
}
