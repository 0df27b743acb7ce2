import UIKit

/// A container of one's own: two children that take turns.
final class ChildExamples: CatalogExamplesViewController {
    private let container = UIView()
    private var child: UIViewController?
    private let alternatives = [
        MessageViewController(text: "The first child"), MessageViewController(text: "The second child"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        container.heightAnchor.constraint(equalToConstant: 140).isActive = true
        let chooser = UISegmentedControl(items: ["First", "Second"])
        chooser.selectedSegmentIndex = 0
        chooser.addAction(
            UIAction { [weak self, weak chooser] _ in
                guard let self, let chooser else { return }
                exchange(for: alternatives[chooser.selectedSegmentIndex])
            }, for: .valueChanged)
        addExample("Two Children", chooser, container)
        exchange(for: alternatives[0])
    }

    private func exchange(for newChild: UIViewController) {
        if let child {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        addChild(newChild)
        newChild.view.frame = container.bounds
        newChild.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(newChild.view)
        newChild.didMove(toParent: self)
        child = newChild
    }
}
