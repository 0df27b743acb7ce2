import UIKit

/// Refresh controls, with which a person loads the content of a scroll view again.
final class RefreshControlExamples: CatalogExamplesViewController {
    private let lines = UIStackView()
    private var count = 0
    private let slow = UIRefreshControl()

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
        coder.encode(slow.isRefreshing, forKey: "isRefreshing")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        load(upTo: coder.decodeInteger(forKey: "count"))
        if coder.decodeBool(forKey: "isRefreshing") { slow.beginRefreshing() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        lines.axis = .vertical
        lines.spacing = 8
        let refreshControl = UIRefreshControl()
        refreshControl.attributedTitle = NSAttributedString(string: "Load More")
        refreshControl.addAction(
            UIAction { [weak self] action in
                guard let self else { return }
                load(upTo: count + 3)
                (action.sender as? UIRefreshControl)?.endRefreshing()
            }, for: .valueChanged)
        addExample("Content That Is There at Once", scrollView(with: refreshControl, around: lines))
        load(upTo: 3)

        let explanation = UILabel()
        explanation.text = "The wheel turns until the content is there."
        explanation.numberOfLines = 0
        let finish = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "The Content Is There") { [slow] _ in slow.endRefreshing() })
        addExample("Content That Takes Time", scrollView(with: slow, around: explanation), finish)
    }

    private func load(upTo number: Int) {
        while count < number {
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
