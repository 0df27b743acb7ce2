import Foundation
import Testing

@testable import UIKitCore

/// The callbacks of turning pages, and who is asked and told.
@MainActor
@Suite struct UIPageViewControllerTests {
    final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log: CallbackLog
        let pages: [RecordingViewController]
        var hasDots = false
        var spine: UIPageViewController.SpineLocation?

        init(_ names: String..., log: CallbackLog) {
            self.log = log
            pages = names.map { RecordingViewController($0, log) }
        }

        private func index(of page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }

        private func page(_ index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(index(of: viewController) - 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(index(of: viewController) + 1) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? pages.count : 0 }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pageViewController.viewControllers?.first.map { index(of: $0) } ?? 0
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.add("willTransition(\(names(pendingViewControllers)))")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log.add("didFinish(\(names(previousViewControllers)) \(completed))")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            log.add("spine(\(orientation == .portrait ? "high" : "wide"))")
            return spine ?? pageViewController.spineLocation
        }

        func names(_ pages: [UIViewController]) -> String {
            pages.compactMap { ($0 as? RecordingViewController)?.name }.joined(separator: " ")
        }
    }

    private let log = CallbackLog()
    private let book: Book

    init() {
        book = Book("A", "B", "C", "D", log: log)
    }

    private func open(_ style: UIPageViewController.TransitionStyle) -> (UIPageViewController, TestScene) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let test = TestScene(showing: pages)
        return (pages, test)
    }

    @Test func theFirstPageAppearsAndTheOthersAreNotLoaded() {
        let (pages, _) = open(.scroll)
        #expect(
            log.take() == [
                "A.willMove", "A.didMove", "A.loadView", "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.layout",
                "A.didAppear",
            ])
        #expect(book.pages.map(\.isViewLoaded) == [true, false, false, false])
        #expect(pages.spineLocation == .none)
        #expect(pages.children == [book.pages[0]])
    }

    @Test func scrollingBeginsAndEndsWithTheNewPage() throws {
        let (pages, test) = open(.scroll)
        _ = log.take()
        try test.perform(.increment, on: pages.view)
        #expect(
            log.take() == [
                "willTransition(B)", "B.willMove", "A.willMove(nil)", "B.loadView", "B.viewDidLoad", "B.willAppear",
                "A.willDisappear", "B.isAppearing", "B.layout", "B.didAppear", "A.didDisappear", "B.didMove",
                "A.didMove(nil)", "didFinish(A true)",
            ])
        #expect(test.scene.lastTransition == SceneTransition(.turnForward, animated: true))
        try test.perform(.decrement, on: pages.view)
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.decrement)) {
            try test.perform(.decrement, on: pages.view)
        }
    }

    @Test func aTurnIsShownAsTheStyleTheSpineAndTheDirectionAskFor() throws {
        func effect(
            _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
            _ options: [UIPageViewController.OptionsKey: Any] = [:], pages count: Int = 1
        ) throws -> SceneTransition {
            let pages = UIPageViewController(
                transitionStyle: style, navigationOrientation: orientation, options: options)
            pages.setViewControllers(Array(book.pages[..<count]), direction: .forward, animated: false)
            let test = TestScene(showing: pages)
            test.turn {
                pages.setViewControllers(Array(book.pages[2..<2 + count]), direction: .forward, animated: true)
            }
            return test.scene.lastTransition
        }
        #expect(try effect(.scroll, .horizontal, [.interPageSpacing: 20]).spacing == 20)
        #expect(try effect(.scroll, .vertical).effect == .vertical)
        #expect(try effect(.pageCurl, .horizontal).effect == .leaf(.left))
        let spine = UIPageViewController.OptionsKey.spineLocation
        let end = UIPageViewController.SpineLocation.max
        #expect(try effect(.pageCurl, .horizontal, [spine: end]).effect == .leaf(.right))
        #expect(try effect(.pageCurl, .vertical, [spine: end]).effect == .leaf(.bottom))
        let middle = UIPageViewController.SpineLocation.mid
        #expect(try effect(.pageCurl, .horizontal, [spine: middle], pages: 2).effect == .leaf(.middle))
    }

    @Test func curlingEndsWithTheOldPageFirst() throws {
        let (pages, test) = open(.pageCurl)
        _ = log.take()
        var completions: [Bool] = []
        test.turn {
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { completions.append($0) }
            #expect(completions.isEmpty)
        }
        #expect(
            log.take() == [
                "B.willMove", "A.willMove(nil)", "B.loadView", "B.viewDidLoad", "A.willDisappear", "B.willAppear",
                "B.isAppearing", "B.layout", "A.didDisappear", "B.didAppear", "B.didMove", "A.didMove(nil)",
            ])
        #expect(completions == [true])
        #expect(pages.spineLocation == .min)
    }

    @Test func turnsDuringATurnFollowIt() {
        let (pages, test) = open(.scroll)
        _ = log.take()
        test.turn {
            for index in [1, 2, 1] {
                pages.setViewControllers([book.pages[index]], direction: .forward, animated: true)
            }
        }
        #expect(
            log.take().filter { $0.hasSuffix("didAppear") } == ["B.didAppear", "C.didAppear", "B.didAppear"])
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(pages.children == [book.pages[1]])
    }

    @Test func dotsTurnToTheirPage() throws {
        book.hasDots = true
        let (pages, test) = open(.scroll)
        #expect(pages.pageControl.numberOfPages == 4)
        _ = log.take()
        try test.perform(.valueChanged, .text("2"), on: pages.pageControl)
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(pages.pageControl.currentPage == 2)
        #expect(log.take().filter { $0.contains("B.") } == [])
        try test.perform(.decrement, on: pages.view)
        #expect(pages.pageControl.currentPage == 1)
        test.turn { pages.setViewControllers([book.pages[3]], direction: .forward, animated: false) }
        #expect(pages.pageControl.currentPage == 3)
    }

    @Test func theShapeOfTheWindowDecidesAboutTheSpine() throws {
        let (pages, test) = open(.pageCurl)
        book.spine = .mid
        _ = log.take()
        test.turn { test.resize(to: 1280, .regular) }
        #expect(pages.spineLocation == .mid)
        #expect(pages.isDoubleSided)
        #expect(pages.viewControllers == [book.pages[0], book.pages[1]])
        #expect(log.take().filter { !$0.hasPrefix("A") }.prefix(3) == ["spine(wide)", "B.willMove", "B.loadView"])
        try test.perform(.increment, on: pages.view)
        #expect(pages.viewControllers == [book.pages[2], book.pages[3]])
        book.spine = .min
        test.turn { test.resize(to: 390, .compact) }
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(pages.children == [book.pages[2]])
        #expect(test.scene.takeFaults().isEmpty)
    }

    @Test func aSpineInTheMiddleNeedsTwoPagesWithBacks() {
        let (pages, test) = open(.pageCurl)
        book.spine = .mid
        test.turn { test.resize(to: 1280, .regular) }
        #expect(pages.spineLocation == .mid)
        test.turn { pages.isDoubleSided = false }
        #expect(pages.isDoubleSided)
        book.spine = .min
        test.turn { test.resize(to: 390, .compact) }
        test.turn {
            pages.dataSource = nil
            book.spine = .mid
            test.resize(to: 1280, .regular)
        }
        #expect(pages.spineLocation == .min && pages.viewControllers == [book.pages[0]])
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .invalidArgument,
                    "If 'UIPageViewControllerSpineLocationMid' is specified, 'doubleSided' must be 'YES'."),
                SceneFault(
                    .invalidArgument,
                    "The number of provided view controllers (1) doesn't match the number required (2) for the requested "
                        + "spine location (UIPageViewControllerSpineLocationMid)"),
            ])
    }

    @Test func aWrongNumberOfPagesIsAFault() {
        let (pages, test) = open(.scroll)
        test.turn { pages.setViewControllers([], direction: .forward, animated: false) }
        test.turn { pages.setViewControllers(book.pages, direction: .forward, animated: false) }
        let faults = test.scene.takeFaults()
        #expect(faults.map(\.name) == [.invalidArgument, .invalidArgument])
        #expect(
            faults.first?.reason
                == "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                + "transition")
        #expect(pages.viewControllers == [book.pages[0]])
    }
}
