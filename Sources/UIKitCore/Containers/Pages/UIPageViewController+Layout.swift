import Foundation

extension UIPageViewController {
    /// The places of the pages that are seen.
    package final var visiblePageViews: [UIView] { pageViews.filter { !$0.isHidden } }

    /// Whether the next page can be turned to.
    package final var hasPageAfter: Bool { neighbours.after != nil }

    /// Whether the page before can be turned to.
    package final var hasPageBefore: Bool { neighbours.before != nil }

    /// Makes the view: the places for two pages and the page control.
    final func loadContainerView() {
        let container = ContainerView(for: self)
        pageViews = [ContentView(), ContentView()]
        for place in pageViews { container.addSubview(place) }
        container.addSubview(pageControl)
        view = container
    }

    /// Puts the views of the pages in place, their will-callbacks having been sent.
    final func installPages() {
        let seen = seenPages
        let removed = shownPages.filter { page in !seen.contains { $0 === page } }
        install(seen, removing: removed)
    }

    /// Puts the views of pages in place.
    final func install(_ newPages: [UIViewController], removing oldPages: [UIViewController]) {
        for page in oldPages { take(page) }
        shownPages = newPages
        for (place, page) in zip(pageViews, newPages) {
            for other in pageViews where other !== place { other.remove(page) }
            place.show(page)
        }
        for (index, place) in pageViews.enumerated() { place.isHidden = index >= newPages.count }
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.setNeedsRendering()
    }

    /// Takes the view of a page away.
    final func take(_ page: UIViewController) {
        for place in pageViews { place.remove(page) }
    }

    /// Divides the view among the pages and the page control.
    final func layOutPages() {
        guard let bounds = viewIfLoaded?.bounds else { return }
        var content = bounds
        if offersTurning {
            let height = 44.0
            content.size.height = max(0, content.height - height)
            pageControl.place(in: CGRect(x: 0, y: content.height, width: bounds.width, height: height))
        }
        guard currentSpine == .mid else {
            pageViews.first?.place(in: content)
            return
        }
        let isHorizontal = navigationOrientation == .horizontal
        let size = CGSize(
            width: isHorizontal ? content.width / 2 : content.width,
            height: isHorizontal ? content.height : content.height / 2)
        for (index, place) in pageViews.enumerated() {
            let offset = CGFloat(index)
            place.place(
                in: CGRect(
                    origin: CGPoint(
                        x: isHorizontal ? offset * size.width : 0, y: isHorizontal ? 0 : offset * size.height),
                    size: size))
        }
    }

    /// Asks the delegate where the pages are bound when the shape of the window has changed.
    final func askForSpine() {
        guard transitionStyle == .pageCurl, let bounds = viewIfLoaded?.window?.bounds, !bounds.isEmpty else { return }
        let orientation: UIInterfaceOrientation = bounds.width > bounds.height ? .landscapeLeft : .portrait
        guard orientation != spineOrientation else { return }
        let isFirst = spineOrientation == nil
        spineOrientation = orientation
        guard !isFirst, let delegate else { return }
        isAskingForSpine = true
        let location = delegate.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        if location != .none { currentSpine = location }
        fillSpine()
        runNextTurn()
    }

    /// Brings the number of pages in line with the spine; what the delegate did not set comes from the data source.
    private func fillSpine() {
        guard let first = pages.first else { return }
        if currentSpine != .mid {
            if pages.count > 1, !hasBacks { show([first], direction: .forward, animated: false, completion: nil) }
        } else if pages.count == 1 {
            if let next = dataSource?.pageViewController(self, viewControllerAfter: first) {
                show([first, next], direction: .forward, animated: false, completion: nil)
            } else if let previous = dataSource?.pageViewController(self, viewControllerBefore: first) {
                show([previous, first], direction: .forward, animated: false, completion: nil)
            } else {
                SceneFault.raise(
                    .invalidArgument,
                    "The number of provided view controllers (1) doesn't match the number required (2) for the requested "
                        + "spine location (UIPageViewControllerSpineLocationMid)", in: windowScene)
                currentSpine = .min
            }
        } else if shownPages.count == 1, waitingTurns.isEmpty {
            show(pages, direction: .forward, animated: false, completion: nil)
        }
    }
}
