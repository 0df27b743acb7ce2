import UIKit

/// Refresh controls, with which a person loads the content of a scroll view again.
final class RefreshControlExamples: CatalogExamplesViewController {
    private let lines = UIStackView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        lines.axis = .vertical
        lines.spacing = 8
        let refreshControl = UIRefreshControl()
        refreshControl.attributedTitle = NSAttributedString(string: "Load More")
        refreshControl.addAction(
            UIAction { [weak self] action in
                self?.load()
                (action.sender as? UIRefreshControl)?.endRefreshing()
            }, for: .valueChanged)
        addExample("Content That Is There at Once", scrollView(with: refreshControl, around: lines))
        load()

        let slow = UIRefreshControl()
        let explanation = UILabel()
        explanation.text = "The wheel turns until the content is there."
        explanation.numberOfLines = 0
        let finish = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "The Content Is There") { _ in slow.endRefreshing() })
        addExample("Content That Takes Time", scrollView(with: slow, around: explanation), finish)
    }

    private func load() {
        for _ in 0..<3 {
            count += 1
            let line = UILabel()
            line.text = "Message \(count)"
            lines.insertArrangedSubview(line, at: 0)
        }
    }

    private func scrollView(with refreshControl: UIRefreshControl, around content: UIView) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.refreshControl = refreshControl
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        scrollView.heightAnchor.constraint(equalToConstant: 160).isActive = true
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
        return scrollView
    }
}
