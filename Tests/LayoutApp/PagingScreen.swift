import UIKit

/// Pages as wide as the scroll view around them, a row of two columns that goes on at the side, and a wide picture.
final class PagingScreen: UIViewController {
    private let pages = UIStackView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let paging = makeScrollView(around: pages, height: 180)
        paging.isPagingEnabled = true
        showPages(in: paging)
        let columns = UIStackView()
        let row = makeScrollView(around: columns, height: 80)
        for name in ["Left Column", "Right Column"] {
            let column = UILabel(text: name)
            column.backgroundColor = .systemGray5
            columns.addArrangedSubview(column)
            column.widthAnchor.constraint(equalTo: row.frameLayoutGuide.widthAnchor, multiplier: 0.8).isActive = true
        }
        let parts = UIStackView()
        parts.distribution = .fillEqually
        for number in 1...3 { parts.addArrangedSubview(UILabel(text: "Part \(number)")) }
        let wide = makeScrollView(around: parts, height: 60)
        parts.widthAnchor.constraint(equalTo: wide.frameLayoutGuide.widthAnchor, multiplier: 2.4).isActive = true
        let count = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Count") { [weak self, weak paging] _ in
                self?.count += 1
                if let paging { self?.showPages(in: paging) }
            })
        let column = UIStackView(arrangedSubviews: [paging, row, wide, count])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
    }

    private func makeScrollView(around stack: UIStackView, height: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: height),
        ])
        return scrollView
    }

    /// Makes the pages anew.
    private func showPages(in scrollView: UIScrollView) {
        for page in pages.arrangedSubviews { page.removeFromSuperview() }
        for number in 1...3 {
            let (page, label) = (UIView(), UILabel(text: "Page \(number), \(count) times"))
            page.backgroundColor = .systemGray6
            label.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(label)
            pages.addArrangedSubview(page)
            NSLayoutConstraint.activate([
                page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            ])
        }
    }
}
