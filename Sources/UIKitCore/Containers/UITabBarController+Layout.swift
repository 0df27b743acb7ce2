import Foundation

extension UITabBarController {
    /// How the tabs stand on the page, as its stylesheet has it.
    private enum BarPlace {
        /// Nowhere.
        case hidden
        /// In a bar below the content.
        case below
        /// In a bar above the content, on a wide page.
        case above
        /// In a sidebar beside the content, on a wide page.
        case beside
        /// In a sidebar over the content, on a wide page.
        case over
    }

    private var barPlace: BarPlace {
        if ownTabBar.isHidden { return .hidden }
        if traitCollection.horizontalSizeClass != .regular { return .below }
        if !showsSidebar { return .above }
        return sidebarOverlaps ? .over : .beside
    }

    /// The width of a sidebar, in points.
    private static let sidebarWidth: CGFloat = 256

    /// The height of a bar above the content, in points.
    private static let topBarHeight: CGFloat = 52

    /// Places the content beside a sidebar, else in the whole view with the bar over one end of it.
    final func layOutBarAndContent() {
        guard let bounds = viewIfLoaded?.bounds, let contentView else { return }
        updateBarVisibility()
        var content = bounds
        var covered = UIEdgeInsets.zero
        switch barPlace {
        case .hidden: break
        case .below:
            covered.bottom = ownTabBar.sizeThatFits(bounds.size).height
            let top = bounds.height - covered.bottom
            ownTabBar.place(in: CGRect(x: 0, y: top, width: bounds.width, height: covered.bottom))
        case .above:
            covered.top = Self.topBarHeight
            ownTabBar.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: covered.top))
        case .beside, .over:
            let isMirrored = traitCollection.layoutDirection == .rightToLeft
            let width = min(Self.sidebarWidth, bounds.width)
            let start = isMirrored ? bounds.width - width : 0
            ownTabBar.place(in: CGRect(x: start, y: 0, width: width, height: bounds.height))
            guard barPlace == .beside else { break }
            content = CGRect(x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
        }
        contentView.opaqueEdges = ownTabBar.isTranslucent ? [] : barPlace == .above ? .top : .bottom
        contentView.place(in: content)
        contentView.cover(covered)
        contentEdges?.update(to: content.inset(by: covered), in: bounds)
    }

    /// The guide of the part of the view that neither bar nor sidebar covers, made when it is first asked for.
    final func madeContentGuide() -> UILayoutGuide {
        if let contentEdges { return contentEdges.guide }
        let made = TabContentEdges(in: loadedView())
        contentEdges = made
        loadedView().setNeedsLayout()
        return made.guide
    }
}

/// The guide of the part of a tab bar controller's view that neither bar nor sidebar covers.
@MainActor
struct TabContentEdges {
    let guide = UILayoutGuide()
    private let left, top, right, bottom: NSLayoutConstraint

    /// Adds the guide to a view; until its first update it is as large as the view.
    fileprivate init(in view: UIView) {
        view.addLayoutGuide(guide)
        left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
        top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        right = view.rightAnchor.constraint(equalTo: guide.rightAnchor)
        bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        NSLayoutConstraint.activate([left, top, right, bottom])
    }

    /// Gives the guide its rectangle in the bounds of the view.
    fileprivate func update(to rectangle: CGRect, in bounds: CGRect) {
        let distances = [
            (left, rectangle.minX - bounds.minX), (top, rectangle.minY - bounds.minY),
            (right, bounds.maxX - rectangle.maxX), (bottom, bounds.maxY - rectangle.maxY),
        ]
        for (constraint, distance) in distances where constraint.constant != distance { constraint.constant = distance }
    }
}
