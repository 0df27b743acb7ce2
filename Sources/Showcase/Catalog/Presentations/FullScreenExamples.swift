import UIKit

/// Presentations that cover the whole page, or one controller on it.
final class FullScreenExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Full Screen",
            button("Cover") { [weak self] in self?.present(style: .fullScreen, transition: .coverVertical) },
            button("Cross Dissolve") { [weak self] in self?.present(style: .fullScreen, transition: .crossDissolve) },
            button("Over Full Screen") { [weak self] in
                self?.present(style: .overFullScreen, transition: .coverVertical)
            })
        // A navigation controller defines a context, so the tabs around it stay in use.
        addExample(
            "In One Tab",
            button("Current Context") { [weak self] in
                self?.present(style: .currentContext, transition: .coverVertical)
            },
            button("Over Current Context") { [weak self] in
                self?.present(style: .overCurrentContext, transition: .coverVertical)
            })
    }

    private func present(style: UIModalPresentationStyle, transition: UIModalTransitionStyle) {
        let isInTab = style == .currentContext || style == .overCurrentContext
        let content = MessageViewController(
            text: "This covers \(isInTab ? "one tab" : "the page"). Close brings it back.")
        content.title = isInTab ? "One Tab" : "Full Screen"
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = style
        navigation.modalTransitionStyle = transition
        present(navigation, animated: true)
    }
}
