import Foundation
import Testing

@testable import UIKitCore

/// Containers that come back in another process: each test makes the app's controllers anew and restores into them.
@MainActor
@Suite struct ContainerRestorationTests {
    /// A screen of a number.
    ///
    /// Those that the app pushes are made anew by their class; the others it makes by itself.
    final class Screen: UIViewController, UIViewControllerRestoration {
        private(set) var number: Int
        let field = UITextField()

        init(_ number: Int, _ identifier: String = "screen") {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = identifier
            if ["screen", "more"].contains(identifier) { restorationClass = Screen.self }
        }

        required init?(coder: NSCoder) { nil }

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            path.last.map { Screen(0, $0) }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number")
        }
    }

    private func named<Controller: UIViewController>(_ controller: Controller, _ identifier: String) -> Controller {
        controller.restorationIdentifier = identifier
        return controller
    }

    /// What the app makes at every start.
    private func start(_ root: UIViewController, width: CGFloat? = nil) -> TestScene {
        let test = TestScene()
        if let width { test.turn { test.resize(to: width, width < 768 ? .compact : .regular) } }
        test.turn { test.window.rootViewController = root }
        return test
    }

    /// Puts a scene away and restores it in another one, where the app makes its controllers anew.
    @discardableResult
    private func restore(_ test: TestScene, in root: UIViewController, width: CGFloat? = nil) throws -> TestScene {
        let preserved = test.scene.preservedState()
        #expect(preserved.lostControllers.isEmpty)
        let state = try RestorableScene(data: preserved.data)
        let other = TestScene()
        if let width { other.turn { other.resize(to: width, width < 768 ? .compact : .regular) } }
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = root
            #expect(other.scene.decode(state))
            other.scene.finishRestoring()
        }
        #expect(other.scene.takeFaults().isEmpty)
        return other
    }

    private func numbers(_ controllers: [UIViewController]?) -> [Int] {
        (controllers ?? []).compactMap { ($0 as? Screen)?.number }
    }

    // MARK: Tabs

    private func makeTabs() -> UITabBarController {
        let tabs = named(UITabBarController(), "tabs")
        tabs.mode = .tabSidebar
        tabs.tabs = ["listen", "search"].map { identifier in
            let tab = UITab(title: identifier, image: nil, identifier: identifier) { _ in Screen(1, identifier) }
            tab.allowsHiding = true
            return tab
        }
        return tabs
    }

    @Test func aSidebarStaysHiddenAndStaysBeingEdited() throws {
        let first = makeTabs()
        let test = start(first, width: 1024)
        test.turn { first.sidebar.isHidden = true }
        let second = makeTabs()
        let other = try restore(test, in: second, width: 1024)
        #expect(second.sidebar.isHidden)
        #expect(!second.isEditing)
        other.turn { second.sidebar.isHidden = false }
        other.turn { second.setEditing(true, animated: false) }
        let third = makeTabs()
        try restore(other, in: third, width: 1024)
        #expect(!third.sidebar.isHidden)
        #expect(third.isEditing)
    }

    /// A screen that gets its name when its view is loaded.
    private final class LateNamed: UIViewController {
        private let name: String
        let field = UITextField()

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = name
            view.addSubview(field)
        }
    }

    @Test func screensThatAreNamedWhenTheirViewsAreLoadedAreFound() throws {
        func make() -> (tabs: UITabBarController, screens: [LateNamed]) {
            let screens = [LateNamed("one"), LateNamed("two"), LateNamed("three")]
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = screens.map { named(UINavigationController(rootViewController: $0), "stack") }
            return (tabs, screens)
        }
        let (first, old) = make()
        let test = start(first)
        test.turn { first.selectedIndex = 1 }
        try test.fill(old[1].field, with: .text("typed"))
        let (second, new) = make()
        try restore(test, in: second)
        #expect(second.selectedIndex == 1)
        #expect(new[1].field.text == "typed")
        #expect(!new[2].isViewLoaded)
    }

    @Test func aRootThatIsNamedWhenItsViewIsLoadedIsFound() throws {
        let old = LateNamed("root")
        let test = start(old)
        try test.fill(old.field, with: .text("typed"))
        let new = LateNamed("root")
        try restore(test, in: new)
        #expect(new.field.text == "typed")
    }

    // MARK: Containers of an app's own

    /// A container that encodes what it holds.
    final class Shelf: UIViewController {
        private(set) var held: UIViewController?

        func hold(_ child: UIViewController) {
            held = child
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(held, forKey: "held")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            if let child = coder.decodeObject(forKey: "held") as? UIViewController, child !== held { hold(child) }
        }
    }

    @Test func aContainerOfTheAppsOwnEncodesItsChildren() throws {
        let old = named(Shelf(), "shelf")
        let test = start(old)
        let screen = Screen(8)
        test.turn { old.hold(screen) }
        try test.fill(screen.field, with: .text("kept"))
        let archive = try RestorationArchive(data: test.scene.preservedState().data)
        #expect(archive.records.map { $0.path.joined(separator: "/") }.prefix(2) == ["shelf", "shelf/screen"])

        let new = named(Shelf(), "shelf")
        try restore(test, in: new)
        let restored = try #require(new.held as? Screen)
        #expect(restored !== screen && restored.number == 8)
        #expect(restored.field.text == "kept")
        #expect(restored.view.isDescendant(of: new.view))
    }

    @Test func aControllerWithoutIdentifierIsLeftOutWithEverythingBelow() throws {
        let (inner, outer) = (named(Shelf(), "inner"), Shelf())
        let root = named(Shelf(), "root")
        let test = start(root)
        test.turn {
            root.hold(outer)
            outer.hold(inner)
            inner.hold(Screen(3))
        }
        let archive = try RestorationArchive(data: test.scene.preservedState().data)
        #expect(archive.records.map { $0.path.joined(separator: "/") } == ["root"])
    }

    // MARK: Pages

    /// Ten pages of a book.
    final class Book: UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page((viewController as? Screen)?.number ?? 0, offset: -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page((viewController as? Screen)?.number ?? 0, offset: 1) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { 10 }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            ((pageViewController.viewControllers?.first as? Screen)?.number ?? 1) - 1
        }

        private func page(_ number: Int, offset: Int) -> Screen? {
            (1...10).contains(number + offset) ? Screen(number + offset) : nil
        }
    }

    private func pages(
        _ style: UIPageViewController.TransitionStyle, _ book: Book, spine: UIPageViewController.SpineLocation = .min
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        pages.dataSource = book
        let first = spine == .mid ? [Screen(1), Screen(2)] : [Screen(1)]
        pages.setViewControllers(first, direction: .forward, animated: false)
        return named(pages, "pages")
    }

    @Test func aPageViewShowsThePageThatWasReadWithItsDotAndWhatWasTyped() throws {
        let book = Book()
        let old = pages(.scroll, book)
        let test = start(old)
        try test.perform(.increment, on: old.view)
        try test.perform(.increment, on: old.view)
        let field = try #require(old.viewControllers?.first as? Screen).field
        try test.fill(field, with: .text("a note"))

        let new = pages(.scroll, book)
        let other = try restore(test, in: new)
        #expect(numbers(new.viewControllers) == [3])
        #expect((new.viewControllers?.first as? Screen)?.field.text == "a note")
        #expect(new.viewControllers?.first?.viewIfLoaded?.window != nil)
        #expect(new.children.count == 1)
        #expect(new.pageControl.currentPage == 2)
        try other.perform(.increment, on: new.view)
        #expect(numbers(new.viewControllers) == [4])
        #expect(new.pageControl.currentPage == 3)
    }

    @Test func aBookWithTheSpineInTheMiddleOpensAtTheSamePairOfPages() throws {
        let book = Book()
        let old = pages(.pageCurl, book, spine: .mid)
        let test = start(old)
        try test.perform(.increment, on: old.view)
        #expect(numbers(old.viewControllers) == [3, 4])

        let new = pages(.pageCurl, book, spine: .mid)
        let other = try restore(test, in: new)
        #expect(numbers(new.viewControllers) == [3, 4])
        #expect(new.viewControllers?.allSatisfy { $0.viewIfLoaded?.window === other.window } == true)
    }

    @Test func aPairOfPagesComesBackAsOnePageWhereTheSpineIsAtTheEdgeAndTheReverse() throws {
        let book = Book()
        let wide = pages(.pageCurl, book, spine: .mid)
        let test = start(wide)
        try test.perform(.increment, on: wide.view)
        let narrow = pages(.pageCurl, book)
        let other = try restore(test, in: narrow)
        #expect(numbers(narrow.viewControllers) == [3])

        let again = pages(.pageCurl, book, spine: .mid)
        try restore(other, in: again)
        #expect(numbers(again.viewControllers) == [3, 4])
    }

    // MARK: Split views

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = named(
            style == .unspecified ? UISplitViewController() : UISplitViewController(style: style), "split")
        if style == .unspecified {
            split.viewControllers = [
                named(UINavigationController(rootViewController: Screen(1, "list")), "contents"),
                named(UINavigationController(rootViewController: Screen(2, "detail")), "content"),
            ]
            return split
        }
        split.setViewController(Screen(1, "list"), for: .primary)
        if style == .tripleColumn { split.setViewController(Screen(3, "middle"), for: .supplementary) }
        split.setViewController(Screen(2, "detail"), for: .secondary)
        return split
    }

    private func stack(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [Int] {
        numbers((split.content[column]?.shown as? UINavigationController)?.viewControllers)
    }

    @Test func columnsKeepTheirStacksAndHowTheyAreArranged() throws {
        let old = split(.doubleColumn)
        let test = start(old, width: 1000)
        test.turn {
            let detail = old.viewController(for: .secondary)?.navigationController
            detail?.pushViewController(Screen(7, "more"), animated: false)
        }
        let more = old.viewController(for: .secondary)?.navigationController?.topViewController as? Screen
        try test.fill(try #require(more).field, with: .text("typed"))
        test.turn { old.hide(.primary) }

        let new = split(.doubleColumn)
        let other = try restore(test, in: new, width: 1000)
        #expect(stack(new, .primary) == [1])
        #expect(stack(new, .secondary) == [2, 7])
        #expect(new.displayMode == .secondaryOnly)
        let top = new.viewController(for: .secondary)?.navigationController?.topViewController as? Screen
        #expect(top?.field.text == "typed")
        #expect(top?.view.window === other.window)
    }

    @Test func aMergedStackComesBackMergedAndSeparatesWhereThePageIsWide() throws {
        let old = split(.tripleColumn)
        let test = start(old, width: 390)
        test.turn { old.show(.supplementary) }
        test.turn { old.show(.secondary) }
        test.turn { old.mergedStack?.pushViewController(Screen(7, "more"), animated: false) }
        #expect(numbers(old.mergedStack?.viewControllers) == [1, 3, 2, 7])

        let narrow = split(.tripleColumn)
        let other = try restore(test, in: narrow, width: 390)
        #expect(numbers(narrow.mergedStack?.viewControllers) == [1, 3, 2, 7])
        #expect(narrow.isShowing(.secondary))

        let wide = split(.tripleColumn)
        try restore(other, in: wide, width: 1280)
        #expect(stack(wide, .primary) == [1])
        #expect(stack(wide, .supplementary) == [3])
        #expect(stack(wide, .secondary) == [2, 7])
        #expect(!wide.isCollapsed)
    }

    @Test func theColumnThatANarrowPageShowedIsShownAgain() throws {
        let old = split(.doubleColumn)
        let test = start(old, width: 390)
        test.turn { old.show(.primary) }
        #expect(numbers(old.mergedStack?.viewControllers) == [1])
        let new = split(.doubleColumn)
        try restore(test, in: new, width: 390)
        #expect(numbers(new.mergedStack?.viewControllers) == [1])
    }

    @Test func aClassicSplitViewComesBackOnBothSidesOfTheWidth() throws {
        let old = split(.unspecified)
        let test = start(old, width: 390)
        test.turn { old.mergedStack?.pushViewController(Screen(7, "more"), animated: false) }
        #expect(numbers(old.mergedStack?.viewControllers) == [1, 2, 7])

        let wide = split(.unspecified)
        try restore(test, in: wide, width: 1000)
        #expect(stack(wide, .primary) == [1])
        #expect(stack(wide, .secondary) == [2, 7])

        let list = split(.unspecified)
        let third = start(list, width: 390)
        third.turn { list.mergedStack?.popToRootViewController(animated: false) }
        let again = split(.unspecified)
        let fourth = try restore(third, in: again, width: 390)
        #expect(numbers(again.mergedStack?.viewControllers) == [1])
        fourth.turn { fourth.resize(to: 1000, .regular) }
        #expect(stack(again, .secondary) == [2])
    }

    @Test func columnsThatTheAppLeavesEmptyAreFilledAgain() throws {
        let old = split(.doubleColumn)
        old.setViewController(Screen(2, "more"), for: .secondary)
        let test = start(old, width: 1000)
        let new = named(UISplitViewController(style: .doubleColumn), "split")
        new.setViewController(Screen(1, "list"), for: .primary)
        try restore(test, in: new, width: 1000)
        #expect(stack(new, .secondary) == [2])
        #expect(new.isShowing(.secondary))
    }

    // MARK: Searches

    /// Finds what is searched.
    final class Finder: UITableViewController, UISearchResultsUpdating {
        private(set) var found: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.searchBar.scopeButtonTitles = ["All", "Mine"]
            navigationItem.searchController = search
        }
        func updateSearchResults(for searchController: UISearchController) {
            let bar = searchController.searchBar
            found = searchController.isActive ? ["\(bar.text ?? "") in \(bar.selectedScopeButtonIndex)"] : []
        }
    }

    private func finder() -> (UINavigationController, Finder) {
        let finder = named(Finder(style: .plain), "finder")
        return (named(UINavigationController(rootViewController: finder), "navigation"), finder)
    }

    @Test func aSearchGoesOn() throws {
        let (navigation, old) = finder()
        let test = start(navigation)
        let bar = try #require(old.navigationItem.searchController).searchBar
        try test.fill(bar.searchTextField, with: .text("ada"))
        test.turn { bar.selectedScopeButtonIndex = 1 }
        #expect(old.navigationItem.searchController?.isActive == true)

        let (newNavigation, new) = finder()
        try restore(test, in: newNavigation)
        let search = try #require(new.navigationItem.searchController)
        #expect(search.isActive)
        #expect(search.searchBar.text == "ada")
        #expect(new.found == ["ada in 1"])
    }

    /// Shows what is searched.
    final class Results: UIViewController, UISearchResultsUpdating {
        private(set) var found: String?

        func updateSearchResults(for searchController: UISearchController) { found = searchController.searchBar.text }
    }

    @Test(arguments: [true, false]) func aScreenThatIsASearchShowsItsResultsAgain(hasName: Bool) throws {
        func screen() -> (UIViewController, UISearchController, Results) {
            let results = Results()
            let search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = results
            let container = UISearchContainerViewController(searchController: search)
            guard !hasName else { return (named(container, "search"), search, results) }
            // What a controller contains that is not the system's, it makes again.
            let parent = named(UIViewController(), "parent")
            parent.addChild(container)
            if let view = container.view { parent.view.addSubview(view) }
            container.didMove(toParent: parent)
            return (parent, search, results)
        }
        let (old, oldSearch, _) = screen()
        let test = start(old)
        try test.fill(oldSearch.searchBar.searchTextField, with: .text("ada"))
        let (new, search, results) = screen()
        let other = try restore(test, in: new)
        #expect(search.searchBar.text == "ada")
        #expect(results.found == "ada")
        #expect(results.viewIfLoaded?.window === other.window)
    }

    /// A list that shows a toolbar while it is edited, which goes with it.
    final class EditedList: UIViewController {
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            navigationController?.setToolbarHidden(!editing, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setToolbarHidden(true, animated: animated)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(isEditing, forKey: "editing")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            setEditing(coder.decodeBool(forKey: "editing"), animated: false)
        }
    }

    @Test("the bars are those that were seen, whatever a controller below shows as it takes up its state")
    func barsOfTheTop() throws {
        let old = named(UINavigationController(rootViewController: named(EditedList(), "list")), "navigation")
        let test = start(old)
        test.turn { old.topViewController?.setEditing(true, animated: false) }
        #expect(!old.isToolbarHidden)
        test.turn { old.pushViewController(Screen(1), animated: false) }
        #expect(old.isToolbarHidden)
        let new = named(UINavigationController(rootViewController: named(EditedList(), "list")), "navigation")
        try restore(test, in: new)
        #expect(new.viewControllers.count == 2 && new.viewControllers.first?.isEditing == true)
        #expect(new.isToolbarHidden)
    }
}
