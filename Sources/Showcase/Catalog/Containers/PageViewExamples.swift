import UIKit

/// Pages that are turned one by one.
final class PageViewExamples: CatalogExamplesViewController {
    private let chapters = ["Once upon a time", "there was a page", "that could be turned", "to the very end."]
    private lazy var pages = chapters.map { MessageViewController(text: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Side by Side",
            button("Show Pages") { [weak self] in
                self?.showPages(
                    UIPageViewController(
                        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20]))
            })
        addExample(
            "A Book",
            button("Open the Book") { [weak self] in
                self?.showPages(
                    UIPageViewController(
                        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                        options: [.spineLocation: UIPageViewController.SpineLocation.mid]))
            },
            button("Open a Notepad") { [weak self] in
                self?.showPages(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical))
            })
    }

    private func showPages(_ book: UIPageViewController) {
        book.title = "Story"
        book.dataSource = self
        let first = book.spineLocation == .mid ? Array(pages.prefix(2)) : [pages[0]]
        book.setViewControllers(first, direction: .forward, animated: false)
        navigationController?.pushViewController(book, animated: true)
    }
}

extension PageViewExamples: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === viewController }) else { return nil }
        return index + 1 < pages.count ? pages[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
}
