import UIKit

/// Pages that are turned one by one.
final class PageViewExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Side by Side", pushButton("Show Pages"))
        addExample("A Book", pushButton("Open the Book"), pushButton("Open a Notepad"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let story =
            switch name {
            case "Show Pages":
                StoryViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
            case "Open the Book":
                StoryViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
            default: StoryViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
            }
        story.open()
        return story
    }
}

/// A story of which each page knows its text.
final class StoryViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let chapters = ["Once upon a time", "there was a page", "that could be turned", "to the very end."]

    private lazy var pages = chapters.enumerated().map { index, text in
        let page = MessageViewController(alone: text)
        page.restorationIdentifier = "chapter \(index)"
        return page
    }

    /// Shows the first page, or the first two of a book.
    func open() {
        title = "Story"
        dataSource = self
        let first = spineLocation == .mid ? Array(pages.prefix(2)) : [pages[0]]
        setViewControllers(first, direction: .forward, animated: false)
    }

    private func index(of page: UIViewController?) -> Int? {
        (page as? MessageViewController).flatMap { chapters.firstIndex(of: $0.text) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = index(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = index(of: viewController) else { return nil }
        return index + 1 < pages.count ? pages[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        index(of: viewControllers?.first) ?? 0
    }
}
