import Foundation

extension UIView {
    /// The margins that are wanted: those that were set, and for the view of a controller at least the system's.
    package final var ownLayoutMargins: UIEdgeInsets {
        let own = attributesIfPresent?.layoutMargins
        guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return own ?? (parentView as? UITableViewCell)?.margins(of: self) ?? Self.usualMargins
        }
        let least = physical(controller.systemMinimumLayoutMargins)
        return own.map { .maximum($0, least) } ?? least
    }

    /// The margins with the safe area and, where the view keeps them free too, those of the superview, and no more room
    /// between them than text reads well in, where the view wants that.
    final var effectiveLayoutMargins: UIEdgeInsets { readable(outerLayoutMargins, forWidth: bounds.width) }

    /// Whether the margins leave no more room between the sides than text reads well in.
    ///
    /// A document says so; on iOS it is no public property of views.
    final var layoutMarginsFollowReadableWidth: Bool {
        get { viewState.contains(.followsReadableWidth) }
        set {
            viewState.set(.followsReadableWidth, to: newValue)
            announceLayoutMargins()
        }
    }

    /// Margins widened so far that what they leave of a width is no wider than text reads well, where the view wants it.
    final func readable(_ margins: UIEdgeInsets, forWidth width: CGFloat) -> UIEdgeInsets {
        guard viewState.contains(.followsReadableWidth) else { return margins }
        let excess = max(0, width - margins.left - margins.right - ViewLayoutGuide.readableWidth(for: self)) / 2
        return margins + UIEdgeInsets(top: 0, left: excess, bottom: 0, right: excess)
    }

    private var outerLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard preservesSuperviewLayoutMargins, let parentView else { return margins }
        let outer = parentView.marginsAroundContent(parentView.layoutMargins, safeArea: parentView.safeAreaInsets)
        let place = untransformedFrame
        let space = parentView.bounds
        return .maximum(
            margins,
            UIEdgeInsets(
                top: Self.inset(outer.top, startingAt: place.minY - space.minY),
                left: Self.inset(outer.left, startingAt: place.minX - space.minX),
                bottom: Self.inset(outer.bottom, startingAt: space.maxY - place.maxY),
                right: Self.inset(outer.right, startingAt: space.maxX - place.maxX)))
    }

    /// The margins that subviews keep free too.
    ///
    /// A scroll view that moves its content into the safe area has bars above and below the content, not over it: a row
    /// is as high wherever it lies.
    ///
    /// - Parameters:
    ///   - margins: The margins of the view.
    ///   - safeArea: The safe area of the view.
    final func marginsAroundContent(
        _ margins: UIEdgeInsets, safeArea: @autoclosure () -> UIEdgeInsets
    ) -> UIEdgeInsets {
        guard insetsLayoutMarginsFromSafeArea, keepsContentInSafeArea else { return margins }
        let safeArea = safeArea()
        var margins = margins
        margins.top = max(0, margins.top - safeArea.top)
        margins.bottom = max(0, margins.bottom - safeArea.bottom)
        return margins
    }

    /// The margins that the view would have at another width, as far as the system's least margins follow the width.
    final func layoutMargins(forWidth width: CGFloat) -> UIEdgeInsets {
        guard !viewState.contains(.followsReadableWidth) else {
            return readable(outerLayoutMargins, forWidth: width)
        }
        guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins,
            attributesIfPresent?.layoutMargins == nil,
            controller.systemMinimumLayoutMargins == controller.minimumLayoutMargins
        else { return layoutMargins }
        let now = controller.minimumLayoutMargins
        let then = controller.minimumLayoutMargins(forWidth: width)
        let difference = physical(
            NSDirectionalEdgeInsets(
                top: then.top - now.top, leading: then.leading - now.leading, bottom: then.bottom - now.bottom,
                trailing: then.trailing - now.trailing))
        return layoutMargins + difference
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        setAttribute(\.layoutMargins, to: margins)
        announceLayoutMargins()
    }

    /// Tells the view, its controller and the views that keep its margins free of margins that changed.
    final func announceLayoutMargins() {
        let margins = effectiveLayoutMargins
        guard margins != attributesIfPresent?.announcedLayoutMargins ?? Self.usualMargins else { return }
        attributes.announcedLayoutMargins = margins
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
        constrainedInsetsDidChange()
        setNeedsLayout()
        for child in childViews where child.preservesSuperviewLayoutMargins { child.announceLayoutMargins() }
    }

    /// Margins by the edge for margins by the direction of text.
    final func physical(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
            right: isMirrored ? margins.leading : margins.trailing)
    }

    private static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIViewController {
    /// The system's least margins for the width that the view has.
    final var minimumLayoutMargins: NSDirectionalEdgeInsets {
        minimumLayoutMargins(forWidth: viewIfLoaded?.bounds.width ?? 0)
    }

    /// The system's least margins for a view of a width.
    final func minimumLayoutMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let side: CGFloat = width >= Self.wideViewWidth ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    final func setRespectsSystemMinimumLayoutMargins(_ respects: Bool) {
        guard respects != viewRespectsSystemMinimumLayoutMargins else { return }
        environment.respectsSystemMinimumLayoutMargins = respects
        viewIfLoaded?.announceLayoutMargins()
    }

    /// The width from which the system's margins are wider, in points.
    private static let wideViewWidth: CGFloat = 414
}
