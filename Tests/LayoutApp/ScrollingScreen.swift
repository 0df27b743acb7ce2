import UIKit

/// A screen that is a scroll view.
final class ScrollingScreen: UIViewController {
    override func loadView() {
        let scroll = UIScrollView()
        let stack = UIStackView(arrangedSubviews: [UILabel(text: "First"), UILabel(text: "Second")])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        view = scroll
    }
}
