import UIKit

/// Page controls that turn pages.
final class PageControlExamples: CatalogExamplesViewController {
    private let season = UILabel()
    private let seasons = ["Spring", "Summer", "Autumn", "Winter"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = UIPageControl()
        pages.numberOfPages = seasons.count
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.accessibilityLabel = "Season"
        season.text = seasons[0]
        season.font = .preferredFont(forTextStyle: .title1)
        season.textAlignment = .center
        pages.addAction(
            UIAction { [weak self, weak pages] _ in
                guard let self, let pages else { return }
                season.text = seasons[pages.currentPage]
            }, for: .valueChanged)
        addExample("Seasons", season, pages)
    }
}
