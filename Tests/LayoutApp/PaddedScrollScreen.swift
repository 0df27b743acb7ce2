import UIKit

/// A scroll view whose content keeps distances, and that can be refreshed.
final class PaddedScrollScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView()
        let stack = UIStackView(arrangedSubviews: [UILabel(text: "Content")])
        stack.axis = .vertical
        for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(stack)
        scroll.refreshControl = UIRefreshControl()
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            frame.topAnchor.constraint(equalTo: view.topAnchor),
            frame.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            frame.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            frame.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
        ])
    }
}
