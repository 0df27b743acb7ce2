import Foundation

extension UIPageViewController {
    private enum PageKey {
        static let steps = "UIKit.pageSteps"
        static let className = "UIKit.pageClass"
        static let title = "UIKit.pageTitle"
    }

    /// How many pages are turned at most to find one again, or to find one by its name.
    private static let greatestSteps = 1_000
    private static let greatestSearch = 64

    // MARK: How far pages were turned

    /// How far pages that the app shows are from the first one; nil where that is not known.
    ///
    /// What it shows before anybody sees a page is the first one, as it shows that at every start too.
    final func steps(toPageOfApp page: UIViewController) -> Int? {
        guard let first = pages.first, first !== page else { return pages.isEmpty ? 0 : stepsFromStart }
        guard appearance.phase == .appeared else { return stepsFromStart == 0 ? 0 : nil }
        let known: [(neighbour: UIViewController?, steps: Int)] = [(neighbours.after, 1), (neighbours.before, -1)]
        return known.first { $0.neighbour === page }.flatMap { entry in stepsFromStart.map { $0 + entry.steps } }
    }

    // MARK: Encoding

    /// Encodes the pages that are seen, and how far they were turned.
    final func encodePages(with coder: NSCoder) {
        coder.encode(viewControllers ?? [], forKey: RestorationKey.children)
        encodePlace(with: coder)
    }

    /// Encodes how far pages were turned.
    final func encodePlace(with coder: NSCoder) {
        guard let stepsFromStart, let page = pages.first else { return }
        coder.encode(stepsFromStart, forKey: PageKey.steps)
        coder.encode(ClassNames.name(of: type(of: page)), forKey: PageKey.className)
        if let title = page.nameForPeople { coder.encode(title, forKey: PageKey.title) }
    }

    // MARK: Decoding

    /// Shows the pages that were restored, as many as the spine asks for; where they have no names, those to which the data
    /// source leads from the one that the app shows at first.
    final func decodePages(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        var pages = restored.compactMap { $0 as? UIViewController }
        guard !pages.isEmpty else { return openPage(with: coder) }
        guard let restoration = UIApplication.shared.sceneInTurn?.restoration else { return }
        if currentSpine != .mid, pages.count > 1, !isDoubleSided { pages = [pages[0]] }
        if pages != viewControllers ?? [], currentSpine != .mid || pages.count == 2 {
            setViewControllers(pages, direction: .forward, animated: false)
        }
        stepsFromStart = steps(in: coder)
        restoration.addWorkAfterLayout { [weak self] in
            guard let self else { return }
            if self.currentSpine == .mid, pages.count == 1 { self.showPair(with: pages[0]) }
            // Only now do the pages know which ones they are.
            self.dataSourceDidChange()
        }
    }

    private func steps(in coder: NSCoder) -> Int? {
        guard coder.containsValue(forKey: PageKey.steps) else { return nil }
        let steps = coder.decodeInteger(forKey: PageKey.steps)
        return -Self.greatestSteps...Self.greatestSteps ~= steps ? steps : nil
    }

    /// Shows a page and one of its neighbours, where the spine is in the middle.
    private func showPair(with page: UIViewController) {
        guard !seenPages.contains(page) else { return }
        let pair: [UIViewController]
        if let next = dataSource?.pageViewController(self, viewControllerAfter: page) {
            pair = [page, next]
        } else if let previous = dataSource?.pageViewController(self, viewControllerBefore: page) {
            pair = [previous, page]
        } else {
            return
        }
        setViewControllers(pair, direction: .forward, animated: false)
    }

    // MARK: Pages of the data source

    /// Shows the page that was seen, from the one on that the app shows at first; a person is told where the data source does not
    /// lead to such a page any more.
    final func openPage(with coder: NSCoder) {
        guard let steps = steps(in: coder), steps != 0 else { return }
        if let page = page(after: steps), isSeenPage(page, coder), open(page, after: steps) { return }
        UIApplication.shared.sceneInTurn?.restoration?.isPageMissed = true
    }

    /// Whether a page has the class of the one that was seen, and the title, which differs where the app begins with another page now.
    private func isSeenPage(_ page: UIViewController, _ coder: NSCoder) -> Bool {
        let className = coder.decodeObject(forKey: PageKey.className) as? String
        guard ClassNames.name(of: type(of: page)) == className else { return false }
        guard let title = coder.decodeObject(forKey: PageKey.title) as? String else { return true }
        page.loadViewIfNeeded()
        return [title, nil].contains(page.nameForPeople)
    }

    /// Shows a page that the data source makes, and nobody else.
    ///
    /// - Parameters:
    ///   - identifier: Its restoration identifier.
    ///   - coder: Says how far it was turned, if that is known.
    final func openPage(named identifier: String, with coder: NSCoder) {
        let steps = steps(in: coder)
        if let steps, let page = page(after: steps), page.restorationIdentifier == identifier {
            _ = open(page, after: steps)
            return
        }
        for direction in [1, -1] {
            var page = pages.first
            for step in 1...Self.greatestSearch {
                page = page.flatMap { neighbour(of: $0, direction) }
                guard let page, page.restorationIdentifier == identifier else { continue }
                _ = open(page, after: step * direction)
                return
            }
        }
    }

    private func neighbour(of page: UIViewController, _ direction: Int) -> UIViewController? {
        direction > 0
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    /// The page so many steps after the one that is shown, or before it.
    private func page(after steps: Int) -> UIViewController? {
        (0..<abs(steps)).reduce(pages.first) { page, _ in page.flatMap { neighbour(of: $0, steps.signum()) } }
    }

    private func open(_ page: UIViewController, after steps: Int) -> Bool {
        if currentSpine == .mid {
            showPair(with: page)
        } else {
            setViewControllers([page], direction: .forward, animated: false)
        }
        guard pages.first === page else { return false }
        stepsFromStart = steps
        UIApplication.shared.sceneInTurn?.restoration?.addWorkAfterLayout { [weak self] in self?.dataSourceDidChange() }
        return true
    }
}
