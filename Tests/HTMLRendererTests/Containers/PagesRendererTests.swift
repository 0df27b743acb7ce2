import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PagesRendererTests {
    private final class Book: UIPageViewControllerDataSource {
        let pages = [UIViewController(), UIViewController()]

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    }

    private let symbols = EmbeddedResource.symbols.path
    private let book = Book()

    @Test func pagesAreTurnedByButtonsAndDots() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage()
        stage.show(pages)
        #expect(
            stage.html(of: pages.view) == """
                <div id="v1" class="pages"><main class="page-spread" id="content"><div class="page">\
                <div class="screen"><div id="v2" class="view"></div></div></div></main>\
                <nav class="page-turning" aria-label="Pages"><button type="submit" class="bar-button" \
                name="segue-event" value="v1.decrement" aria-label="Previous page" disabled><svg class="symbol directional" \
                aria-hidden="true"><use href="\(symbols)#chevron.backward"/></svg></button>\
                <div id="v3" class="page-control" aria-label="Pages" role="group"><button type="submit" \
                name="segue-event" value="v3.valueChanged=0" aria-label="Page 1 of 2" aria-current="true"></button>\
                <button type="submit" name="segue-event" value="v3.valueChanged=1" aria-label="Page 2 of 2"></button>\
                </div><button type="submit" class="bar-button" name="segue-event" value="v1.increment" \
                aria-label="Next page"><svg class="symbol directional" aria-hidden="true">\
                <use href="\(symbols)#chevron.forward"/></svg></button></nav></div>
                """)
    }

    @Test func facingPagesAndPagesWithoutDataSource() {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        pages.setViewControllers(book.pages, direction: .forward, animated: false)
        let stage = Stage()
        stage.show(pages)
        let html = stage.html(of: pages.view)
        #expect(html.hasPrefix("<div id=\"v1\" class=\"pages downward curl facing\">"))
        #expect(html.occurrences(of: "<div class=\"page\">") == 2)
        #expect(!html.contains("page-turning"))
    }

    @Test func pagesWithoutANumberHaveNoDots() {
        final class Leaves: UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { UIViewController() }
        }
        let leaves = Leaves()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = leaves
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let stage = Stage()
        stage.show(pages)
        let html = stage.html(of: pages.view)
        #expect(html.contains("class=\"page-turning\""))
        #expect(!html.contains("page-control"))
        #expect(!pages.view.subviews.contains { $0 is UIPageControl && !$0.isHidden })
        pages.dataSource = book
        #expect(stage.html(of: pages.view).contains("page-control"))
    }
}
