import Foundation

/// The pages that the data source named before and after those that are seen.
struct PageNeighbours {
    /// The page that was asked about, from which on the answers hold.
    weak var first: UIViewController?
    weak var last: UIViewController?
    var before: UIViewController?
    var after: UIViewController?
}

extension UIPageViewController {
    /// Takes the options of a new page view controller.
    final func take(_ options: [OptionsKey: Any]) {
        if transitionStyle == .pageCurl {
            let given = options[.spineLocation]
            let location = given as? SpineLocation ?? (given as? Int).flatMap(SpineLocation.init(rawValue:))
            currentSpine = location.flatMap { $0 == .none ? nil : $0 } ?? .min
        }
        interPageSpacing = max(0, CGFloat((options[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0))
        pageControl.hidesForSinglePage = false
        pageControl.isHidden = true
        pageControl.accessibilityLabel = FrameworkText.pages.localized
        pageControl.addAction(
            UIAction { [weak self] _ in self?.userDidPressPageControl() }, for: .valueChanged)
    }

    /// Says whether pages have backs.
    final func setDoubleSided(_ newValue: Bool) {
        guard newValue || currentSpine != .mid || isAskingForSpine else {
            SceneFault.raise(
                .invalidArgument,
                "If 'UIPageViewControllerSpineLocationMid' is specified, 'doubleSided' must be 'YES'.",
                in: windowScene)
            return
        }
        hasBacks = newValue
    }

    /// The pages that are seen: both with a spine in the middle, else the front of the first.
    final var seenPages: [UIViewController] { Array(pages.prefix(currentSpine == .mid ? 2 : 1)) }

    // MARK: Turning

    /// Shows pages, after the turns that were asked for before.
    final func show(
        _ newPages: [UIViewController], direction: NavigationDirection, animated: Bool, stepsByUser: Int? = nil,
        completion: ((Bool) -> Void)?
    ) {
        let counts = isAskingForSpine ? 1...2 : currentSpine == .mid ? 2...2 : hasBacks ? 1...2 : 1...1
        guard counts.contains(newPages.count) else {
            SceneFault.raise(
                .invalidArgument,
                "The number of view controllers provided (\(newPages.count)) doesn't match the number required "
                    + "(\(counts.upperBound)) for the requested transition", in: windowScene)
            return
        }
        guard newPages.count == 1 || newPages[0] !== newPages[1] else {
            SceneFault.raise(.invalidArgument, "The pages must be distinct.", in: windowScene)
            return
        }
        guard newPages.allSatisfy({ $0.parentController === self || mayContain($0) }) else { return }
        if let stepsByUser {
            stepsFromStart = stepsFromStart.map { $0 + stepsByUser }
        } else {
            stepsFromStart = steps(toPageOfApp: newPages[0])
        }
        pages = newPages
        waitingTurns.append(
            Turn(
                pages: newPages, direction: direction, isAnimated: animated, isByUser: stepsByUser != nil,
                completion: completion))
        runNextTurn()
    }

    /// Runs the turn that was asked for first, unless one runs; then this is called again at its end.
    final func runNextTurn() {
        while runningTransition == nil, !isAskingForSpine, !isAppearanceChanging, !waitingTurns.isEmpty {
            let turn = waitingTurns.removeFirst()
            guard appearance.phase == .appeared, let window = viewIfLoaded?.window else {
                settle(turn)
                continue
            }
            run(turn, in: window)
        }
    }

    private func run(_ turn: Turn, in window: UIWindow) {
        let new = Array(turn.pages.prefix(currentSpine == .mid ? 2 : 1))
        let old = shownPages
        let going = old.filter { page in !new.contains { $0 === page } }
        let coming = new.filter { page in !old.contains { $0 === page } }
        if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: turn.pages) }
        for page in coming { adopt(page) }
        ownedPages = new
        let movement: SceneTransition.Kind = turn.direction == .forward ? .turnForward : .turnBackward
        let transition = ChildrenTransition(
            going.isEmpty && coming.isEmpty ? .none : movement, effect: turningEffect, from: going, to: coming,
            in: self,
            order: transitionStyle == .scroll ? .newFirst : .oldFirst, leaving: going, joining: coming,
            animated: turn.isAnimated,
            work: ChildrenTransition.Work(
                install: { [weak self] in self?.install(new, removing: []) },
                remove: { [weak self] page in self?.take(page) },
                finish: { [weak self] isComplete in self?.finish(turn, from: old, isComplete: isComplete) }))
        runningTransition = transition
        window.transitionEngine.run(transition)
    }

    /// How the page shows a turn: a leaf of a book that turns around the spine, or pages that slide.
    private var turningEffect: SceneTransition.Effect {
        let isVertical = navigationOrientation == .vertical
        guard transitionStyle == .pageCurl else { return isVertical ? .vertical : .system }
        return switch currentSpine {
        case .mid: isVertical ? .vertical : .leaf(.middle)
        case .max: .leaf(isVertical ? .bottom : .right)
        case .none, .min: .leaf(isVertical ? .top : .left)
        }
    }

    private func finish(_ turn: Turn, from old: [UIViewController], isComplete: Bool) {
        runningTransition = nil
        if !isComplete { settle(turn) }
        if turn.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isComplete)
        }
        if isComplete {
            pagesDidChange(isByUser: turn.isByUser)
            turn.completion?(true)
        }
        runNextTurn()
    }

    /// Makes the relations agree with the pages while nothing of them is seen.
    private func settle(_ turn: Turn) {
        let new = Array(turn.pages.prefix(currentSpine == .mid ? 2 : 1))
        let going = ownedPages.filter { page in !new.contains { $0 === page } }
        ownedPages = new
        let coming = new.filter { $0.parentController !== self }
        for page in coming { adopt(page) }
        for page in going {
            page.sendWillMove(toParent: nil)
            take(page)
            page.removeFromParent()
        }
        if !pageViews.isEmpty { shownPages.removeAll { page in going.contains { $0 === page } } }
        for page in coming { page.sendDidMove(toParent: self) }
        pagesDidChange(isByUser: turn.isByUser)
        turn.completion?(true)
    }

    // MARK: Neighbours

    /// Takes note of new pages: neighbours and dots.
    private func pagesDidChange(isByUser: Bool, by cause: StaticString = #function) {
        if !isByUser { updatePageCount() }
        askForNeighbours()
        viewIfLoaded?.setNeedsRendering(cause)
    }

    /// Forgets what the former data source said.
    final func dataSourceDidChange(by cause: StaticString = #function) {
        neighbours = PageNeighbours()
        updatePageCount()
        askForNeighbours()
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.setNeedsRendering(cause)
    }

    /// Asks the data source for the pages beside those that are seen, unless it said so already.
    final func askForNeighbours(by cause: StaticString = #function) {
        guard appearance.phase == .appeared, let first = seenPages.first, let last = seenPages.last else { return }
        guard neighbours.first !== first || neighbours.last !== last else { return }
        neighbours = PageNeighbours()
        neighbours.first = first
        neighbours.last = last
        neighbours.before = dataSource?.pageViewController(self, viewControllerBefore: first)
        neighbours.after = dataSource?.pageViewController(self, viewControllerAfter: last)
        viewIfLoaded?.setNeedsRendering(cause)
    }

    private func updatePageCount() {
        defer { pageControl.isHidden = pageControl.numberOfPages == 0 }
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
            pageControl.numberOfPages = 0
            return
        }
        pageControl.numberOfPages = max(0, dataSource.presentationCount(for: self))
        guard pageControl.numberOfPages > 0 else { return }
        pageControl.currentPage = dataSource.presentationIndex(for: self)
        shownDot = pageControl.currentPage
    }

    // MARK: The user's turns

    /// Whether the user can turn pages at all.
    package final var offersTurning: Bool { dataSource != nil }

    /// What the user can do: turn on, turn back.
    final var turningInteractions: [UserInteractionEvent] {
        guard offersTurning else { return [] }
        return (neighbours.after == nil ? [] : [.increment]) + (neighbours.before == nil ? [] : [.decrement])
    }

    /// Turns to the next page or to the one before.
    final func turnByUser(_ direction: NavigationDirection) {
        guard let neighbour = direction == .forward ? neighbours.after : neighbours.before else { return }
        pageControl.currentPage = shownDot + (direction == .forward ? 1 : -1)
        shownDot = pageControl.currentPage
        turn(to: neighbour, direction, steps: 1)
    }

    /// Turns page by page to the one whose dot was pressed, which is shown.
    private func userDidPressPageControl() {
        guard let dataSource, let first = seenPages.first else { return }
        let wanted = pageControl.currentPage
        let direction: NavigationDirection = wanted > shownDot ? .forward : .reverse
        var page = first
        var steps = 0
        while shownDot != wanted {
            let next =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
            guard let next else { break }
            page = next
            steps += 1
            shownDot += direction == .forward ? 1 : -1
        }
        pageControl.currentPage = shownDot
        guard page !== first else { return }
        turn(to: page, direction, steps: steps)
    }

    /// Turns to a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - direction: Which way.
    ///   - steps: How many pages away it is from those that are seen.
    private func turn(to page: UIViewController, _ direction: NavigationDirection, steps: Int) {
        var newPages = [page]
        var steps = steps
        if currentSpine == .mid {
            let other =
                direction == .forward
                ? dataSource?.pageViewController(self, viewControllerAfter: page)
                : dataSource?.pageViewController(self, viewControllerBefore: page)
            guard let other else { return }
            newPages = direction == .forward ? [page, other] : [other, page]
            steps += 1
        }
        let stepsByUser = direction == .forward ? steps : -steps
        show(newPages, direction: direction, animated: true, stepsByUser: stepsByUser, completion: nil)
    }
}
