import UIKit

/// Scrolling regions of bounded size within a page.
final class ScrollViewExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let lines = UIStackView(arrangedSubviews: (1...30).map { line("Line \($0)") })
        lines.axis = .vertical
        lines.spacing = 8
        addExample("Vertical", scrollView(around: lines, height: 200))

        let tiles = UIStackView(arrangedSubviews: (1...20).map { tile("\($0)") })
        tiles.spacing = 8
        addExample("Horizontal", scrollView(around: tiles, height: 96))
    }

    private func scrollView(around content: UIView, height: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        scrollView.heightAnchor.constraint(equalToConstant: height).isActive = true
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
        return scrollView
    }

    private func line(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func tile(_ text: String) -> UILabel {
        let label = line(text)
        label.textAlignment = .center
        label.backgroundColor = .systemFill
        label.layer.cornerRadius = 8
        label.widthAnchor.constraint(equalToConstant: 80).isActive = true
        label.heightAnchor.constraint(equalToConstant: 80).isActive = true
        return label
    }
}
